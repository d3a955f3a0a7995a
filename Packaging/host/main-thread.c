// In the program that code is loaded into. Foundation takes the first thread of a process for the main one, and a process that
// leaves its main queue to Dispatch has no such thread any more: code that asks (`Thread.isMainThread`) is told of the one that
// works for the main queue.
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

extern const char *dispatch_queue_get_label(void *queue);

unsigned char _CFIsMainThread(void) {
    if (syscall(SYS_gettid) == getpid()) return 1;
    const char *label = dispatch_queue_get_label(NULL);
    return label && strcmp(label, "com.apple.main-thread") == 0;
}
