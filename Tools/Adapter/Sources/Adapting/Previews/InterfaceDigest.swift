import SwiftSyntax

/// What other files of a module can see of a file, as a number. The bodies of functions are no part of it, so that an edit in one
/// leaves it as it was. When in doubt something is a part.
final class InterfaceDigest: SyntaxVisitor {
    /// A word, and where it stands.
    struct Word {
        var text: String
        var node: Syntax
    }

    private var words: [Word] = []

    static func of(_ file: SourceFile) -> Digest { Digest(of: words(of: file).map(\.text)) }

    static func words(of file: SourceFile) -> [Word] {
        let visitor = InterfaceDigest(viewMode: .sourceAccurate)
        visitor.walk(file.tree)
        return visitor.words
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        words.append(Word(text: token.text, node: Syntax(token)))
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        guard let parent = node.parent else { return .visitChildren }
        if let function = parent.as(FunctionDeclSyntax.self) {
            let result = function.signature.returnClause?.type
            return isSeen(function.attributes) || result.map(isOpaque) == true ? .visitChildren : .skipChildren
        }
        if let initialiser = parent.as(InitializerDeclSyntax.self) {
            return isSeen(initialiser.attributes) ? .visitChildren : .skipChildren
        }
        if parent.is(DeinitializerDeclSyntax.self) { return .skipChildren }
        if parent.is(AccessorDeclSyntax.self) { return isAroundHidden(parent) ? .skipChildren : .visitChildren }
        return .visitChildren
    }

    /// The body of a getter without the word `get`.
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        guard case .getter = node.accessors else { return .visitChildren }
        words.append(Word(text: "get", node: Syntax(node)))
        return isAroundHidden(Syntax(node)) ? .skipChildren : .visitChildren
    }

    /// The first value of a property whose type is written down, or is that of a text or a number, whichever it is.
    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
        guard let binding = node.parent?.as(PatternBindingSyntax.self),
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
            // Wrappers and macros may make anything of it.
            variable.attributes.allSatisfy(isPlain)
        else { return .visitChildren }
        if let type = binding.typeAnnotation?.type {
            guard !isOpaque(type) else { return .visitChildren }
            words.append(Word(text: "=", node: Syntax(node)))
            return .skipChildren
        }
        guard let kind = Self.literalKind(node.value) else { return .visitChildren }
        words.append(Word(text: "= \(kind)", node: Syntax(node)))
        return .skipChildren
    }

    /// What decides the type of a value that is no more than a literal.
    private static func literalKind(_ value: ExprSyntax) -> String? {
        switch value.kind {
        // An expression in it has no part in the type.
        case .stringLiteralExpr: "text"
        case .integerLiteralExpr: "integer"
        case .floatLiteralExpr: "fraction"
        case .booleanLiteralExpr: "truth"
        default: nil
        }
    }

    private func isAroundHidden(_ node: Syntax) -> Bool {
        var current = node.parent
        while let node = current {
            if let variable = node.as(VariableDeclSyntax.self) {
                let types = variable.bindings.compactMap { $0.typeAnnotation?.type }
                return variable.attributes.allSatisfy(isPlain) && types.count == variable.bindings.count
                    && !types.contains(where: isOpaque)
            }
            if let subscripting = node.as(SubscriptDeclSyntax.self) {
                return !isSeen(subscripting.attributes) && !isOpaque(subscripting.returnClause.type)
            }
            if node.is(MemberBlockItemSyntax.self) || node.is(CodeBlockItemSyntax.self) { return false }
            current = node.parent
        }
        return false
    }

    /// Whether the compiler may look into a body from elsewhere: for `@inlinable`, and for what macros and wrappers add.
    private func isSeen(_ attributes: AttributeListSyntax) -> Bool { !attributes.allSatisfy(isPlain) }

    private func isPlain(_ attribute: AttributeListSyntax.Element) -> Bool {
        guard case .attribute(let attribute) = attribute else { return false }
        return Self.plainAttributes.contains(attribute.attributeName.trimmedDescription)
    }

    private static let plainAttributes: Set<String> = [
        "objc", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBSegueAction", "available", "discardableResult",
        "MainActor", "Sendable", "preconcurrency", "UIApplicationMain", "NSManaged",
    ]

    private func isOpaque(_ type: TypeSyntax) -> Bool {
        type.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) || $0.text == "some" }
    }
}
