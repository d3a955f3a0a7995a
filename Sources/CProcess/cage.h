// What the walls of a cage are made of: system calls that the C library does not offer, and which calls code of a project may make.
#ifndef MAQUETTE_CAGE_H
#define MAQUETTE_CAGE_H

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/auxv.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

// The file that the kernel was asked to start, or nil.
static inline const char *maquette_started_program(void) { return (const char *)getauxval(AT_EXECFN); }

// MARK: Namespaces

// A mount namespace of its own for this process, which must have one thread; with a user namespace where it has no right to one
// otherwise. 0, or an error.
static inline int maquette_leave_mounts(int in_user_namespace) {
    return syscall(SYS_unshare, 0x00020000 | (in_user_namespace ? 0x10000000 : 0)) == 0 ? 0 : errno;
}

// Likewise, numbers of processes of their own for the children of this process.
static inline int maquette_leave_processes(int in_user_namespace) {
    return syscall(SYS_unshare, 0x20000000 | (in_user_namespace ? 0x10000000 : 0)) == 0 ? 0 : errno;
}

static inline int maquette_change_root(const char *folder) {
    if (chdir(folder) != 0 || syscall(SYS_pivot_root, ".", ".") != 0) return errno;
    return umount2(".", 2 /* MNT_DETACH */) == 0 && chdir("/") == 0 ? 0 : errno;
}

// Makes a mount and all below it read only, if asked to, and without set-user-id. 0, or an error.
static inline int maquette_close_mount(const char *place, int is_writable) {
    // `struct mount_attr`
    uint64_t attributes[4] = {(is_writable ? 0 : 1) | 2, 0, 0, 0};
    if (syscall(442, AT_FDCWD, place, 0x8000 /* AT_RECURSIVE */, attributes, sizeof attributes) == 0 || is_writable) return 0;
    // Kernels before 5.12 change one mount at a time.
    unsigned long flags = 0x1000 | 0x20 /* MS_REMOUNT */ | 1 | 2;
    if (mount(NULL, place, NULL, flags, NULL) == 0) return 0;
    return mount(NULL, place, NULL, flags | 4 | 8, NULL) == 0 ? 0 : errno;
}

// A file or folder in another place as well, with all that is mounted below it, to be read there and no more. 0, or an error.
static inline int maquette_show_at(const char *path, const char *place, int is_writable) {
    if (mount(path, place, NULL, 0x1000 | 0x4000 /* MS_BIND, MS_REC */, NULL) != 0) return errno;
    int error = maquette_close_mount(place, is_writable);
    // What may be read and no more must not be written because it could not be closed.
    if (error != 0) umount2(place, 2 /* MNT_DETACH */);
    return error;
}

// MARK: Landlock

// The structures are written here, as the headers of the machine may be older than its kernel.
struct maquette_ruleset {
    uint64_t files;
    uint64_t network;
    uint64_t scopes;
};

// The version that the kernel has; 0 if it has none.
static inline int maquette_landlock_version(void) {
    long version = syscall(444, NULL, 0, 1);
    return version > 0 ? (int)version : 0;
}

// A set of rules, as a descriptor; -1 if there can be none.
static inline int maquette_landlock_rules(const struct maquette_ruleset *rules, size_t size) {
    return (int)syscall(444, rules, size, 0);
}

// Permits some rights on a file, or on a folder and all below it. 0 if that is not to be had, as where nothing is there.
static inline int maquette_landlock_permit(int rules, const char *path, uint64_t rights) {
    struct __attribute__((packed)) {
        uint64_t rights;
        int32_t file;
    } below = {rights, open(path, 010000000 /* O_PATH */ | O_CLOEXEC)};
    if (below.file < 0) return 0;
    long result = syscall(445, rules, 1, &below, 0);
    close(below.file);
    return result == 0;
}

static inline int maquette_landlock_enforce(int rules) { return syscall(446, rules, 0) == 0 ? 0 : errno; }

// MARK: Open files

// Whether it is a file in memory that nobody can change any more, such as a font that was put together.
static inline int maquette_is_sealed(int descriptor) {
    int seals = fcntl(descriptor, 1034 /* F_GET_SEALS */);
    return seals >= 0 && (seals & 8 /* F_SEAL_WRITE */) != 0;
}

// MARK: Relatives

// From now on, what the children of this process leave behind belongs to it.
static inline void maquette_take_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

// Which signal this process gets when its parent has ended.
static inline void maquette_hear_parents_end(int signal) { prctl(PR_SET_PDEATHSIG, signal, 0, 0, 0); }

// MARK: Rights

static inline int maquette_no_new_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 ? 0 : errno; }

// What root may do and others may not.
static inline int maquette_drop_capabilities(void) {
    // Nothing that is started gets them back either.
    for (int capability = 0; capability <= 63; capability++) prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    struct __user_cap_header_struct head = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
    return syscall(SYS_capset, &head, none) == 0 ? 0 : errno;
}

static inline void maquette_hide_memory(void) { prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }

static inline void maquette_limit(int resource, unsigned long long most) {
    struct rlimit limit;
    if (getrlimit((__rlimit_resource_t)resource, &limit) != 0) return;
    if (limit.rlim_max < most) most = limit.rlim_max;
    limit.rlim_cur = limit.rlim_max = most;
    setrlimit((__rlimit_resource_t)resource, &limit);
}

// MARK: System calls

#if defined(__x86_64__)
#define MAQUETTE_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MAQUETTE_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
// No processor whose calls are known.
#define MAQUETTE_ARCHITECTURE 0
#endif

// Whether the kernel filters calls, and the calls of this processor are known.
static inline int maquette_filters_calls(void) {
    const uint32_t action = SECCOMP_RET_ERRNO;
    return MAQUETTE_ARCHITECTURE != 0 && syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

// What each process may do with its own memory, files that it can open, threads and clocks. All that is not named here is refused:
// sockets, other processes, keys, namespaces, mounts, tracing, io_uring, and what kernels will have that nobody has seen.
static const int maquette_plain_calls[] = {
    // Files
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_pwrite64, SYS_preadv, SYS_pwritev, SYS_preadv2, SYS_pwritev2,
    SYS_close, SYS_close_range, SYS_fstat, SYS_statx, SYS_faccessat, 439 /* faccessat2 */, SYS_readlinkat, SYS_getdents64,
    SYS_lseek, SYS_dup, SYS_dup3, SYS_pipe2, SYS_flock, SYS_fsync, SYS_fdatasync, SYS_ftruncate, SYS_fallocate,
    SYS_mkdirat, SYS_unlinkat, SYS_renameat2, SYS_getcwd, SYS_umask, SYS_statfs, SYS_fstatfs,
    SYS_fadvise64, SYS_readahead, SYS_copy_file_range, SYS_sendfile, SYS_sync_file_range,
    // Waiting
    SYS_ppoll, SYS_pselect6, SYS_epoll_create1, SYS_epoll_ctl, SYS_epoll_pwait, SYS_eventfd2, SYS_timerfd_create, SYS_timerfd_settime,
    SYS_timerfd_gettime, SYS_nanosleep, SYS_clock_nanosleep, SYS_restart_syscall,
    // Memory
    SYS_mmap, SYS_munmap, SYS_mprotect, SYS_mremap, SYS_madvise, SYS_msync, SYS_mincore, SYS_brk, SYS_membarrier,
    // Threads
    SYS_futex, SYS_set_robust_list, SYS_set_tid_address, SYS_gettid, SYS_sched_yield, SYS_getcpu, SYS_exit, SYS_exit_group,
    // Clocks and numbers
    SYS_clock_gettime, SYS_clock_getres, SYS_gettimeofday, SYS_times, SYS_getrusage, SYS_sysinfo, SYS_uname, SYS_getrandom,
    SYS_getpid, SYS_getppid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid, SYS_getresuid, SYS_getresgid, SYS_getgroups,
    // Its own signals
    SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_rt_sigsuspend, SYS_rt_sigpending, SYS_rt_sigtimedwait,
    SYS_sigaltstack, SYS_setitimer, SYS_getitimer, SYS_wait4, SYS_waitid,
#if defined(__x86_64__)
    334 /* rseq */, SYS_stat, SYS_lstat, SYS_newfstatat, SYS_access, SYS_readlink, SYS_getdents, SYS_dup2, SYS_pipe, SYS_mkdir, SYS_rmdir,
    SYS_unlink, SYS_rename, SYS_renameat, SYS_creat, SYS_poll, SYS_select, SYS_epoll_create, SYS_epoll_wait, SYS_eventfd, SYS_time,
    SYS_pause, SYS_alarm, SYS_arch_prctl, SYS_getpgrp, SYS_getrlimit,
#else
    293 /* rseq */, SYS_newfstatat, SYS_renameat, SYS_getrlimit,
#endif
};

// What compilers, linkers and SwiftPM do besides: they start each other, and talk through pairs of sockets.
static const int maquette_building_calls[] = {
    SYS_execve, SYS_chdir, SYS_fchdir, SYS_setpgid, SYS_getpgid, SYS_getsid, SYS_setsid, SYS_recvfrom,
    SYS_shutdown, SYS_getsockopt, SYS_setsockopt, SYS_getsockname, SYS_getpeername, SYS_symlinkat, SYS_linkat,
    SYS_fgetxattr, SYS_getxattr, SYS_lgetxattr, SYS_listxattr, SYS_flistxattr, SYS_inotify_init1,
    SYS_inotify_add_watch, SYS_inotify_rm_watch, SYS_sched_getscheduler, SYS_sched_getparam, SYS_getpriority, SYS_personality, SYS_sched_getaffinity,
    SYS_signalfd4,
#if defined(__x86_64__)
    SYS_fork, SYS_vfork, SYS_symlink, SYS_link, SYS_inotify_init,
#endif
};

// Calls that change nothing and say that they did: files keep their owners.
static const int maquette_owner_calls[] = {
    SYS_fchown, SYS_fchownat,
#if defined(__x86_64__)
    SYS_chown, SYS_lchown,
#endif
};

// Likewise their modes and times, which no wall but a mount that is read only keeps from being changed.
static const int maquette_mode_calls[] = {
    SYS_fchmod, SYS_fchmodat, 452 /* fchmodat2 */, SYS_utimensat,
#if defined(__x86_64__)
    SYS_chmod, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
};

struct maquette_filter {
    struct sock_filter rules[640];
    unsigned short count;
};

static inline void maquette_rule(struct maquette_filter *filter, unsigned short code, unsigned char yes, unsigned char no, uint32_t value) {
    struct sock_filter rule = {code, yes, no, value};
    if (filter->count < sizeof filter->rules / sizeof *filter->rules) filter->rules[filter->count++] = rule;
}

#define MAQUETTE_LOAD(offset) maquette_rule(filter, BPF_LD | BPF_W | BPF_ABS, 0, 0, (uint32_t)(offset))
#define MAQUETTE_RETURN(value) maquette_rule(filter, BPF_RET | BPF_K, 0, 0, value)
#define MAQUETTE_LOAD_CALL() MAQUETTE_LOAD(offsetof(struct seccomp_data, nr))
// The lower half of an argument; both processors have it first.
#define MAQUETTE_LOAD_ARGUMENT(number) MAQUETTE_LOAD(offsetof(struct seccomp_data, args) + 8 * (number))
#define MAQUETTE_REFUSED (SECCOMP_RET_ERRNO | EACCES)
#define MAQUETTE_UNKNOWN (SECCOMP_RET_ERRNO | ENOSYS)

static inline void maquette_answer_each(struct maquette_filter *filter, const int *calls, size_t count, uint32_t answer) {
    for (size_t place = 0; place < count; place++) {
        maquette_rule(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, (uint32_t)calls[place]);
        MAQUETTE_RETURN(answer);
    }
}

// A call is allowed if an argument has one of these values, and has another answer otherwise.
static inline void maquette_allow_values(
    struct maquette_filter *filter, int call, int argument, const uint32_t *values, unsigned char count, uint32_t otherwise) {
    maquette_rule(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, (unsigned char)(2 * count + 2), (uint32_t)call);
    MAQUETTE_LOAD_ARGUMENT(argument);
    for (unsigned char place = 0; place < count; place++) {
        maquette_rule(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, values[place]);
        MAQUETTE_RETURN(SECCOMP_RET_ALLOW);
    }
    MAQUETTE_RETURN(otherwise);
}

// A call is allowed if an argument has all bits of the one mask and none of the other.
static inline void maquette_allow_bits(struct maquette_filter *filter, int call, int argument, uint32_t all, uint32_t none, uint32_t otherwise) {
    maquette_rule(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 8, (uint32_t)call);
    MAQUETTE_LOAD_ARGUMENT(argument);
    maquette_rule(filter, BPF_ALU | BPF_AND | BPF_K, 0, 0, none);
    maquette_rule(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 3, 0);
    MAQUETTE_LOAD_ARGUMENT(argument);
    maquette_rule(filter, BPF_ALU | BPF_AND | BPF_K, 0, 0, all);
    maquette_rule(filter, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, all);
    MAQUETTE_RETURN(otherwise);
    MAQUETTE_RETURN(SECCOMP_RET_ALLOW);
}

// A call is refused if an argument has this value where the mask has bits.
static inline void maquette_refuse_bits(struct maquette_filter *filter, int call, int argument, uint32_t mask, uint32_t value) {
    maquette_rule(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 5, (uint32_t)call);
    MAQUETTE_LOAD_ARGUMENT(argument);
    maquette_rule(filter, BPF_ALU | BPF_AND | BPF_K, 0, 0, mask);
    maquette_rule(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, value);
    MAQUETTE_RETURN(MAQUETTE_REFUSED);
    MAQUETTE_RETURN(SECCOMP_RET_ALLOW);
}

// What is left of a call is allowed if an argument is no address, and refused otherwise: six rules.
static inline void maquette_allow_null(struct maquette_filter *filter, int argument) {
    MAQUETTE_LOAD_ARGUMENT(argument);
    maquette_rule(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 2, 0);
    // The upper half of an address may be all that it has.
    MAQUETTE_LOAD(offsetof(struct seccomp_data, args) + 8 * argument + 4);
    maquette_rule(filter, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, 0);
    MAQUETTE_RETURN(MAQUETTE_REFUSED);
    MAQUETTE_RETURN(SECCOMP_RET_ALLOW);
}

// Opening files is allowed, but not emptying them on the way without a word of writing: neither to be read, nor in the fourth way,
// which is for devices.
static inline void maquette_allow_opening(struct maquette_filter *filter, int call, int argument) {
    maquette_rule(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 6, (uint32_t)call);
    MAQUETTE_LOAD_ARGUMENT(argument);
    maquette_rule(filter, BPF_ALU | BPF_AND | BPF_K, 0, 0, O_ACCMODE | O_TRUNC);
    maquette_rule(filter, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, O_RDONLY | O_TRUNC);
    maquette_rule(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, O_ACCMODE | O_TRUNC);
    MAQUETTE_RETURN(MAQUETTE_REFUSED);
    MAQUETTE_RETURN(SECCOMP_RET_ALLOW);
}

// For this thread and all that it starts. `builds`: whether it may start programs. `are_alone`: whether the processes of the
// cage see no others, so that they may end each other. `has_root`: whether what they may not write is mounted to be read. 0, or an error.
static inline int maquette_filter_calls(int builds, int are_alone, int has_root) {
    struct maquette_filter made = {.count = 0};
    struct maquette_filter *filter = &made;
    const uint32_t own[] = {(uint32_t)getpid()};
    const uint32_t itself[] = {0, (uint32_t)getpid()};
    // Calls of other processors' programs have other numbers.
    MAQUETTE_LOAD(offsetof(struct seccomp_data, arch));
    maquette_rule(filter, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, MAQUETTE_ARCHITECTURE);
    MAQUETTE_RETURN(MAQUETTE_REFUSED);
    MAQUETTE_LOAD_CALL();
    // A third kind of programs has other numbers; newer calls have older ones beside them, which libraries then take.
    maquette_rule(filter, BPF_JMP | BPF_JGE | BPF_K, 0, 1, 453);
    MAQUETTE_RETURN(MAQUETTE_UNKNOWN);
    maquette_rule(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 435 /* clone3, whose flags a filter cannot see */);
    MAQUETTE_RETURN(MAQUETTE_UNKNOWN);
    maquette_rule(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 437 /* openat2 */);
    MAQUETTE_RETURN(MAQUETTE_UNKNOWN);
    if (builds) {
        maquette_answer_each(filter, maquette_building_calls, sizeof maquette_building_calls / sizeof(int), SECCOMP_RET_ALLOW);
        // Everything but new namespaces.
        maquette_allow_bits(filter, SYS_clone, 0, 0, 0x7E020080, MAQUETTE_REFUSED);
        // SwiftPM talks to what it starts through connected pairs. A message to an address would reach whoever listens there.
        const uint32_t local[] = {1 /* AF_UNIX */};
        maquette_allow_values(filter, SYS_socketpair, 0, local, 1, MAQUETTE_REFUSED);
        maquette_rule(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 6, SYS_sendto);
        maquette_allow_null(filter, 4);
    } else {
        // Threads alone: an app has one process, and starts no program.
        maquette_allow_bits(filter, SYS_clone, 0, 0x10000 /* CLONE_THREAD */, 0x7E020080, MAQUETTE_REFUSED);
    }
    maquette_answer_each(filter, maquette_owner_calls, sizeof maquette_owner_calls / sizeof(int), SECCOMP_RET_ERRNO);
    // What compilers make is to be run.
    const uint32_t modes = builds && has_root ? SECCOMP_RET_ALLOW : SECCOMP_RET_ERRNO;
    maquette_answer_each(filter, maquette_mode_calls, sizeof maquette_mode_calls / sizeof(int), modes);
    // Memory that the limit does not count: shared with others, and of no file.
    if (!builds) maquette_refuse_bits(filter, SYS_mmap, 3, 0x21 /* MAP_SHARED, MAP_ANONYMOUS */, 0x21);
    // Emptying a file by opening it to be read, which Landlock does not notice before its third version.
    maquette_allow_opening(filter, SYS_openat, 2);
#if defined(__x86_64__)
    maquette_allow_opening(filter, SYS_open, 1);
#endif
    const uint32_t prctls[] = {PR_SET_NAME, PR_GET_NAME, 0x53564D41 /* names of memory */, PR_GET_DUMPABLE, PR_GET_SECCOMP,
        PR_GET_NO_NEW_PRIVS};
    maquette_allow_values(filter, SYS_prctl, 0, prctls, 6, MAQUETTE_REFUSED);
    // Whether it is a terminal, how much there is to read, and what programs that are started do not get.
    const uint32_t controls[] = {0x5421 /* FIONBIO */, 0x541B /* FIONREAD */, 0x5451 /* FIOCLEX */, 0x5450 /* FIONCLEX */};
    maquette_allow_values(filter, SYS_ioctl, 1, controls, 4, SECCOMP_RET_ERRNO | ENOTTY);
    // No larger pipes, no signals about files for others.
    const uint32_t commands[] = {F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_GETLK, F_SETLK, F_SETLKW, 1030 /* F_DUPFD_CLOEXEC */,
        1032 /* F_GETPIPE_SZ */, 36, 37, 38 /* locks of open files */};
    maquette_allow_values(filter, SYS_fcntl, 1, commands, 13, MAQUETTE_REFUSED);
    if (are_alone) {
        const int ending[] = {SYS_kill, SYS_tgkill, SYS_tkill};
        maquette_answer_each(filter, ending, 3, SECCOMP_RET_ALLOW);
    } else {
        maquette_allow_values(filter, SYS_kill, 0, own, 1, MAQUETTE_REFUSED);
        maquette_allow_values(filter, SYS_tgkill, 0, own, 1, MAQUETTE_REFUSED);
    }
    maquette_allow_values(filter, SYS_sched_getaffinity, 0, itself, 2, MAQUETTE_REFUSED);
    // Limits of its own to be read.
    maquette_rule(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 8, SYS_prlimit64);
    MAQUETTE_LOAD_ARGUMENT(0);
    maquette_rule(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 4, 0);
    maquette_allow_null(filter, 2);
    maquette_answer_each(filter, maquette_plain_calls, sizeof maquette_plain_calls / sizeof(int), SECCOMP_RET_ALLOW);
    MAQUETTE_RETURN(MAQUETTE_REFUSED);
    if (filter->count >= sizeof filter->rules / sizeof *filter->rules) return E2BIG;
    struct sock_fprog program = {filter->count, filter->rules};
    return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0 ? 0 : errno;
}

#endif
