import SwiftSyntax

/// Finds what a file has to show: its previews, or else the views, cells and controllers that can be made without arguments.
final class PreviewFinder: SyntaxVisitor {
    private let file: SourceFile
    private let facts: ModuleFacts
    private let lines: SourceLocationConverter
    private let mark: String
    private var previews: [PreviewEntry] = []
    private var classes: [PreviewEntry] = []
    private var starts: [PreviewEntry] = []
    private var importsSwiftUI = false
    private var scope = TypeScope()
    /// The lines of the conditions around that ask for SwiftUI.
    private var clauses: [ClosedRange<Int>] = []
    /// How many types around are private, or generic: code outside cannot name or make what is in them.
    private var closedTypes = 0

    static func find(in file: SourceFile, _ facts: ModuleFacts) -> [PreviewEntry] {
        let finder = PreviewFinder(file, facts)
        finder.walk(file.tree)
        return (finder.previews.isEmpty ? finder.classes : finder.previews) + finder.starts
    }

    private init(_ file: SourceFile, _ facts: ModuleFacts) {
        self.file = file
        self.facts = facts
        lines = SourceLocationConverter(fileName: file.path, tree: file.tree)
        mark = Digest(of: Array(file.path.utf8)).text
        super.init(viewMode: .sourceAccurate)
    }

    private var nextSymbol: String {
        "\(PreviewEntry.symbolPrefix)\(mark)_\(previews.count + classes.count + starts.count)"
    }

    private func entry(_ kind: PreviewEntry.Kind, _ name: String?, at node: some SyntaxProtocol) -> PreviewEntry {
        let start = lines.location(for: node.positionAfterSkippingLeadingTrivia)
        let end = lines.location(for: node.endPositionBeforeTrailingTrivia)
        return PreviewEntry(
            kind: kind, name: name, line: start.line, column: start.column, endLine: end.line,
            symbol: nextSymbol,
            ownLines: clauses.first ?? start.line...end.line, range: node.extent)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        importsSwiftUI = importsSwiftUI || node.path.first?.name.text == "SwiftUI"
        return .skipChildren
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if isAboutSwiftUI(node) { clauses.append(lineRange(of: node)) }
        return node.isForOthers ? .skipChildren : .visitChildren
    }
    override func visitPost(_ node: IfConfigClauseSyntax) { if isAboutSwiftUI(node) { clauses.removeLast() } }

    private func isAboutSwiftUI(_ node: IfConfigClauseSyntax) -> Bool {
        node.condition?.trimmedDescription.filter { !$0.isWhitespace }.contains(ConditionAdapter.questionOfSwiftUI)
            == true
    }

    private func lineRange(of node: some SyntaxProtocol) -> ClosedRange<Int> {
        let start = lines.location(for: node.positionAfterSkippingLeadingTrivia).line
        return start...max(start, lines.location(for: node.endPositionBeforeTrailingTrivia).line)
    }

    // MARK: Macros

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { visitMacro(node) }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { visitMacro(node) }

    private func visitMacro(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        let first = node.arguments.first
        let name =
            first?.label == nil ? first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil
        var entry = entry(.preview, name, at: node.pound)
        entry.range = node.pound.extent.lowerBound..<node.extent.upperBound
        entry.endLine = lines.location(for: node.endPositionBeforeTrailingTrivia).line
        if clauses.isEmpty { entry.ownLines = entry.line...entry.endLine }
        var inTraits = false
        for argument in node.arguments {
            // What follows a labelled argument without a label is another of the same.
            inTraits = argument.label?.text == "traits" || argument.label == nil && inTraits
            if inTraits { Self.read(argument.expression, into: &entry) }
        }
        if let arguments = node.arguments.first(where: { $0.label?.text == "arguments" }) {
            addGroup(entry, arguments.expression)
        } else {
            previews.append(entry)
        }
        return .skipChildren
    }

    /// A preview for each of the arguments; of those that only a run knows, the first.
    private func addGroup(_ group: PreviewEntry, _ arguments: ExprSyntax) {
        let values = arguments.elementsWrittenOut
        for number in 0..<(values?.count ?? 1) {
            var entry = group
            entry.symbol = nextSymbol
            entry.number = number
            entry.turn = number == 0 ? nil : number + 1
            entry.expression = "\(group.symbol)_group(\(number))"
            if let value = values?[number] {
                let text = value.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? value.trimmedDescription
                let word = text.count <= Self.mostOfName && !text.contains("\n") ? text : "\(number + 1)"
                entry.name = group.name.map { "\($0) (\(word))" } ?? word
            }
            previews.append(entry)
        }
    }

    /// Letters of an argument that a preview is named after.
    private static let mostOfName = 30

    private static func read(_ trait: ExprSyntax, into entry: inout PreviewEntry) {
        if let call = trait.as(FunctionCallExprSyntax.self),
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "fixedLayout"
        {
            let numbers = call.arguments.compactMap { Double($0.expression.trimmedDescription) }
            if numbers.count >= 2 { entry.layout = .fixed(width: numbers[0], height: numbers[1]) }
        }
        switch trait.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
        case "sizeThatFitsLayout": entry.layout = .sizeThatFits
        case let name? where ["portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight"].contains(name):
            entry.orientation = name
        default: break
        }
    }

    // MARK: Types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.inheritanceClause?.namesPreviewProvider == true {
            addPreviews(of: node)
            // The structure is left as every type is.
            _ = enter(node)
            return .skipChildren
        }
        if importsSwiftUI, closedTypes == 0 { addScreen(node) }
        return enter(node)
    }

    /// A view of SwiftUI that stands for itself, or the app.
    private func addScreen(_ node: StructDeclSyntax) {
        let name = scope.full(node.name.word)
        if node.isAppOfSwiftUI {
            var entry = entry(.app, name, at: node)
            entry.expression = name
            entry.isOfSwiftUI = true
            starts.append(entry)
        } else if !node.modifiers.contains(named: "private"), node.isViewMadeWithoutArguments {
            var entry = entry(.view, name, at: node)
            entry.expression = name + "()"
            classes.append(entry)
        }
    }

    override func visitPost(_ node: StructDeclSyntax) { leave(node) }

    private func addPreviews(of provider: StructDeclSyntax) {
        let parts = ProviderPart.parts(of: provider)
        for (number, part) in parts.enumerated() {
            var entry = entry(.provider, part.name ?? provider.name.word, at: provider)
            entry.expression = scope.full(provider.name.word)
            (entry.layout, entry.orientation) = (part.layout ?? .device, part.orientation)
            (entry.colorScheme, entry.device) = (part.colorScheme, part.device)
            if parts.count > 1 {
                entry.number = number
                entry.turn = part.turn
                entry.name = part.name ?? "\(provider.name.word) \(number + 1)"
                let start = lines.location(for: part.start)
                (entry.line, entry.column) = (start.line, start.column)
            }
            previews.append(entry)
        }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = scope.full(node.name.word)
        let isHidden = node.modifiers.contains(named: "private") && scope.current != nil
        if closedTypes == 0, !isHidden, let making = facts.making(of: name),
            node.genericParameterClause == nil || making.kind == .controller
        {
            var entry = entry(making.kind, name, at: node)
            switch making.way {
            case .expression(let arguments): entry.expression = name + arguments
            case .obstacle(let words): entry.obstacle = words
            }
            if let parameters = node.genericParameterClause {
                entry.expression = nil
                entry.obstacle = "needs types for its parameters: \(name)\(parameters.trimmedDescription)"
            }
            if node.memberBlock.hasOutletsThatMustBeSet { entry.needsNib = true }
            classes.append(entry)
        }
        if closedTypes == 0, scope.current == nil, node.genericParameterClause == nil,
            let kind = PreviewEntry.Kind.start(by: name, facts)
        {
            var entry = entry(kind, name, at: node)
            entry.expression = name + "()"
            starts.append(entry)
        }
        return enter(node)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node) }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ActorDeclSyntax) { leave(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    /// What is declared in a body cannot be named outside.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func enter(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        if isClosed(node) { closedTypes += 1 }
        scope.enter(node)
        return .visitChildren
    }

    private func leave(_ node: some DeclGroupSyntax) {
        scope.leave()
        if isClosed(node) { closedTypes -= 1 }
    }

    private func isClosed(_ node: some DeclGroupSyntax) -> Bool {
        node.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause != nil
            || node.modifiers.contains(named: "private") && node.parent?.is(MemberBlockItemSyntax.self) == true
    }
}

extension PreviewEntry.Kind {
    /// What a delegate shows that makes a window itself when the app starts, or when a scene connects.
    fileprivate static func start(by name: String, _ facts: ModuleFacts) -> PreviewEntry.Kind? {
        guard let delegate = facts.delegate(name), facts.makesWindow(name) else { return nil }
        return delegate == .ofApp ? .app : .connection
    }
}

extension InheritanceClauseSyntax {
    var namesPreviewProvider: Bool {
        inheritedTypes.contains { ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0.type.trimmedDescription) }
    }
}
