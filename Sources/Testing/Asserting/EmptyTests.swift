import Foundation

/// Tests of which nothing is left on Linux, because their whole file is under `#if os(iOS)`. They do not run and nobody
/// notices, so the first assertion in a folder names them.
final class EmptyTests: @unchecked Sendable {
    static let shared = EmptyTests()

    private let lock = NSLock()
    private var seen: Set<String> = []

    /// The note for the folder of a test, the first time that it is asked for; nil where no test in it is empty.
    func note(besides file: String) -> String? {
        let folder = (file as NSString).deletingLastPathComponent
        guard lock.withLock({ seen.insert(folder).inserted }) else { return nil }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let empty = names.filter { name in
            guard name.hasSuffix(".swift"), let contents = FileManager.default.contents(atPath: folder + "/" + name),
                contents.count < 1 << 20
            else { return false }
            return Self.isEmpty(String(decoding: contents, as: UTF8.self))
        }
        guard !empty.isEmpty else { return nil }
        return
            "\(empty.sorted().joined(separator: ", ")) in \(folder): everything in there stands under #if os(iOS), so "
            + "none of its tests run here; with `swift test --toolset` they do\n"
    }

    /// Whether a file of tests has nothing before, after or beside one condition that only phones meet.
    static func isEmpty(_ source: String) -> Bool {
        let lines = source.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") }
        guard let first = lines.first, let last = lines.last, last.hasPrefix("#endif"),
            first.replacing(" ", with: "").hasPrefix("#ifos(iOS)"), !first.contains("Linux"),
            lines.contains(where: { $0.contains("assertSnapshot") })
        else { return false }
        var depth = 0
        for (place, line) in lines.enumerated() {
            if line.hasPrefix("#if") { depth += 1 }
            if line.hasPrefix("#else"), depth == 1 { return false }
            if line.hasPrefix("#endif") { depth -= 1 }
            if depth == 0, place < lines.count - 1 { return false }
        }
        return depth == 0
    }
}
