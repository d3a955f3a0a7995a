#include "CTextList.h"

#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdlib.h>
#include <string.h>

struct text_list {
    FcConfig *configuration;
    PangoFontMap *map;
    PangoContext *context;
    PangoLayout *title;
    PangoLayout *subtitle;
    // One for each size that was asked for.
    struct { double size; PangoLayout *layout; } sized[64];
    int sized_count;
};

// The file of the font, whose outlines our system font stands on, among the fonts of the machine.
static char *font_file(void) {
    FcConfig *machine = FcInitLoadConfigAndFonts();
    FcPattern *pattern = FcNameParse((const FcChar8 *)"Inter:style=Regular:slant=0");
    FcObjectSet *properties = FcObjectSetBuild(FC_FILE, (char *)0);
    FcFontSet *found = FcFontList(machine, pattern, properties);
    FcChar8 *file = 0;
    char *copy = 0;
    if (found && found->nfont > 0 && FcPatternGetString(found->fonts[0], FC_FILE, 0, &file) == FcResultMatch)
        copy = strdup((const char *)file);
    if (found) FcFontSetDestroy(found);
    FcObjectSetDestroy(properties);
    FcPatternDestroy(pattern);
    FcConfigDestroy(machine);
    return copy;
}

static PangoLayout *layout_with_font(PangoContext *context, double size) {
    PangoFontDescription *description = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, description);
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    pango_font_description_free(description);
    return layout;
}

text_list *text_list_open(double title_size, double subtitle_size) {
    char *file = font_file();
    if (!file) return 0;
    text_list *list = calloc(1, sizeof *list);
    // One face and nothing else: the search for fonts costs the program nothing.
    list->configuration = FcConfigCreate();
    FcConfigAppFontAddFile(list->configuration, (const FcChar8 *)file);
    free(file);
    list->map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(list->map), 72);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(list->map), list->configuration);
    list->context = pango_font_map_create_context(list->map);
    pango_context_set_round_glyph_positions(list->context, FALSE);
    pango_context_set_language(list->context, pango_language_from_string("en"));
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(list->context, options);
    cairo_font_options_destroy(options);
    list->title = layout_with_font(list->context, title_size);
    list->subtitle = layout_with_font(list->context, subtitle_size);
    return list;
}

void text_list_close(text_list *list) {
    g_object_unref(list->title);
    g_object_unref(list->subtitle);
    for (int i = 0; i < list->sized_count; i++) g_object_unref(list->sized[i].layout);
    g_object_unref(list->context);
    g_object_unref(list->map);
    FcConfigDestroy(list->configuration);
    free(list);
}

static void measure(PangoLayout *layout, int width) {
    int measured_width, measured_height;
    pango_layout_set_width(layout, width);
    pango_layout_get_size(layout, &measured_width, &measured_height);
}

int text_list_measure(text_list *list, const text_list_cell *cells, int count, double width, int what) {
    int lines = 0;
    for (int i = 0; i < count; i++) {
        if (what & text_list_title) {
            pango_layout_set_text(list->title, cells[i].title, -1);
            measure(list->title, -1);
        }
        if (what & (text_list_subtitle_in_one_line | text_list_subtitle_at_width))
            pango_layout_set_text(list->subtitle, cells[i].subtitle, -1);
        if (what & text_list_subtitle_in_one_line) measure(list->subtitle, -1);
        if (what & text_list_subtitle_at_width) {
            measure(list->subtitle, (int)(width * PANGO_SCALE));
            lines += pango_layout_get_line_count(list->subtitle);
        }
    }
    return lines;
}

static PangoLayout *layout_of_size(text_list *list, double size) {
    for (int i = 0; i < list->sized_count; i++)
        if (list->sized[i].size == size) return list->sized[i].layout;
    // More sizes than that share the last place.
    int room = sizeof list->sized / sizeof *list->sized;
    if (list->sized_count == room) g_object_unref(list->sized[--list->sized_count].layout);
    PangoLayout *layout = layout_with_font(list->context, size);
    list->sized[list->sized_count].size = size;
    list->sized[list->sized_count++].layout = layout;
    return layout;
}

void text_list_measure_label(text_list *list, const char *text, double size, int lines, double width) {
    PangoLayout *layout = layout_of_size(list, size);
    pango_layout_set_text(layout, text, -1);
    measure(layout, -1);
    if (lines != 1) measure(layout, (int)(width * PANGO_SCALE));
}
