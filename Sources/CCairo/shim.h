// One header for the C libraries that draw and typeset, with plain functions for what Swift cannot import.
#ifndef MAQUETTE_CCAIRO_H
#define MAQUETTE_CCAIRO_H

#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <dlfcn.h>
#include <fontconfig/fontconfig.h>
#include FT_OUTLINE_H
#include <hb-ot.h>
#include <hb.h>
#include <malloc.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <unistd.h>

// What the break analysis says about a character, one bit each; PangoLogAttr is a bit field, which Swift cannot read.
enum {
    mq_can_break_before = 1,
    mq_is_white = 2,
    mq_starts_grapheme = 4,
    mq_is_stretchable_space = 8,
};

// Analyses `count` characters of UTF-8 and writes `count + 1` flags.
static inline void mq_break_flags(
    const char *text, int length, int level, PangoLanguage *language, int count, PangoLogAttr *scratch, uint8_t *flags) {
    pango_get_log_attrs(text, length, level, language, scratch, count + 1);
    for (int i = 0; i <= count; i++)
        flags[i] = (uint8_t)((scratch[i].is_line_break ? mq_can_break_before : 0) | (scratch[i].is_white ? mq_is_white : 0)
            | (scratch[i].is_cursor_position ? mq_starts_grapheme : 0)
            | (scratch[i].is_expandable_space ? mq_is_stretchable_space : 0));
}

// Part of the C library, which declares it for GNU programs only.
extern int dlinfo(void *library, int request, void *answer);

// The folder that cairo was loaded from, to be freed; null when it is part of the program.
static inline char *mq_folder_of_libraries(void) {
    enum { origin = 6, longest_path = 4096 };
    void *cairo = dlopen("libcairo.so.2", RTLD_LAZY | RTLD_NOLOAD);
    if (!cairo) return 0;
    char *folder = (char *)malloc(longest_path);
    if (folder && dlinfo(cairo, origin, folder)) {
        free(folder);
        folder = 0;
    }
    dlclose(cairo);
    return folder;
}

static inline PangoFontMap *mq_font_map_new(FcConfig *configuration) {
    PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
    if (!map) return 0;
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(map), 72);
    pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), configuration);
    return map;
}

static inline FcPattern *mq_font_pattern(PangoFont *font) { return pango_fc_font_get_pattern(PANGO_FC_FONT(font)); }

static inline PangoFcFontMap *mq_fc_font_map(PangoFontMap *map) { return PANGO_FC_FONT_MAP(map); }

// Empties a font set that fontconfig owns.
static inline void mq_font_set_clear(FcFontSet *set) {
    for (int i = 0; i < set->nfont; i++) FcPatternDestroy(set->fonts[i]);
    set->nfont = 0;
}

// Draws a glyph into the face's own bitmap: so many 64ths of a pixel to the em, leaning by 65536ths of its height, and as many
// 64ths to the right as `shift` says. Returns 0 for what is no outline, as the pictures of emoji.
static inline int mq_render_glyph(FT_Face face, unsigned glyph, long width, long height, long lean, long shift) {
    if (FT_Set_Char_Size(face, width, height, 72, 72)) return 0;
    FT_Matrix matrix = { 0x10000, lean, 0, 0x10000 };
    FT_Vector delta = { shift, 0 };
    FT_Set_Transform(face, &matrix, &delta);
    if (FT_Load_Glyph(face, glyph, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) return 0;
    if (face->glyph->format != FT_GLYPH_FORMAT_OUTLINE) return 0;
    return FT_Render_Glyph(face->glyph, FT_RENDER_MODE_NORMAL) == 0;
}

// memfd_create, close on exec; the call itself because its declaration asks for a macro that Swift's Glibc is built without.
// It can be sealed.
static inline int mq_anonymous_file(const char *name) { return (int)syscall(SYS_memfd_create, name, 1u | 2u); }

// F_ADD_SEALS: nobody changes the file any more, nor what may be done with it.
static inline void mq_seal(int file) { (void)fcntl(file, 1033, 1 | 2 | 4 | 8); }

// How many cores the process may run on; the call itself for the same reason.
static inline int mq_core_count(void) {
    unsigned long set[128] = { 0 };
    long size = syscall(SYS_sched_getaffinity, 0, sizeof set, set);
    int count = 0;
    for (long i = 0; i < size / (long)sizeof *set; i++) count += __builtin_popcountl(set[i]);
    return count;
}

#endif
