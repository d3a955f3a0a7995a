// In the program that code is loaded into. A picture of a screen has to be the same tomorrow, so the date that code is told is not the
// machine's: it begins at a moment that is given, and goes on while fingers do something. These functions come before those of the C
// library, which Foundation and Dispatch ask.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdint.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

static const int64_t second = 1000000000;

// Nanoseconds since 1970; 0 while the machine's date is told.
static _Atomic int64_t held;

static int (*clock_of_machine)(clockid_t, struct timespec *);

static int machine(clockid_t clock, struct timespec *now) {
    return clock_of_machine ? clock_of_machine(clock, now) : (int)syscall(SYS_clock_gettime, clock, now);
}

__attribute__((constructor)) static void find_clock(void) {
    clock_of_machine = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
}

void maquette_set_date(double seconds) { atomic_store(&held, (int64_t)(seconds * (double)second)); }

void maquette_pass_time(double seconds) {
    if (atomic_load(&held)) atomic_fetch_add(&held, (int64_t)(seconds * (double)second));
}

// Each look at the clock takes a microsecond: of two objects the later one has the later date, and who waits for a moment without
// sleeping comes to it.
static int64_t look(void) { return atomic_load(&held) ? atomic_fetch_add(&held, 1000) + 1000 : 0; }

int clock_gettime(clockid_t clock, struct timespec *now) {
    int64_t date = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE ? look() : 0;
    if (!date) return machine(clock, now);
    *now = (struct timespec){.tv_sec = date / second, .tv_nsec = date % second};
    return 0;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    struct timespec date;
    (void)zone;
    clock_gettime(CLOCK_REALTIME, &date);
    *now = (struct timeval){.tv_sec = date.tv_sec, .tv_usec = date.tv_nsec / 1000};
    return 0;
}

time_t time(time_t *now) {
    struct timespec date;
    clock_gettime(CLOCK_REALTIME, &date);
    if (now) *now = date.tv_sec;
    return date.tv_sec;
}

// The system waits by its own date. A moment long before this century is none: it counts from the start of the machine.
static struct timespec moment_of_machine(const struct timespec *moment) {
    int64_t date = atomic_load(&held);
    struct timespec now;
    if (!date || moment->tv_sec < 500000000 || machine(CLOCK_REALTIME, &now)) return *moment;
    int64_t rest = moment->tv_sec * second + moment->tv_nsec - date;
    int64_t end = now.tv_sec * second + now.tv_nsec + (rest > 0 ? rest : 0);
    return (struct timespec){.tv_sec = end / second, .tv_nsec = end % second};
}

#define MACHINE(function) ((__typeof__(&function))dlsym(RTLD_NEXT, #function))

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           const struct timespec *restrict moment) {
    struct timespec end = moment_of_machine(moment);
    // On some processors there is one from before 2003 as well, which dlsym would find.
    void *newer = dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
    return (newer ? (__typeof__(&pthread_cond_timedwait))newer : MACHINE(pthread_cond_timedwait))(condition, mutex, &end);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict moment) {
    struct timespec end = moment_of_machine(moment);
    return MACHINE(sem_timedwait)(semaphore, &end);
}

int timerfd_settime(int timer, int flags, const struct itimerspec *new, struct itimerspec *old) {
    struct itimerspec alarm = *new;
    if (flags & TFD_TIMER_ABSTIME) alarm.it_value = moment_of_machine(&new->it_value);
    return MACHINE(timerfd_settime)(timer, flags, &alarm, old);
}
