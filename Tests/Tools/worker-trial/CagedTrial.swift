import Glibc
import MaquetteCage
import MaquetteFiles
import MaquetteWorkers

/// What a batch in a cage does, and what code in it tries.
enum CagedTrial {
    static func batch(writing folder: String) -> CagedBatch {
        let folder = FilePath(folder)
        let temporary = folder.appending("temporary".utf8)
        _ = temporary.withCString { mkdir($0, 0o700) }
        return CagedBatch(
            cage: Cage(readable: [], temporary: temporary.shown),
            mayMake: { $0.path.folder == folder },
            print: { SystemFile.write($0, to: 1) }, say: { _ = SystemFile.write($0, to: 2) },
            quote: { _ = SystemFile.write(Array("code: \($0)\n".utf8), to: 2) })
    }

    static func attempt(_ item: String, say: (String) -> Void) {
        let parts = item.split(separator: "=", maxSplits: 1).map(String.init)
        func write(_ text: String) {
            do {
                try AtomicFile.write(Array(text.utf8), to: FilePath(parts[1]))
                say("wrote")
            } catch { say("refused: \(error)") }
        }
        switch parts[0] {
        case "caged-write": write("a picture")
        case "caged-written":
            let files = Ledger.current?.written ?? [:]
            say(
                "written "
                    + files.map { "\(String(decoding: $0.key.name, as: UTF8.self)) \($0.value)" }.sorted().joined(
                        separator: ", "))
        case "caged-open": say("open \((3..<1024).count { fcntl(Int32($0), F_GETFD) >= 0 })")
        case "caged-forge":
            let line = Array("did 0 nothing of the kind\n".utf8)
            for descriptor in 3..<1024 { _ = Glibc.write(Int32(descriptor), line, line.count) }
            usleep(200_000)
        case "caged-exit-later":
            // Between two items nobody is at work.
            var thread = pthread_t()
            pthread_create(
                &thread, nil,
                { _ in
                    usleep(50_000)
                    _exit(0)
                }, nil)
        case "caged-wait": usleep(300_000)
        case "caged-flood":
            let line = [UInt8](repeating: UInt8(ascii: "x"), count: 999) + [UInt8(ascii: "\n")]
            for _ in 0..<3000 { _ = Glibc.write(1, line, line.count) }
        case "caged-kill": kill(getpid(), SIGKILL)
        case "caged-terminate": kill(getpid(), SIGTERM)
        case "caged-done":
            // The functions of the program have names, which code may call.
            Ledger.current?.finish(Int(parts[1]) ?? 0, result: [])
            sleep(60)
        case "caged-deaf": askWithoutListening()
        case "caged-threads":
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            pthread_attr_setstacksize(&attributes, 1 << 16)
            for _ in 0..<1200 {
                var thread = pthread_t()
                pthread_create(
                    &thread, &attributes,
                    { _ in
                        sleep(60)
                        return nil
                    }, nil)
            }
            sleep(5)
        case "caged-eat":
            // Memory that the system no longer counts, as it may not be written any more.
            for _ in 0..<700 {
                let place = mmap(nil, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
                guard let place, place != MAP_FAILED else { break }
                memset(place, 1, 1 << 20)
                mprotect(place, 1 << 20, PROT_READ)
            }
            sleep(5)
        default: break
        }
    }

    /// Asks for changes and reads no answer: more of them than fit into a pipe.
    private static func askWithoutListening() {
        let ends = (3..<1024).map { Int32($0) }.filter { descriptor in
            let flags = fcntl(descriptor, F_GETFL)
            return flags >= 0 && flags & O_ACCMODE == O_RDONLY
        }
        let nothing = open("/dev/null", O_RDONLY)
        for end in ends {
            // Whoever writes finds that there is a reader.
            _ = dup(end)
            dup2(nothing, end)
        }
        for _ in 0..<100_000 { try? FileChange.removeEmptyFolder(FilePath("/nothing")).make() }
        sleep(60)
    }
}
