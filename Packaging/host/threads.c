// libdispatch looks at its threads in /proc/NUMBER/stat, and ends the process where one is not there. In a cage a process sees
// itself in /proc and nothing else, but its threads are below it as well, and tell the same there.
#include <ctype.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/types.h>

// Stands before the C library's, which does the rest.
int open(const char *path, int flags, ...) {
    mode_t mode = 0;
    if (flags & (O_CREAT | 020000000 /* of O_TMPFILE */)) {
        va_list rest;
        va_start(rest, flags);
        mode = va_arg(rest, mode_t);
        va_end(rest);
    }
    char place[64];
    if (strncmp(path, "/proc/", 6) == 0 && isdigit((unsigned char)path[6])) {
        size_t count = strspn(path + 6, "0123456789");
        if (count < 20 && strcmp(path + 6 + count, "/stat") == 0) {
            snprintf(place, sizeof place, "/proc/self/task/%.*s/stat", (int)count, path + 6);
            int thread = openat(AT_FDCWD, place, flags);
            if (thread >= 0) return thread;
        }
    }
    return openat(AT_FDCWD, path, flags, mode);
}
