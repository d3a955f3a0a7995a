import SwiftSyntax

/// Gives the questions of `#if` the answers that they have on the simulator.
final class ConditionAdapter: SyntaxVisitor {
    private let adapter: FileAdapter

    private let hasSwiftUI: Bool

    static func adapt(_ condition: ExprSyntax, _ adapter: FileAdapter, hasSwiftUI: Bool) {
        ConditionAdapter(adapter, hasSwiftUI).walk(condition)
    }

    private init(_ adapter: FileAdapter, _ hasSwiftUI: Bool) {
        self.adapter = adapter
        self.hasSwiftUI = hasSwiftUI
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let question = node.description.filter { !$0.isWhitespace }
        guard var answer = Self.answers[question] else { return .skipChildren }
        if hasSwiftUI, question == Self.questionOfSwiftUI { answer = "true" }
        let length = node.extent.count
        // The columns behind stay, too.
        let spaces = String(repeating: " ", count: max(0, length - answer.utf8.count))
        adapter.replace(node, with: answer + spaces)
        return .skipChildren
    }

    static let questionOfSwiftUI = "canImport(SwiftUI)"

    private static let answers = [
        "os(iOS)": "true", "os(Linux)": "false", "targetEnvironment(simulator)": "true",
        "targetEnvironment(macCatalyst)": "false", "canImport(SwiftUI)": "false", "canImport(Glibc)": "false",
    ]
}
