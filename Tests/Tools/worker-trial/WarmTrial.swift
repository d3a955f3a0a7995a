import Glibc
import MaquetteWorkers
import Synchronization

/// `worker-trial warm SECONDS REQUEST…` begins all requests, prints a line for each answer as it comes, and ends.
/// A request is what happens to the child that gets it; `then` waits for the answers to those before it.
enum WarmTrial {
    static func run(_ words: [String]) -> Never {
        var limits = Limits(seconds: Double(words[0]) ?? 5)
        limits.bytes = 400 << 20
        nonisolated(unsafe) var prepared = 0
        let warm = WarmProcess(
            again: ["warm", words[0]], limits: limits, atOnce: 2,
            prepare: {
                prepared = 42
                // From here on the thread that forks knows its number.
                Steps.taken.withLock { $0 = 0 }
            }
        ) { request in
            answer(String(decoding: request, as: UTF8.self), prepared: prepared)
        }
        guard let warm else { fatalError("no process") }
        // What it opens later is none of the children's business.
        let file = open("/dev/null", O_RDONLY)
        var names: [Int: String] = [:]
        func takeAll() {
            while !names.isEmpty {
                // Some may have come while another was waited for.
                for (number, answer) in warm.takeAnswers() {
                    guard let name = names.removeValue(forKey: number) else { continue }
                    tell(name, answer)
                }
                var waiting = pollfd(fd: warm.descriptor, events: Int16(POLLIN), revents: 0)
                if !names.isEmpty { poll(&waiting, 1, 10_000) }
            }
        }
        for word in words.dropFirst() {
            if word == "cancel" {
                warm.cancel(names.keys.max() ?? 0)
                names[names.keys.max() ?? 0] = nil
            } else if word == "then" {
                takeAll()
            } else if word.hasPrefix("wait") {
                // Asked alone, and with a time of its own.
                tell(word, warm.ask(Array(word.utf8), seconds: 0.3))
            } else {
                names[warm.begin(Array(word.utf8))] = word
            }
        }
        takeAll()
        close(file)
        exit(0)
    }

    private static func tell(_ name: String, _ answer: WarmProcess.Answer) {
        switch answer {
        case .done(let bytes) where bytes.count > 1000: say("\(name): \(bytes.count) bytes, \(bytes.last ?? 0) last")
        case .done(let bytes): say("\(name): \(String(decoding: bytes, as: UTF8.self))")
        case .died(let cause): say("\(name) \(cause.words)")
        case .gone: say("\(name): nobody is there")
        }
    }

    private static func parent(of process: pid_t) -> pid_t {
        var room = [UInt8](repeating: 0, count: 1000)
        let file = open("/proc/\(process)/stat", O_RDONLY)
        let count = read(file, &room, room.count)
        close(file)
        // Behind the name, which may have anything in it, come the state and the parent.
        let text = String(decoding: room.prefix(max(0, count)), as: UTF8.self)
        let words = text.split(separator: ")").last?.split(separator: " ") ?? []
        return pid_t(words[1]) ?? 0
    }

    private static func answer(_ word: String, prepared: Int) -> [UInt8] {
        switch word {
        case "trap":
            let nothing: [Int] = []
            print(nothing[prepared])
        case let word where word.hasPrefix("dare"):
            var answer = "not dared"
            Attempt.appStart.run("App", seconds: 1) { answer = "dared" }
            return Array(answer.utf8)
        case "loop", "wait-loop": while forEver == 0 {}
        case "eat":
            while let room = malloc(1 << 20) { memset(room, 1, 1 << 20) }
            abort()
        case "hide":
            // Closes everything, as if it had ended, and goes on.
            for descriptor in 0..<2000 { close(Int32(descriptor)) }
            while forEver == 0 {}
        case "exit": exit(0)
        case "exit-7": _exit(7)
        case "kill-warm":
            kill(getppid(), SIGKILL)
            sleep(5)
        case "kill-keeper":
            kill(parent(of: getppid()), SIGKILL)
            sleep(5)
        case "locks": return Array("\(Steps.takenByTwoThreads())".utf8)
        case "big": return [UInt8](repeating: 7, count: 50 << 20)
        case "open": return Array("\((3..<2000).count { fcntl(Int32($0), F_GETFD) >= 0 })".utf8)
        case "print": print("this is not for the asking process")
        default: break
        }
        return Array("\(word) \(prepared)".utf8)
    }
}

/// Threads that want the same lock, a million times each.
private enum Steps {
    static let taken = Mutex(0)

    static func takenByTwoThreads() -> Int {
        var other = pthread_t()
        pthread_create(&other, nil, take, nil)
        _ = take(nil)
        pthread_join(other, nil)
        return taken.withLock { $0 }
    }

    private static let take: @Sendable @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { _ in
        for _ in 0..<1_000_000 { taken.withLock { $0 += 1 } }
        return nil
    }
}
