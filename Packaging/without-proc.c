// What the command needs where there is no /proc, as in a bare chroot. link-program puts these in the place of `open` and
// `readlink` in the objects of Swift's libraries that need them.
#define _GNU_SOURCE
#include <fcntl.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <unistd.h>

// What Swift's thread pool opens once a second to see which of its threads are busy: `/proc/PID/task/TID/stat`. It ends the
// process where that cannot be opened. Here every thread counts as busy.
int maquette_open_status(const char *path, int flags) {
    static const char busy[] = "0 (thread) R";
    int file = open(path, flags);
    if (file >= 0 || access("/proc/self", F_OK) == 0) return file;
    file = memfd_create("status", MFD_CLOEXEC);
    if (file < 0) return file;
    if (pwrite(file, busy, sizeof busy - 1, 0) < 0) { }
    return file;
}

// CoreFoundation reads `/proc/self/exe` to know where the program is, and without an answer `Bundle.main` traps. The kernel
// says it to every program, too.
ssize_t maquette_read_link(const char *link, char *path, size_t size) {
    ssize_t length = readlink(link, path, size);
    const char *own = (const char *)getauxval(AT_EXECFN);
    if (length >= 0 || !own || strcmp(link, "/proc/self/exe") != 0) return length;
    length = strlen(own) < size ? strlen(own) : size;
    memcpy(path, own, length);
    return length;
}
