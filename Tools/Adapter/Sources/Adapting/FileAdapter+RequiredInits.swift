import SwiftSyntax

extension FileAdapter {
    /// `NotificationCenter.init()` is `required` in the Foundation of Linux, and in Apple's it is not: a class below it has to have it.
    func haveRequiredInit(_ node: ClassDeclSyntax) {
        guard facts.comes(scope.full(node.name.word), from: "NotificationCenter") else { return }
        let initialisers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        if let plain = initialisers.first(where: \.signature.parameterClause.parameters.isEmpty) {
            guard let word = plain.modifiers.first(where: { $0.name.text == "override" }) else { return }
            return replace(word, with: "required")
        }
        // Without initialisers of its own it has those of the class above.
        guard initialisers.contains(where: { !$0.modifiers.contains(named: "convenience") }) else { return }
        let isOpen = ["public", "open"].contains(node.modifiers.access)
        result.edits.insert(
            " \(isOpen ? "public " : "")required init() { fatalError(\"init() has not been implemented\") };",
            at: node.memberBlock.leftBrace.extent.upperBound)
    }
}
