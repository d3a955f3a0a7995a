// Takes from the environment what would change pictures: variables by which the graphics libraries switch off parts of
// themselves, choose other ones or write to standard output.
//
// pixman reads its variable as it is loaded, before `main` and before any constructor of ours. What stands in
// `.preinit_array` of a program runs before the constructors of all its libraries. The C library is not set up then
// either, so this goes through the strings by itself.

#include "CEnvironment.h"

static const char *const prefixes[] = {
    "PIXMAN_", "HB_", "FREETYPE_PROPERTIES=", "PANGO", "FC_", "FONTCONFIG_", "CAIRO_", "JSIMD_", "G_DEBUG=",
    "G_MESSAGES_DEBUG=", "G_SLICE=",
};

static int begins_with(const char *text, const char *prefix) {
    while (*prefix != 0 && *text == *prefix) text++, prefix++;
    return *prefix == 0;
}

static int chooses_pixels(const char *variable) {
    for (unsigned number = 0; number < sizeof prefixes / sizeof *prefixes; number++) {
        if (begins_with(variable, prefixes[number])) return 1;
    }
    return 0;
}

static int count_of_words;
static char **words;

int mq_argument_count(void) { return count_of_words; }

const char *mq_argument(int number) { return number >= 0 && number < count_of_words ? words[number] : 0; }

static void clear_environment(int argc, char **argv, char **environment) {
    count_of_words = argc;
    words = argv;
    char **kept = environment;
    for (char **variable = environment; *variable; variable++) {
        if (!chooses_pixels(*variable)) *kept++ = *variable;
    }
    *kept = 0;
}

__attribute__((section(".preinit_array"), used)) static void (*const before_all_libraries)(int, char **, char **) =
    clear_environment;
