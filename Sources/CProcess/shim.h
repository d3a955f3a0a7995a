// System calls that Swift does not offer: it hides `fork`, and cannot call functions with a variable number of arguments.
#ifndef MAQUETTE_CPROCESS_H
#define MAQUETTE_CPROCESS_H

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
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

// A file without a name, in memory, which programs that are started do not get; -1 if there can be none.
static inline int maquette_memory_file(void) {
    return (int)syscall(SYS_memfd_create, "maquette", 1 /* MFD_CLOEXEC */);
}

// Closes the descriptors of a range, whichever of them are open.
static inline void maquette_close_range(unsigned first, unsigned last) {
    if (syscall(SYS_close_range, first, last, 0) == 0) return;
    for (unsigned descriptor = first; descriptor <= last && descriptor < 65536; descriptor++) close((int)descriptor);
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

#endif
