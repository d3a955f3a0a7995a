/// What the compiler complains about, with its place.
struct CompilerMessage: Codable, Hashable, CustomStringConvertible {
    var file: String
    var line: Int
    var column: Int
    var message: String

    var description: String { "\(file):\(line):\(column): \(message)" }

    /// The errors among what was printed, each once, in their order.
    static func errors(in text: String) -> [CompilerMessage] {
        var seen: Set<CompilerMessage> = []
        return text.split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: /(\/.+?\.swift):(\d+):(\d+): (?:fatal )?error: (.*)/),
                let line = Int(match.2), let column = Int(match.3)
            else { return nil }
            let error = CompilerMessage(file: String(match.1), line: line, column: column, message: String(match.4))
            return seen.insert(error).inserted ? error : nil
        }
    }

    /// The lines of errors that name no place, but for that of the driver, which only says that there are others.
    static func otherErrors(in text: String) -> [String] {
        var seen: Set<Substring> = []
        return text.split(separator: "\n").filter { line in
            line.contains("error: ") && !line.hasSuffix("(use -v to see invocation)")
                && line.wholeMatch(of: /(\/.+?\.swift):(\d+):(\d+): (?:fatal )?error: (.*)/) == nil
                && seen.insert(line).inserted
        }.map { String($0.suffix(from: $0.range(of: "error: ")!.upperBound)) }
    }
}
