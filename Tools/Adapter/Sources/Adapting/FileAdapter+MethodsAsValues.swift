import SwiftSyntax

// `guard let height = delegate?.height(of:)` asks whether an optional method is there before it is called. A protocol's
// extension gets a property for each, which is nil for classes that have no such method: these tell in their tables which
// they have.
extension FileAdapter {
    /// A closure that calls the method, behind the last line.
    func giveAsValue(_ requirement: FunctionDeclSyntax) {
        let parameters = requirement.signature.parameterClause.parameters
        guard let type = scope.current, requirement.signature.effectSpecifiers == nil,
            !requirement.modifiers.contains(named: "static"), !requirement.attributes.contains(named: "available"),
            !parameters.contains(where: { $0.ellipsis != nil || $0.type.trimmedDescription.contains("inout ") }),
            facts.optionalMethods.named(requirement.fullName).count(where: { $0.type == type }) == 1
        else { return }
        var parent = requirement.parent
        while let node = parent, !node.is(ProtocolDeclSyntax.self) { parent = node.parent }
        let access = parent?.as(ProtocolDeclSyntax.self)?.modifiers.access.map { $0 + " " } ?? ""
        let types = parameters.map { Self.inClosure($0.type) }.joined(separator: ", ")
        let answer = requirement.signature.returnClause.map { Self.inClosure($0.type) } ?? "Void"
        let values = parameters.enumerated().map { index, parameter in
            (parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": ") + "$\(index)"
        }
        let call = "try! self.\(requirement.name.text)(\(values.joined(separator: ", ")))"
        let text =
            "extension \(type) { \(access)var \(Self.nameOfValue(requirement.fullName)): ((\(types)) -> \(answer))? { "
            + "MethodsOfClasses.has(\"\(SelectorName.of(requirement))\", self) ? { \(call) } : nil } }"
        result.appended.append(text.replacing("\n", with: " "))
    }

    /// The type of a closure has nothing that is unwrapped by itself.
    private static func inClosure(_ type: TypeSyntax) -> String {
        let written = type.trimmedDescription
        return type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ? written.dropLast() + "?" : written
    }

    /// `deck(_:didShow:)` is a property `_optional_deck___didShow_`.
    private static func nameOfValue(_ fullName: String) -> String {
        "_optional_" + fullName.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    }

    /// `delegate?.height(of:)` becomes `delegate?._optional_height_of__`.
    func takeAsValue(_ access: MemberAccessExprSyntax) {
        guard let base = access.base, !access.isCalled else { return }
        let type = declaredTypes.type(of: base)
        let name: String
        if let arguments = access.declName.argumentNames?.arguments {
            name = access.declName.baseName.word + "(" + arguments.map { $0.name.word + ":" }.joined() + ")"
            let methods = facts.optionalMethods.named(name)
            // A protocol may have it from another one.
            let isOfType =
                type.map { type in
                    methods.contains { $0.type == type } || !facts.isKnown(type) || facts.protocols.contains(type)
                } ?? true
            guard !methods.isEmpty, isOfType else { return }
        } else {
            let word = access.declName.baseName.word
            var method = type.flatMap { facts.optionalMethods.method(word, of: $0) }
            if method == nil, access.isComparedWithNil, type.map(facts.protocols.contains) ?? base.isNamedAsDelegate {
                method = facts.optionalMethods.onlyMethod(word)
            }
            guard let method else { return }
            name = method.name
        }
        replace(access.declName, with: Self.nameOfValue(name))
    }

    /// A row for what a class has of methods that protocols do not insist on. Of a delegate from a module that nothing is known of
    /// any method may be such.
    func rowOfOptionalMethods(
        _ block: MemberBlockSyntax, _ owner: String, _ inheritance: InheritanceClauseSyntax?
    ) -> [String] {
        let isOfUnknown =
            inheritance?.inheritedTypes.contains { isUnknownDelegate($0.type.trimmedDescription) } ?? false
        let selectors = block.members.flatMap { member -> [String] in
            guard let method = member.decl.as(FunctionDeclSyntax.self), !method.modifiers.contains(named: "static"),
                !method.modifiers.contains(named: "class"), method.modifiers.access != "private"
            else { return [] }
            if let selector = Self.methodsThatShowMore[method.fullName] { return [selector] }
            let known = facts.optionalMethods.named(method.fullName).map(\.selector)
            return known.isEmpty && isOfUnknown ? [SelectorName.of(method)] : known
        }
        if selectors.isEmpty { return [] }
        return ["MethodsOfClasses.add(\(owner).self, \(selectors.map { "\"\($0)\"" }.joined(separator: ", ")))"]
    }

    /// Optional methods of UIKit's that tables show something for only where a class has them.
    private static let methodsThatShowMore = [
        "tableView(_:commit:forRowAt:)": "tableView:commitEditingStyle:forRowAtIndexPath:",
        "tableView(_:moveRowAt:to:)": "tableView:moveRowAtIndexPath:toIndexPath:",
    ]

    private func isUnknownDelegate(_ name: String) -> Bool {
        (name.hasSuffix("Delegate") || name.hasSuffix("DataSource")) && !facts.isKnown(name) && !name.hasPrefix("UI")
            && !name.hasPrefix("NS")
    }

    /// `(deck as AnyObject).shuffle()` calls the module's method by its name on iOS: `(deck as AnyObject as! Deck).shuffle()`.
    func askObjectOfAnyClass(_ call: FunctionCallExprSyntax) {
        let called = call.calledExpression
        let unwrapped =
            called.as(OptionalChainingExprSyntax.self)?.expression ?? called.as(ForceUnwrapExprSyntax.self)?.expression
        guard let access = (unwrapped ?? called).as(MemberAccessExprSyntax.self), let base = access.base,
            call.trailingClosure == nil, declaredTypes.type(of: base) == "AnyObject",
            let owner = facts.owner(
                ofMethod: access.declName.baseName.word + "("
                    + call.arguments.map { ($0.label?.word ?? "_") + ":" }.joined() + ")")
        else { return }
        let inner =
            base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression
        result.edits.insert("(", at: base.extent.lowerBound)
        // `deck.shuffle?()` asks whether there is the method, which an object of another class has not.
        if let question = called.as(OptionalChainingExprSyntax.self)?.questionMark {
            blank(question)
            let mark = inner == nil ? "?" : ""
            result.edits.insert(" as? \(owner))\(mark)", at: (inner ?? base).extent.upperBound)
            return
        }
        result.edits.insert(" as\(inner == nil ? "!" : "?") \(owner))", at: (inner ?? base).extent.upperBound)
    }

    /// `deck.count` of a `deck: AnyObject`, where a class of the module has it for Objective-C.
    func askObjectOfAnyClass(_ access: MemberAccessExprSyntax) {
        guard let base = access.base, base.is(DeclReferenceExprSyntax.self), !access.isCalled,
            facts.isPropertyOfObjects(access.declName.baseName.word), declaredTypes.type(of: base) == "AnyObject"
        else { return }
        result.edits.insert("_members(of: ", at: base.extent.lowerBound)
        result.edits.insert(")", at: base.extent.upperBound)
    }
}

extension ExprSyntax {
    /// Whether the expression is called as objects are whose methods need not all be there: `card.delegate`.
    fileprivate var isNamedAsDelegate: Bool {
        let plain =
            self.as(OptionalChainingExprSyntax.self)?.expression ?? self.as(ForceUnwrapExprSyntax.self)?.expression
        let named = plain ?? self
        let name =
            named.as(MemberAccessExprSyntax.self)?.declName.baseName.word
            ?? named.as(DeclReferenceExprSyntax.self)?.baseName.word
        let word = name?.lowercased() ?? ""
        return word.hasSuffix("delegate") || word.hasSuffix("datasource")
    }
}

extension MemberAccessExprSyntax {
    /// Whether the member is what a call calls: `deck.show()`, `deck.show?()`.
    fileprivate var isCalled: Bool {
        var outer = Syntax(self)
        while let parent = outer.parent,
            parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        {
            outer = parent
        }
        return outer.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == outer.id
    }

    /// Whether the code asks if it is there: `deck.shuffle != nil`, `if let shuffle = deck.shuffle`.
    fileprivate var isComparedWithNil: Bool {
        if parent?.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
        guard let elements = parent?.as(ExprListSyntax.self), elements.count >= 3,
            let place = elements.firstIndex(where: { $0.id == id }),
            elements.distance(from: place, to: elements.endIndex) > 2
        else { return false }
        let comparison = elements[elements.index(after: place)].trimmedDescription
        return ["!=", "=="].contains(comparison)
            && elements[elements.index(place, offsetBy: 2)].is(NilLiteralExprSyntax.self)
    }
}
