import Foundation

/// A module of Objective-C as Swift code sees it: all that its public headers declare, and nothing behind it. Values are complete,
/// and so are protocols; a class or function stands for what is missing.
public struct HeaderModule {
    private var lines: [String] = []
    /// In the order in which they are declared.
    private var classes: [HeaderClass] = []
    private var protocols: [HeaderProtocol] = []
    private var extensions: [HeaderClass] = []
    private var words = HeaderWordsOfModule()
    private var imports: Set<String> = []
    private var isNeverNil = false
    private var declared: Set<String> = []

    /// The text of a Swift file for some headers, as they are compiled for an app of iOS.
    public static func text(of headers: [String]) -> String {
        let written = headers.map { path in
            String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
        }
        return HeaderModule(written).text
    }

    init(_ written: [String]) {
        let names = HeaderSwiftNames(written)
        let headers = written.map { HeaderText(names.given(to: $0)) }
        let plain = headers.map {
            $0.text.replacing(/@(?:class|protocol)\s+[\w\s,<>]+;/, with: "\n")
        }
        imports = Set(headers.flatMap(\.imports))
        let statements = plain.map(HeaderReader.statements)
        for statement in statements.joined() { words.learn(from: statement) }
        for list in statements {
            isNeverNil = false
            read(list)
        }
        for constant in headers.flatMap(\.constants) { add(constant) }
        // A category of a class of its own belongs to the class, so that subclasses can override what it adds.
        for one in extensions {
            guard let place = classes.firstIndex(where: { $0.name == one.name }) else { continue }
            classes[place].members += one.members
        }
        extensions.removeAll { one in classes.contains { $0.name == one.name } }
    }

    // MARK: Reading

    private mutating func read(_ statements: [String]) {
        var members: [HeaderMember] = []
        var isOptional = false
        var end: ((inout HeaderModule, [HeaderMember]) -> Void)?
        for statement in statements {
            if statement.contains("NS_ASSUME_NONNULL_BEGIN") { isNeverNil = true }
            if statement.contains("NS_ASSUME_NONNULL_END") { isNeverNil = false }
            if statement.hasPrefix("@interface") || statement.hasPrefix("@protocol") {
                (members, isOptional) = ([], false)
                end = beginning(of: statement)
            } else if statement.hasPrefix("@end") {
                end?(&self, members)
                end = nil
            } else if end == nil {
                declare(statement)
            } else if statement.hasPrefix("@optional") {
                isOptional = true
            } else if statement.hasPrefix("@required") {
                isOptional = false
            } else {
                members += HeaderMember.all(in: statement, isNeverNil: isNeverNil, isOptional: isOptional, words)
            }
        }
    }

    private func beginning(of statement: String) -> ((inout HeaderModule, [HeaderMember]) -> Void)? {
        let list = statement.firstMatch(of: /<([\w\s,]+)>\s*\{?\s*$/).map {
            $0.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        }
        if let match = statement.firstMatch(of: /^@protocol\s+(\w+)/) {
            let name = String(match.1)
            return { module, members in
                module.protocols.append(HeaderProtocol(name: name, above: list ?? [], members: members))
            }
        }
        guard let match = statement.firstMatch(of: /^@interface\s+(\w+)\s*(<[^>]*>)?\s*(\(\s*\w*\s*\)|:\s*(\w+))?/)
        else { return nil }
        let name = String(match.1)
        let isCategory = match.3?.first == "("
        let generics = (isCategory ? nil : match.4).flatMap { _ in match.2 }
            .map { $0.matches(of: /(?:__covariant|__contravariant)?\s*(\w+)\s*(?::[^,>]*)?[,>]/).map { String($0.1) } }
        return { module, members in
            if isCategory {
                module.extensions.append(HeaderClass(name: name, above: "", members: members))
            } else {
                module.classes.append(
                    HeaderClass(
                        name: name, above: match.4.map(String.init) ?? "NSObject", protocols: list ?? [],
                        generics: generics ?? [], members: members))
            }
        }
    }

    // MARK: What stands by itself

    private mutating func declare(_ statement: String) {
        if let enumeration = HeaderEnumeration(statement) {
            add(enumeration.declaration, enumeration.name)
            return
        }
        let marks = HeaderMarks(in: statement)
        guard !marks.isUnavailable else { return }
        let values = HeaderValues(marks, isNeverNil: isNeverNil, words)
        for value in values.declarations { add(value.text, value.name) }
    }

    private mutating func add(_ constant: (name: String, value: String)) {
        let value = constant.value.drop { $0 == "@" }
        let plain = value.first == "\"" ? String(value) : value.trimmingCharacters(in: ["u", "U", "l", "L", "f"])
        let type = value.first == "\"" ? "String" : plain.contains(".") ? "Double" : "Int32"
        add("public var \(constant.name): \(type) { \(plain.hasPrefix(".") ? "0" + plain : plain) }", constant.name)
    }

    /// Headers may say a thing twice.
    private mutating func add(_ line: String, _ name: String) {
        if declared.insert(name).inserted { lines.append(line) }
    }

    // MARK: Writing

    public var text: String {
        let known = Dictionary(classes.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
        let own = Set(protocols.map(\.name))
        let below = Set(extensions.map(\.name))
        var all = ["@_exported import Foundation", "@_exported import UIKit"]
        for name in imports.subtracting(["Foundation", "UIKit"]).sorted() {
            all += ["#if canImport(\(name))", "@_exported import \(name)", "#endif"]
        }
        all += lines + protocols.flatMap { $0.declarations }
        all += classes.flatMap { $0.declarations(among: known, own) }
        for name in below.sorted() {
            let members = extensions.filter { $0.name == name }.flatMap(\.members)
            all += HeaderClass(name: name, above: "", members: members).additions
        }
        return all.joined(separator: "\n") + "\n"
    }
}

/// What the statements of a module's headers say of its names.
struct HeaderWordsOfModule {
    /// Blocks that have names.
    private(set) var blocks: Set<String> = []
    /// Classes about other types, with how many.
    private(set) var generics: [String: Int] = [:]
    /// Texts and numbers that are types of their own.
    private(set) var typed: Set<String> = []

    mutating func learn(from statement: String) {
        if let match = statement.firstMatch(of: /^typedef\b.*\(\s*\^\s*(\w+)\s*\)/) { blocks.insert(String(match.1)) }
        if let match = statement.firstMatch(of: /^@interface\s+(\w+)\s*<([^>]*)>\s*:/) {
            generics[String(match.1)] = match.2.split(separator: ",").count
        }
        if statement.hasPrefix("typedef"), case let marks = HeaderMarks(in: statement), marks.isTyped,
            let name = marks.rest.matches(of: /\w+/).last
        {
            typed.insert(String(name.output))
        }
    }

    /// A type as Swift has it; nil where it is not known.
    func type(
        _ written: String, isNeverNil: Bool, isParameter: Bool = false, mayBeNil: Bool = false,
        within own: String? = nil
    ) -> String? {
        let statement = HeaderStatement(text: "", isNeverNil: isNeverNil)
        if written.contains("^") {
            guard let block = statement.block(written) else { return nil }
            return isParameter ? block : block.hasPrefix("@escaping ") ? String(block.dropFirst(10)) : block
        }
        let stars = written.count { $0 == "*" }
        // A place for an error is the only one that is taken for what another pointer points to.
        guard stars < 2 || stars == 2 && written.contains("NSError"),
            let type = statement.type(written, mayBeNil, within: own)
        else { return nil }
        let plain = type.trimmingCharacters(in: ["?", "!"])
        if blocks.contains(plain) {
            let isThere = (isNeverNil || written.contains("onnull")) && !type.hasSuffix("?")
            return isThere ? (isParameter ? "@escaping \(plain)" : plain) : "\(plain)?"
        }
        if let count = generics[plain] {
            return plain + "<" + Array(repeating: "AnyObject", count: count).joined(separator: ", ") + ">"
                + type.dropFirst(plain.count)
        }
        return type
    }
}
