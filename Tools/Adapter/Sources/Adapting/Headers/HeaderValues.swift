import Foundation

/// What a statement outside of classes declares: names of types, structures, constants and functions.
struct HeaderValues {
    private(set) var declarations: [(name: String, text: String)] = []
    private let marks: HeaderMarks
    private let isNeverNil: Bool
    private let words: HeaderWordsOfModule

    init(_ marks: HeaderMarks, isNeverNil: Bool, _ words: HeaderWordsOfModule) {
        (self.marks, self.isNeverNil, self.words) = (marks, isNeverNil, words)
        let text = marks.rest
        if text.hasPrefix("typedef") {
            readType(text.dropFirst("typedef".count).trimmingCharacters(in: .whitespaces))
        } else if let match = text.wholeMatch(of: /(?:static|extern|inline|const|\s)*\s*([^()]*?)\b(\w+)\s*\((.*)\)\s*/)
        {
            readFunction(String(match.1), String(match.2), match.3)
        } else if let match = text.wholeMatch(of: /(?:static\s+|extern\s+)+([^()={}]*?)\b(\w+)\s*(?:=.*)?/) {
            readConstant(String(match.1), String(match.2))
        } else if let match = text.wholeMatch(of: /([^()={}]*\bconst\b[^()={}]*?)\b(\w+)/) {
            readConstant(String(match.1), String(match.2))
        }
    }

    private func type(_ written: String, isParameter: Bool = false) -> String? {
        words.type(written, isNeverNil: isNeverNil, isParameter: isParameter)
    }

    private mutating func add(_ name: String, _ text: String) { declarations.append((name, text)) }

    // MARK: Types

    private mutating func readType(_ text: String) {
        if let match = text.wholeMatch(of: /(.*)\(\s*\^\s*(\w+)\s*\)(\s*\(.*\))/) {
            let (result, name, list) = (String(match.1), String(match.2), String(match.3))
            guard let block = words.type("\(result)(^)\(list)", isNeverNil: true) else { return }
            add(name, "public typealias \(name) = \(block)")
        } else if let match = text.wholeMatch(of: /enum\b\s*(\w*)\s*(?::\s*[\w ]+)?\{(.*)\}\s*(\w*)/) {
            readNumbers(String(match.3.isEmpty ? match.1 : match.3), match.2)
        } else if let match = text.wholeMatch(of: /struct\b[^{]*\{(.*)\}\s*(\w+)/) {
            readStructure(String(match.2), match.1)
        } else if let match = text.wholeMatch(of: /([\w\s<>*]+?[\s*])(\w+)/), !text.contains("struct") {
            let (written, name) = (String(match.1), String(match.2))
            guard let type = words.type(written, isNeverNil: true), type != name else { return }
            guard words.typed.contains(name) else { return add(name, "public typealias \(name) = \(type)") }
            add(
                name,
                "public struct \(name): RawRepresentable, Hashable, Sendable { public var rawValue: \(type); "
                    + "public init(rawValue: \(type)) { self.rawValue = rawValue }; "
                    + "public init(_ rawValue: \(type)) { self.rawValue = rawValue } }")
        }
    }

    /// What C alone calls an enumeration is a number with names, which stand by themselves.
    private mutating func readNumbers(_ name: String, _ list: Substring) {
        guard let cases = HeaderEnumeration.values(of: list) else { return }
        let type = name.isEmpty ? "Int" : name
        if !name.isEmpty {
            add(
                name,
                "public struct \(name): RawRepresentable, Hashable, Sendable { public var rawValue: UInt32; "
                    + "public init(rawValue: UInt32) { self.rawValue = rawValue }; "
                    + "public init(_ rawValue: UInt32) { self.rawValue = rawValue } }")
        }
        for one in cases {
            let value = name.isEmpty ? "\(one.value)" : "\(name)(\(UInt32(truncatingIfNeeded: one.value)))"
            add(one.name, "public var \(one.name): \(type) { \(value) }")
        }
    }

    private mutating func readStructure(_ name: String, _ list: Substring) {
        var fields: [(name: String, type: String)] = []
        for part in list.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) where !part.isEmpty {
            guard let match = part.wholeMatch(of: /(.*?[\s*])?(\w+)/) else { return }
            // `CGFloat top, left`
            let written = match.1.map(String.init)
            guard let type = written.map({ words.type($0, isNeverNil: true) }) ?? fields.last?.type else { return }
            fields.append((String(match.2), type))
        }
        guard !fields.isEmpty else { return }
        let properties = fields.map { "public var \(HollowMember.escaped($0.name)): \($0.type)" }
        let parameters = fields.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
        let values = fields.map { "self.\($0.name) = \(HollowMember.escaped($0.name))" }.joined(separator: "; ")
        let empty = fields.map { "self.\($0.name) = MaquetteCuts.cut(\"\(name)\")" }.joined(separator: "; ")
        add(
            name,
            "public struct \(name) { \(properties.joined(separator: "; ")); public init() { \(empty) }; "
                + "public init(\(parameters)) { \(values) } }")
    }

    // MARK: Constants and functions

    private mutating func readConstant(_ written: String, _ name: String) {
        let plain = written.replacing(/\b(?:extern|static|FOUNDATION_EXPORT|FOUNDATION_EXTERN)\b/, with: "")
        guard let type = words.type(plain, isNeverNil: true) else { return }
        if type == "Notification.Name" {
            let short =
                marks.swiftName.map { String($0.split(separator: ".").last ?? "") }
                ?? (name.hasSuffix("Notification") ? String(name.dropLast("Notification".count)) : name)
            add(
                name,
                "extension Notification.Name { public static var \(HollowMember.escaped(HeaderWords.lowered(short))): "
                    + "Notification.Name { Notification.Name(\"\(name)\") }"
                    + (HeaderWords.lowered(short) == short
                        ? "" : "; public static var \(short): Notification.Name { Notification.Name(\"\(name)\") }")
                    + " }")
        } else if words.typed.contains(type) {
            let rest = name.hasPrefix(type) ? String(name.dropFirst(type.count)) : name
            let word = HollowMember.escaped(HeaderWords.lowered(rest))
            add(
                name,
                "extension \(type) { \(StubUse.mark(name))public static var \(word): \(type) "
                    + "{ MaquetteCuts.cut(\"\(name)\") } }")
        } else {
            let word = marks.swiftName ?? name
            guard !word.contains(".") else { return }
            add(name, "\(StubUse.mark(name))public var \(word): \(type) { MaquetteCuts.cut(\"\(name)\") }")
        }
    }

    private mutating func readFunction(_ written: String, _ name: String, _ list: Substring) {
        guard let result = words.type(written, isNeverNil: isNeverNil) else { return }
        var parameters: [String] = []
        for part in HeaderEnumeration.parts(of: list) where !part.isEmpty && part != "void" {
            // The last word is a name, where there are two.
            let match = part.wholeMatch(of: /(.*[\s*])(\w+)/)
            let own = part.contains("^") ? part.replacing(/\^\s*(_\w+\s+)?(\w+)?\s*\)/) { "^ \($0.1 ?? ""))" } : nil
            guard let type = type(own ?? match.map { String($0.1) } ?? part, isParameter: true) ?? type(part) else {
                return
            }
            parameters.append(type)
        }
        var (word, labels) = (name, [String](repeating: "_", count: parameters.count))
        if let own = marks.swiftName, let match = own.wholeMatch(of: /(\w+)\(([\w:]*)\)/) {
            word = String(match.1)
            let given = match.2.split(separator: ":").map(String.init)
            if given.count == labels.count { labels = given }
        }
        let all = zip(labels, parameters).enumerated().map { "\($1.0) a\($0 + 1): \($1.1)" }.joined(separator: ", ")
        add(
            name,
            "@discardableResult \(StubUse.mark(name + "()"))public func \(word)(\(all)) -> \(result) "
                + "{ MaquetteCuts.cut(\"\(name)()\") }")
    }
}
