import SwiftSyntax

/// The class of the controller that a function makes and returns, as its words tell where its signature only says that it is some
/// controller: `Home` of `let home = Home(); home.presenter = presenter; return home`.
enum ReturnedClass {
    private static let mostSteps = 5

    static func of(_ statements: CodeBlockItemListSyntax) -> String? {
        guard let last = statements.last?.item else { return nil }
        let value = last.as(ReturnStmtSyntax.self)?.expression ?? last.as(ExprSyntax.self)
        return value.flatMap { of($0, in: statements, 0) }
    }

    private static func of(_ value: ExprSyntax, in statements: CodeBlockItemListSyntax, _ depth: Int) -> String? {
        guard depth < mostSteps else { return nil }
        if let name = value.as(DeclReferenceExprSyntax.self) {
            return initialValue(of: name.baseName.word, in: statements).flatMap { of($0, in: statements, depth + 1) }
        }
        // The first controller of a container is what it is made for.
        if let inner = value.as(FunctionCallExprSyntax.self)?.arguments.first(where: {
            $0.label?.text == "rootViewController"
        }) {
            return of(inner.expression, in: statements, depth + 1)
        }
        return value.classOfObject
    }

    private static func initialValue(of name: String, in statements: CodeBlockItemListSyntax) -> ExprSyntax? {
        let bindings = statements.compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
        return bindings.first { $0.pattern.trimmedDescription == name }?.initializer?.value
    }
}

extension ExprSyntax {
    /// The class that an expression says to give an object of: `Home` of `Home(user)`, `Home.instantiate()`,
    /// `board.make("Home") as! Home`.
    var classOfObject: String? {
        if let elements = self.as(SequenceExprSyntax.self)?.elements, let cast = elements.last?.as(TypeExprSyntax.self)
        {
            return cast.type.trimmedDescription
        }
        guard var called = self.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
        if let member = called.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text.first?.isLowercase == true,
            let base = member.base
        {
            called = base
        }
        let name = called.trimmedDescription
        return name.first?.isUppercase == true && name.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
            ? name : nil
    }
}
