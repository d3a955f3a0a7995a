import SwiftSyntax

/// Gives the questions of `#if` the answers that they have on the simulator.
final class ConditionAdapter: SyntaxVisitor {
    private let adapter: FileAdapter

    static func adapt(_ condition: ExprSyntax, _ adapter: FileAdapter) {
        ConditionAdapter(adapter).walk(condition)
    }

    private init(_ adapter: FileAdapter) {
        self.adapter = adapter
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let answer = Self.answers[node.description.filter { !$0.isWhitespace }] else { return .skipChildren }
        let length = node.extent.count
        // The columns behind stay, too.
        let spaces = String(repeating: " ", count: max(0, length - answer.utf8.count))
        adapter.replace(node, with: answer + spaces)
        return .skipChildren
    }

    private static let answers = [
        "os(iOS)": "true", "os(Linux)": "false", "targetEnvironment(simulator)": "true",
        "targetEnvironment(macCatalyst)": "false", "canImport(SwiftUI)": "false", "canImport(Glibc)": "false",
    ]
}
