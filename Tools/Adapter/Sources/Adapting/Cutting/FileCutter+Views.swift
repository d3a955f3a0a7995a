import SwiftSyntax

// In the body of a view of SwiftUI every statement makes a part of its type. What does not compile there is a view that is
// empty, so that all that is around it is drawn, or a view without one of its modifiers.
extension FileCutter {
    /// Whether a hole can stand for a statement: among the views of a body, or in a closure in it.
    private func canBeHole(_ item: CodeBlockItemSyntax) -> Bool {
        guard SourceFile.mentions("SwiftUI", in: bytes) else { return false }
        var node = item.parent
        while let current = node {
            if current.is(ClosureExprSyntax.self) { return true }
            if let function = current.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.isSomeView == true
            }
            if let binding = current.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
                return binding.typeAnnotation?.type.isSomeView == true
            }
            node = current.parent
        }
        return false
    }

    /// Whether what is made there is a view: the expression that begins with it is a statement among views.
    func isViewInBody(_ token: TokenSyntax) -> Bool {
        guard SourceFile.mentions("SwiftUI", in: bytes), let reference = token.parent?.as(DeclReferenceExprSyntax.self),
            let call = reference.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id == ExprSyntax(reference).id
        else { return false }
        return isStatementAmongViews(call)
    }

    /// Whether a name is that of a modifier there: `.popup` of `Text(title).popup()`.
    func isModifierInBody(_ token: TokenSyntax) -> Bool {
        SourceFile.mentions("SwiftUI", in: bytes) && modifier(token).map { isStatementAmongViews($0.call) } == true
    }

    /// The call of a modifier by its name, and the dot before it.
    private func modifier(_ token: TokenSyntax) -> (period: TokenSyntax, call: FunctionCallExprSyntax)? {
        guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
            access.declName.baseName.id == token.id, access.base?.beginsWithView == true,
            let call = access.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == ExprSyntax(access).id
        else { return nil }
        return (access.period, call)
    }

    /// Whether a call, with all that is asked of what comes of it, is a statement among views.
    private func isStatementAmongViews(_ call: FunctionCallExprSyntax) -> Bool {
        var call = call
        while let access = call.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(call).id,
            let next = access.parent?.as(FunctionCallExprSyntax.self),
            next.calledExpression.id == ExprSyntax(access).id
        {
            call = next
        }
        var node = call.parent
        while let current = node, current.is(ReturnStmtSyntax.self) || current.is(ExpressionStmtSyntax.self) {
            node = current.parent
        }
        return node?.as(CodeBlockItemSyntax.self).map(isAmongViews) == true
    }

    /// In a body, or in a closure of a view or of a modifier that takes views.
    private func isAmongViews(_ item: CodeBlockItemSyntax) -> Bool {
        var node = item.parent
        while let current = node {
            if let closure = current.as(ClosureExprSyntax.self) { return Self.takesViews(closure) }
            if current.is(FunctionDeclSyntax.self) || current.is(PatternBindingSyntax.self) { return canBeHole(item) }
            node = current.parent
        }
        return false
    }

    private static func takesViews(_ closure: ClosureExprSyntax) -> Bool {
        if let element = closure.parent?.as(MultipleTrailingClosureElementSyntax.self) {
            return viewLabels.contains(element.label.word)
        }
        if let labeled = closure.parent?.as(LabeledExprSyntax.self), let label = labeled.label {
            return viewLabels.contains(label.word)
        }
        guard let call = closure.parent?.as(FunctionCallExprSyntax.self) else { return false }
        if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.word {
            return name.first?.isUppercase == true && !["Button", "Task", "Timer", "Thread", "Binding"].contains(name)
        }
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.word
        return name.map(viewModifiers.contains) == true
    }

    private static let viewLabels: Set<String> = [
        "label", "content", "header", "footer", "destination", "placeholder", "actions", "message", "icon", "title",
    ]
    private static let viewModifiers: Set<String> = [
        "overlay", "background", "sheet", "fullScreenCover", "popover", "toolbar", "safeAreaInset", "contextMenu",
        "swipeActions", "tabItem", "navigationDestination", "mask", "inspector",
    ]

    /// Puts a view that is empty in place of a statement.
    mutating func cutPartOfView(_ item: CodeBlockItemSyntax, _ reason: String) -> Bool {
        guard canBeHole(item) else { return false }
        let isReturn = item.item.is(ReturnStmtSyntax.self)
        let hole = "MaquetteCuts.hole(\(place(Syntax(item), reason, .statement).text), SwiftUI.EmptyView())"
        propose(item, (isReturn ? "return " : "") + hole, .statement, reason)
        cutWhatNeeds(item.boundNames, after: item, reason)
        return true
    }

    /// The name of a modifier that no module has, or that takes what is missing.
    private func lackingModifier(_ reason: String) -> Substring? {
        if let match = reason.prefixMatch(of: CompilerWords.noMember) { return match.output.3 }
        guard let match = reason.prefixMatch(of: CompilerWords.wrongArgument),
            knowledge.isHollow(String(match.output.2))
        else { return nil }
        return match.output.1
    }

    /// Leaves out `.popup(isPresented: $isShown) { … }` of a view where no module has such a modifier, and
    /// `.buttonStyle(BrandStyle())` where no module has the style.
    mutating func cutModifier(_ token: TokenSyntax, in item: CodeBlockItemSyntax, _ reason: String) -> Bool {
        guard lackingModifier(reason) == token.word[...], canBeHole(item), let (period, call) = modifier(token) else {
            return false
        }
        let place = place(Syntax(token), reason, .statement, part: " .\(token.word)")
        let range = period.extent.lowerBound..<call.extent.upperBound
        guard !proposals.contains(where: { $0.range == range }) else { return true }
        proposals.append(
            Proposal(range: range, text: ".onAppear { MaquetteCuts.cut(\(place.text)) }", cut: place.cut))
        return true
    }
}

extension TypeSyntax {
    /// Whether the type is the one opaque type of which an empty view is a value.
    var isSomeView: Bool { ["some View", "some SwiftUI.View"].contains(trimmedDescription) }
}

extension ExprSyntax {
    /// Whether the expression begins with a type that is made, `VStack { … }.padding()`, as views do.
    var beginsWithType: Bool {
        guard let call = beginning.as(FunctionCallExprSyntax.self) else { return false }
        return call.calledExpression.trimmedDescription.first?.isUppercase == true
    }

    /// Whether it begins with a view: one that is made there, or what modifiers and styles are given.
    fileprivate var beginsWithView: Bool {
        beginsWithType
            || ["content", "self", "configuration.label", "configuration.content"]
                .contains(beginning.trimmedDescription)
    }

    /// What the first of the methods is called on that are called one on the result of another.
    private var beginning: ExprSyntax {
        var expression = self
        while let call = expression.as(FunctionCallExprSyntax.self),
            let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
        {
            expression = base
        }
        return expression
    }
}
