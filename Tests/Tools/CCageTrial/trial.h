// What code of a project may try, as plain system calls: each gives 0 if it succeeds, or the error.
#ifndef MAQUETTE_CAGE_TRIAL_H
#define MAQUETTE_CAGE_TRIAL_H

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <grp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#define TRY(call) return (call) >= 0 ? 0 : errno

static inline int trial_socket(int family, int kind) { TRY(syscall(SYS_socket, family, kind, 0)); }
static inline int trial_pair(int kind) {
    int ends[2];
    TRY(syscall(SYS_socketpair, AF_UNIX, kind, 0, ends));
}
static inline int trial_send(void) {
    int ends[2];
    if (syscall(SYS_socketpair, AF_UNIX, SOCK_DGRAM, 0, ends) != 0) return errno;
    struct sockaddr_un place = {AF_UNIX, "/run/maquette"};
    TRY(sendto(ends[0], "x", 1, 0, (struct sockaddr *)&place, sizeof place));
}
static inline int trial_kill(int process) { TRY(syscall(SYS_kill, process, 0)); }
static inline int trial_tgkill(int process) { TRY(syscall(SYS_tgkill, process, process, 0)); }
static inline int trial_tkill(int process) { TRY(syscall(SYS_tkill, process, 0)); }
static inline int trial_queue(int process) {
    siginfo_t info = {0};
    info.si_code = SI_QUEUE;
    TRY(syscall(SYS_rt_sigqueueinfo, process, 0, &info));
}
static inline int trial_pidfd(int process) { TRY(syscall(434 /* pidfd_open */, process, 0)); }
static inline int trial_limit(int process) {
    struct rlimit limit = {1000, 1000};
    TRY(syscall(SYS_prlimit64, process, RLIMIT_CPU, &limit, NULL));
}
static inline int trial_own_limit(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_DATA, &limit) != 0) return errno;
    limit.rlim_cur = limit.rlim_max = RLIM_INFINITY;
    TRY(syscall(SYS_prlimit64, 0, RLIMIT_DATA, &limit, NULL));
}
static inline int trial_priority(int process) { TRY(syscall(SYS_setpriority, 0, process, 19)); }
static inline int trial_affinity(int process) {
    unsigned long mask = 1;
    TRY(syscall(SYS_sched_setaffinity, process, sizeof mask, &mask));
}
static inline int trial_scheduler(int process) {
    int priority = 0;
    TRY(syscall(SYS_sched_setscheduler, process, 0, &priority));
}
static inline int trial_disk_priority(int process) { TRY(syscall(SYS_ioprio_set, 1, process, 7 << 13)); }
static inline int trial_trace(int process) { TRY(syscall(SYS_ptrace, 16 /* PTRACE_ATTACH */, process, 0, 0)); }
static inline int trial_read_memory(int process) {
    char here[8];
    void *parts[4] = {here, (void *)8, (void *)here, (void *)8};
    TRY(syscall(SYS_process_vm_readv, process, parts, 1, parts + 2, 1, 0));
}
static inline int trial_compare(int process) { TRY(syscall(SYS_kcmp, process, getpid(), 0, 0, 0)); }
static inline int trial_unshare(void) { TRY(syscall(SYS_unshare, 0x10000000)); }
static inline int trial_mount(void) { TRY(syscall(SYS_mount, "none", "/tmp", "tmpfs", 0, 0)); }
static inline int trial_root(void) { TRY(syscall(SYS_chroot, "/")); }
static inline int trial_ring(void) {
    char room[256] = {0};
    TRY(syscall(425 /* io_uring_setup */, 4, room));
}
static inline int trial_key(void) { TRY(syscall(SYS_add_key, "user", "maquette", "x", 1, -3)); }
static inline int trial_program(void) {
    char room[128] = {0};
    TRY(syscall(SYS_bpf, 0, room, sizeof room));
}
static inline int trial_events(void) {
    char room[128] = {0};
    TRY(syscall(SYS_perf_event_open, room, 0, -1, -1, 0));
}
static inline int trial_faults(void) { TRY(syscall(SYS_userfaultfd, 1)); }
static inline int trial_clock(void) {
    struct timespec time = {1, 0};
    TRY(syscall(SYS_clock_settime, CLOCK_REALTIME, &time));
}
static inline int trial_shared_memory(void) {
    void *place = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return place != MAP_FAILED ? 0 : errno;
}
static inline int trial_memory_file(void) { TRY(syscall(SYS_memfd_create, "x", 0)); }
static inline int trial_segment(void) { TRY(syscall(SYS_shmget, 0, 4096, 0600)); }
static inline int trial_queue_of_messages(void) { TRY(syscall(SYS_msgget, 0, 0600)); }
static inline int trial_large_pipe(void) {
    int ends[2];
    if (pipe(ends) != 0) return errno;
    TRY(fcntl(ends[1], 1031 /* F_SETPIPE_SZ */, 1 << 20));
}
static inline int trial_fork(void) {
    long child = syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
    if (child == 0) _exit(0);
    TRY(child);
}
static inline int trial_exec(const char *path) {
    char *words[] = {(char *)path, NULL};
    syscall(SYS_execve, path, words, words + 1);
    return errno;
}
static inline int trial_privileges(void) { TRY(prctl(PR_SET_DUMPABLE, 1, 0, 0, 0)); }
static inline int trial_parent(void) { TRY(prctl(PR_SET_PDEATHSIG, 0, 0, 0, 0)); }
static inline int trial_type(void) {
    int file = open("/dev/tty", O_RDWR);
    if (file < 0) return errno;
    TRY(ioctl(file, 0x5412 /* TIOCSTI */, "x"));
}
static inline int trial_control(int descriptor) { TRY(ioctl(descriptor, 0x5412 /* TIOCSTI */, "x")); }
static inline int trial_read(const char *path) {
    char byte;
    int file = open(path, O_RDONLY);
    if (file < 0) return errno;
    // In the place of what is hidden is a file in which nothing stands.
    ssize_t count = read(file, &byte, 1);
    return count > 0 ? 0 : count == 0 ? EIO : errno;
}
static inline int trial_list(const char *path) { TRY(open(path, O_RDONLY | O_DIRECTORY)); }
static inline int trial_ask(const char *path) {
    struct stat status;
    TRY(stat(path, &status));
}
static inline int trial_write(const char *path) { TRY(open(path, O_WRONLY | O_CREAT, 0600)); }
static inline int trial_empty(const char *path) { TRY(open(path, O_RDONLY | O_TRUNC)); }
// Neither to be read nor to be written, which is for devices.
static inline int trial_empty_oddly(const char *path) { TRY(open(path, O_ACCMODE | O_TRUNC)); }
static inline int trial_cut(const char *path) { TRY(truncate(path, 0)); }
static inline int trial_remove(const char *path) { TRY(unlink(path)); }
static inline int trial_make_folder(const char *path) { TRY(mkdir(path, 0700)); }
static inline int trial_link(const char *path) { TRY(symlink("/etc", path)); }
static inline int trial_mode(const char *path) { TRY(chmod(path, 0777)); }
static inline int trial_times(const char *path) {
    struct timeval times[2] = {{1, 0}, {1, 0}};
    TRY(utimes(path, times));
}
static inline int trial_attribute(const char *path) { TRY(syscall(SYS_setxattr, path, "user.x", "x", 1, 0)); }
static inline int trial_move(const char *path) { TRY(chdir(path)); }

// Writes so many megabytes into files of a folder, or into one that has no name any more. How many there are then.
static inline int trial_fill(const char *folder, int megabytes, int is_hidden) {
    static char block[1 << 20];
    memset(block, 1, sizeof block);
    char path[4096];
    int done = 0;
    for (int file = 0; done < megabytes; file++) {
        snprintf(path, sizeof path, "%s/%d", folder, file);
        int descriptor = open(path, O_WRONLY | O_CREAT, 0600);
        if (descriptor < 0) break;
        if (is_hidden) unlink(path);
        int count = 0;
        while (count < 100 && done < megabytes && write(descriptor, block, sizeof block) == sizeof block) count++, done++;
        if (!is_hidden) close(descriptor);
        if (count == 0) break;
    }
    return done;
}

// Takes memory that the system's limit does not count: writes it, and then may no more.
static inline int trial_eat(int megabytes) {
    for (int done = 0; done < megabytes; done++) {
        char *place = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (place == MAP_FAILED) return done;
        memset(place, 1, 1 << 20);
        mprotect(place, 1 << 20, PROT_READ);
    }
    return megabytes;
}

static inline int trial_open_files(void) {
    int count = 0;
    while (dup(0) >= 0) count++;
    return count;
}

static inline int trial_lose_root(void) {
    if (syscall(SYS_setgroups, 0, NULL) != 0 || setgid(65534) != 0 || setuid(65534) != 0) return errno;
    return 0;
}

#endif
