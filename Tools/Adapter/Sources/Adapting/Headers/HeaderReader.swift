/// The declarations of classes in a header, statement by statement.
struct HeaderReader {
    struct Block {
        var name: String
        var superclass: String?
        var statements: [HeaderStatement] = []
    }

    private(set) var blocks: [Block] = []
    private(set) var enumerations: [HeaderEnumeration] = []

    init(_ text: String) {
        var isNeverNil = false
        var block: Block?
        for statement in Self.statements(of: text) {
            if statement.contains("NS_ASSUME_NONNULL_BEGIN") { isNeverNil = true }
            if statement.contains("NS_ASSUME_NONNULL_END") { isNeverNil = false }
            if let enumeration = HeaderEnumeration(statement) {
                enumerations.append(enumeration)
                continue
            }
            if statement.hasPrefix("@end") {
                if let block { blocks.append(block) }
                block = nil
            } else if statement.hasPrefix("@interface") {
                if let block { blocks.append(block) }
                block = Self.block(statement)
            } else {
                block?.statements.append(HeaderStatement(text: statement, isNeverNil: isNeverNil))
            }
        }
        if let block { blocks.append(block) }
    }

    /// `@interface Card : UIView <Showing>`, without what it conforms to.
    static func block(_ statement: String) -> Block? {
        let words = statement.dropFirst("@interface".count).prefix { $0 != "<" && $0 != "{" }
        let parts = words.split(separator: ":").map {
            $0.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
        }
        guard let first = parts.first else { return nil }
        // A category names its class before a bracket.
        let name = String(first.prefix { $0 != "(" })
        guard !name.isEmpty else { return nil }
        return Block(name: name, superclass: words.contains("(") ? nil : parts.dropFirst().first)
    }

    /// Without comments, and without the variables in braces. What begins a declaration or ends one stands by itself.
    static func statements(of text: String) -> [String] {
        var found: [String] = []
        for part in withoutComments(text).split(separator: ";") {
            var statement = ""
            for line in part.split(separator: "\n") {
                let line = line.trimmingCharacters(in: .whitespaces)
                if line.hasPrefix("#") || line.isEmpty { continue }
                let isMark = ["@end", "@class", "@protocol", "NS_ASSUME_NONNULL"].contains { line.hasPrefix($0) }
                let begins = ["@interface", "@property", "- ", "-(", "+ ", "+("].contains { line.hasPrefix($0) }
                if isMark || begins, !statement.isEmpty {
                    found.append(statement)
                    statement = ""
                }
                statement += (statement.isEmpty ? "" : " ") + line
                if isMark {
                    found.append(statement)
                    statement = ""
                }
            }
            if !statement.isEmpty { found.append(statement) }
        }
        return found.filter(isWrittenByPeople)
    }

    /// Nothing that is compiled has brackets in so many others, and to find their ends takes longer the more there are.
    private static func isWrittenByPeople(_ statement: String) -> Bool {
        var depth = 0
        for byte in statement.utf8 {
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "<") { depth += 1 }
            if byte == UInt8(ascii: ")") || byte == UInt8(ascii: ">") { depth -= 1 }
            if depth > 40 { return false }
        }
        return true
    }

    static func withoutComments(_ text: String) -> String {
        var bytes: [UInt8] = []
        let all = Array(text.utf8)
        bytes.reserveCapacity(all.count)
        var place = 0
        while place < all.count {
            let next = place + 1 < all.count ? all[place + 1] : 0
            if all[place] == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
                while place < all.count, all[place] != UInt8(ascii: "\n") { place += 1 }
            } else if all[place] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                place += 2
                while place + 1 < all.count, all[place] != UInt8(ascii: "*") || all[place + 1] != UInt8(ascii: "/") {
                    place += 1
                }
                place += 2
            } else {
                bytes.append(all[place])
                place += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
