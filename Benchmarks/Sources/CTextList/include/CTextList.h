// A C program's way to measure a list of labels: Pango straight, two layouts for all of them, one for each font.
#ifndef CTEXTLIST_H
#define CTEXTLIST_H

typedef struct text_list text_list;

typedef struct {
    const char *title;
    const char *subtitle;
} text_list_cell;

// What to measure of each cell.
enum {
    text_list_title = 1,
    text_list_subtitle_in_one_line = 2,
    text_list_subtitle_at_width = 4,
};

// NULL when the font is not installed.
text_list *text_list_open(double title_size, double subtitle_size);
void text_list_close(text_list *list);

// Measures what `what` names, in every cell, and says how many lines the subtitles have at the width.
int text_list_measure(text_list *list, const text_list_cell *cells, int count, double width, int what);

// Measures one label of its own size, as its layout asks: in one line, and at a width unless it has one line.
void text_list_measure_label(text_list *list, const char *text, double size, int lines, double width);

#endif
