import Foundation

/// What files import, by a look at their lines.
public enum Imports {
    public static func of(_ files: [String]) -> Set<String> {
        files.reduce(into: []) { found, file in
            if let data = FileManager.default.contents(atPath: file) { found.formUnion(modules(in: Array(data))) }
        }
    }

    /// What headers of Objective-C import of other modules.
    static func ofHeaders(_ headers: [String]) -> Set<String> {
        headers.reduce(into: []) { found, header in
            guard let data = FileManager.default.contents(atPath: header) else { return }
            for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
                if let match = line.firstMatch(of: /^\s*(?:#\s*(?:import|include)\s*<(\w+)\/|@import\s+(\w+))/) {
                    found.insert(String(match.1 ?? match.2 ?? ""))
                }
            }
        }
    }

    private static func modules(in bytes: [UInt8]) -> Set<String> {
        bytes.withUnsafeBytes { text in
            var found: Set<String> = []
            for line in text.split(separator: UInt8(ascii: "\n")) {
                // Few lines begin as one with an import does, and only these are read.
                guard let first = line.first(where: { $0 != 32 && $0 != 9 }), Self.beginnings.contains(first),
                    let place = line.firstRange(of: "import ".utf8)
                else { continue }
                if let module = module(line[..<place.lowerBound], line[place.upperBound...]) { found.insert(module) }
            }
            return found
        }
    }

    /// The first letters of `import`, `@testable import` and `public import`.
    private static let beginnings = Array("i@p".utf8)

    /// The module that a line names which has the word within it.
    private static func module(_ before: Slice<UnsafeRawBufferPointer>, _ after: Slice<UnsafeRawBufferPointer>)
        -> String?
    {
        guard
            before.allSatisfy({ $0 == 32 || $0 == 9 }) || before.contains(UInt8(ascii: "@"))
                || ["public ", "internal ", "private "].contains(String(decoding: before, as: UTF8.self))
        else { return nil }
        let words = String(decoding: after, as: UTF8.self)
            .split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
        return words.first { !kinds.contains($0) }.map { String($0.split(separator: ".").first ?? $0) }
    }
}
