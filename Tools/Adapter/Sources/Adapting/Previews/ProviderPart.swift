import SwiftParser
import SwiftSyntax

/// One of the previews of a `PreviewProvider`, as far as its source tells. A canvas shows each view of a row or a group by itself,
/// with what its modifiers say and, where they do not, those of the group.
struct ProviderPart: Equatable {
    var start: AbsolutePosition
    /// Which part this is of those that a loop makes at one place, from one; nil for the first.
    var turn: Int?
    var name: String?
    var layout: PreviewEntry.Layout?
    var orientation: String?
    var colorScheme: String?
    var device: String?

    /// What SwiftUI will make of `previews`. Where only its run tells how many there are, they are one, with what is said first.
    static func parts(of provider: StructDeclSyntax) -> [ProviderPart] {
        for binding in provider.memberBlock.members.compactMap({ $0.decl.as(VariableDeclSyntax.self) })
            .flatMap(\.bindings)
        where binding.pattern.trimmedDescription == "previews" {
            let statements: CodeBlockItemListSyntax?
            switch binding.accessorBlock?.accessors {
            case .getter(let body): statements = body
            case .accessors(let all): statements = all.first?.body?.statements
            default: statements = nil
            }
            if let statements, let parts = ProviderReader().parts(of: statements), !parts.isEmpty { return parts }
        }
        let search = FirstWords(provider)
        return [search.part]
    }
}

/// Follows the views of a builder as far as their number is known.
private struct ProviderReader {
    /// What a loop's parameters stand for.
    var values: [String: ExprSyntax] = [:]

    /// Nil where it depends on the run.
    func parts(of statements: CodeBlockItemListSyntax) -> [ProviderPart]? {
        var found: [ProviderPart] = []
        // Where something is returned, nothing else is a view.
        let returned = statements.last { $0.item.is(ReturnStmtSyntax.self) }
        for statement in returned.map({ [$0] }) ?? Array(statements) {
            let item = statement.item
            // A constant is no view.
            if item.is(DeclSyntax.self), !item.is(MacroExpansionDeclSyntax.self) { continue }
            let expression = item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
            guard let expression, !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self),
                let parts = parts(of: expression)
            else { return nil }
            found += parts
        }
        return found
    }

    private func parts(of view: ExprSyntax) -> [ProviderPart]? {
        if let call = view.as(FunctionCallExprSyntax.self) {
            if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
                // What is said closer to a view holds, and is read before.
                return parts(of: base)?.map { applying(access.declName.baseName.text, call.arguments, to: $0) }
            }
            switch (call.calledExpression.trimmedDescription, call.trailingClosure) {
            case ("Group", let closure?): return parts(of: closure.statements)
            case ("ForEach", let closure?): return turns(of: call, closure)
            case ("ForEach", nil): return nil
            default: break
            }
        }
        return [ProviderPart(start: view.positionAfterSkippingLeadingTrivia)]
    }

    private func turns(of loop: FunctionCallExprSyntax, _ body: ClosureExprSyntax) -> [ProviderPart]? {
        guard let values = loop.arguments.first?.expression.elementsWrittenOut else { return nil }
        let name: String?
        switch body.signature?.parameterClause {
        case .simpleInput(let names): name = names.first?.name.text
        case .parameterClause(let clause): name = clause.parameters.first?.firstName.text
        default: name = "$0"
        }
        var found: [ProviderPart] = []
        for (turn, value) in values.enumerated() {
            var reader = self
            if let name { reader.values[name] = value }
            guard let parts = reader.parts(of: body.statements) else { return nil }
            for var part in parts {
                // Loops in loops count on.
                let place = found.count { $0.start == part.start }
                part.turn = turn == 0 && place == 0 ? part.turn : place + 1
                found.append(part)
            }
        }
        return found
    }

    private func value(_ expression: ExprSyntax?) -> ExprSyntax? {
        guard let name = expression?.as(DeclReferenceExprSyntax.self)?.baseName.text else { return expression }
        return values[name] ?? expression
    }

    func applying(_ word: String, _ arguments: LabeledExprListSyntax, to part: ProviderPart) -> ProviderPart {
        var part = part
        let argument = value(arguments.first?.expression)
        switch word {
        case "previewLayout": part.layout = part.layout ?? argument.flatMap(Self.layout)
        case "previewDisplayName": part.name = part.name ?? argument.flatMap(Self.text)
        case "previewInterfaceOrientation": part.orientation = part.orientation ?? Self.member(argument)
        case "preferredColorScheme": part.colorScheme = part.colorScheme ?? Self.member(argument)
        case "environment" where argument?.trimmedDescription == "\\.colorScheme":
            part.colorScheme = part.colorScheme ?? Self.member(value(arguments.last?.expression))
        case "colorScheme": part.colorScheme = part.colorScheme ?? Self.member(argument)
        case "previewDevice":
            // `"iPhone 8"`, `.init(rawValue: "iPhone 8")` and `PreviewDevice(rawValue: name)`
            let inner = argument?.as(FunctionCallExprSyntax.self)?.arguments.first?.expression
            part.device = part.device ?? value(inner ?? argument).flatMap(Self.text)
        default: break
        }
        return part
    }

    private static func text(_ expression: ExprSyntax) -> String? {
        expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    private static func member(_ expression: ExprSyntax?) -> String? {
        expression?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    }

    private static func layout(_ argument: ExprSyntax) -> PreviewEntry.Layout? {
        if member(argument) == "sizeThatFits" { return .sizeThatFits }
        let arguments = argument.as(FunctionCallExprSyntax.self)?.arguments
        let numbers = arguments?.compactMap { Double($0.expression.trimmedDescription) } ?? []
        return numbers.count == 2 ? .fixed(width: numbers[0], height: numbers[1]) : nil
    }
}

extension ExprSyntax {
    /// The elements of an array or range that is written out, or all values of what SwiftUI has two of.
    var elementsWrittenOut: [ExprSyntax]? {
        if let array = self.as(ArrayExprSyntax.self) { return array.elements.map(\.expression) }
        if trimmedDescription == "ColorScheme.allCases" { return [".light", ".dark"].map(Self.parsed) }
        guard let match = trimmedDescription.wholeMatch(of: /\(?(\d+)\s*\.\.(<|\.)\s*(\d+)\)?/),
            let first = Int(match.1), let last = Int(match.3), first <= last, last - first < 100
        else { return nil }
        return (match.2 == "<" ? Array(first..<last) : Array(first...last)).map { Self.parsed("\($0)") }
    }

    private static func parsed(_ text: String) -> ExprSyntax {
        var parser = Parser(text)
        return ExprSyntax.parse(from: &parser)
    }
}

/// What the modifiers anywhere in a provider say first.
private final class FirstWords: SyntaxVisitor {
    private(set) var part: ProviderPart

    init(_ provider: StructDeclSyntax) {
        part = ProviderPart(start: provider.positionAfterSkippingLeadingTrivia)
        super.init(viewMode: .sourceAccurate)
        walk(provider)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let word = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        // Of several views that are one picture, the name of the first is not that of all.
        if let word, word != "previewDisplayName" { part = ProviderReader().applying(word, node.arguments, to: part) }
        return .visitChildren
    }
}
