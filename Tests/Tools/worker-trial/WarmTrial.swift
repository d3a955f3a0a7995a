import Glibc
import MaquetteWorkers

/// `worker-trial warm SECONDS REQUEST…` begins all requests, prints a line for each answer as it comes, and ends.
/// A request is what happens to the child that gets it.
enum WarmTrial {
    static func run(_ words: [String]) -> Never {
        var limits = Limits(seconds: Double(words[0]) ?? 5)
        limits.bytes = 400 << 20
        nonisolated(unsafe) var prepared = 0
        let warm = WarmProcess(limits: limits, atOnce: 2, prepare: { prepared = 42 }) { request in
            answer(String(decoding: request, as: UTF8.self), prepared: prepared)
        }
        guard let warm else { fatalError("no process") }
        // What it opens later is none of the children's business.
        let file = open("/dev/null", O_RDONLY)
        var names: [Int: String] = [:]
        for word in words.dropFirst() {
            if word == "cancel" {
                warm.cancel(names.keys.max() ?? 0)
                names[names.keys.max() ?? 0] = nil
            } else if word.hasPrefix("wait") {
                // Asked alone, and with a time of its own.
                tell(word, warm.ask(Array(word.utf8), seconds: 0.3))
            } else {
                names[warm.begin(Array(word.utf8))] = word
            }
        }
        while !names.isEmpty {
            // Some may have come while another was waited for.
            for (number, answer) in warm.takeAnswers() {
                guard let name = names.removeValue(forKey: number) else { continue }
                tell(name, answer)
            }
            var waiting = pollfd(fd: warm.descriptor, events: Int16(POLLIN), revents: 0)
            if !names.isEmpty { poll(&waiting, 1, 10_000) }
        }
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

    private static func answer(_ word: String, prepared: Int) -> [UInt8] {
        switch word {
        case "trap":
            let nothing: [Int] = []
            print(nothing[prepared])
        case "loop", "wait-loop": while forEver == 0 {}
        case "eat":
            while let room = malloc(1 << 20) { memset(room, 1, 1 << 20) }
            abort()
        case "hide":
            // Closes everything, as if it had ended, and goes on.
            for descriptor in 0..<2000 { close(Int32(descriptor)) }
            while forEver == 0 {}
        case "exit": exit(0)
        case "kill-warm":
            kill(getppid(), SIGKILL)
            sleep(5)
        case "big": return [UInt8](repeating: 7, count: 50 << 20)
        case "open": return Array("\((3..<2000).count { fcntl(Int32($0), F_GETFD) >= 0 })".utf8)
        case "print": print("this is not for the asking process")
        default: break
        }
        return Array("\(word) \(prepared)".utf8)
    }
}
