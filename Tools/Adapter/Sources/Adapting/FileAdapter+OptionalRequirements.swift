import SwiftSyntax

// An optional requirement becomes one that may throw. A type that implements it does so without throwing, which Swift takes
// for an implementation; for the others there is one that throws at once. Its call becomes `try?`, which is nil for them
// just as the optional call is.
extension FileAdapter {
    func makeOptional(_ requirement: FunctionDeclSyntax) {
        let effects = requirement.signature.effectSpecifiers
        if effects?.throwsClause == nil {
            let before = effects?.asyncSpecifier.map { $0.extent.upperBound }
            let end = before ?? requirement.signature.parameterClause.extent.upperBound
            result.edits.insert(" throws", at: end)
        }
        throwByDefault(requirement, from: requirement.attributes)
        giveAsValue(requirement)
    }

    /// `optional var title: String { get }`. A setter is left out: nobody can set what need not be there.
    func makeOptional(_ requirement: VariableDeclSyntax) {
        guard let accessors = requirement.bindings.first?.accessorBlock else { return }
        replace(accessors, with: "{ get throws }")
        if requirement.modifiers.contains(named: "static") {
            throwByDefault(requirement, from: requirement.attributes)
        } else {
            giveAsOptional(requirement)
        }
    }

    /// Who asks any object of the protocol for the property gets one that is optional, and optional twice where the property's type is
    /// optional itself. It is preferred to the requirement; a class that has the property is asked for its own. The property that throws
    /// for all other classes stands in a protocol above, as one type cannot have two of a name.
    private func giveAsOptional(_ requirement: VariableDeclSyntax) {
        guard let owner = scope.current, let binding = requirement.bindings.first,
            let type = binding.typeAnnotation?.type,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return }
        let attributes = requirement.attributes
        let start = attributes.isEmpty ? requirement.extent.lowerBound : attributes.extent.upperBound
        result.edits.insert(" @_disfavoredOverload ", at: start)
        let access = accessOfProtocol(around: requirement).map { $0 + " " } ?? ""
        let written = type.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
        let plain = written.hasSuffix("!") ? written.dropLast() + "?" : written[...]
        result.appended += [
            "extension \(Self.above(owner)) { @_disfavoredOverload \(access)var \(name): \(written) "
                + "{ get throws { throw RequirementIsNotImplemented() } } }",
            "extension \(owner) { \(access)var \(name): Optional<\(plain)> "
                + "{ do { let given: \(plain) = try self.\(name); return .some(given) } catch { return nil } } }",
        ]
    }

    /// The protocol above one, for what its classes need not have.
    private static func above(_ name: String) -> String { "_OptionalsOf\(name.filter { $0 != "." })" }

    /// Puts a protocol above one of whose properties some need not be there.
    func addProtocolAbove(_ node: ProtocolDeclSyntax) {
        let hasOptionals = node.memberBlock.members.contains { member in
            guard let property = member.decl.as(VariableDeclSyntax.self) else { return false }
            return property.modifiers.contains(named: "optional") && !property.modifiers.contains(named: "static")
        }
        guard hasOptionals else { return }
        let name = Self.above(scope.full(node.name.word))
        let place = node.inheritanceClause?.extent ?? node.name.extent
        // An `@objc` protocol has something that it inherits from by now.
        result.edits.insert(", " + name, at: place.upperBound)
        let access = accessOfProtocol(around: node).map { $0 + " " } ?? ""
        result.appended.append("\(access)protocol \(name): AnyObject {}")
    }

    /// What is private in a protocol of the file is seen by all of the file.
    private func accessOfProtocol(around node: some SyntaxProtocol) -> String? {
        var current: Syntax? = Syntax(node)
        while let here = current, !here.is(ProtocolDeclSyntax.self) { current = here.parent }
        let access = current?.as(ProtocolDeclSyntax.self)?.modifiers.access
        return access == "private" ? "fileprivate" : access
    }

    /// Gives a requirement a default that throws. Its attributes stay behind: a word for who sees it would stand before them, where Swift
    /// wants none.
    private func throwByDefault(_ requirement: some DeclSyntaxProtocol, from attributes: AttributeListSyntax) {
        guard let type = scope.current else { return }
        var parent = requirement.parent
        while let node = parent, !node.is(ProtocolDeclSyntax.self) { parent = node.parent }
        let start = attributes.isEmpty ? requirement.extent.lowerBound : attributes.extent.upperBound
        result.defaults.append(
            AdaptedFile.Default(
                type: type, access: parent?.as(ProtocolDeclSyntax.self)?.modifiers.access,
                range: start..<requirement.extent.upperBound))
    }

    /// `Card.title`, where types of a protocol of the module need not have it, becomes `(try? Optional.some(card.title))`, so that a
    /// property that is optional itself is so twice. In a chain it is optional once, as there.
    func askForOptionalProperty(_ access: MemberAccessExprSyntax) {
        guard facts.isOptionalProperty(access.declName.baseName.word), let base = access.base, !access.isAssigned,
            let type = declaredTypes.type(of: base), facts.protocols.contains(type)
        else { return }
        let isInChain = base.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .postfixQuestionMark }
        result.edits.insert(isInChain ? "(try? " : "(try? Optional.some(", at: access.extent.lowerBound)
        result.edits.insert(isInChain ? ")" : "))", at: access.extent.upperBound)
    }

    /// An `@objc` protocol is for classes alone.
    func keepToClasses(_ node: ProtocolDeclSyntax) {
        guard node.attributes.contains(named: "objc") else { return }
        let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        guard !inherited.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) else { return }
        if let clause = node.inheritanceClause {
            result.edits.insert(", AnyObject", at: clause.extent.upperBound)
        } else {
            result.edits.insert(": AnyObject", at: node.name.extent.upperBound)
        }
    }

    /// A protocol of Objective-C may say that its property is `weak`.
    func dropOwnership(_ node: ProtocolDeclSyntax) {
        for member in node.memberBlock.members {
            for modifier in member.decl.as(VariableDeclSyntax.self)?.modifiers ?? []
            where ["weak", "unowned"].contains(modifier.name.text) { blank(modifier) }
        }
    }

    /// `delegate?.cardWillClose?(card)` becomes `(try? delegate?.cardWillClose (card))`, and `delegate.height!(of: card)` becomes
    /// `(try! delegate.height (of: card))`.
    func adaptOptionalCall(_ call: FunctionCallExprSyntax) {
        let unwrapped = call.calledExpression.as(ForceUnwrapExprSyntax.self)
        let optional = call.calledExpression.as(OptionalChainingExprSyntax.self)
        guard let access = (optional?.expression ?? unwrapped?.expression)?.as(MemberAccessExprSyntax.self),
            access.base != nil
        else { return }
        let hasLabels = call.arguments.contains { $0.label != nil }
        guard
            hasLabels
                || facts.optionalMethods.isCalled(
                    access.declName.baseName.word, of: access.base.flatMap(declaredTypes.type))
        else { return }
        if let mark = optional?.questionMark ?? unwrapped?.exclamationMark { blank(mark) }
        let isWrapped = optional != nil && facts.isOfSwift4
        result.edits.insert(
            (isUnused(call) ? "_ = " : "") + (isWrapped ? "_flat(" : "(") + (optional == nil ? "try! " : "try? "),
            at: call.extent.lowerBound)
        result.edits.insert(optional != nil && goesOn(call) ? ")?" : ")", at: call.extent.upperBound)
    }

    /// `UIApplication.shared.delegate?.window` is optional twice, as the protocol's property is optional itself.
    func askForOptionalWindow(_ access: MemberAccessExprSyntax) {
        let base = access.base
        let asked =
            base?.as(OptionalChainingExprSyntax.self)?.expression ?? base?.as(ForceUnwrapExprSyntax.self)?.expression
        guard access.declName.baseName.text == "window" else { return }
        // Only of such a delegate is it unwrapped twice.
        if base != nil, access.isUnwrapped, access.parent?.isUnwrapped == true {
            return replace(access.declName, with: "_optionalWindow")
        }
        guard
            let delegate = asked?.as(MemberAccessExprSyntax.self), delegate.declName.baseName.text == "delegate",
            delegate.base?.trimmedDescription.hasSuffix("UIApplication.shared") == true
        else { return }
        replace(access.declName, with: "_optionalWindow")
    }

    /// Whether the call is a statement of its own, and not what a function with a single one gives back.
    private func isUnused(_ call: FunctionCallExprSyntax) -> Bool {
        guard let item = call.parent?.as(CodeBlockItemSyntax.self),
            let items = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        return items.count > 1
    }

    /// Whether the chain goes on with a member of the answer.
    private func goesOn(_ call: FunctionCallExprSyntax) -> Bool {
        if let access = call.parent?.as(MemberAccessExprSyntax.self) { return access.base?.id == call.id }
        return call.parent?.is(SubscriptCallExprSyntax.self) == true
    }
}

extension SyntaxProtocol {
    /// Whether a question or exclamation mark follows.
    fileprivate var isUnwrapped: Bool {
        parent?.is(OptionalChainingExprSyntax.self) == true || parent?.is(ForceUnwrapExprSyntax.self) == true
    }
}

extension MemberAccessExprSyntax {
    /// Whether the member is on the left of an equals sign, or handed over to be changed.
    fileprivate var isAssigned: Bool {
        if parent?.is(InOutExprSyntax.self) == true { return true }
        guard let elements = parent?.as(ExprListSyntax.self), let place = elements.firstIndex(where: { $0.id == id })
        else { return false }
        let next = elements.index(after: place)
        return next < elements.endIndex && elements[next].is(AssignmentExprSyntax.self)
    }
}
