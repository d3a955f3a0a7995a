import SwiftSyntax

// Through Objective-C, an object of which only a protocol is known conforms to that protocol, and is an object: `[any Watcher]` goes where
// `[some Watcher]` is asked for, and `WeakBox<Watcher>` is a type. In Swift alone neither is so.
extension FileAdapter {
    // MARK: Opaque types

    /// `some Watcher` of a result, or within an optional or a list, is `any Watcher`. What is handed over by itself is opened.
    func takeAsAny(_ node: SomeOrAnyTypeSyntax) {
        guard node.someOrAnySpecifier.text == "some",
            let name = node.constraint.as(IdentifierTypeSyntax.self)?.name.word,
            facts.conformsToItself(name), !node.isParameterByItself
        else { return }
        result.edits.replace(node.someOrAnySpecifier.extent, with: "any ", in: file.bytes)
    }

    // MARK: Extensions of collections

    /// `extension Array where Element: Watcher` is there for `[any Watcher]`, too.
    func repeatForAny(_ node: ExtensionDeclSyntax) {
        guard node.inheritanceClause == nil, let clause = node.genericWhereClause, clause.requirements.count == 1,
            let requirement = clause.requirements.first?.requirement.as(ConformanceRequirementSyntax.self),
            requirement.leftType.trimmedDescription == "Element",
            let name = requirement.rightType.as(IdentifierTypeSyntax.self)?.name.word, facts.conformsToItself(name),
            !file.mentions("Element == any \(name)"), !file.mentions("Element == \(name)")
        else { return }
        result.repeated.append([
            .range(node.extent.lowerBound..<clause.extent.lowerBound), .text("where Element == any \(name) "),
            .range(node.memberBlock.extent),
        ])
    }

    // MARK: Functions

    /// `func tell<T: Watcher>(_ all: [T])` is there for `[any Watcher]`, too, where `T` is that.
    func repeatForAny(_ node: FunctionDeclSyntax) {
        guard let body = node.body, let generics = node.genericParameterClause,
            let (parameter, name) = node.onlyConstraint,
            facts.conformsToItself(name), node.isOfTypeOrFile, !node.modifiers.contains(named: "override"),
            node.signature.hasWithinAnother(parameter)
        else { return }
        let others = generics.parameters.filter { $0.name.word != parameter }.map {
            $0.with(\.trailingComma, nil).trimmedDescription
        }
        var pieces: [AdaptedFile.Piece] = []
        if let type = scope.current { pieces.append(.text("extension \(type) { ")) }
        pieces.append(.text("@_disfavoredOverload "))
        pieces.append(.range(node.extent.lowerBound..<generics.extent.lowerBound))
        pieces.append(.text(others.isEmpty ? "" : "<\(others.joined(separator: ", "))>"))
        var start = node.signature.extent.lowerBound
        for token in node.signature.tokens(viewMode: .sourceAccurate)
        where token.text == parameter && token.parent?.is(IdentifierTypeSyntax.self) == true {
            pieces += [.range(start..<token.extent.lowerBound), .text("(any \(name))")]
            start = token.extent.upperBound
        }
        pieces.append(.range(start..<node.signature.extent.upperBound))
        pieces.append(.text(" { typealias \(parameter) = any \(name); "))
        pieces.append(.range(body.leftBrace.extent.upperBound..<body.extent.upperBound))
        if scope.current != nil { pieces.append(.text(" }")) }
        result.repeated.append(pieces)
    }

    /// `where Proxy.Delegate: AnyObject`: through Objective-C `any Watcher` is an object. Here it would be none, and what is done with it
    /// needs that seldom.
    func takeValuesOfProtocols(_ node: FunctionDeclSyntax) {
        guard let clause = node.genericWhereClause else { return }
        let all = Array(clause.requirements)
        let dropped = all.filter { item in
            let requirement = item.requirement.as(ConformanceRequirementSyntax.self)
            return requirement?.rightType.trimmedDescription == "AnyObject"
                && requirement?.leftType.is(MemberTypeSyntax.self) == true
        }
        if dropped.isEmpty { return }
        let kept = all.filter { item in !dropped.contains { $0.id == item.id } }
            .map { $0.with(\.trailingComma, nil).trimmedDescription }
        result.edits.replace(
            clause.extent, with: kept.isEmpty ? "" : "where " + kept.joined(separator: ", "), in: file.bytes)
    }

    // MARK: Generic classes

    /// `class WeakBox<T: AnyObject>`, of which somewhere a `WeakBox<Watcher>` is, takes any `T`, and keeps it weakly all the same.
    func takeObjectsOfProtocols(_ node: some DeclGroupSyntax, _ generics: GenericParameterClauseSyntax?) {
        guard let named = node.asProtocol(NamedDeclSyntax.self), let generics,
            facts.isMadeOfProtocols(named.name.word)
        else { return }
        var names: Set<String> = []
        let ofProtocols = generics.parameters.enumerated().filter {
            facts.isMadeOfProtocols("\(named.name.word)#\($0.offset)")
        }.map(\.element)
        for parameter in ofProtocols where parameter.inheritedType?.trimmedDescription == "AnyObject" {
            guard let colon = parameter.colon, let type = parameter.inheritedType else { continue }
            names.insert(parameter.name.word)
            blank(colon)
            blank(type)
        }
        let clause = (Syntax(node).asProtocol(WithGenericParametersSyntax.self))?.genericWhereClause
        if let clause, clause.requirements.count == 1,
            let requirement = clause.requirements.first?.requirement.as(ConformanceRequirementSyntax.self),
            requirement.rightType.trimmedDescription == "AnyObject",
            ofProtocols.contains(where: { $0.name.word == requirement.leftType.trimmedDescription })
        {
            names.insert(requirement.leftType.trimmedDescription)
            blank(clause)
        }
        for member in node.memberBlock.members {
            guard let property = member.decl.as(VariableDeclSyntax.self),
                let weak = property.modifiers.first(where: { ["weak", "unowned"].contains($0.name.text) }),
                let type = property.bindings.first?.typeAnnotation?.type,
                names.contains(where: { [$0, "\($0)?", "\($0)!"].contains(type.trimmedDescription) })
            else { continue }
            blank(weak)
            if weak.name.text == "weak" {
                result.edits.insert("@_KeptWeakly ", at: property.extent.lowerBound)
            }
        }
    }
}

extension SomeOrAnyTypeSyntax {
    fileprivate var isParameterByItself: Bool {
        var node = parent
        while let current = node,
            current.is(AttributedTypeSyntax.self) || current.is(TupleTypeElementSyntax.self)
                || current.is(TupleTypeElementListSyntax.self) || current.is(TupleTypeSyntax.self)
        {
            node = current.parent
        }
        return node?.is(FunctionParameterSyntax.self) == true
    }
}

extension FunctionDeclSyntax {
    /// `T` and `Watcher` of `<T: Watcher>` or `where T: Watcher`, if that is all that is said of it.
    fileprivate var onlyConstraint: (parameter: String, name: String)? {
        let written = genericParameterClause?.parameters.compactMap { parameter in
            parameter.inheritedType?.as(IdentifierTypeSyntax.self).map { (parameter.name.word, $0.name.word) }
        }
        if genericWhereClause == nil { return written?.count == 1 ? written?.first : nil }
        guard written?.isEmpty == true, genericWhereClause?.requirements.count == 1,
            let only = genericWhereClause?.requirements.first?.requirement.as(ConformanceRequirementSyntax.self)
        else { return nil }
        return (only.leftType.trimmedDescription, only.rightType.trimmedDescription)
    }

    /// Whether the function is none within another function.
    fileprivate var isOfTypeOrFile: Bool {
        parent?.is(MemberBlockItemSyntax.self) == true || parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    }
}

extension FunctionSignatureSyntax {
    /// Whether a type stands within another one: in a list, an optional, a closure.
    fileprivate func hasWithinAnother(_ name: String) -> Bool {
        parameterClause.parameters.contains { parameter in
            parameter.type.trimmedDescription != name
                && parameter.type.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
        }
    }
}
