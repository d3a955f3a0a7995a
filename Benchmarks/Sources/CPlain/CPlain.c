#include "CPlain.h"

#include <cairo.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

static const double scale = 3;

static void set_color(cairo_t *cairo, unsigned color) {
    cairo_set_source_rgb(cairo, (color >> 16 & 255) / 255.0, (color >> 8 & 255) / 255.0, (color & 255) / 255.0);
}

static void fill_rectangle(cairo_t *cairo, double x, double y, double width, double height, double radius) {
    if (radius == 0) {
        cairo_rectangle(cairo, x, y, width, height);
    } else {
        cairo_new_sub_path(cairo);
        cairo_arc(cairo, x + width - radius, y + radius, radius, -M_PI / 2, 0);
        cairo_arc(cairo, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
        cairo_arc(cairo, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
        cairo_arc(cairo, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
        cairo_close_path(cairo);
    }
    cairo_fill(cairo);
}

static void show_text(cairo_t *cairo, double x, double y, double size, int is_bold, const char *words) {
    cairo_select_font_face(
        cairo, "Inter", CAIRO_FONT_SLANT_NORMAL, is_bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(cairo, size);
    cairo_move_to(cairo, x, y);
    cairo_show_text(cairo, words);
}

static int draw_line(cairo_t *cairo, const char *line) {
    double x, y, width, height, radius, size;
    char weight[16];
    unsigned color;
    int words = 0;
    if (sscanf(line, "rectangle %lf %lf %lf %lf %lf %x", &x, &y, &width, &height, &radius, &color) == 6) {
        set_color(cairo, color);
        fill_rectangle(cairo, x, y, width, height, radius);
    } else if (sscanf(line, "text %lf %lf %lf %15s %x %n", &x, &y, &size, weight, &color, &words) == 5 && words > 0) {
        set_color(cairo, color);
        show_text(cairo, x, y, size, strcmp(weight, "bold") == 0, line + words);
    } else {
        return 0;
    }
    return 1;
}

const unsigned char *plain_draw(const char *list, int width, int height, int *bytes_per_row) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width * (int)scale, height * (int)scale);
    cairo_t *cairo = cairo_create(surface);
    cairo_scale(cairo, scale, scale);
    // As UIKit draws text, and faster than with hints.
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_set_font_options(cairo, options);
    char line[1024];
    while (*list) {
        size_t length = strcspn(list, "\n");
        if (length >= sizeof line) return 0;
        memcpy(line, list, length);
        line[length] = 0;
        if (length > 0 && !draw_line(cairo, line)) return 0;
        list += length + (list[length] == '\n');
    }
    cairo_surface_flush(surface);
    *bytes_per_row = cairo_image_surface_get_stride(surface);
    // The process ends with the picture: nothing is let go.
    return cairo_image_surface_get_data(surface);
}
