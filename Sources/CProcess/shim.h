// System calls that Swift does not offer: it hides `fork`, and cannot call functions with a variable number of arguments.
#ifndef MAQUETTE_CPROCESS_H
#define MAQUETTE_CPROCESS_H

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#if __has_include(<linux/landlock.h>)
#include <linux/landlock.h>
#endif
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
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

// For the thread that calls it and those that it starts: no sockets but those within the machine. Where the kernel or its processor is not known, nothing happens.
static inline void maquette_deny_network(void) {
#if defined(__x86_64__) || defined(__aarch64__)
#if defined(__x86_64__)
    const unsigned machine = AUDIT_ARCH_X86_64;
#else
    const unsigned machine = AUDIT_ARCH_AARCH64;
#endif
    struct sock_filter rules[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, machine, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_io_uring_setup, 4, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, __NR_socket, 0, 2),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args[0])),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, AF_UNIX, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EACCES),
    };
    struct sock_fprog program = {sizeof rules / sizeof *rules, rules};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return;
    prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
#endif
}

// Likewise, files can be written, made and removed below these folders alone. Older kernels do not know how.
static inline void maquette_write_only_below(const char **folders) {
#ifdef LANDLOCK_ACCESS_FS_WRITE_FILE
    struct landlock_ruleset_attr rules = {
        .handled_access_fs = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |
            LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR |
            LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO |
            LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM,
    };
    int set = (int)syscall(__NR_landlock_create_ruleset, &rules, sizeof rules, 0);
    if (set < 0) return;
    for (; *folders; folders++) {
        struct landlock_path_beneath_attr below = {.allowed_access = rules.handled_access_fs};
        below.parent_fd = open(*folders, O_RDONLY | O_CLOEXEC);
        if (below.parent_fd < 0) continue;
        if (syscall(__NR_landlock_add_rule, set, LANDLOCK_RULE_PATH_BENEATH, &below, 0) != 0) {
            // Of a file, only what files can have done to them.
            below.allowed_access = LANDLOCK_ACCESS_FS_WRITE_FILE;
            syscall(__NR_landlock_add_rule, set, LANDLOCK_RULE_PATH_BENEATH, &below, 0);
        }
        close(below.parent_fd);
    }
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) syscall(__NR_landlock_restrict_self, set, 0);
    close(set);
#endif
}

#endif
