import SwiftSyntax

extension FileAdapter {
    /// `#selector(save)` becomes `Selector(calling: Controller.save, "save")`. Where Swift cannot name the method apart
    /// from an object, the selector has only its name.
    func selector(_ node: MacroExpansionExprSyntax) -> String {
        guard let argument = node.arguments.first else { return named("") }
        if let label = argument.label?.text {
            let property = argument.expression.lastName ?? ""
            let setter = "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
            return named(label == "setter" ? setter : property)
        }
        if let sequence = argument.expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            return selector(first, as: sequence.elements.last?.as(TypeExprSyntax.self)?.type)
        }
        if let cast = argument.expression.as(AsExprSyntax.self) { return selector(cast.expression, as: cast.type) }
        return selector(argument.expression, as: nil)
    }

    private func selector(_ expression: ExprSyntax, as type: TypeSyntax?) -> String {
        if let parentheses = expression.as(TupleExprSyntax.self), let inner = parentheses.elements.first?.expression,
            parentheses.elements.count == 1
        {
            return selector(inner, as: type)
        }
        let owner: String?
        let method: DeclReferenceExprSyntax
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            (owner, method) = (ownerOfPlainNames, reference)
        } else if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
            (owner, method) = (self.owner(base), access.declName)
        } else {
            return named(expression.trimmedDescription)
        }
        let known = facts.method(method.baseName.word, in: owner == "Self" ? nil : owner)
        let name = name(of: method, known)
        // What every object has in Objective-C may be a property here, or nothing.
        let isOfEveryObject = known == nil && ["NSObject", "NSObjectProtocol"].contains(owner)
        guard let owner, known?.isStatic != true, !isOfEveryObject else { return named(name) }
        let function = "\(owner).\(method.trimmedDescription)"
        guard let type else { return "\(selectorType)(calling: \(function), \"\(name)\")" }
        return "\(selectorType)(calling: \(function) as (\(owner)) -> \(type.trimmedDescription), \"\(name)\")"
    }

    private func named(_ name: String) -> String { "\(selectorType)(\"\(name)\")" }

    /// The module may have another type of that name, which comes first.
    var selectorType: String {
        facts.hasOtherSelectors ? "UIKit.Selector" : "Selector"
    }

    private func name(of method: DeclReferenceExprSyntax, _ known: FileFacts.Method?) -> String {
        if let known { return known.selector }
        let labels = method.argumentNames?.arguments.map(\.name.word) ?? []
        return SelectorName.of(method.baseName.word, labels: labels)
    }

    /// Whose method a name without a dot is.
    private var ownerOfPlainNames: String? {
        switch scope.kind {
        case .classOrExtension: scope.current
        case .ofProtocol: "Self"
        case .value, nil: nil
        }
    }

    /// The type before the dot; nil if it is an object or a protocol.
    private func owner(_ base: ExprSyntax) -> String? {
        let written = base.trimmedDescription
        if written == "self" || written == "Self" { return ownerOfPlainNames }
        let last = base.lastName ?? ""
        // Types that are not meant for others often begin with an underscore.
        guard last.first(where: { $0 != "_" })?.isUppercase == true, !isProtocol(written) else { return nil }
        return written
    }

    private func isProtocol(_ name: String) -> Bool {
        facts.protocols.contains(name)
            || name.hasPrefix("UI")
                && ["Delegate", "DataSource", "Actions", "Interaction"].contains { name.hasSuffix($0) }
    }

    /// `#keyPath(UIView.layer.opacity)` is the text "layer.opacity".
    func keyPath(_ node: MacroExpansionExprSyntax) -> String {
        let written = node.arguments.trimmedDescription.filter { !$0.isWhitespace }
        var names = written.split(separator: ".").filter { $0 != "self" && $0 != "Self" }
        while names.count > 1, names[0].first?.isUppercase == true { names.removeFirst() }
        return "\"\(names.joined(separator: "."))\""
    }
}

extension ExprSyntax {
    /// `c` of `a.b.c`.
    var lastName: String? {
        if let access = self.as(MemberAccessExprSyntax.self) { return access.declName.baseName.word }
        return self.as(DeclReferenceExprSyntax.self)?.baseName.word
    }
}
