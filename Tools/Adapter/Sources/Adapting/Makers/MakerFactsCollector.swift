import SwiftSyntax

/// Reads off a file how values of its types can be made.
final class MakerFactsCollector: SyntaxVisitor {
    private var found = MakerFactsOfFile()
    private var scope = TypeScope()
    /// The access of the types around.
    private var accesses: [MakerFacts.Access] = []
    /// How many types around have parameters: what is in them cannot be named without.
    private var genericsAround = 0

    static func facts(of file: SourceFile) -> MakerFactsOfFile {
        let collector = MakerFactsCollector(viewMode: .sourceAccurate)
        collector.walk(file.tree)
        return collector.found
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        node.isForOthers ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        found.imports.insert(node.path.first?.name.text ?? "")
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node, .object) }
    override func visitPost(_ node: ClassDeclSyntax) { leave(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node, .object) }
    override func visitPost(_ node: ActorDeclSyntax) { leave(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node, .structure) }
    override func visitPost(_ node: StructDeclSyntax) { leave(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node, .choice) }
    override func visitPost(_ node: EnumDeclSyntax) { leave(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        _ = note(node, .proto)
        leave(node)
        return .skipChildren
    }

    private func note(_ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: MakerFacts.Kind)
        -> SyntaxVisitorContinueKind
    {
        let access = min(node.modifiers.accessOfMaker, accesses.last ?? .ofAll)
        var type = MakerFacts(name: scope.full(node.name.word), kind: kind, access: access)
        let clause = node.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause
        type.parameters = clause?.parameters.map(\.name.text) ?? []
        type.bounds = clause?.parameters.map { $0.inheritedType?.trimmedDescription ?? "" } ?? []
        fill(&type, node)
        if kind == .structure { type.members = node.memberBlock.membersOfStructure }
        if genericsAround == 0 { found.types.append(type) }
        enter(node, access)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        var type = MakerFacts(name: node.extendedName, kind: .object, access: .ofModule)
        // What holds for some of its forms alone holds for none that is made.
        if node.genericWhereClause == nil, !node.extendedType.trimmedDescription.contains("<") {
            fill(&type, node)
            found.extensions.append(type)
        }
        enter(node, node.modifiers.isPrivateOfMaker ? .ofType : .ofAll)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave(node) }

    private func enter(_ node: some DeclGroupSyntax, _ access: MakerFacts.Access) {
        scope.enter(node)
        accesses.append(access)
        if node.isGenericMaker { genericsAround += 1 }
    }

    private func leave(_ node: some DeclGroupSyntax) {
        scope.leave()
        accesses.removeLast()
        if node.isGenericMaker { genericsAround -= 1 }
    }

    private func fill(_ type: inout MakerFacts, _ node: some DeclGroupSyntax) {
        type.inherits = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let ownName = String(type.name.split(separator: ".").last ?? "")
        for member in node.memberBlock.members.flatMap(\.decl.withThoseInConditions) {
            if let made = member.as(InitializerDeclSyntax.self) {
                type.hasOwnInitialiser = true
                if let maker = made.maker { type.initialisers.append(maker) }
                if made.refusesCoder { type.refusesCoder = true }
            } else if let constant = member.as(VariableDeclSyntax.self) {
                type.samples += constant.samples(of: ownName)
                type.given += constant.given
            } else if let cases = member.as(EnumCaseDeclSyntax.self) {
                type.cases += cases.elements.map { element in
                    MakerFacts.Case(
                        name: element.name.text,
                        values: element.parameterClause?.parameters.filter { $0.defaultValue == nil }.map {
                            MakerFacts.Parameter(label: $0.firstName?.text, type: $0.type.trimmedDescription)
                        } ?? [])
                }
            }
        }
    }

    // MARK: Functions and names

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if scope.current == nil { found.globals.insert(node.name.word) }
        guard genericsAround == 0, let result = node.signature.returnClause?.type, node.genericParameterClause == nil,
            node.signature.effectSpecifiers?.asyncSpecifier == nil, !node.attributes.contains(named: "available"),
            !node.modifiers.contains(named: "override"), accesses.last != .ofType
        else { return .skipChildren }
        let access = min(node.modifiers.accessOfMaker, accesses.last ?? .ofAll)
        guard access > .ofType, let parameters = node.signature.parameterClause.parameters.ofMaker else {
            return .skipChildren
        }
        let isOfType = node.modifiers.contains(named: "static") || node.modifiers.contains(named: "class")
        let wrapped = result.as(OptionalTypeSyntax.self)?.wrappedType
        found.factories.append(
            MakerFacts.Factory(
                name: node.name.text, owner: scope.current, isOfType: isOfType,
                result: (wrapped ?? result).trimmedDescription,
                returned: node.body.flatMap { ReturnedClass.of($0.statements) },
                maker: MakerFacts.Maker(access: access, parameters: parameters, isFailable: wrapped != nil)))
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        if scope.current == nil {
            found.globals.formUnion(node.bindings.map(\.pattern.trimmedDescription))
        }
        if let type = node.typeHandedDown { found.handedDown.insert(type) }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.genericParameterClause == nil {
            found.aliases[scope.full(node.name.word)] = node.initializer.value.trimmedDescription
        }
        return .skipChildren
    }
}

extension DeclGroupSyntax {
    fileprivate var isGenericMaker: Bool {
        asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause != nil
    }
}

extension DeclSyntax {
    /// Itself, or what stands in the conditions that hold here.
    fileprivate var withThoseInConditions: [DeclSyntax] {
        guard let conditions = self.as(IfConfigDeclSyntax.self) else { return [self] }
        let clause = conditions.clauses.first { !$0.isForOthers }
        guard case .decls(let members)? = clause?.elements else { return [] }
        return members.flatMap(\.decl.withThoseInConditions)
    }
}

extension DeclModifierListSyntax {
    fileprivate var isPrivateOfMaker: Bool {
        contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
    }

    fileprivate var accessOfMaker: MakerFacts.Access {
        if isPrivateOfMaker { return .ofType }
        return contains(named: "public") || contains(named: "open") ? .ofAll : .ofModule
    }
}

extension FunctionParameterListSyntax {
    /// The parameters that a call has to give; nil where one can be given by nobody.
    fileprivate var ofMaker: [MakerFacts.Parameter]? {
        var needed: [MakerFacts.Parameter] = []
        for parameter in self where parameter.defaultValue == nil && parameter.ellipsis == nil {
            let written = parameter.type.trimmedDescription
            if written.hasPrefix("inout ") { return nil }
            let label = parameter.firstName.text
            needed.append(
                MakerFacts.Parameter(
                    label: label == "_" ? nil : label, type: written,
                    isAutoclosure: written.contains("@autoclosure")))
        }
        return needed
    }
}

extension InitializerDeclSyntax {
    /// `required init?(coder: NSCoder) { fatalError() }`
    fileprivate var refusesCoder: Bool {
        let parameters = signature.parameterClause.parameters
        guard parameters.count == 1, parameters.first?.firstName.text == "coder" else { return false }
        let first = body?.statements.first?.item.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        return ["fatalError", "preconditionFailure"].contains(first)
    }

    fileprivate var maker: MakerFacts.Maker? {
        guard genericParameterClause == nil, signature.effectSpecifiers?.asyncSpecifier == nil,
            !attributes.contains(named: "available"), let parameters = signature.parameterClause.parameters.ofMaker
        else { return nil }
        return MakerFacts.Maker(
            access: modifiers.accessOfMaker, parameters: parameters,
            isFailable: optionalMark?.tokenKind == .postfixQuestionMark,
            isConvenience: modifiers.contains(named: "convenience"))
    }
}

extension VariableDeclSyntax {
    /// `Deck` of `@Environment(Deck.self) var deck` and of `@EnvironmentObject var deck: Deck`.
    fileprivate var typeHandedDown: String? {
        if attributes.contains(named: "EnvironmentObject") {
            return bindings.first?.typeAnnotation?.type.trimmedDescription
        }
        let environment = attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
            $0.attributeName.trimmedDescription == "Environment"
        }
        guard case .argumentList(let arguments)? = environment?.arguments,
            let type = arguments.first?.expression.as(MemberAccessExprSyntax.self),
            type.declName.baseName.text == "self"
        else { return nil }
        return type.base?.trimmedDescription
    }

    private static let wordsOfSamples = [
        "preview", "sample", "mock", "shared", "example", "placeholder", "stub", "fake", "dummy", "default", "test",
        "demo", "fixture",
    ]

    /// `user` and `User` of `var user: User!`, but for outlets.
    fileprivate var given: [MakerFacts.Parameter] {
        guard attributes.isEmpty, bindingSpecifier.text == "var", !modifiers.contains(named: "weak"),
            !modifiers.contains(named: "static"), !modifiers.contains(named: "lazy")
        else { return [] }
        return bindings.compactMap { binding in
            guard binding.initializer == nil, binding.accessorBlock == nil, let type = binding.typeAnnotation?.type,
                let wrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
                    ?? type.as(OptionalTypeSyntax.self)?.wrappedType
            else { return nil }
            return MakerFacts.Parameter(label: binding.pattern.trimmedDescription, type: wrapped.trimmedDescription)
        }
    }

    /// `static let preview = Deck(…)` of `Deck`, by what it is called.
    fileprivate func samples(of type: String) -> [String] {
        guard modifiers.contains(named: "static") || modifiers.contains(named: "class"),
            modifiers.accessOfMaker > .ofType, attributes.isEmpty
        else { return [] }
        return bindings.compactMap { binding in
            let name = binding.pattern.trimmedDescription
            let isCalledSo = Self.wordsOfSamples.contains { name.lowercased().hasPrefix($0) }
            let written = binding.typeAnnotation?.type.trimmedDescription
            let called = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
            let value = called?.trimmedDescription
            let isOfType =
                written.map { [type, "Self"].contains($0) }
                ?? value.map { [type, "Self", type + ".init"].contains($0) }
            return isCalledSo && isOfType == true ? name : nil
        }
    }
}

extension MemberBlockSyntax {
    /// What the initialiser that nobody wrote asks for; nil where others may not call it.
    fileprivate var membersOfStructure: [MakerFacts.Parameter]? {
        var needed: [MakerFacts.Parameter] = []
        for member in members {
            guard let property = member.decl.as(VariableDeclSyntax.self), !property.modifiers.contains(named: "static")
            else { continue }
            for binding in property.bindings where !binding.isComputed {
                let type = binding.typeAnnotation?.type
                let isWrapped = !property.attributes.isEmpty
                let hasValue =
                    binding.initializer != nil
                    || property.bindingSpecifier.text == "var" && type?.isNilAtFirst == true && !isWrapped
                if property.attributes.givesItselfAValue || hasValue {
                    // Private with a value, it is no matter of others, but then of the initialiser.
                    if property.modifiers.isPrivateOfMaker, property.bindingSpecifier.text == "var", !isWrapped {
                        return nil
                    }
                    continue
                }
                guard let type, !property.modifiers.isPrivateOfMaker else { return nil }
                let isBinding = property.attributes.contains(named: "Binding")
                needed.append(
                    MakerFacts.Parameter(
                        label: binding.pattern.trimmedDescription,
                        type: isBinding ? "Binding<\(type.trimmedDescription)>" : type.trimmedDescription))
            }
        }
        return needed
    }
}

extension AttributeListSyntax {
    /// `@Environment(\.locale) var locale`
    fileprivate var givesItselfAValue: Bool {
        [
            "Environment", "EnvironmentObject", "FocusState", "Namespace", "Query", "FetchRequest", "GestureState",
            "AccessibilityFocusState", "FocusedValue", "AppStorage", "SceneStorage",
        ].contains { contains(named: $0) }
    }
}
