import SwiftSyntax

/// How code uses a name: its arguments, and whether nil is expected.
struct MemberUse {
    let name: String
    let kind: HollowMember.Kind
    var arguments: [HollowMember.Argument] = []
    /// Whether what comes of the use may be nil: it is unwrapped there.
    var isUnwrapped: Bool
    /// The type that the place says in so many words.
    var writtenType: String?
    /// `CGRect` where it stands before `as! CGRect`: what it is has to be that.
    var castType: String?
    /// The use of what comes of it, in `view.snp.makeConstraints { … }` that of `makeConstraints`.
    var next: TokenSyntax?

    /// Nil where the token is no name in an expression.
    init?(_ token: TokenSyntax) {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        name = token.word
        var whole = Syntax(reference)
        if let access = whole.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
            whole = Syntax(access)
        }
        if let special = whole.parent?.as(GenericSpecializationExprSyntax.self) { whole = Syntax(special) }
        if let call = whole.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == whole.as(ExprSyntax.self)?.id
        {
            kind = .method
            arguments = Self.arguments(of: call)
            whole = Syntax(call)
        } else {
            kind = .property
        }
        isUnwrapped = Self.isUnwrapped(whole)
        writtenType = Self.writtenType(around: whole)
        castType = Self.castType(of: whole)
        next = Self.next(after: whole)
    }

    /// The member that is asked of what comes of an expression, unwrapped or not.
    static func next(after whole: Syntax) -> TokenSyntax? {
        var (inner, behind) = (whole, whole.parent)
        while let around = behind, around.is(OptionalChainingExprSyntax.self) || around.is(ForceUnwrapExprSyntax.self) {
            (inner, behind) = (around, around.parent)
        }
        guard let access = behind?.as(MemberAccessExprSyntax.self), access.base?.id == inner.as(ExprSyntax.self)?.id
        else { return nil }
        return access.declName.baseName
    }

    static func arguments(of call: FunctionCallExprSyntax) -> [HollowMember.Argument] {
        var found = arguments(of: call.arguments)
        if let closure = call.trailingClosure {
            found.append(HollowMember.Argument(label: nil, shape: shape(of: ExprSyntax(closure))))
        }
        for closure in call.additionalTrailingClosures {
            found.append(
                HollowMember.Argument(label: closure.label.word, shape: shape(of: ExprSyntax(closure.closure))))
        }
        return found
    }

    static func arguments(of list: LabeledExprListSyntax) -> [HollowMember.Argument] {
        list.map { HollowMember.Argument(label: $0.label?.word, shape: shape(of: $0.expression)) }
    }

    /// The type of an unknown value there.
    static func result(around whole: Syntax) -> String { HollowMember.anything + (isUnwrapped(whole) ? "?" : "") }

    private static func shape(of value: ExprSyntax) -> HollowMember.Argument.Shape {
        if value.is(NilLiteralExprSyntax.self) { return .null }
        if value.is(InOutExprSyntax.self) { return .reference }
        if let closure = value.as(ClosureExprSyntax.self) { return shape(of: closure) }
        if isImplicit(value) { return .implicitMember }
        if let list = value.as(ArrayExprSyntax.self),
            list.elements.isEmpty || list.elements.contains(where: { isImplicit($0.expression) })
        {
            return .list
        }
        return .value
    }

    /// `.gram` and `.gram()`.
    private static func isImplicit(_ value: ExprSyntax) -> Bool {
        var value = value
        while true {
            if let call = value.as(FunctionCallExprSyntax.self) {
                value = call.calledExpression
            } else if let access = value.as(MemberAccessExprSyntax.self) {
                guard let base = access.base else { return true }
                value = base
            } else {
                return false
            }
        }
    }

    /// The type of a property that takes the closure, or nothing: what comes of it may be anything.
    static func type(of closure: ClosureExprSyntax) -> String {
        let look = ClosureLook(closure)
        let effects = look.isAsync ? "async throws" : "throws"
        return "((\(look.parameters.joined(separator: ", "))) \(effects) -> \(look.gives ? "Any?" : "Void"))?"
    }

    private static func shape(of closure: ClosureExprSyntax) -> HollowMember.Argument.Shape {
        let look = ClosureLook(closure)
        if look.makesViews { return .content(look.parameters, gives: look.gives) }
        return .closure(look.parameters, gives: look.gives, isAsync: look.isAsync)
    }

    // MARK: What its place expects

    static func isUnwrapped(_ whole: Syntax) -> Bool {
        guard let parent = whole.parent else { return false }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
        if parent.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
        guard let list = parent.as(ExprListSyntax.self),
            let place = list.firstIndex(where: { $0.id == whole.as(ExprSyntax.self)?.id }),
            list.index(after: place) < list.endIndex
        else { return false }
        let sign = list[list.index(after: place)].trimmedDescription
        if sign == "??" { return true }
        return ["==", "!="].contains(sign) && list[list.index(place, offsetBy: 2)].is(NilLiteralExprSyntax.self)
    }

    private static func writtenType(around whole: Syntax) -> String? {
        if let clause = whole.parent?.as(InitializerClauseSyntax.self),
            let binding = clause.parent?.as(PatternBindingSyntax.self)
        {
            return binding.typeAnnotation?.type.trimmedDescription
        }
        if whole.parent?.is(ConditionElementSyntax.self) == true || isNegated(whole) { return "Bool" }
        guard let list = whole.parent?.as(ExprListSyntax.self), let expression = whole.as(ExprSyntax.self) else {
            return nil
        }
        let elements = Array(list)
        guard let place = elements.firstIndex(where: { $0.id == expression.id }) else { return nil }
        let around = [place - 1, place + 1].filter(elements.indices.contains).map { elements[$0].trimmedDescription }
        // Not where it is compared with something: that binds more.
        if !around.isEmpty, around.allSatisfy({ ["&&", "||"].contains($0) }) { return "Bool" }
        guard place == 0, elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else { return nil }
        if elements[2].is(BooleanLiteralExprSyntax.self) { return "Bool" }
        if let closure = elements[2].as(ClosureExprSyntax.self) { return type(of: closure) }
        if elements[2].is(StringLiteralExprSyntax.self) { return "String" }
        if elements[2].is(FloatLiteralExprSyntax.self) || elements[2].is(IntegerLiteralExprSyntax.self) {
            return "Double"
        }
        return nil
    }

    private static func castType(of whole: Syntax) -> String? {
        guard let list = whole.parent?.as(ExprListSyntax.self).map(Array.init),
            let place = list.firstIndex(where: { $0.id == whole.as(ExprSyntax.self)?.id }), place + 2 < list.count,
            list[place + 1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "!"
        else { return nil }
        let type = list[place + 2].trimmedDescription
        return HollowMember.isOfApple(type) ? type : nil
    }

    private static func isNegated(_ whole: Syntax) -> Bool {
        whole.parent?.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
    }
}

/// What a closure says about its parameters and its result.
private struct ClosureLook {
    var parameters: [String] = []
    var gives = false
    var isAsync = false
    /// Whether the closure's first statement is a view of SwiftUI's, as far as it looks like one.
    var makesViews = false

    init(_ closure: ClosureExprSyntax) {
        let uses = ClosureUses(viewMode: .sourceAccurate)
        uses.walk(closure.statements)
        isAsync = uses.awaits
        gives = uses.returnsValue || closure.statements.count == 1 && Self.isValue(closure.statements.first!)
        makesViews = !isAsync && !uses.returnsValue && Self.isView(closure.statements.first)
        if let written = closure.signature?.returnClause { gives = written.type.trimmedDescription != "Void" }
        switch closure.signature?.parameterClause {
        case .simpleInput(let names):
            parameters = names.map { Self.type(of: $0.name.word, uses) }
        case .parameterClause(let clause):
            parameters = clause.parameters.map { parameter in
                parameter.type?.trimmedDescription
                    ?? Self.type(of: (parameter.secondName ?? parameter.firstName).word, uses)
            }
        case nil:
            guard let last = uses.names.compactMap({ $0.first == "$" ? Int($0.dropFirst()) : nil }).max() else { break }
            parameters = (0...last).map { Self.type(of: "$\($0)", uses) }
        default: break
        }
    }

    /// `VStack { … }.padding()`, `content`, and a choice of such.
    private static func isView(_ item: CodeBlockItemSyntax?) -> Bool {
        guard let item else { return false }
        let expression = item.item.as(ExprSyntax.self) ?? item.item.as(ExpressionStmtSyntax.self)?.expression
        guard let expression else { return false }
        if let choice = expression.as(IfExprSyntax.self) { return isView(choice.body.statements.first) }
        if let choice = expression.as(SwitchExprSyntax.self) {
            return isView(choice.cases.first?.as(SwitchCaseSyntax.self)?.statements.first)
        }
        return expression.beginsWithType || expression.is(DeclReferenceExprSyntax.self)
    }

    /// A value that the closure may give back, where it is its only statement.
    private static func isValue(_ item: CodeBlockItemSyntax) -> Bool {
        guard let expression = item.item.as(ExprSyntax.self) else { return false }
        return
            !(expression.as(SequenceExprSyntax.self)?.elements.contains { $0.is(AssignmentExprSyntax.self) } ?? false)
            && !expression.is(IfExprSyntax.self) && !expression.is(SwitchExprSyntax.self)
    }

    /// The type of a parameter by what is usual, and by how the body treats it.
    private static func type(of name: String, _ uses: ClosureUses) -> String {
        let lower = name.lowercased()
        if ["success", "granted", "finished", "completed", "succeeded", "allowed"].contains(where: lower.hasSuffix) {
            return "Bool"
        }
        let isUnwrapped = uses.unwrapped.contains(name)
        if lower.hasSuffix("error") || lower == "err" { return isUnwrapped ? "(any Error)?" : "any Error" }
        return HollowMember.anything + (isUnwrapped ? "?" : "")
    }
}

private final class ClosureUses: SyntaxVisitor {
    var names: Set<String> = []
    var unwrapped: Set<String> = []
    var returnsValue = false
    var awaits = false

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.baseName.word)
        let parent = node.parent
        if parent?.is(OptionalChainingExprSyntax.self) == true || parent?.is(ForceUnwrapExprSyntax.self) == true
            || parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
        {
            unwrapped.insert(node.baseName.word)
        }
        if let list = parent?.as(ExprListSyntax.self) {
            let words = list.map(\.trimmedDescription)
            if let place = words.firstIndex(of: node.baseName.text), place + 2 < words.count {
                let isComparison = ["==", "!="].contains(words[place + 1]) && words[place + 2] == "nil"
                if isComparison || words[place + 1] == "??" { unwrapped.insert(node.baseName.word) }
            }
        }
        return .visitChildren
    }
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.word {
            unwrapped.insert(name)
            names.insert(name)
        }
        return .visitChildren
    }
    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.expression != nil { returnsValue = true }
        return .visitChildren
    }
    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        awaits = true
        return .visitChildren
    }
    /// What is in a closure within has nothing to do with the outer one's result, but may name its parameters.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let inner = ClosureUses(viewMode: .sourceAccurate)
        inner.walk(node.statements)
        names.formUnion(inner.names.filter { $0.first != "$" })
        unwrapped.formUnion(inner.unwrapped.filter { $0.first != "$" })
        return .skipChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
