import SwiftSyntax

/// Reads off a file what the others of its module need to know.
final class FactsCollector: SyntaxVisitor {
    private(set) var facts = FileFacts()
    private var scope = TypeScope()

    static func facts(of file: SourceFile) -> FileFacts {
        let collector = FactsCollector(viewMode: .sourceAccurate)
        collector.walk(file.tree)
        collector.facts.projectMembers = Set(ProjectMember.allCases.filter { $0.words.contains { file.mentions($0) } })
        collector.facts.parses = !file.tree.hasError
        if Lookups.mayBeIn(file.bytes) { collector.facts.askedNames = AskedNames.all(in: file.tree) }
        return collector.facts
    }

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        node.isForOthers ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first { facts.imports.insert(module.name.text) }
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherits = node.inheritanceClause?.inheritedTypes.map { type in
            String(type.type.trimmedDescription.prefix { $0 != "<" })
        }
        let needed = node.memberBlock.propertiesThatMustBeSet
        let initialisers = node.memberBlock.members.compactMap {
            $0.decl.as(InitializerDeclSyntax.self)?.facts(needed)
        }
        facts.classes.append(
            FileFacts.Class(
                name: scope.full(node.name.word), inherits: inherits ?? [], initialisers: initialisers,
                makesWindow: node.makesWindow))
        facts.argumentlessInits[scope.full(node.name.word)] = node.argumentlessInit
        if scope.current == nil { facts.objectMembers += ObjectMember.all(of: node) }
        facts.classInitialisers.formUnion(node.memberBlock.initialisers(of: scope.full(node.name.word)))
        return enter(node)
    }
    override func visitPost(_ node: ClassDeclSyntax) { scope.leave() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = scope.full(node.name.word)
        facts.protocols.insert(name)
        if node.attributes.contains(named: "objc") {
            facts.objectiveCProtocols.insert(name)
            facts.requirements.formUnion(
                node.memberBlock.members.compactMap { ObjectiveCRequirement($0.decl, of: name) })
        }
        return enter(node)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { scope.leave() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        facts.argumentlessInits[scope.full(node.name.word)] = node.argumentlessInit
        return enter(node)
    }
    override func visitPost(_ node: StructDeclSyntax) { scope.leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: EnumDeclSyntax) { scope.leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ActorDeclSyntax) { scope.leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.extendedName == "URL" {
            let names = node.memberBlock.members.flatMap { member in
                (member.decl.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedDescription)) ?? []
            }
            facts.hasOwnFolders = facts.hasOwnFolders || !ProjectMember.namesOfFolders.isDisjoint(with: names)
        }
        for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
            facts.conformances.insert(
                FileFacts.Member(type: node.extendedName, name: inherited.type.trimmedDescription))
        }
        facts.extensionInitialisers.formUnion(node.memberBlock.initialisers(of: node.extendedName))
        for member in node.memberBlock.members {
            if let name = member.decl.memberName {
                facts.extensionMembers.insert(FileFacts.Member(type: node.extendedName, name: name))
            }
        }
        return enter(node)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scope.leave() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = scope.current else { return .visitChildren }
        if node.modifiers.contains(named: "optional") {
            facts.optionalMethods.insert(
                FileFacts.OptionalMethod(type: type, name: node.fullName, selector: SelectorName.of(node)))
        }
        if node.modifiers.contains(named: "override") {
            facts.overrides.insert(FileFacts.Member(type: type, name: node.fullName))
        }
        facts.methods.append(
            FileFacts.Method(
                type: type, baseName: node.name.word, name: node.fullName, selector: SelectorName.of(node),
                isStatic: node.modifiers.contains(named: "static") || node.modifiers.contains(named: "class")))
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word else { continue }
            if node.isMember, scope.current != nil, let type = binding.typeAnnotation?.type.nameWhereClosure {
                facts.closures.insert(FileFacts.Member(type: type, name: name))
            }
            if node.modifiers.contains(named: "optional"), node.modifiers.contains(named: "static") {
                facts.optionalProperties.insert(name)
            }
            if let type = scope.current, node.modifiers.contains(named: "override") {
                facts.overrides.insert(FileFacts.Member(type: type, name: name))
            }
        }
        return .visitChildren
    }

    override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
        let name =
            node.parent?.as(IdentifierTypeSyntax.self)?.name.word
            ?? node.parent?.as(GenericSpecializationExprSyntax.self)?.expression.as(DeclReferenceExprSyntax.self)?
            .baseName.word
        guard let name else { return .visitChildren }
        for (place, argument) in node.arguments.enumerated() {
            let type = argument.argument.as(TypeSyntax.self)
            let plain = type?.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type
            if let word = plain?.as(IdentifierTypeSyntax.self)?.name.word {
                facts.specializations.insert(FileFacts.Member(type: name, name: word))
                facts.specializations.insert(FileFacts.Member(type: "\(name)#\(place)", name: word))
            }
        }
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer.value.nameWhereClosure == "" { facts.namesOfClosures.insert(node.name.word) }
        return .visitChildren
    }

    private func enter(_ node: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
        let name = node.asProtocol(NamedDeclSyntax.self)?.name.word
        if name == "Selector" { facts.hasOwnSelector = true }
        if let name, node.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause != nil {
            facts.genericTypes.insert(scope.full(name))
        }
        scope.enter(node)
        return .visitChildren
    }
}

extension ClassDeclSyntax {
    /// Whether the class does what delegates do that make a window themselves.
    fileprivate var makesWindow: Bool {
        memberBlock.trimmedDescription.contains("UIWindow(")
            && memberBlock.members.contains { member in
                ["application", "applicationDidFinishLaunching", "scene"].contains(
                    member.decl.as(FunctionDeclSyntax.self)?.name.text)
            }
    }
}

extension TypeSyntax {
    /// Nothing for the type of a closure, `Action` for what is called so and may be one, nil for what is none.
    fileprivate var nameWhereClosure: String? {
        if let wrapped = self.as(OptionalTypeSyntax.self)?.wrappedType
            ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
            ?? self.as(AttributedTypeSyntax.self)?.baseType
        {
            return wrapped.nameWhereClosure
        }
        if let elements = self.as(TupleTypeSyntax.self)?.elements {
            return elements.count == 1 ? elements.first?.type.nameWhereClosure : nil
        }
        if self.is(FunctionTypeSyntax.self) { return "" }
        return self.as(IdentifierTypeSyntax.self)?.name.word ?? self.as(MemberTypeSyntax.self)?.name.word
    }
}

extension DeclSyntax {
    /// The full name of a method or computed property, by which it is overridden.
    var memberName: String? {
        if let method = self.as(FunctionDeclSyntax.self) { return method.fullName }
        guard let variable = self.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.accessorBlock != nil
        else { return nil }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word
    }

    var memberModifiers: DeclModifierListSyntax? { asProtocol(WithModifiersSyntax.self)?.modifiers }
}

extension MemberBlockSyntax {
    fileprivate func initialisers(of type: String) -> [FileFacts.Member] {
        members.compactMap { member in
            member.decl.as(InitializerDeclSyntax.self)?.fullName.map { FileFacts.Member(type: type, name: $0) }
        }
    }
}

extension InitializerDeclSyntax {
    /// `init(x:Int,y:Int)`; nil for one that takes nothing, or any type.
    var fullName: String? {
        let parameters = signature.parameterClause.parameters
        guard !parameters.isEmpty, genericParameterClause == nil else { return nil }
        let list = parameters.map { "\($0.firstName.word):\($0.type.trimmedDescription.filter { !$0.isWhitespace })" }
        return "init(\(list.joined(separator: ",")))"
    }

    /// - Parameter needed: the properties that must not stay nil.
    fileprivate func facts(_ needed: Set<String>) -> FileFacts.Initialiser {
        let required = signature.parameterClause.parameters.filter { $0.defaultValue == nil }
        return FileFacts.Initialiser(
            required: required.map(\.firstName.word), types: required.map(\.type.trimmedDescription),
            isConvenience: modifiers.contains(named: "convenience"), isPrivate: modifiers.contains(named: "private"),
            isFailable: optionalMark?.tokenKind == .postfixQuestionMark,
            setsWhatIsNeeded: body?.statements.contains { $0.item.nameOfWhatIsSet.map(needed.contains) == true } == true
        )
    }
}

extension CodeBlockItemSyntax.Item {
    /// `model` of `self.model = …` and `model = …`.
    fileprivate var nameOfWhatIsSet: String? {
        guard let elements = self.as(SequenceExprSyntax.self)?.elements.map({ $0 }), elements.count > 2,
            elements[1].is(AssignmentExprSyntax.self)
        else { return nil }
        if let member = elements[0].as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" {
            return member.declName.baseName.word
        }
        return elements[0].as(DeclReferenceExprSyntax.self)?.baseName.word
    }
}

extension MemberBlockSyntax {
    /// `var model: Model!`, but for outlets, which a nib sets.
    fileprivate var propertiesThatMustBeSet: Set<String> { Set(unwrappedProperties(areOutlets: false)) }

    /// `@IBOutlet var label: UILabel!`, where code of the class comes to it.
    var hasOutletsThatMustBeSet: Bool {
        let outlets = Set(unwrappedProperties(areOutlets: true))
        if outlets.isEmpty { return false }
        return tokens(viewMode: .sourceAccurate).contains { token in
            outlets.contains(token.text) && token.parent?.is(IdentifierPatternSyntax.self) == false
        }
    }

    private func unwrappedProperties(areOutlets: Bool) -> [String] {
        members.flatMap { member -> [String] in
            guard let property = member.decl.as(VariableDeclSyntax.self),
                property.attributes.contains(named: "IBOutlet") == areOutlets
            else { return [] }
            return property.bindings.compactMap { binding in
                guard binding.initializer == nil, binding.accessorBlock == nil || areOutlets,
                    binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
                else { return nil }
                return binding.pattern.trimmedDescription
            }
        }
    }
}
