import SwiftSyntax

/// How a project's code makes objects of its screens: each call of an initialiser, with what else can be made at any place, and a
/// missing value for what only the place of the call has.
final class OwnWords: SyntaxVisitor {
    /// An expression that makes an object.
    struct Call: Sendable, Hashable, Comparable {
        var type: String
        var text: String
        /// How many values of the call are missing.
        var missing: Int

        static func < (one: Call, other: Call) -> Bool {
            (one.missing, one.text.utf8.count, one.text) < (other.missing, other.text.utf8.count, other.text)
        }
    }

    /// What the code sets on an object that it has just made or got: `detail.user = .sample`.
    struct HandOver: Sendable, Hashable, Comparable {
        var type: String
        var property: String
        var text: String
        /// How many values are missing.
        var missing: Int

        static func < (one: HandOver, other: HandOver) -> Bool {
            (one.property, one.missing, one.text.utf8.count, one.text)
                < (other.property, other.missing, other.text.utf8.count, other.text)
        }
    }

    struct Found: Sendable {
        var calls: Set<Call> = []
        var handOvers: Set<HandOver> = []
        /// What views are given for those below them: the `store` of `.environmentObject(store)`.
        var handedDown: Set<String> = []

        mutating func add(_ other: Found) {
            calls.formUnion(other.calls)
            handOvers.formUnion(other.handOvers)
            handedDown.formUnion(other.handedDown)
        }
    }

    /// What stands for a value that only the place of the call has.
    static let missing = "MaquetteCuts.value()"

    private let wanted: Set<String>
    private let globals: Set<String>
    private var found = Found()
    private var missing = 0

    /// What a file says.
    ///
    /// - Parameters:
    ///   - wanted: the last words of the names of screens.
    ///   - globals: what can be named everywhere in the module.
    static func found(in file: SourceFile, of wanted: Set<String>, globals: Set<String>) -> Found {
        let finder = OwnWords(wanted, globals)
        finder.walk(file.tree)
        return finder.found
    }

    private init(_ wanted: Set<String>, _ globals: Set<String>) {
        (self.wanted, self.globals) = (wanted, globals)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        node.isForOthers ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        noteHandedDown(by: node)
        var called = node.calledExpression
        if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            let base = member.base
        {
            called = base
        }
        let name = called.trimmedDescription
        guard let last = TypeWords.base(of: name).split(separator: ".").last.map(String.init), wanted.contains(last),
            name.first?.isUppercase == true,
            !(node.arguments.isEmpty && node.trailingClosure == nil)
        else { return .visitChildren }
        missing = 0
        guard hasClosuresThatAreClosed(node) else { return .visitChildren }
        let text = written(call: node, 0)
        if Self.isOneLine(text) { found.calls.insert(Call(type: name, text: text, missing: missing)) }
        return .visitChildren
    }

    private func noteHandedDown(by call: FunctionCallExprSyntax) {
        guard let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
            ["environmentObject", "environment"].contains(name), call.arguments.count == 1,
            let object = call.arguments.first, object.label == nil, isClosed(object.expression)
        else { return }
        let text = Self.plain(object.expression)
        if !text.hasPrefix("."), Self.isOneLine(text) { found.handedDown.insert(text) }
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
            let member = elements[0].as(MemberAccessExprSyntax.self),
            let object = (member.base?.as(OptionalChainingExprSyntax.self)?.expression ?? member.base)?
                .as(DeclReferenceExprSyntax.self),
            let type = object.classOfValue, wanted.contains(type.split(separator: ".").last.map(String.init) ?? type)
        else { return .visitChildren }
        missing = 0
        let text = written(elements[2], 0)
        if Self.isOneLine(text), !elements[2].is(NilLiteralExprSyntax.self) {
            found.handOvers.insert(
                HandOver(type: type, property: member.declName.baseName.text, text: text, missing: missing))
        }
        return .visitChildren
    }

    private static func isOneLine(_ text: String) -> Bool {
        !text.contains { $0.isNewline } && !text.contains("//") && !text.contains("/*") && text.utf8.count < 1500
    }

    // MARK: Words that mean the same elsewhere

    private static let mostSteps = 5

    private func lacking() -> String {
        missing += 1
        return Self.missing
    }

    private func written(call: FunctionCallExprSyntax, _ depth: Int) -> String {
        let arguments = call.arguments.map { argument in
            (argument.label.map { $0.text + ": " } ?? "") + written(argument.expression, depth)
        }
        let name = call.calledExpression.trimmedDescription
        let trailing =
            (call.trailingClosure.map { [" " + Self.plain($0)] } ?? [])
            + call.additionalTrailingClosures.map { " \($0.label.text): \(Self.plain($0.closure))" }
        let list = arguments.isEmpty && !trailing.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        return name + list + trailing.joined()
    }

    /// One that is not would have to be written with as many parameters as its type has.
    private func hasClosuresThatAreClosed(_ call: FunctionCallExprSyntax) -> Bool {
        call.trailingClosure.map { isClosed($0) } != false
            && call.additionalTrailingClosures.allSatisfy { isClosed($0.closure) }
    }

    private func written(_ expression: ExprSyntax, _ depth: Int) -> String {
        if isClosed(expression) { return Self.plain(expression) }
        guard depth < Self.mostSteps else { return lacking() }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            if let value = call.valueOfClosure { return written(value, depth + 1) }
            let name = call.calledExpression.trimmedDescription
            // `Deck(card: card)`, `.init(card: card)` and `Deck.of(card)`.
            if isClosed(call.calledExpression), hasClosuresThatAreClosed(call),
                name.first.map({ $0.isUppercase || $0 == "." }) == true
            {
                return written(call: call, depth + 1)
            }
            return lacking()
        }
        if let array = expression.as(ArrayExprSyntax.self) {
            return "[\(array.elements.map { written($0.expression, depth + 1) }.joined(separator: ", "))]"
        }
        if let name = expression.as(DeclReferenceExprSyntax.self), let value = value(of: name) {
            return "(\(written(value, depth + 1)))"
        }
        if let member = expression.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self",
            let value = property(member.declName.baseName.word, around: Syntax(expression))
        {
            return "(\(written(value, depth + 1)))"
        }
        return lacking()
    }

    /// On one line.
    private static func plain(_ node: some SyntaxProtocol) -> String {
        var text = ""
        for token in node.tokens(viewMode: .sourceAccurate) {
            let needsSpace = token.leadingTrivia.contains { $0.isNewline } && !text.isEmpty
            // Where statements of a closure end is seen by the line.
            if needsSpace { text += token.parent?.parent?.is(CodeBlockItemListSyntax.self) == true ? "; " : " " }
            text += token.text + (token.trailingTrivia.isEmpty ? "" : " ")
        }
        return text.trimmingSpaces
    }

    /// The value of the constant that a name stands for: of the function around, or of the type around.
    private func value(of name: DeclReferenceExprSyntax) -> ExprSyntax? {
        let word = name.baseName.word
        var current = Syntax(name).parent
        while let here = current {
            if let block = here.as(CodeBlockItemListSyntax.self) {
                for item in block where item.position < name.position {
                    guard let declared = item.item.as(VariableDeclSyntax.self) else { continue }
                    for binding in declared.bindings where binding.pattern.trimmedDescription == word {
                        return binding.accessorBlock == nil && binding.extent.upperBound <= name.extent.lowerBound
                            ? binding.initializer?.value : nil
                    }
                }
            }
            if let function = here.as(FunctionDeclSyntax.self),
                function.signature.parameterClause.parameters.contains(where: {
                    ($0.secondName ?? $0.firstName).word == word
                })
            {
                return nil
            }
            if let made = here.as(InitializerDeclSyntax.self),
                made.signature.parameterClause.parameters.contains(where: {
                    ($0.secondName ?? $0.firstName).word == word
                })
            {
                return nil
            }
            if here.is(MemberBlockSyntax.self) { return property(word, around: here) }
            current = here.parent
        }
        return nil
    }

    private func property(_ word: String, around node: Syntax) -> ExprSyntax? {
        var current: Syntax? = node
        while let here = current, !here.is(MemberBlockSyntax.self) { current = here.parent }
        for member in current?.as(MemberBlockSyntax.self)?.members ?? [] {
            guard let declared = member.decl.as(VariableDeclSyntax.self) else { continue }
            for binding in declared.bindings where binding.pattern.trimmedDescription == word {
                return binding.initializer?.value
            }
        }
        return nil
    }

    /// Whether an expression means the same at any place of the module.
    private func isClosed(_ node: some SyntaxProtocol) -> Bool {
        let finder = NamesInReach()
        finder.walk(node)
        if finder.hasPlaceOfItsOwn { return false }
        let known = finder.declared
        return finder.names.allSatisfy { name in
            known.contains(name) || globals.contains(name) || name.first?.isUppercase == true || name.hasPrefix("$")
        }
    }
}

/// The names in an expression that stand for something, and those that it declares itself.
private final class NamesInReach: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private(set) var declared: Set<String> = []
    /// Whether an expression says something that only holds where it stands.
    private(set) var hasPlaceOfItsOwn = false

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { names.insert(node.baseName.word) }
        if ["self", "Self"].contains(node.baseName.text) { hasPlaceOfItsOwn = true }
        return .visitChildren
    }
    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
        hasPlaceOfItsOwn = true
        return .skipChildren
    }
    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
        hasPlaceOfItsOwn = true
        return .skipChildren
    }
    override func visit(_ node: ClosureCaptureClauseSyntax) -> SyntaxVisitorContinueKind {
        hasPlaceOfItsOwn = true
        return .skipChildren
    }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.identifier.word)
        return .visitChildren
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        declared.insert(node.name.word)
        return .visitChildren
    }
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declared.insert((node.secondName ?? node.firstName).word)
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    /// What `{ Deck() }()` comes to.
    fileprivate var valueOfClosure: ExprSyntax? {
        guard arguments.isEmpty, let closure = calledExpression.as(ClosureExprSyntax.self), closure.signature == nil,
            closure.statements.count == 1, let only = closure.statements.first?.item
        else { return nil }
        return only.as(ReturnStmtSyntax.self)?.expression ?? only.as(ExprSyntax.self)
    }
}

extension DeclReferenceExprSyntax {
    /// The class of what it stands for, as the line says that declares it: a property, or `let`, `if let` or `guard let` before, with an
    /// object that is made, or looked at as one of a class.
    fileprivate var classOfValue: String? {
        let word = baseName.word
        var current = Syntax(self).parent
        while let here = current {
            if let members = here.as(MemberBlockSyntax.self)?.members {
                return members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self)?.classOfValue(of: word) }.first
            }
            if let block = here.as(CodeBlockItemListSyntax.self) {
                for item in block.reversed() where item.position < position {
                    if let type = item.item.as(VariableDeclSyntax.self)?.classOfValue(of: word) { return type }
                    if let type = item.item.as(GuardStmtSyntax.self)?.conditions.classOfValue(of: word) { return type }
                }
            }
            if let type = here.as(IfExprSyntax.self)?.conditions.classOfValue(of: word) { return type }
            current = here.parent
        }
        return nil
    }
}

extension VariableDeclSyntax {
    fileprivate func classOfValue(of word: String) -> String? {
        guard let binding = bindings.first(where: { $0.pattern.trimmedDescription == word }) else { return nil }
        guard let type = binding.typeAnnotation?.type else { return binding.initializer?.value.classOfObject }
        let wrapped =
            type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
            ?? type.as(OptionalTypeSyntax.self)?.wrappedType
        return (wrapped ?? type).trimmedDescription
    }
}

extension ConditionElementListSyntax {
    fileprivate func classOfValue(of word: String) -> String? {
        let bindings = compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
        return bindings.first { $0.pattern.trimmedDescription == word }?.initializer?.value.classOfObject
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var text = self[...]
        while text.last == " " { text.removeLast() }
        while text.first == " " { text.removeFirst() }
        return String(text)
    }
}
