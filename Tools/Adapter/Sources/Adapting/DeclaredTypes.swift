import SwiftSyntax

/// The types of names, as far as the code around says them: `deck: Deck`, `let deck = view as? Deck`.
enum DeclaredTypes {
    /// Of `deck`, `self.deck`, `other.deck`, `deck?` and `(deck as Deck)`.
    static func type(of expression: ExprSyntax) -> String? {
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
        guard let name else { return nil }
        var around = expression.parent
        while let current = around {
            if current.is(CodeBlockSyntax.self) || current.is(MemberBlockSyntax.self)
                || current.isProtocol(DeclSyntaxProtocol.self)
                || current.is(SourceFileSyntax.self)
            {
                let finder = DeclarationFinder(name)
                finder.walk(current)
                if let type = finder.type { return type }
            }
            around = current.parent
        }
        return nil
    }
}

/// Looks for the declaration of a name.
private final class DeclarationFinder: SyntaxVisitor {
    private let name: String
    private(set) var type: String?

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    private func take(_ found: TypeSyntax?) { type = type ?? found.map(Self.plain) }

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
        if (node.secondName ?? node.firstName).word == name { take(node.type) }
        return .visitChildren
    }
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if node.pattern.trimmedDescription == name {
            take(node.typeAnnotation?.type ?? node.initializer.flatMap { Self.cast($0.value) })
        }
        return .visitChildren
    }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if node.pattern.trimmedDescription == name {
            take(node.typeAnnotation?.type ?? node.initializer.flatMap { Self.cast($0.value) })
        }
        return .visitChildren
    }

    /// The type in `view as? Deck`.
    static func cast(_ value: ExprSyntax) -> TypeSyntax? {
        value.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
    }
}
