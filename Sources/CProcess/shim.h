// System calls that Swift does not offer: it hides `fork`, and cannot call functions with a variable number of arguments.
#ifndef MAQUETTE_CPROCESS_H
#define MAQUETTE_CPROCESS_H

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

#include "cage.h"

// What a program prints is there line by line, also where it ends in a crash right after.
static inline void maquette_print_line_by_line(void) { setvbuf(stdout, NULL, _IOLBF, BUFSIZ); }

// A program or library, as the C library describes it (`struct dl_phdr_info`, which GNU's headers name only when they are asked to).
struct maquette_loaded {
    ElfW(Addr) address;
    const char *name;
    const ElfW(Phdr) *parts;
    ElfW(Half) count;
    unsigned long long added, removed;
    size_t number;
    // Those that the thread which asks has of it.
    void *variables;
};
extern int maquette_each_loaded(int (*)(struct maquette_loaded *, size_t, void *), void *) __asm__("dl_iterate_phdr");

// Dispatch remembers by the number of its thread who owns the main queue, so it has to keep the one that it knows.
static inline int maquette_is_dispatch(struct maquette_loaded *loaded) {
    return loaded->name && strstr(loaded->name, "libdispatch.so") != NULL;
}

static inline int maquette_finds_dispatch(struct maquette_loaded *loaded, size_t size, void *unused) {
    (void)size, (void)unused;
    return maquette_is_dispatch(loaded);
}

// Puts a number in the place of another one in variables of a thread. Where they are aligned as addresses are, there may be some
// among them, whose upper halves look like numbers (0x00007fa4 of 0x00007fa4'3e4ba440 is 32,676): what has anything but nothing or
// the number below it in the same eight bytes stays as it is.
static inline void maquette_renumber(pid_t *variables, size_t count, size_t alignment, pid_t before, pid_t now) {
    for (size_t place = 0; place < count; place++) {
        if (variables[place] != before) continue;
        int is_upper = alignment >= sizeof(void *) && ((uintptr_t)&variables[place] & sizeof *variables) && place > 0;
        if (is_upper && variables[place - 1] != 0 && variables[place - 1] != now) continue;
        variables[place] = now;
    }
}

// Swift keeps the number of each thread in variables of that thread, one for every module with a `Mutex` in it, and has none of
// them corrected after a fork. A child that goes by its parent's number crashes as soon as two of its threads want the same lock.
static inline int maquette_correct_thread_numbers(struct maquette_loaded *loaded, size_t size, void *before) {
    if (size < sizeof *loaded || !loaded->variables || maquette_is_dispatch(loaded)) return 0;
    for (int part = 0; part < loaded->count; part++) {
        const ElfW(Phdr) *variables = &loaded->parts[part];
        if (variables->p_type != PT_TLS) continue;
        maquette_renumber(
            (pid_t *)loaded->variables, variables->p_memsz / sizeof(pid_t), variables->p_align, *(pid_t *)before,
            (pid_t)syscall(SYS_gettid));
    }
    return 0;
}

// Only for processes with one thread: the child has no other, and what another had locked stays locked for ever. Where Dispatch
// is linked into the program, its number cannot be told from the others, and none is corrected.
static inline pid_t maquette_fork(void) {
    pid_t before = (pid_t)syscall(SYS_gettid);
    pid_t child = fork();
    if (child == 0 && maquette_each_loaded(maquette_finds_dispatch, NULL)) {
        maquette_each_loaded(maquette_correct_thread_numbers, &before);
    }
    return child;
}

// A child does not outlive a parent that was killed.
static inline void maquette_end_with(pid_t parent) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(1);
}

// Room for a megabyte in a pipe. Where the system gives no more than usual, writing waits for reading.
static inline void maquette_widen_pipe(int end) {
    // F_SETPIPE_SZ, which only GNU's headers name when they are asked to.
    (void)fcntl(end, 1031, 1 << 20);
}

// Seconds since 1970 by the machine, also in a program that tells its code another date.
static inline double maquette_date_of_machine(void) {
    struct timespec now = {0, 0};
    syscall(SYS_clock_gettime, CLOCK_REALTIME, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

// Heaps and other private memory that the process has, in bytes; 0 if that is not known. It is asked between a fork and anything
// else, so nothing here takes memory or a lock.
static inline unsigned long long maquette_private_memory(void) {
    char text[160];
    int numbers = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    if (numbers < 0) return 0;
    ssize_t count = read(numbers, text, sizeof text - 1);
    close(numbers);
    if (count <= 0) return 0;
    text[count] = 0;
    // The sixth number is that of data and stack, in pages.
    char *rest = text;
    unsigned long long pages = 0;
    for (int place = 0; place < 6; place++) pages = strtoull(rest, &rest, 10);
    return pages * (unsigned long long)sysconf(_SC_PAGESIZE);
}

// The program itself comes first. Its code is only ever read from its file, and what is needed again is read from there: the
// system keeps it.
static inline int maquette_let_go_of_first(struct maquette_loaded *loaded, size_t size, void *unused) {
    (void)size, (void)unused;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    for (int part = 0; part < loaded->count; part++) {
        const ElfW(Phdr) *code = &loaded->parts[part];
        if (code->p_type != PT_LOAD || !(code->p_flags & PF_X) || (code->p_flags & PF_W)) continue;
        uintptr_t start = (loaded->address + code->p_vaddr + page - 1) / page * page;
        uintptr_t end = (loaded->address + code->p_vaddr + code->p_filesz) / page * page;
        if (start < end) madvise((void *)start, end - start, MADV_DONTNEED);
    }
    return 1;
}

static inline void maquette_let_go_of_code(void) {
    maquette_each_loaded(maquette_let_go_of_first, NULL);
}

// A request for more fails. The tables of a sanitizer are larger than any limit; they come on top of it.
static inline void maquette_limit_memory(unsigned long long bytes) {
    unsigned long long used = maquette_private_memory();
    if (used > bytes) bytes += used;
    struct rlimit limit;
    if (getrlimit(RLIMIT_DATA, &limit) != 0) return;
    if (limit.rlim_max == RLIM_INFINITY || bytes < limit.rlim_max) limit.rlim_cur = limit.rlim_max = bytes;
    setrlimit(RLIMIT_DATA, &limit);
}

// The number of the signal that ended a process, or 0.
static inline int maquette_ending_signal(int status) {
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

static inline int maquette_exit_code(int status) {
    return WEXITSTATUS(status);
}

// A file without a name, in memory, which programs that are started do not get; -1 if there can be none.
static inline int maquette_memory_file(void) {
    return (int)syscall(SYS_memfd_create, "maquette", 1 /* MFD_CLOEXEC */);
}

// Closes the descriptors of a range, whichever of them are open.
static inline void maquette_close_range(unsigned first, unsigned last) {
    if (syscall(SYS_close_range, first, last, 0) == 0) return;
    for (unsigned descriptor = first; descriptor <= last && descriptor < 65536; descriptor++) close((int)descriptor);
}

// The same file under another number, which programs that are started do not get.
static inline int maquette_take_number(int descriptor, int number) {
    return (int)syscall(SYS_dup3, descriptor, number, O_CLOEXEC);
}

// Two ends between which packets go whole or not at all.
static inline int maquette_packet_pair(int ends[2]) {
    return socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends);
}

// Sends a packet with an open file, or without one if that is -1.
static inline int maquette_send_packet(int end, const void *bytes, size_t count, int file) {
    struct iovec part = {(void *)bytes, count};
    union {
        struct cmsghdr head;
        char room[CMSG_SPACE(sizeof(int))];
    } control;
    memset(&control, 0, sizeof control);
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
    if (file >= 0) {
        message.msg_control = control.room;
        message.msg_controllen = sizeof control.room;
        struct cmsghdr *head = CMSG_FIRSTHDR(&message);
        head->cmsg_level = SOL_SOCKET;
        head->cmsg_type = SCM_RIGHTS;
        head->cmsg_len = CMSG_LEN(sizeof(int));
        memcpy(CMSG_DATA(head), &file, sizeof file);
    }
    ssize_t sent;
    while ((sent = sendmsg(end, &message, MSG_NOSIGNAL)) < 0 && errno == EINTR);
    return sent == (ssize_t)count;
}

// The length of the packet that came; 0 at the end, -1 if there is none yet. `file` is -1 if none came with it.
static inline ssize_t maquette_receive_packet(int end, void *bytes, size_t room, int *file, int waits) {
    struct iovec part = {bytes, room};
    union {
        struct cmsghdr head;
        char room[CMSG_SPACE(sizeof(int))];
    } control;
    struct msghdr message = {
        .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.room, .msg_controllen = sizeof control.room};
    *file = -1;
    ssize_t came;
    while ((came = recvmsg(end, &message, MSG_CMSG_CLOEXEC | (waits ? 0 : MSG_DONTWAIT))) < 0 && errno == EINTR);
    if (came < 0) return errno == EAGAIN ? -1 : 0;
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    if (head && head->cmsg_level == SOL_SOCKET && head->cmsg_type == SCM_RIGHTS) {
        memcpy(file, CMSG_DATA(head), sizeof *file);
    }
    return came;
}

// Whether a child has ended, which may have left its ends of pipes to others.
static inline int maquette_has_ended(pid_t child) {
    siginfo_t info = {0};
    return waitid(P_PID, (id_t)child, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == child;
}

// Where code dies that was loaded into this process: its handler of signals writes the places in the watched files from which
// the calls came, one a line, for who reads the last words.
struct maquette_place {
    const char *file;
    void *base;
    const char *name;
    void *address;
};
extern int maquette_place_of(const void *, struct maquette_place *) __asm__("dladdr");
extern int maquette_calls(void **, int) __asm__("backtrace");

struct maquette_images {
    const char *names[64];
    int count;
};

static inline struct maquette_images *maquette_watched(void) {
    static struct maquette_images images;
    return &images;
}

static inline void maquette_write_place(uintptr_t address, uintptr_t before) {
    struct maquette_images *images = maquette_watched();
    struct maquette_place place;
    if (!maquette_place_of((void *)(address - before), &place) || !place.file) return;
    for (int each = 0; each < images->count; each++) {
        if (strcmp(images->names[each], place.file) != 0) continue;
        char digits[2 * sizeof(uintptr_t)];
        int count = 0;
        for (uintptr_t rest = address - before - (uintptr_t)place.base; rest || !count; rest >>= 4) {
            digits[sizeof digits - ++count] = "0123456789abcdef"[rest & 15];
        }
        struct iovec line[] = {
            {(void *)"\nMaquette: called from ", 23},
            {(void *)place.file, strlen(place.file)},
            {(void *)" 0x", 3},
            {digits + sizeof digits - count, (size_t)count},
            {(void *)"\n", 1},
        };
        if (writev(2, line, sizeof line / sizeof *line) < 0) return;
    }
}

static inline int *maquette_crash(void) {
    static int number;
    return &number;
}

// Whichever thread hears it: the process ends as it would have without its last words.
static inline void maquette_end_with_crash(int unused) {
    (void)unused;
    int number = *maquette_crash();
    sigset_t crashes;
    sigemptyset(&crashes);
    sigaddset(&crashes, number);
    signal(number, SIG_DFL);
    pthread_sigmask(SIG_UNBLOCK, &crashes, NULL);
    raise(number);
}

// Another thread may hold what is needed to find the places, and nobody may read what is told.
static inline void maquette_bound_last_words(int number) {
    *maquette_crash() = number;
    struct sigaction action = {.sa_handler = maquette_end_with_crash};
    sigaction(SIGALRM, &action, NULL);
    sigset_t alarms;
    sigemptyset(&alarms);
    sigaddset(&alarms, SIGALRM);
    pthread_sigmask(SIG_UNBLOCK, &alarms, NULL);
    alarm(2);
}

static inline void maquette_tell_places(int number, siginfo_t *unused, void *state) {
    (void)unused;
    maquette_bound_last_words(number);
    ucontext_t *context = (ucontext_t *)state;
#if defined(__x86_64__)
    uintptr_t here = (uintptr_t)context->uc_mcontext.gregs[16];
#elif defined(__aarch64__)
    uintptr_t here = (uintptr_t)context->uc_mcontext.pc;
#else
    uintptr_t here = 0;
#endif
    maquette_write_place(here, 0);
    void *calls[64];
    int count = maquette_calls(calls, 64);
    // An address is the one that a call returns to.
    for (int call = 0; call < count; call++) {
        if ((uintptr_t)calls[call] != here) maquette_write_place((uintptr_t)calls[call], 1);
    }
    signal(number, SIG_DFL);
    raise(number);
}

static inline void maquette_watch_for_crashes(const char *image) {
    struct maquette_images *images = maquette_watched();
    if (images->count == sizeof images->names / sizeof *images->names) return;
    images->names[images->count++] = strdup(image);
    if (images->count > 1) return;
    // What loads the unwinder must not be done by a process that dies, and one without stack left needs another.
    void *calls[1];
    maquette_calls(calls, 1);
    stack_t stack = {.ss_size = 1 << 16};
    stack.ss_sp = malloc(stack.ss_size);
    if (stack.ss_sp) sigaltstack(&stack, NULL);
    struct sigaction action = {.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};
    action.sa_sigaction = maquette_tell_places;
    int numbers[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
    for (size_t number = 0; number < sizeof numbers / sizeof *numbers; number++) {
        sigaction(numbers[number], &action, NULL);
    }
}

#endif
