// System calls that Swift does not offer: it hides `fork`, and cannot call functions with a variable number of arguments.
#ifndef MAQUETTE_CPROCESS_H
#define MAQUETTE_CPROCESS_H

#include <signal.h>
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

// Heaps and other private memory. A request for more fails.
static inline void maquette_limit_memory(unsigned long long bytes) {
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
