import Foundation
import SwiftSyntax

/// How Xcode makes names in Swift of what resources are called, and which of them code asks for or has already.
enum SymbolWords {
    /// `profileImage` of `profile-image`, `ProfileImage` where it is a type's.
    ///
    /// - Parameter takesAllLetters: whether letters of all scripts count, or those of ASCII alone.
    static func camel(_ name: String, startsHigh: Bool, takesAllLetters: Bool = false) -> String {
        let words = name.split { !((takesAllLetters || $0.isASCII) && ($0.isLetter || $0.isNumber)) }
        let joined = words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }
            .joined()
        guard let first = joined.first else { return "" }
        if first.isNumber { return "_" + joined }
        if startsHigh { return first.uppercased() + joined.dropFirst() }
        // A word in capitals becomes small as a whole: `URLIcon` is `urlIcon`.
        let capitals = joined.prefix { $0.isUppercase || $0.isNumber }
        if capitals.count == joined.count { return joined.lowercased() }
        let count = max(1, capitals.count - (capitals.count > 1 ? 1 : 0))
        return joined.prefix(count).lowercased() + joined.dropFirst(count)
    }

    /// The words after full stops.
    static func members(in files: [(path: String, bytes: [UInt8])]) -> Set<String> {
        let all = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
        return Set(all.matches(of: /\.`?(\w+)/).map { String($0.output.1) })
    }

    /// What extensions of types declare as static, such as `UIColor.brand`. Other types may use the same words.
    static func declared(in files: [(path: String, bytes: [UInt8])], of types: [String]) -> Set<String> {
        let found = concurrently(files) { file -> Set<String> in
            guard types.contains(where: { SourceFile.mentions("extension " + $0, in: file.bytes) }) else { return [] }
            let visitor = DeclaredMembers(types)
            visitor.walk(SourceFile(path: file.path, bytes: file.bytes).tree)
            return visitor.names
        }
        return found.reduce(into: []) { $0.formUnion($1) }
    }
}

/// Visits extensions of a few types.
private final class DeclaredMembers: SyntaxVisitor {
    private let types: [String]
    private var scope: [String] = []
    fileprivate(set) var names: Set<String> = []

    init(_ types: [String]) {
        self.types = types
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = node.extendedName
        guard types.contains(where: { type == $0 || type.hasPrefix($0 + ".") }) else { return .skipChildren }
        scope.append(type)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) {
        if scope.last == node.extendedName { scope.removeLast() }
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: EnumDeclSyntax) { if !scope.isEmpty { scope.removeLast() } }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: StructDeclSyntax) { if !scope.isEmpty { scope.removeLast() } }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func enter(_ node: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let outer = scope.last else { return .skipChildren }
        scope.append("\(outer).\(node.name.word)")
        names.insert(scope.last!)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let owner = scope.last,
            node.modifiers.contains(named: "static") || node.modifiers.contains(named: "class")
        else { return .skipChildren }
        for binding in node.bindings {
            if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
                names.insert("\(owner).\(name.identifier.word)")
            }
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let owner = scope.last, node.modifiers.contains(named: "static") {
            names.insert("\(owner).\(node.name.word)")
        }
        return .skipChildren
    }
}
