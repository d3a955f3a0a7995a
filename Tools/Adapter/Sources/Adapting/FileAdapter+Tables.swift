import SwiftSyntax

// What the Objective-C runtime would know of classes is in tables: a type in the body of the class or extension,
// where what is private is seen, tells UIKit of outlets, other properties with names, and actions. All tables of a file
// are named by one at its end, and those of the files by `_MaquetteTables`, which UIKit finds by the module's name.
extension FileAdapter {
    func tabulate(_ node: ClassDeclSyntax) {
        if let clause = node.genericParameterClause {
            return tabulate(generic: node, node.name, clause, isClosed: node.genericWhereClause != nil)
        }
        let tests = rowsOfTests(node)
        guard let owner = reachableName(of: Syntax(node), node.name.word, isCertain: tests.isEmpty) else { return }
        var rows = tests
        rows += self.rows(
            of: node.memberBlock, node.name.word, hasAllMembers: node.attributes.contains(named: "objcMembers"))
        rows += rowOfOptionalMethods(node.memberBlock, node.name.text, node.inheritanceClause)
        rows += rowOfObservers(node.memberBlock, node.name.text, fullName: scope.full(node.name.word))
        rows += node.memberBlock.members.compactMap { member in
            member.decl.as(VariableDeclSyntax.self).flatMap { rowOfGiven($0, node.name.text) }
        }
        if let name = node.attributes.objectiveCName {
            rows.append("KeyedProperties.add(\(node.name.text).self, named: \"\(name)\")")
        }
        if !owner.contains("."), let delegate = rowOfDelegate(node) { rows.append(delegate) }
        rows += rowsOfProtocols(node.name.text, owner, node.inheritanceClause)
        add(rows, for: owner, in: node.memberBlock)
    }

    /// A structure needs a table for nothing else.
    func tabulate(_ node: StructDeclSyntax) {
        if let clause = node.genericParameterClause {
            return tabulate(generic: node, node.name, clause, isClosed: node.genericWhereClause != nil)
        }
        guard let owner = reachableName(of: Syntax(node), node.name.word) else { return }
        add(rowsOfProtocols(node.name.text, owner, node.inheritanceClause), for: owner, in: node.memberBlock)
    }

    /// Of a generic type only one of plain types can stand for a value.
    private func tabulate(
        generic node: some DeclGroupSyntax, _ name: TokenSyntax, _ clause: GenericParameterClauseSyntax, isClosed: Bool
    ) {
        guard !isClosed, let arguments = clause.plainArguments, let owner = reachableName(of: Syntax(node), name.word)
        else { return }
        let rows = rowsOfProtocols(name.text + arguments, owner, node.inheritanceClause)
        add(rows, for: owner + arguments, in: node.memberBlock)
    }

    /// What can stand for a value of one of the module's protocols, and how it makes itself.
    ///
    /// - Parameters:
    ///   - type: as the table writes it.
    ///   - name: as the module's facts have it.
    private func rowsOfProtocols(_ type: String, _ name: String, _ clause: InheritanceClauseSyntax?) -> [String] {
        let maker = facts.isMadeWithoutArguments(name) ? " { \(type)() }" : ""
        return (clause?.inheritedTypes.map(\.type.trimmedDescription) ?? []).filter(facts.protocols.contains).map {
            "GivenProperties.add(\(type).self, conformingTo: (any \($0)).self)\(maker)"
        }
    }

    func tabulate(_ node: ExtensionDeclSyntax) {
        let tests = rowsOfTests(node)
        guard node.isPlain, !facts.protocols.contains(node.extendedName), !facts.needsArguments(node.extendedName),
            !tests.isEmpty || isActive(Syntax(node))
        else { return }
        var rows = tests
        rows += self.rows(
            of: node.memberBlock, node.extendedName, hasAllMembers: node.attributes.contains(named: "objcMembers"))
        if facts.isClassOfModule(node.extendedName) {
            rows += rowOfOptionalMethods(node.memberBlock, node.extendedName, node.inheritanceClause)
            rows += rowOfObservers(node.memberBlock, node.extendedName, fullName: node.extendedName)
            rows += rowsOfProtocols(node.extendedName, node.extendedName, node.inheritanceClause)
        }
        add(rows, for: node.extendedName, in: node.memberBlock)
    }

    private func add(_ rows: [String], for owner: String, in block: MemberBlockSyntax) {
        guard !rows.isEmpty else { return }
        let name = "_Table\(Digest(ofNameOf: file.path).text.prefix(8))_\(result.tables.count)"
        result.edits.insert(
            " enum \(name) { @MainActor static func add() { \(rows.joined(separator: "; ")) } };",
            at: block.leftBrace.extent.upperBound)
        result.tables.append("\(owner).\(name)")
    }

    // MARK: What can be named

    /// The name with those of the types around; nil for what other code of the file cannot name, such as classes in
    /// functions.
    ///
    /// - Parameter isCertain: whether every condition around has to be known to hold.
    private func reachableName(of node: Syntax, _ name: String, isCertain: Bool = true) -> String? {
        guard !isCertain || isActive(node) else { return nil }
        var parent = node.parent
        while let current = parent {
            if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return nil }
            if let type = current.asProtocol(WithGenericParametersSyntax.self), type.genericParameterClause != nil {
                return nil
            }
            if isPrivateInType(current) { return nil }
            parent = current.parent
        }
        if isPrivateInType(node) || scope.current.map(facts.needsArguments) == true { return nil }
        return scope.full(name)
    }

    /// Whether only the type around can name it.
    private func isPrivateInType(_ node: Syntax) -> Bool {
        node.isProtocol((any DeclGroupSyntax).self) && node.parent?.is(MemberBlockItemSyntax.self) == true
            && node.asProtocol(WithModifiersSyntax.self)?.modifiers.access == "private"
    }

    /// Whether every condition around is known to hold.
    private func isActive(_ node: Syntax) -> Bool {
        var current: Syntax? = node
        while let here = current {
            if let clause = here.as(IfConfigClauseSyntax.self) {
                guard let condition = clause.condition?.trimmedDescription.filter({ !$0.isWhitespace }) else {
                    return false
                }
                if !Self.holding.contains(condition) { return false }
            }
            current = here.parent
        }
        return true
    }

    private static let holding: Set = [
        "os(iOS)", "canImport(UIKit)", "canImport(UIKit)&&os(iOS)", "os(iOS)||os(tvOS)", "!os(macOS)", "!os(watchOS)",
        "canImport(UIKit)&&!os(watchOS)", "os(iOS)||os(tvOS)||os(watchOS)", "os(iOS)||os(watchOS)||os(tvOS)",
        "targetEnvironment(simulator)", "canImport(ObjectiveC)",
    ]

    // MARK: Rows

    private func rows(of block: MemberBlockSyntax, _ owner: String, hasAllMembers: Bool) -> [String] {
        block.members.flatMap { member -> [String] in
            if let property = member.decl.as(VariableDeclSyntax.self) {
                return row(property, owner, hasAllMembers: hasAllMembers)
            }
            return member.decl.as(FunctionDeclSyntax.self).map { row($0, owner) } ?? []
        }
    }

    private func row(_ property: VariableDeclSyntax, _ owner: String, hasAllMembers: Bool) -> [String] {
        let isNamed = ["IBOutlet", "IBInspectable", "GKInspectable", "objc"].contains {
            property.attributes.contains(named: $0)
        }
        let isOfAll =
            hasAllMembers && property.modifiers.access != "private" && property.modifiers.access != "fileprivate"
        guard isNamed || isOfAll, property.bindings.count == 1, let binding = property.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            !property.modifiers.contains(named: "static"), !property.modifiers.contains(named: "class"),
            !property.attributes.contains(named: "available"), binding.accessorBlock?.hasEffects != true
        else { return [] }
        let key = property.attributes.objectiveCName ?? name.word
        return ["KeyedProperties.add(\"\(key)\", \\\(owner).\(name.text))"]
    }

    /// `var user: User!` is filled by who shows the screen, and mostly `var user: User?` as well. An outlet is by its nib.
    private func rowOfGiven(_ property: VariableDeclSyntax, _ owner: String) -> String? {
        guard property.bindingSpecifier.text == "var", property.bindings.count == 1,
            let binding = property.bindings.first, let type = binding.typeAnnotation?.type, Self.mayBeGiven(type),
            binding.initializer == nil, binding.accessorBlock == nil, property.attributes.isEmpty,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            !property.modifiers.contains(where: { Self.modifiersOfOthers.contains($0.name.text) })
        else { return nil }
        let mayStayNil = type.is(OptionalTypeSyntax.self) ? ", mayStayNil: true" : ""
        return "GivenProperties.add(\"\(name.word)\", \\\(owner).\(name.text)\(mayStayNil))"
    }

    /// What is nil until something happens on the screen is mostly of Apple's: views, timers, tasks.
    private static func mayBeGiven(_ type: TypeSyntax) -> Bool {
        if type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return true }
        guard let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType.as(IdentifierTypeSyntax.self) else {
            return false
        }
        return !["UI", "NS", "CA", "CG", "AV", "MK", "WK", "Timer", "URLSession"].contains {
            wrapped.name.text.hasPrefix($0)
        }
    }

    private static let modifiersOfOthers: Set = ["static", "class", "lazy", "weak", "unowned"]

    private func row(_ method: FunctionDeclSyntax, _ owner: String) -> [String] {
        let isSegueAction = method.attributes.contains(named: "IBSegueAction")
        let isAction = isSegueAction || method.attributes.contains(named: "IBAction")
        guard isAction || method.attributes.contains(named: "objc") else { return [] }
        let parameters = method.signature.parameterClause.parameters
        guard parameters.count <= (isSegueAction ? 3 : 2), method.genericParameterClause == nil,
            method.genericWhereClause == nil, method.signature.effectSpecifiers == nil,
            !method.modifiers.contains(named: "static"), !method.modifiers.contains(named: "class"),
            !method.attributes.contains(named: "available"), !method.modifiers.contains(named: "optional"),
            !parameters.contains(where: { $0.ellipsis != nil || $0.type.trimmedDescription.contains("inout ") }),
            !method.name.text.contains(where: { "+-*/<>=!&|^%~".contains($0) })
        else { return [] }
        // Of two with the same labels, the name does not tell which.
        if !isAction, facts.methodCount(method.name.word, in: owner) > 1 { return [] }
        // Without values, the name alone does not tell it from others with the same first word.
        if parameters.isEmpty, facts.methodCount(method.name.word) > 1 { return [] }
        let name =
            parameters.isEmpty
            ? method.name.text : method.name.text + "(" + method.labels.map { $0 + ":" }.joined() + ")"
        return ["_ = \(selectorType)(calling: \(owner).\(name), \"\(SelectorName.of(method))\")"]
    }
}

extension AccessorBlockSyntax {
    /// Whether reading may throw or wait.
    fileprivate var hasEffects: Bool {
        guard case .accessors(let list) = accessors else { return false }
        return list.contains { $0.effectSpecifiers != nil }
    }
}
