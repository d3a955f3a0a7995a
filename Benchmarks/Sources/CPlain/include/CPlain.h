#pragma once

// Draws a list of shapes and texts at their places with nothing but cairo and its own text, at three pixels a point, and
// returns the pixels: 32 bits each, red, green and blue below a byte that means nothing. Null if a line is not understood.
const unsigned char *plain_draw(const char *list, int width, int height, int *bytes_per_row);
