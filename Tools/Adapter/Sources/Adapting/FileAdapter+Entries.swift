import SwiftSyntax

// `@Entry var card = Card()` in an extension of `EnvironmentValues`, of which a macro of SwiftUI's makes a computed property. The value
// stays where it is, so that errors in it are at their places.
extension FileAdapter {
    func spellOutEntry(_ node: VariableDeclSyntax) {
        guard let mark = node.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) }).first(where: Self.isEntry),
            let group = node.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self),
            ["EnvironmentValues", "SwiftUI.EnvironmentValues"].contains(group.extendedType.trimmedDescription),
            node.bindings.count == 1, let binding = node.bindings.first, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer?.value.typeThatShows
        else { return }
        blank(mark)
        let begin = " { get { _entry(\"\(name)\", "
        let end = ") } set { _setEntry(\"\(name)\", newValue) } }"
        if binding.typeAnnotation == nil { result.edits.insert(": \(type)", at: binding.pattern.extent.upperBound) }
        guard let initializer = binding.initializer else {
            return result.edits.insert(begin + "\(type).none" + end, at: binding.extent.upperBound)
        }
        replace(initializer.equal, with: begin)
        result.edits.insert(end, at: initializer.extent.upperBound)
    }

    /// `@Previewable @State var isOn = true` in a preview: without the mark it is a variable of the closure that makes the view.
    func leaveOutMark(_ node: VariableDeclSyntax) {
        let marks = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
        for mark in marks where ["Previewable", "SwiftUI.Previewable"].contains(mark.attributeName.trimmedDescription) {
            blank(mark)
        }
    }

    private static func isEntry(_ attribute: AttributeSyntax) -> Bool {
        ["Entry", "SwiftUI.Entry"].contains(attribute.attributeName.trimmedDescription)
    }
}

extension ExprSyntax {
    /// The type of a value whose look tells it: `Card(…)`, `Card.plain`, `3`.
    fileprivate var typeThatShows: String? {
        switch self.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .stringLiteralExpr: return "String"
        case .booleanLiteralExpr: return "Bool"
        case .functionCallExpr(let call): return call.calledExpression.typeThatShows
        case .declReferenceExpr(let name):
            return name.baseName.text.first?.isUppercase == true ? name.baseName.text : nil
        case .genericSpecializationExpr(let type):
            return type.expression.typeThatShows == nil ? nil : type.trimmedDescription
        case .memberAccessExpr(let access):
            guard access.declName.baseName.text.first?.isUppercase == true else { return access.base?.typeThatShows }
            return access.trimmedDescription
        default: return nil
        }
    }
}
