import Glibc

/// What a process wrote to standard error before it died.
enum LastWords {
    /// More is not kept.
    static let most = 1 << 16

    /// The line that says most: a trap's, or else the last before Swift's own account of a crash, in which registers may
    /// point to the same words.
    static func line(of bytes: [UInt8]) -> String {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map {
            String($0.unicodeScalars.filter { $0.properties.generalCategory != .control })
        }
        let own = lines.prefix { !$0.contains("Program crashed") && !$0.contains(": Backtracing from ") }
        let line = own.last { $0.contains("Fatal error") } ?? overlappingAccesses(own) ?? own.last ?? ""
        return line.count > 200 ? line.prefix(200) + "…" : line
    }

    /// Swift tells two accesses to one variable at the same time with frames that have no names and other addresses each time.
    private static func overlappingAccesses(_ lines: some Collection<String>) -> String? {
        lines.contains { $0.hasPrefix("Simultaneous accesses to ") }
            ? "Simultaneous accesses to a variable, but modification requires exclusive access" : nil
    }

    /// Whether they are about memory that there was not: one request that goes too far is refused at once, when a process
    /// has little yet.
    static func areAboutMemory(_ line: String) -> Bool {
        ["failed to allocate", "Could not allocate", "out of memory", "bad_alloc"].contains { line.contains($0) }
    }
}
