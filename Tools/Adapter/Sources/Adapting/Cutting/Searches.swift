import SwiftSyntax

// What a file says of calls and names, for what is learned from complaints.

/// The calls that are meant, be they within others.
final class CallSearch: SyntaxVisitor {
    private let isMeant: (FunctionCallExprSyntax) -> Bool
    private(set) var found: [FunctionCallExprSyntax] = []

    init(_ isMeant: @escaping (FunctionCallExprSyntax) -> Bool) {
        self.isMeant = isMeant
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if isMeant(node) { found.append(node) }
        return .visitChildren
    }
}

/// The value of the constant by a name, the last before a place.
final class BindingSearch: SyntaxVisitor {
    private let name: String
    private let end: AbsolutePosition
    private(set) var value: ExprSyntax?

    init(_ name: String, before end: AbsolutePosition) {
        (self.name, self.end) = (name, end)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern, node.typeAnnotation == nil ? node.initializer : nil)
        return .visitChildren
    }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern, node.initializer)
        return .visitChildren
    }

    private func note(_ pattern: PatternSyntax, _ clause: InitializerClauseSyntax?) {
        guard let clause, pattern.position < end,
            pattern.as(IdentifierPatternSyntax.self)?.identifier.word == name
        else { return }
        value = clause.value
    }
}

/// The types that words of the file give to a name.
final class AnnotationSearch: SyntaxVisitor {
    private let name: String
    private(set) var types: [String] = []

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.typeAnnotation?.type, node.pattern.as(IdentifierPatternSyntax.self)?.identifier.word == name
        {
            types.append(type.trimmedDescription)
        } else if node.pattern.as(IdentifierPatternSyntax.self)?.identifier.word == name,
            let made = node.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression,
            let type = made.as(DeclReferenceExprSyntax.self)?.baseName.word, type.first?.isUppercase == true
        {
            types.append(type)
        }
        return .visitChildren
    }
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if (node.secondName ?? node.firstName).word == name { types.append(node.type.trimmedDescription) }
        return .visitChildren
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        if (node.secondName ?? node.firstName).word == name, let type = node.type {
            types.append(type.trimmedDescription)
        }
        return .visitChildren
    }
}
