import SwiftSyntax

extension FileAdapter {
    /// `@Previewable @State var isOn = true` at the beginning of a preview: as Apple's macro does, a view is made of the rest, which has these
    /// variables, so that what is kept for them is kept with it.
    func makeViewOfPreviewables(_ node: some FreestandingMacroExpansionSyntax) {
        guard let closure = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self) else {
            return
        }
        let variables = closure.statements.prefix { $0.isPreviewable }
        guard let first = variables.first, let last = variables.last,
            !closure.statements.dropFirst(variables.count).contains(where: \.isPreviewable)
        else { return }
        result.edits.insert("struct _Previewed: SwiftUI.View { ", at: first.item.extent.lowerBound)
        let body = "var body: some SwiftUI.View {"
        if let end = last.semicolon {
            result.edits.insert(" " + body, at: end.extent.upperBound)
        } else {
            result.edits.insert("; " + body, at: last.item.extent.upperBound)
        }
        result.edits.insert(" } }; return _Previewed() ", at: closure.rightBrace.extent.lowerBound)
    }
}

extension CodeBlockItemSyntax {
    fileprivate var isPreviewable: Bool {
        guard let variable = item.as(VariableDeclSyntax.self) else { return false }
        return variable.attributes.contains(named: "Previewable")
            || variable.attributes.contains(named: "SwiftUI.Previewable")
    }
}
