// In the program that code is loaded into. Foundation on Linux takes everybody for a speaker of English nowhere in particular
// (en_001) and offers no way to say otherwise, while a formatter without a locale of its own, and all of `formatted()`, ask for the
// user's. This program's functions of these names come before those of Foundation's library.
//
// A value of Swift's of up to four words is returned in registers, as is a structure of as many by the same convention.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <string.h>

typedef struct {
    void *words[4];
} Value;

extern void *swift_retain(void *object);

static Value user_locale, user_calendar, user_languages;

// The caller keeps what it hands over. What is too large leaves things as they are.
void maquette_set_user(const void *locale, size_t locale_size, const void *calendar, size_t calendar_size,
                       const void *languages, size_t languages_size) {
    if (locale_size > sizeof(Value) || calendar_size > sizeof(Value) || languages_size > sizeof(Value)) return;
    memcpy(&user_locale, locale, locale_size);
    memcpy(&user_calendar, calendar, calendar_size);
    memcpy(&user_languages, languages, languages_size);
}

#define SWIFT __attribute__((swiftcall))

static Value given(const Value *value, const char *name) {
    if (value->words[0]) {
        swift_retain(value->words[0]);
        return *value;
    }
    return ((SWIFT Value (*)(void))dlsym(RTLD_NEXT, name))();
}

#define GETTER(function, symbol, value) \
    SWIFT Value function(void) __asm__(symbol); \
    SWIFT Value function(void) { return given(&value, symbol); }

GETTER(locale_current, "$s20FoundationEssentials6LocaleV7currentACvgZ", user_locale)
GETTER(locale_autoupdating, "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", user_locale)
GETTER(locale_languages, "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", user_languages)
GETTER(calendar_current, "$s20FoundationEssentials8CalendarV7currentACvgZ", user_calendar)
GETTER(calendar_autoupdating, "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", user_calendar)
