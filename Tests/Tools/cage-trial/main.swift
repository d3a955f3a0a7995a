// Goes into a cage and tries what code of a project may try, for tests: a test has many threads, and a process with threads cannot
// go into one.
//
//     cage-trial [nobody] [builds] [without=landlock] [without=mounts] PROJECT TEMPORARY OUTPUT TRIAL…
//
// Prints a line for each trial: its name, and what came of it: 0, or the error's name.
import CCageTrial
import CProcess
import Glibc
import MaquetteCage
import MaquetteFiles

var words = CommandLine.arguments.dropFirst()
@MainActor func takes(_ word: String) -> Bool {
    guard let place = words.firstIndex(of: word) else { return false }
    words.remove(at: place)
    return true
}

let names: [Int32: String] = [
    0: "0", EACCES: "EACCES", EPERM: "EPERM", ENOSYS: "ENOSYS", ENOENT: "ENOENT", EROFS: "EROFS", ENOTTY: "ENOTTY",
    EMFILE: "EMFILE", ENXIO: "ENXIO", ESRCH: "ESRCH", EBADF: "EBADF", ENOTDIR: "ENOTDIR", EINVAL: "EINVAL",
]
func named(_ code: Int32) -> String { names[code] ?? "\(code)" }

if takes("nobody") {
    guard trial_lose_root() == 0 else { exit(3) }
    // As this user from its start on.
    let again = ([CommandLine.arguments[0]] + words).map { strdup($0) } + [nil]
    execv("/proc/self/exe", again)
    exit(3)
}
let builds = takes("builds")
// A folder of the project that is named before the project is.
let within = words.first { $0.hasPrefix("within=") }.map { String($0.dropFirst(7)) }
words.removeAll { $0.hasPrefix("within=") }
var walls = Set(Walls.Wall.allCases)
if takes("without=landlock") { walls.remove(.landlock) }
if takes("without=mounts") { walls.remove(.mounts) }
if takes("walls") {
    let present = Walls.ofThisMachine.present
    print(Walls.Wall.allCases.filter(present.contains).map(\.rawValue).joined(separator: ","))
    exit(0)
}
// `cage-trial [toolchain=FOLDER] program PROJECT TEMPORARY OUTPUT COMMAND` runs a command of the shell as compilers are run, and ends
// as it ends.
let toolchain = words.first { $0.hasPrefix("toolchain=") }.map { Cage.Place(String($0.dropFirst(10))) }
words.removeAll { $0.hasPrefix("toolchain=") }
if takes("program") {
    let (project, temporary, output) = (words.removeFirst(), words.removeFirst(), words.removeFirst())
    var cage = Cage(
        readable: [Cage.Place(project, isProject: true)] + [toolchain].compactMap { $0 }, temporary: temporary)
    cage.writable = [output]
    cage.setForBuilding()
    let program = CagedProgram(
        path: "/bin/sh", arguments: ["-c", words.joined(separator: " ")],
        environment: ["PATH=/usr/bin:/bin", "OWN=yes"],
        cage: cage, mostBytes: 400 << 20)
    let watcher = program.launch([(0, 0), (1, 1), (2, 2)])
    var status: Int32 = 0
    while waitpid(watcher, &status, 0) < 0, errno == EINTR {}
    exit(maquette_exit_code(status))
}
let (project, temporary, output) = (words.removeFirst(), words.removeFirst(), words.removeFirst())
let parent = getppid()
// As a build's is, where there can be one.
let isAlone = builds && walls.contains(.mounts) && Namespaces.leaveProcesses()
// Whoever started this may have made it the first of a group, which then cannot have a session of its own.
let child = maquette_fork()
if child > 0 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    exit(maquette_exit_code(status))
}
// What the process has open besides is closed, as it is before code runs.
Cage.keepOpen([0, 1, 2])
let places = (within.map { ["\(project)/\($0)"] } ?? []) + [project]
var cage = Cage(readable: places.map { Cage.Place($0, isProject: true) }, temporary: temporary)
cage.walls = walls
cage.startsPrograms = builds
cage.isAlone = isAlone
if builds { cage.writable = [output] }
if words.contains(where: { $0.hasPrefix("clerk=") }) {
    // By a program, which this process may not start.
    cage.clerk = { path in
        let (bytes, code) = Program.output(of: "/bin/cat", [String(decoding: path, as: UTF8.self)])
        return code == 0 ? bytes : Array("refused".utf8)
    }
}
// As whoever starts such a process does.
maquette_limit_memory(300 << 20)
do { try cage.enter() } catch {
    print("no cage: \(error)")
    exit(4)
}

func attempt(_ trial: String) -> String {
    let parts = trial.split(separator: "=", maxSplits: 1).map(String.init)
    let path = parts.count > 1 ? parts[1] : ""
    let number = Int32(path) ?? parent
    switch parts[0] {
    case "clerk": return String(decoding: Clerk.ask(Array(path.utf8)) ?? Array("gone".utf8), as: UTF8.self)
    case "inet": return named(trial_socket(2, 1))
    case "netlink": return named(trial_socket(16, 3))
    case "unix": return named(trial_socket(1, 1))
    case "vsock": return named(trial_socket(40, 1))
    case "pair": return named(trial_pair(1))
    case "datagrams": return named(trial_pair(2))
    case "send": return named(trial_send())
    case "kill": return named(trial_kill(number))
    case "kill-group": return named(trial_kill(-number))
    case "kill-all": return named(trial_kill(-1))
    case "tgkill": return named(trial_tgkill(number))
    case "tkill": return named(trial_tkill(number))
    case "queue": return named(trial_queue(number))
    case "pidfd": return named(trial_pidfd(number))
    case "limit": return named(trial_limit(number))
    case "own-limit": return named(trial_own_limit())
    case "priority": return named(trial_priority(number))
    case "affinity": return named(trial_affinity(number))
    case "scheduler": return named(trial_scheduler(number))
    case "disk-priority": return named(trial_disk_priority(number))
    case "trace": return named(trial_trace(number))
    case "read-memory": return named(trial_read_memory(number))
    case "compare": return named(trial_compare(number))
    case "unshare": return named(trial_unshare())
    case "mount": return named(trial_mount())
    case "chroot": return named(trial_root())
    case "io_uring": return named(trial_ring())
    case "key": return named(trial_key())
    case "bpf": return named(trial_program())
    case "perf": return named(trial_events())
    case "userfaultfd": return named(trial_faults())
    case "clock": return named(trial_clock())
    case "shared": return named(trial_shared_memory())
    case "memfd": return named(trial_memory_file())
    case "segment": return named(trial_segment())
    case "messages": return named(trial_queue_of_messages())
    case "large-pipe": return named(trial_large_pipe())
    case "fork": return named(trial_fork())
    case "exec": return named(trial_exec("/bin/true"))
    case "dumpable": return named(trial_privileges())
    case "orphan": return named(trial_parent())
    case "type": return named(trial_type())
    case "control": return named(trial_control(0))
    case "read": return named(trial_read(path))
    case "list": return named(trial_list(path))
    case "ask": return named(trial_ask(path))
    case "write": return named(trial_write(path))
    case "empty": return named(trial_empty(path))
    case "empty-oddly": return named(trial_empty_oddly(path))
    case "cut": return named(trial_cut(path))
    case "remove": return named(trial_remove(path))
    case "mkdir": return named(trial_make_folder(path))
    case "link": return named(trial_link(path))
    case "mode": return named(trial_mode(path))
    case "times": return named(trial_times(path))
    case "attribute": return named(trial_attribute(path))
    case "chdir": return named(trial_move(path))
    case "fill": return "\(trial_fill(temporary, 600, 0))"
    case "fill-hidden": return "\(trial_fill(temporary, 600, 1))"
    case "eat": return "\(trial_eat(Int32(path) ?? 100))"
    case "open-files": return "\(trial_open_files())"
    case "thread":
        var thread = pthread_t()
        let code = pthread_create(&thread, nil, { _ in nil }, nil)
        return code == 0 ? named(pthread_join(thread, nil)) : named(code)
    case "abort-trap":
        signal(SIGABRT) { _ in }
        return named(raise(SIGABRT) == 0 ? 0 : errno)
    case "rights":
        let lines = String(decoding: (try? FilePath("/proc/self/status").contents()) ?? [], as: UTF8.self)
            .split(separator: "\n")
        let wanted = ["CapPrm:", "CapEff:", "CapBnd:", "CapAmb:", "NoNewPrivs:", "Seccomp:"]
        return wanted.map { name in
            lines.first { $0.hasPrefix(name) }.map { $0.dropFirst(name.count).filter { !$0.isWhitespace } } ?? "?"
        }.joined(separator: " ")
    case "numbers":
        let names = (try? FilePath("/proc").namesOfEntries()) ?? []
        return names.filter { Int(String(decoding: $0, as: UTF8.self)) != nil }.map {
            String(decoding: $0, as: UTF8.self)
        }
        .filter { $0 != "\(getpid())" }.joined(separator: ",")
    case "session":
        // The sixth number.
        let numbers = ((try? FilePath("/proc/self/stat").contents()) ?? []).split(separator: UInt8(ascii: " "))
        return numbers.count > 5 && Int32(String(decoding: numbers[5], as: UTF8.self)) == getpid() ? "own" : "shared"
    case "core":
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
        return "\(limit.rlim_max)"
    default: return "unknown"
    }
}
maquette_print_line_by_line()
for trial in words { print(trial.split(separator: "=")[0], attempt(trial)) }
