// Starts the program of the package with the package's own loader and libraries, wherever the folder lies.
//
// It is the file `bin/preview`, and uses no library, so that it runs on every Linux. A shell script would do the same, but
// takes longer than this, and needs a shell. Of the environment it takes out what puts libraries of the machine in front,
// as they are made for another C library than the package's, and it says where the rules are by which Thai words break.
//
//     bin/preview              this
//     lib/maquette/preview     the loader, under the name that lists of processes show
//     lib/maquette/program     the command
//     lib/maquette/lib*.so.*   the libraries that decide pixels, and what they need
//     lib/maquette/command     those that are for the command alone, such as the C library: programs of the machine use the
//                              others
//     lib/maquette/thai        what libthai reads

#include <asm/unistd.h>

enum { longest = 4096 };

#if defined(__x86_64__)

static long call(long number, long a, long b, long c, long d) {
    long result;
    register long fourth __asm__("r10") = d;
    __asm__ volatile("syscall" : "=a"(result) : "a"(number), "D"(a), "S"(b), "d"(c), "r"(fourth) : "rcx", "r11", "memory");
    return result;
}

// The kernel starts a program with its words on the stack.
__asm__(".globl _start\n_start:\n  xor %ebp, %ebp\n  mov %rsp, %rdi\n  and $-16, %rsp\n  call begin\n");

#elif defined(__aarch64__)

static long call(long number, long a, long b, long c, long d) {
    register long called __asm__("x8") = number;
    register long first __asm__("x0") = a;
    register long second __asm__("x1") = b;
    register long third __asm__("x2") = c;
    register long fourth __asm__("x3") = d;
    __asm__ volatile("svc #0" : "+r"(first) : "r"(called), "r"(second), "r"(third), "r"(fourth) : "memory");
    return first;
}

__asm__(".globl _start\n_start:\n  mov x29, #0\n  mov x30, #0\n  mov x0, sp\n  and sp, x0, #-16\n  bl begin\n");

#else
#error "the launcher knows x86-64 and 64-bit ARM"
#endif

static long length(const char *text) {
    long count = 0;
    while (text[count]) count++;
    return count;
}

static int begins_with(const char *text, const char *prefix) {
    while (*prefix && *text == *prefix) text++, prefix++;
    return *prefix == 0;
}

static void say(const char *text) { call(__NR_write, 2, (long)text, length(text), 0); }

__attribute__((noreturn)) static void stop(const char *reason) {
    say("preview: ");
    say(reason);
    say("\n");
    call(__NR_exit_group, 2, 0, 0, 0);
    __builtin_unreachable();
}

// Appends to a path; stops rather than shortening it.
static void append(char *path, const char *text) {
    long start = length(path), count = length(text);
    if (start + count >= longest) stop("the path of the command is too long");
    for (long at = 0; at <= count; at++) path[start + at] = text[at];
}

// Leaves the folder of a path, without the slash.
static void drop_name(char *path) {
    long end = length(path);
    while (end > 0 && path[end - 1] != '/') end--;
    path[end > 0 ? end - 1 : 0] = 0;
}

// How many bytes a link says, without a zero at their end; negative if it cannot be read. ARM has no shorter call for it.
static long read_link(const char *path, char *target) {
    enum { here = -100 };
    return call(__NR_readlinkat, here, (long)path, (long)target, longest - 1);
}

// Where this file is: the kernel says so in /proc, and where that is not mounted the path that was started is followed.
static void find(char *path, const char *started) {
    long count = read_link("/proc/self/exe", path);
    if (count > 0) {
        path[count] = 0;
        return;
    }
    path[0] = 0;
    if (started[0] != '/') {
        if (call(__NR_getcwd, (long)path, longest, 0, 0) < 0) stop("the current folder is gone");
        append(path, "/");
    }
    append(path, started);
    for (int links = 0; links < 40; links++) {
        char target[longest];
        count = read_link(path, target);
        if (count <= 0) return;
        target[count] = 0;
        if (target[0] == '/') {
            path[0] = 0;
        } else {
            drop_name(path);
            append(path, "/");
        }
        append(path, target);
    }
}

__attribute__((noreturn, used)) void begin(long *stack) {
    long count = stack[0];
    char **arguments = (char **)(stack + 1), **variable = arguments + count + 1;
    long most = 1;
    while (variable[most - 1]) most++;
    const char *started = count > 0 ? arguments[0] : "";
    enum { nameOfFile = 31 };
    for (long *entry = (long *)(variable + most); entry[0]; entry += 2) {
        if (entry[0] == nameOfFile) started = (const char *)entry[1];
    }

    char libraries[longest], loader[longest], program[longest], thai[longest];
    find(libraries, started);
    drop_name(libraries);
    drop_name(libraries);
    append(libraries, "/lib/maquette");
    loader[0] = program[0] = thai[0] = 0;
    append(loader, libraries);
    append(loader, "/preview");
    append(program, libraries);
    append(program, "/program");
    append(thai, "LIBTHAI_DICTDIR=");
    append(thai, libraries);
    append(thai, "/thai");

    char *environment[most + 1];
    long kept = 0;
    for (; *variable; variable++) {
        const char *const left_out[] = { "LD_PRELOAD=", "LD_AUDIT=", "LIBTHAI_DICTDIR=" };
        int stays = 1;
        for (int number = 0; number < 3; number++) stays &= !begins_with(*variable, left_out[number]);
        if (stays) environment[kept++] = *variable;
    }
    environment[kept++] = thai;
    environment[kept] = 0;

    char *words[count + 8];
    long used = 0;
    words[used++] = loader;
    words[used++] = "--inhibit-cache";
    words[used++] = "--library-path";
    // Relative to the program, as a folder's own name may have a colon in it, which separates folders here.
    words[used++] = "$ORIGIN:$ORIGIN/command";
    words[used++] = "--argv0";
    words[used++] = count > 0 ? arguments[0] : "preview";
    words[used++] = program;
    for (long number = 1; number < count; number++) words[used++] = arguments[number];
    words[used] = 0;
    call(__NR_execve, (long)loader, (long)words, (long)environment, 0);
    say("preview: ");
    say(loader);
    say(" cannot be started; keep bin and lib of the package together\n");
    call(__NR_exit_group, 2, 0, 0, 0);
    __builtin_unreachable();
}
