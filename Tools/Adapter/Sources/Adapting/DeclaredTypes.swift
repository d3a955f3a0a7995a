import SwiftSyntax

/// The types of names, as far as the code around says them: `deck: Deck`, `let deck = view as? Deck`. A file is read once for
/// all that is asked about it.
final class DeclaredTypes {
    private let declarations: [String: [DeclarationFinder.Declaration]]
    /// Where the declarations stand whose values are being looked at.
    private var asked: Set<AbsolutePosition> = []

    init(in tree: some SyntaxProtocol) {
        let finder = DeclarationFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        declarations = finder.declarations
    }

    /// The type of `deck`, `self.deck`, `other.deck`, `deck?` and `(deck as Deck)`. The nearest block in which one is declared says it.
    func type(of expression: ExprSyntax) -> String? {
        if let inner = expression.as(OptionalChainingExprSyntax.self)?.expression
            ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
        {
            return type(of: inner)
        }
        if let elements = expression.as(TupleExprSyntax.self)?.elements, elements.count == 1 {
            return elements.first.flatMap { DeclarationFinder.cast($0.expression) }.map(DeclarationFinder.plain)
        }
        let name =
            expression.as(DeclReferenceExprSyntax.self)?.baseName.word
            ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.word
        guard let name, let named = declarations[name] else { return nil }
        var around = expression.parent
        while let current = around {
            if current.is(CodeBlockSyntax.self) || current.is(MemberBlockSyntax.self)
                || current.isProtocol(DeclSyntaxProtocol.self)
                || current.is(SourceFileSyntax.self)
            {
                let range = current.position..<current.endPosition
                // In `let deck = deck` the second one is declared elsewhere.
                let nearest = named.first { range.contains($0.position) && !asked.contains($0.position) }
                if let nearest { return type(of: nearest) }
            }
            around = current.parent
        }
        return nil
    }

    /// What a declaration says itself, or what is said of the name that it stands for: `if let deck = delegate`.
    private func type(of declaration: DeclarationFinder.Declaration) -> String? {
        switch declaration.meaning {
        case .type(let type): return type
        case .unknown: return nil
        case .value(let value):
            asked.insert(declaration.position)
            defer { asked.remove(declaration.position) }
            return type(of: value)
        }
    }
}

/// Notes what declarations say of their types, in the order of the file.
private final class DeclarationFinder: SyntaxVisitor {
    struct Declaration {
        enum Meaning {
            case type(String)
            /// A name, alone or after a dot.
            case value(ExprSyntax)
            /// What is declared is another thing than what has the name elsewhere, and that is all that is said.
            case unknown
        }

        let position: AbsolutePosition
        let meaning: Meaning
    }

    private(set) var declarations: [String: [Declaration]] = [:]

    private func note(
        _ name: String, _ node: some SyntaxProtocol, _ type: TypeSyntax?, value: ExprSyntax? = nil
    ) {
        let meaning: Declaration.Meaning
        if let type = type ?? value.flatMap(Self.cast) {
            meaning = .type(Self.plain(type))
        } else if let value, value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self) {
            meaning = .value(value)
        } else if value != nil {
            meaning = .unknown
        } else {
            return
        }
        declarations[name, default: []].append(Declaration(position: node.position, meaning: meaning))
    }

    /// `Deck` of `Deck?`, `Deck!` and `any Deck`.
    static func plain(_ type: TypeSyntax) -> String {
        if let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType
            ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
            ?? type.as(SomeOrAnyTypeSyntax.self)?.constraint
        {
            return plain(wrapped)
        }
        return type.trimmedDescription
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note((node.secondName ?? node.firstName).word, node, node.type)
        return .visitChildren
    }
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern.trimmedDescription, node, node.typeAnnotation?.type, value: node.initializer?.value)
        return .visitChildren
    }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern.trimmedDescription, node, node.typeAnnotation?.type, value: node.initializer?.value)
        return .visitChildren
    }

    /// The type in `view as? Deck`.
    static func cast(_ value: ExprSyntax) -> TypeSyntax? {
        value.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
    }
}
