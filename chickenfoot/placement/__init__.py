"""A tableau laid out: positions and angles, without a line of drawing."""
