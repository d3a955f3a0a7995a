import SwiftSyntax

/// The types around a place in a file.
struct TypeScope {
    enum Kind { case classOrExtension, value, ofProtocol }

    private var types: [(name: String, kind: Kind)] = []

    mutating func enter(_ node: some DeclGroupSyntax, _ facts: ModuleFacts? = nil) {
        if let extended = node.as(ExtensionDeclSyntax.self) {
            let name = extended.extendedName
            types.append((name, facts?.protocols.contains(name) == true ? .ofProtocol : .classOrExtension))
        } else if let named = node.asProtocol(NamedDeclSyntax.self) {
            let kind: Kind =
                node.is(ProtocolDeclSyntax.self)
                ? .ofProtocol : node.is(ClassDeclSyntax.self) ? .classOrExtension : .value
            types.append((full(named.name.word), kind))
        }
    }

    mutating func leave() { types.removeLast() }

    /// A name with the names of the types around: `Card.Header`.
    func full(_ name: String) -> String { types.last.map { $0.name + "." + name } ?? name }

    var current: String? { types.last?.name }
    var kind: Kind? { types.last?.kind }
}

extension ExtensionDeclSyntax {
    /// `Outer.Inner`, without what is in angle brackets.
    var extendedName: String {
        let written = extendedType.trimmedDescription
        return written.prefix { $0 != "<" }.filter { !$0.isWhitespace }
    }

    /// Whether the extension's members could as well be in the class.
    var isPlain: Bool { genericWhereClause == nil && !extendedType.trimmedDescription.contains("<") }
}
