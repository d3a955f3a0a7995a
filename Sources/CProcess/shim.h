// System calls that Swift does not offer: it hides `fork`, and cannot call functions with a variable number of arguments.
#ifndef MAQUETTE_CPROCESS_H
#define MAQUETTE_CPROCESS_H

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// Only for processes with one thread: the child has no other, and what another had locked stays locked for ever.
static inline pid_t maquette_fork(void) {
    return fork();
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

// Heaps and other private memory that the process has, in bytes; 0 if that is not known.
static inline unsigned long long maquette_private_memory(void) {
    unsigned long long pages = 0;
    FILE *numbers = fopen("/proc/self/statm", "r");
    if (!numbers) return 0;
    if (fscanf(numbers, "%*u %*u %*u %*u %*u %llu", &pages) != 1) pages = 0;
    fclose(numbers);
    return pages * (unsigned long long)sysconf(_SC_PAGESIZE);
}

// A request for more fails. The tables of a sanitizer are larger than any limit; they come on top of it.
static inline void maquette_limit_memory(unsigned long long bytes) {
    unsigned long long used = maquette_private_memory();
    if (used > bytes) bytes += used;
    struct rlimit limit;
    if (getrlimit(RLIMIT_DATA, &limit) != 0) return;
    if (limit.rlim_max == RLIM_INFINITY || bytes < limit.rlim_max) limit.rlim_cur = bytes;
    setrlimit(RLIMIT_DATA, &limit);
}

// The number of the signal that ended a process, or 0.
static inline int maquette_ending_signal(int status) {
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

static inline int maquette_exit_code(int status) {
    return WEXITSTATUS(status);
}

#endif
