import SwiftSyntax

/// Gives the questions of `#if` the answers that they have on the simulator.
final class ConditionAdapter: SyntaxVisitor {
    private let adapter: FileAdapter

    private static let answers = [
        "os(iOS)": "true", "os(Linux)": "false", "targetEnvironment(simulator)": "true",
        "targetEnvironment(macCatalyst)": "false", questionOfSwiftUI: "true", "canImport(Glibc)": "false",
    ]

    static func adapt(_ condition: ExprSyntax, _ adapter: FileAdapter) { ConditionAdapter(adapter).walk(condition) }

    private init(_ adapter: FileAdapter) {
        self.adapter = adapter
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let question = node.trimmedDescription.filter { !$0.isWhitespace }
        // What tests ask for in this way is what Apple's XCTest has and the open one has not.
        let isAboutXCTest = question == "canImport(Darwin)" && adapter.importsXCTest
        guard let answer = isAboutXCTest ? "false" : Self.answers[question] else { return .skipChildren }
        let length = node.extent.count
        // The columns behind stay, too.
        let spaces = String(repeating: " ", count: max(0, length - answer.utf8.count))
        adapter.replace(node, with: answer + spaces)
        return .skipChildren
    }

    static let questionOfSwiftUI = "canImport(SwiftUI)"
}

extension IfConfigClauseSyntax {
    /// Whether the clause is never compiled for a phone: for another system, or because one before it is there always.
    var isForOthers: Bool {
        if let condition, Self.answer(condition) == false { return true }
        guard let clauses = parent?.as(IfConfigClauseListSyntax.self) else { return false }
        for clause in clauses {
            if clause.id == id { return false }
            if let condition = clause.condition, Self.answer(condition) == true { return true }
        }
        return false
    }

    /// Nil where it depends on more than the system.
    private static func answer(_ condition: ExprSyntax) -> Bool? {
        if let list = condition.as(SequenceExprSyntax.self) {
            let elements = Array(list.elements)
            let signs = Set(stride(from: 1, to: elements.count, by: 2).map { elements[$0].trimmedDescription })
            let answers = stride(from: 0, to: elements.count, by: 2).map { answer(elements[$0]) }
            if signs == ["&&"] { return answers.contains(false) ? false : answers.contains(nil) ? nil : true }
            if signs == ["||"] { return answers.contains(true) ? true : answers.contains(nil) ? nil : false }
            return nil
        }
        if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
            return answer(negated.expression).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return answer(only.expression)
        }
        let question = condition.trimmedDescription.filter { !$0.isWhitespace }
        return onPhones.contains(question) ? true : elsewhere.contains(question) ? false : nil
    }

    private static let onPhones: Set = [
        "os(iOS)", "canImport(UIKit)", ConditionAdapter.questionOfSwiftUI, "targetEnvironment(simulator)",
    ]
    private static let elsewhere: Set = [
        "os(macOS)", "os(OSX)", "os(watchOS)", "os(tvOS)", "os(visionOS)", "os(Linux)", "os(Windows)", "os(Android)",
        "canImport(AppKit)", "canImport(Cocoa)", "canImport(Glibc)", "targetEnvironment(macCatalyst)",
    ]
}
