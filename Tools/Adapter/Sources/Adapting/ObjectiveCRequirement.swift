import SwiftSyntax

/// What an `@objc` protocol asks for. There Swift does not insist that types say alike whether they may be nil: `Card!` stands
/// for `Card?` and `Card`.
struct ObjectiveCRequirement: Codable, Sendable, Hashable {
    var owner: String
    /// The requirement's full name, such as `deck(_:didShow:)`; of a property the name.
    var name: String
    /// The types of the parameters, as they are written.
    var parameters: [String]
    /// What the requirement gives; nil where that is nothing.
    var result: String?
    var isSettable = false

    init?(_ member: DeclSyntax, of owner: String) {
        guard let modifiers = member.memberModifiers, !modifiers.contains(named: "static"),
            !modifiers.contains(named: "class")
        else { return nil }
        self.owner = owner
        if let method = member.as(FunctionDeclSyntax.self), method.genericParameterClause == nil,
            method.signature.effectSpecifiers == nil
        {
            name = method.fullName
            parameters = method.signature.parameterClause.parameters.map(\.type.trimmedDescription)
            result = method.signature.returnClause?.type.trimmedDescription
        } else if let property = member.as(VariableDeclSyntax.self), property.bindings.count == 1,
            let binding = property.bindings.first, let type = binding.typeAnnotation?.type,
            let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        {
            (name, parameters, result) = (identifier.word, [], type.trimmedDescription)
            isSettable = property.bindingSpecifier.text == "var" && binding.isSettable
        } else {
            return nil
        }
    }

    /// A member that does what is asked by way of one that says otherwise what may be nil; nil where none is needed, or the types
    /// differ in more than that.
    func bridge(to member: ObjectiveCRequirement, labels: [String], access: String?) -> String? {
        guard parameters.count == member.parameters.count, (result == nil) == (member.result == nil) else { return nil }
        let pairs = zip(parameters + [result ?? ""], member.parameters + [member.result ?? ""]).map(Optionality.init)
        guard pairs.allSatisfy(\.mayDiffer), pairs.contains(where: \.differs) else { return nil }
        let before = "@_disfavoredOverload @_implements(\(owner), \(name)) " + (access.map { $0 + " " } ?? "")
        let word = String(name.prefix { $0 != "(" })
        let ownName = "_\(owner.filter { $0 != "." })_\(word)"
        guard name.contains("(") else {
            let setter = isSettable && member.isSettable ? " set { \(word) = newValue\(pairs[0].unwrapping) }" : ""
            return before + "var \(ownName): \(result ?? "Void") { get { \(word) }\(setter) }"
        }
        let names = labels.indices.map { "_value\($0)" }
        let declared = zip(labels, zip(names, parameters)).map { "\($0) \($1.0): \($1.1)" }
        let passed = zip(labels, zip(names, pairs)).map { label, value in
            (label == "_" ? "" : label + ": ") + value.0 + value.1.unwrapping
        }
        return before + "func \(ownName)(\(declared.joined(separator: ", ")))" + (result.map { " -> " + $0 } ?? "")
            + " { \(result == nil ? "" : "return ")\(word)(\(passed.joined(separator: ", "))) }"
    }
}

/// How a type is written that is asked for, and how the one that is there.
private struct Optionality {
    private let asked, given: (type: Substring, mark: Substring)

    init(_ asked: String, _ given: String) { (self.asked, self.given) = (Self.parts(of: asked), Self.parts(of: given)) }

    private static func parts(of type: String) -> (Substring, Substring) {
        let end = type.lastIndex { $0 != "!" && $0 != "?" }.map(type.index(after:)) ?? type.startIndex
        return (type[..<end], type[end...])
    }

    var differs: Bool { asked.mark != given.mark }
    /// Whether the types are the same but for that, and one of them leaves it open.
    var mayDiffer: Bool { asked.type == given.type && (!differs || asked.mark == "!" || given.mark == "!") }
    /// For a value that is passed on to what takes no nil.
    var unwrapping: String { differs && given.mark.isEmpty ? "!" : "" }
}

extension PatternBindingSyntax {
    fileprivate var isSettable: Bool {
        switch accessorBlock?.accessors {
        case .accessors(let list)?: list.contains { ["set", "willSet", "didSet"].contains($0.accessorSpecifier.text) }
        case .getter?: false
        default: true
        }
    }
}

extension FileAdapter {
    /// Gives a class what its `@objc` protocols ask for where its own members say otherwise what may be nil.
    func bridgeRequirements(_ block: MemberBlockSyntax, of type: String) {
        let requirements = facts.requirements(of: type)
        guard !requirements.isEmpty else { return }
        for member in block.members {
            guard let own = ObjectiveCRequirement(member.decl, of: type) else { continue }
            let labels = member.decl.as(FunctionDeclSyntax.self)?.labels ?? []
            let access = member.decl.memberModifiers?.access.map { $0 == "open" ? "public" : $0 }
            for requirement in requirements where requirement.name == own.name {
                guard let bridge = requirement.bridge(to: own, labels: labels, access: access) else { continue }
                result.edits.insert("; " + bridge, at: member.extent.upperBound)
            }
        }
    }
}
