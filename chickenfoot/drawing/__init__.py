"""Pictures of a layout: scenes and their painters. The only room that knows matplotlib."""
