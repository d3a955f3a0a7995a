import SwiftSyntax

extension SyntaxProtocol {
    /// The nearest node of a kind around.
    func enclosing<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
        var node = Syntax(self)
        while true {
            if let found = node.as(kind) { return found }
            guard let parent = node.parent else { return nil }
            node = parent
        }
    }

    /// The type or extension around.
    var enclosingGroup: (any DeclGroupSyntax)? {
        var node: Syntax? = Syntax(self)
        while let current = node {
            if let group = current.asProtocol(DeclGroupSyntax.self) { return group }
            node = current.parent
        }
        return nil
    }
}

extension Syntax {
    /// The name of the declaration around, with those of its types: `Card.show(_:)`.
    var fullName: String {
        var names: [String] = []
        var node: Syntax? = self
        while let current = node {
            if let name = current.ownName { names.insert(name, at: 0) }
            node = current.parent
        }
        return names.joined(separator: ".")
    }

    private var ownName: String? {
        if let method = self.as(FunctionDeclSyntax.self) { return method.fullName }
        if let method = self.as(InitializerDeclSyntax.self) {
            return "init(" + method.signature.parameterClause.parameters.map { $0.firstName.word + ":" }.joined() + ")"
        }
        if let variable = self.as(VariableDeclSyntax.self),
            variable.isMember || variable.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
        {
            return variable.bindings.first?.pattern.trimmedDescription
        }
        if self.is(SubscriptDeclSyntax.self) { return "subscript" }
        if self.is(DeinitializerDeclSyntax.self) { return "deinit" }
        if let group = self.as(ExtensionDeclSyntax.self) { return group.extendedName }
        if let named = self.asProtocol(NamedDeclSyntax.self) { return named.name.word }
        return nil
    }

    /// Whether a body was cut as a whole: not only its first statement, for which an empty view may stand.
    var isCutBody: Bool {
        let text = trimmedDescription
        return text.hasPrefix("{ MaquetteCuts.") && !text.hasPrefix("{ MaquetteCuts.hole(")
    }

    /// Whether the function or property around gives back `some View` or the like: every statement of it makes the type.
    var isInBuilderOfOpaqueType: Bool {
        var node: Syntax? = self
        while let current = node {
            if let function = current.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.is(SomeOrAnyTypeSyntax.self) == true
            }
            if let binding = current.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
                return binding.typeAnnotation?.type.is(SomeOrAnyTypeSyntax.self) == true
            }
            if current.is(InitializerDeclSyntax.self) || current.is(SubscriptDeclSyntax.self) { return false }
            node = current.parent
        }
        return false
    }

    /// Whether what returns there leaves an initialiser.
    var isInInitializer: Bool {
        var node: Syntax? = self
        while let current = node {
            if current.is(InitializerDeclSyntax.self) { return true }
            if current.is(ClosureExprSyntax.self) || current.is(FunctionDeclSyntax.self) { return false }
            node = current.parent
        }
        return false
    }

    /// The type of the property or subscript that this belongs to.
    var declaredType: TypeSyntax? {
        var node: Syntax? = self
        while let current = node {
            if let binding = current.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type }
            if let subscriptOfType = current.as(SubscriptDeclSyntax.self) { return subscriptOfType.returnClause.type }
            node = current.parent
        }
        return nil
    }
}

extension SwitchExprSyntax {
    /// Whether the `switch` has a case for everything else.
    var hasLastCase: Bool {
        cases.contains { $0.as(SwitchCaseSyntax.self)?.label.is(SwitchDefaultLabelSyntax.self) == true }
    }
}

extension VariableDeclSyntax {
    /// Whether the variable belongs to a type or to the file, and not to a function.
    var isMember: Bool {
        var node = parent
        // Through `#if` as well.
        while let current = node {
            if current.is(MemberBlockSyntax.self) || current.is(SourceFileSyntax.self) { return true }
            if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
                || current.is(AccessorBlockSyntax.self)
                || current.is(SwitchCaseSyntax.self)
            {
                return false
            }
            node = current.parent
        }
        return false
    }
}

extension DeclSyntax {
    /// A type, a protocol or an extension.
    var isGroup: Bool { asProtocol(DeclGroupSyntax.self) != nil }

    /// `func`, `var` or `init`.
    var introducer: TokenSyntax? {
        self.as(FunctionDeclSyntax.self)?.funcKeyword ?? self.as(VariableDeclSyntax.self)?.bindingSpecifier
            ?? self.as(InitializerDeclSyntax.self)?.initKeyword
    }

    var memberOrInitializerModifiers: DeclModifierListSyntax? { asProtocol(WithModifiersSyntax.self)?.modifiers }
}

extension CodeBlockItemSyntax {
    /// Whether nothing of what the statement's author wrote is left.
    var isCut: Bool {
        let text = trimmedDescription
        return text.hasPrefix("MaquetteCuts.") || text.hasPrefix("return MaquetteCuts.")
    }

    var isInFunction: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), let owner = list.parent else { return false }
        return owner.is(CodeBlockSyntax.self) || owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self)
            || owner.is(SwitchCaseSyntax.self) || owner.is(IfConfigClauseSyntax.self) && isBelowFunction
    }

    private var isBelowFunction: Bool {
        var node = parent
        while let current = node {
            if current.is(MemberBlockSyntax.self) { return false }
            if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self)
                || current.is(AccessorBlockSyntax.self)
            {
                return true
            }
            node = current.parent
        }
        return false
    }

    /// Whether the statement is outside of declarations, as in `main.swift`.
    var isTopLevelStatement: Bool {
        parent?.parent?.is(SourceFileSyntax.self) == true && !item.is(DeclSyntax.self)
    }

    /// The names that the statements after this one can use.
    var boundNames: Set<String> {
        let names = BoundNames(viewMode: .sourceAccurate)
        if let variable = item.as(VariableDeclSyntax.self) {
            for binding in variable.bindings { names.walk(binding.pattern) }
        } else if let statement = item.as(GuardStmtSyntax.self) {
            for condition in statement.conditions {
                if let binding = condition.condition.as(OptionalBindingConditionSyntax.self) {
                    names.walk(binding.pattern)
                }
                if let match = condition.condition.as(MatchingPatternConditionSyntax.self) { names.walk(match.pattern) }
            }
        } else if let function = item.as(FunctionDeclSyntax.self) {
            names.found.insert(function.name.word)
        }
        return names.found
    }

    /// The place of the value in `property = value`, in the statements of an initialiser.
    var valueAssignedInInitializer: Range<Int>? {
        guard parent?.parent?.parent?.is(InitializerDeclSyntax.self) == true,
            let sequence = item.as(SequenceExprSyntax.self)
        else { return nil }
        let elements = Array(sequence.elements)
        guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
            !elements[2].trimmedDescription.hasPrefix("MaquetteCuts.")
        else { return nil }
        return elements[2].extent.lowerBound..<sequence.extent.upperBound
    }
}

extension ExprSyntax {
    /// `Card` of `Card(frame: .zero)` and of `{ … }() as Card`.
    var madeType: String? {
        guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
        let called = call.calledExpression
        if let reference = called.as(DeclReferenceExprSyntax.self), reference.baseName.text.first?.isUppercase == true {
            return reference.trimmedDescription
        }
        if let access = called.as(MemberAccessExprSyntax.self), access.base != nil,
            access.declName.baseName.text.first?.isUppercase == true
        {
            return access.trimmedDescription
        }
        if let special = called.as(GenericSpecializationExprSyntax.self) { return special.trimmedDescription }
        return nil
    }
}

private final class BoundNames: SyntaxVisitor {
    var found: Set<String> = []

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        found.insert(node.identifier.word)
        return .skipChildren
    }
}

/// Where names are used that are declared no longer.
final class UsesOfNames: SyntaxVisitor {
    private let names: Set<String>
    private var found: [TokenSyntax] = []

    static func find(_ names: Set<String>, in node: Syntax) -> [TokenSyntax] {
        let uses = UsesOfNames(names)
        uses.walk(node)
        return uses.found
    }

    private init(_ names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember =
            node.parent?.as(MemberAccessExprSyntax.self).map { $0.declName.id == node.id && $0.base != nil } ?? false
        if !isMember, names.contains(node.baseName.word) { found.append(node.baseName) }
        return .visitChildren
    }

    /// `if let card {`
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            names.contains(name.word)
        {
            found.append(name)
        }
        return .visitChildren
    }
}
