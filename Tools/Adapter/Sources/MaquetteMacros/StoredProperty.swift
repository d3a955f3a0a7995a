import SwiftSyntax

/// A variable that has its value in its owner, before a macro makes it something else.
struct StoredProperty {
    let name: TokenSyntax
    let declaration: VariableDeclSyntax
    let binding: PatternBindingSyntax
    /// The type as it is written, or as the value shows it.
    let type: String?
    let value: String?

    /// Nil for what is computed, observed, constant or shared, and for several in one declaration.
    init?(_ declaration: some DeclSyntaxProtocol) {
        guard let declaration = declaration.as(VariableDeclSyntax.self), declaration.bindings.count == 1,
            let binding = declaration.bindings.first, binding.accessorBlock == nil,
            declaration.bindingSpecifier.tokenKind == .keyword(.var),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            !declaration.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
        else { return nil }
        (self.declaration, self.binding, self.name) = (declaration, binding, name)
        let written = binding.initializer?.value
        type = binding.typeAnnotation?.type.trimmedDescription ?? written?.typeThatShows
        value = written?.trimmedDescription
    }

    /// Without the marks around a keyword.
    var plainName: String { name.text.filter { $0 != "`" } }

    func attribute(named wanted: String) -> AttributeSyntax? {
        declaration.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
            $0.attributeName.trimmedDescription.split(separator: ".").last.map(String.init) == wanted
        }
    }
}

extension ExprSyntax {
    /// The type of a value whose look tells it: `Card(…)`, `Card.plain`, `3`.
    var typeThatShows: String? {
        switch self.as(ExprSyntaxEnum.self) {
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .stringLiteralExpr: return "String"
        case .booleanLiteralExpr: return "Bool"
        case .arrayExpr(let array):
            let types = Set(array.elements.map(\.expression.typeThatShows))
            guard types.count == 1, let type = types.first ?? nil else { return nil }
            return "[\(type)]"
        // Only the compiler knows what others come to: `Card.make()` may be of another type.
        case .functionCallExpr(let call):
            guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
                name.first?.isUppercase == true
            else { return nil }
            return name
        default: return nil
        }
    }
}

/// What the compiler says at the place of the macro.
struct Complaint: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
