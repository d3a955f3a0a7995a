import Glibc

/// What a process wrote to standard error before it died.
package enum LastWords {
    /// More is not kept.
    static let most = 1 << 16

    /// The line that says most: a trap's, or else the last before Swift's own account of a crash, in which registers may
    /// point to the same words. It begins with the place in the project's code, as far as that is known.
    package static func line(of bytes: [UInt8], signal: Int32 = 0, _ symbols: CrashSymbols = .shared) -> String {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map {
            String($0.unicodeScalars.filter { $0.properties.generalCategory != .control })
        }
        let own = lines.prefix { !$0.contains("Program crashed") && !$0.contains(": Backtracing from ") }
            .filter { CrashSymbols.Call($0) == nil && !isOfCut($0) }
        let trap =
            own.lastIndex { $0.contains("Fatal error") }.map { message(from: $0, in: Array(own)) }
            ?? overlappingAccesses(own)
        let line = trap ?? own.last { !isOfTrace($0) } ?? ""
        // A trap in the project's own code says its place itself.
        guard let place = symbols.place(of: lines.compactMap(CrashSymbols.Call.init)),
            !line.contains("/" + place.file + ":")
        else { return shortened(line) }
        let isOfMemory = trap == nil && [SIGSEGV, SIGBUS].contains(signal)
        let what = isOfMemory ? "bad access to memory, as in a recursion without an end" : trap?.withoutPlace ?? line
        return shortened(what.isEmpty ? place.description : "\(place): \(what)")
    }

    /// Where a message of several lines begins by saying what it is about, as UIKit's of visual formats do, the next line says why.
    private static func message(from start: Int, in lines: [String]) -> String {
        let first = lines[start].trimmed
        guard first.hasSuffix(":"), start + 1 < lines.count, !isOfTrace(lines[start + 1]) else { return lines[start] }
        return first + " " + lines[start + 1].trimmed
    }

    private static func shortened(_ line: String) -> String { line.count > 200 ? line.prefix(200) + "…" : line }

    /// Code that reaches a missing piece reports the piece, and continues.
    private static func isOfCut(_ line: String) -> Bool { line.hasPrefix("left out: ") || line.hasPrefix("missing: ") }

    /// `4    App.so    0x00007f962c21c84a <unavailable> + 297034`, of Swift's account of a trap.
    private static func isOfTrace(_ line: String) -> Bool {
        line.hasPrefix("Current stack trace")
            || line.first?.isNumber == true && line.contains(" 0x") && line.contains(" + ")
    }

    /// Swift tells two accesses to one variable at the same time with frames that have no names and other addresses each time.
    private static func overlappingAccesses(_ lines: some Collection<String>) -> String? {
        lines.contains { $0.hasPrefix("Simultaneous accesses to ") }
            ? "Simultaneous accesses to a variable, but modification requires exclusive access" : nil
    }

    /// Whether the words are about memory that there was not: one request that goes too far is refused at once, when a process has little
    /// yet.
    static func areAboutMemory(_ line: String) -> Bool {
        ["failed to allocate", "Could not allocate", "out of memory", "bad_alloc"].contains { line.contains($0) }
    }
}

extension String {
    fileprivate var trimmed: String {
        var words = drop(while: \.isWhitespace)
        while words.last?.isWhitespace == true { words.removeLast() }
        return String(words)
    }

    /// A trap's message without the place in the library that noticed it.
    fileprivate var withoutPlace: String {
        firstRange(of: "Fatal error").map { String(self[$0.lowerBound...]) } ?? self
    }
}
