import SwiftSyntax

/// Whether `init()` makes a type, written down or not, as far as its own declaration says.
enum ArgumentlessInit: Codable, Sendable, Equatable {
    case isThere
    /// If what the class is said to come from is a protocol, or has one as well.
    case dependsOn(String)
}

extension DeclGroupSyntax {
    /// Nil where it does not.
    var argumentlessInit: ArgumentlessInit? {
        guard !memberBlock.members.contains(where: { $0.decl.is(IfConfigDeclSyntax.self) }) else { return nil }
        let initialisers = memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
        if initialisers.contains(where: \.takesNothing) { return .isThere }
        guard initialisers.isEmpty, memberBlock.members.allSatisfy({ $0.decl.hasItsValues }) else { return nil }
        if self.is(ClassDeclSyntax.self), let first = inheritanceClause?.inheritedTypes.first {
            return .dependsOn(first.type.trimmedDescription)
        }
        return .isThere
    }
}

extension ModuleFacts {
    func isMadeWithoutArguments(_ name: String) -> Bool {
        switch argumentlessInits[name] {
        case nil: false
        case .isThere: true
        case .dependsOn(let other):
            protocols.contains(other) || Self.knownProtocols.contains(other) || other == "NSObject"
                || other != name && isMadeWithoutArguments(other)
        }
    }

    private static let knownProtocols: Set = [
        "AnyObject", "Codable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
        "Identifiable", "ObservableObject", "Sendable",
    ]
}

extension InitializerDeclSyntax {
    fileprivate var takesNothing: Bool {
        optionalMark == nil && signature.effectSpecifiers == nil && genericParameterClause == nil
            && signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
            && !attributes.contains(named: "available")
            && !modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }
}

extension DeclSyntax {
    /// Whether no stored property waits for an initialiser.
    fileprivate var hasItsValues: Bool {
        guard let property = self.as(VariableDeclSyntax.self) else { return true }
        let isOfType = property.modifiers.contains(named: "static") || property.modifiers.contains(named: "class")
        return isOfType
            || property.bindings.allSatisfy { binding in
                binding.initializer != nil || binding.isComputed
                    || property.attributes.isEmpty && property.bindingSpecifier.text == "var"
                        && binding.typeAnnotation?.type.isNilAtFirst == true
            }
    }
}

extension TypeSyntax {
    var isNilAtFirst: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}

extension PatternBindingSyntax {
    /// Observers leave a property stored.
    var isComputed: Bool {
        guard let accessors = accessorBlock?.accessors else { return false }
        guard case .accessors(let list) = accessors else { return true }
        return !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

extension GenericParameterClauseSyntax {
    /// Types that may stand for the parameters, such as `<Any, String>`; nil where that takes more knowledge.
    var plainArguments: String? {
        let names = parameters.map { $0.inheritedType.map(\.plainArgument) ?? "Any" }
        let known = names.compactMap { $0 }
        return genericWhereClause == nil && known.count == names.count ? "<" + known.joined(separator: ", ") + ">" : nil
    }
}

extension TypeSyntax {
    fileprivate var plainArgument: String? {
        let names = trimmedDescription.split { " &".contains($0) }.map(String.init)
        if names.allSatisfy(Self.whatTextsConformTo.contains) { return "String" }
        guard names.count == 1, let name = names.first else { return nil }
        if name == "AnyObject" || name == "NSObject" { return "NSObject" }
        return ViewFiles.isViewOfUIKit(name) ? name : nil
    }

    private static let whatTextsConformTo: Set = [
        "Codable", "Comparable", "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Hashable",
        "Sendable",
    ]
}
