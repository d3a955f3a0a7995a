// Tells the thread sanitizer what happens when a Swift `Mutex` has to wait.
//
// Locking a free `Mutex` is compiled into the program and seen. Waiting for one, and waking who waits, happens in
// libswiftSynchronization, which was not built with the sanitizer: what is read after a wait seems to race with what was written
// before it. Loaded before that library, this stands in front of the two functions. Their names are part of Swift's ABI on Linux.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

// Only programs built with the sanitizer have them; compilers and shells that the program starts have not.
extern void __tsan_acquire(void *) __attribute__((weak));
extern void __tsan_release(void *) __attribute__((weak));

typedef SWIFT void Lock(uint32_t thread, SELF);
typedef SWIFT void Unlock(SELF);
static Lock *lock_in_library;
static Unlock *unlock_in_library;

__attribute__((constructor)) static void find_library(void) {
    lock_in_library = (Lock *)dlsym(RTLD_NEXT, LOCK);
    unlock_in_library = (Unlock *)dlsym(RTLD_NEXT, UNLOCK);
}

SWIFT void lock(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void lock(uint32_t thread, SELF) {
    lock_in_library(thread, self);
    if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT void unlock(SELF) __asm__(UNLOCK);
SWIFT void unlock(SELF) {
    if (__tsan_release) __tsan_release(self);
    unlock_in_library(self);
}
