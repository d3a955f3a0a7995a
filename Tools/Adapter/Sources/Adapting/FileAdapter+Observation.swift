import SwiftSyntax

extension FileAdapter {
    /// Apple's Foundation brings Observation with it. Here only files that use it see it, as packages have names of their own that
    /// it has, such as `Observable`.
    func importObservation() {
        guard usesObservation, !imports.contains("Observation"),
            let first = file.tree.statements.first(where: { $0.item.is(ImportDeclSyntax.self) })
        else { return }
        result.edits.insert("import Observation; ", at: first.extent.lowerBound)
    }

    private var usesObservation: Bool {
        Self.wordsOfObservation.contains { file.mentions($0) }
            || file.mentions("@Observable") && !ObservableClasses.isEmpty(in: file.tree)
    }

    private static let wordsOfObservation = ["withObservationTracking", "ObservationRegistrar", "@ObservationIgnored"]
}

/// Classes with the macro: `@Observable` may also be a wrapper of the project's own, which stands before properties.
private final class ObservableClasses: SyntaxVisitor {
    private var isEmpty = true

    static func isEmpty(in tree: SourceFileSyntax) -> Bool {
        let classes = ObservableClasses(viewMode: .sourceAccurate)
        classes.walk(tree)
        return classes.isEmpty
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.attributes.contains(named: "Observable") { isEmpty = false }
        return .visitChildren
    }
}
