import SwiftSyntax

// Swift lets nobody override a member of an extension, nor override in one, except through Objective-C. Such a member keeps
// its place under another name, where it sees what is private around it, and the class gets one with the old name that
// calls it.
extension FileAdapter {
    func hoist(membersOf node: ExtensionDeclSyntax) {
        guard node.isPlain, facts.isClassOfModule(node.extendedName) else { return }
        for member in node.memberBlock.members {
            guard let modifiers = member.decl.memberModifiers, let name = member.decl.memberName else { continue }
            let isOverridden = facts.isOverridden(FileFacts.Member(type: node.extendedName, name: name))
            guard modifiers.contains(named: "override") || isOverridden else { continue }
            let access = modifiers.access == nil ? Self.forMembers(node.modifiers.access) : nil
            guard let forwarder = member.decl.forwarder(access: access) else { continue }
            for modifier in modifiers where ["override", "open"].contains(modifier.name.text) { blank(modifier) }
            if let property = member.decl.as(VariableDeclSyntax.self), let observer = property.onlyObserver {
                makeMethod(property, observer)
            } else if let place = member.decl.memberNameToken {
                result.edits.insert(Forwarder.prefix, at: place.extent.lowerBound)
            }
            result.hoisted.append(AdaptedFile.Hoisted(type: node.extendedName, forwarder: forwarder))
        }
    }

    /// `var isHidden: Bool { didSet { … } }` becomes `func _extension_isHidden() { do { … } }`.
    private func makeMethod(_ property: VariableDeclSyntax, _ observer: AccessorDeclSyntax) {
        guard let binding = property.bindings.first else { return }
        let end = (binding.typeAnnotation?.extent ?? binding.pattern.extent).upperBound
        let name = binding.pattern.trimmedDescription
        result.edits.replace(
            property.bindingSpecifier.extent.lowerBound..<end, with: "func \(Forwarder.prefix)\(name)()", in: file.bytes
        )
        replace(observer.accessorSpecifier, with: "do")
    }

    /// What is private in an extension is seen by the whole file.
    private static func forMembers(_ access: String?) -> String? { access == "private" ? "fileprivate" : access }
}

enum Forwarder {
    /// Before the names of members that are called by the class.
    static let prefix = "_extension_"
}

extension DeclSyntax {
    fileprivate var memberNameToken: TokenSyntax? {
        self.as(FunctionDeclSyntax.self)?.name
            ?? self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    }

    /// A member for the class that calls the one in the extension, on one line.
    fileprivate func forwarder(access: String?) -> String? {
        self.as(FunctionDeclSyntax.self)?.forwarder(access) ?? self.as(VariableDeclSyntax.self)?.forwarder(access)
    }
}

extension FunctionDeclSyntax {
    fileprivate func forwarder(_ access: String?) -> String? {
        // A list of values cannot be passed on as one.
        guard !signature.parameterClause.parameters.contains(where: { $0.ellipsis != nil }), genericWhereClause == nil
        else {
            return nil
        }
        let values = signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            let isInOut = parameter.type.trimmedDescription.contains("inout ")
            return label + (isInOut ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
        }
        let effects = signature.effectSpecifiers
        let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        let declared =
            modifiers.inOneLine(access) + "func " + name.text
            + (genericParameterClause?.trimmedDescription ?? "") + signature.trimmedDescription.inOneLine
        return
            "\(attributes.inOneLine)\(declared) { \(marks)\(Forwarder.prefix)\(name.word)(\(values.joined(separator: ", "))) }"
    }
}

extension VariableDeclSyntax {
    fileprivate func forwarder(_ access: String?) -> String? {
        guard let binding = bindings.first, let type = binding.typeAnnotation, let accessors = binding.accessorBlock,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return nil }
        let other = Forwarder.prefix + name.word
        var body = other
        if case .accessors(let list) = accessors.accessors {
            let words = list.map(\.accessorSpecifier.text)
            if onlyObserver != nil {
                body = "get { super.\(name.text) } set { super.\(name.text) = newValue; \(other)() }"
            } else if !words.contains("get") {
                return nil
            }
            if words.contains("set") { body = "get { \(other) } set { \(other) = newValue }" }
        }
        return
            "\(attributes.inOneLine)\(modifiers.inOneLine(access))var \(name.text)\(type.trimmedDescription.inOneLine) { \(body) }"
    }
}

extension VariableDeclSyntax {
    /// The `didSet` of an override, if it is all there is and does not ask for the value before.
    fileprivate var onlyObserver: AccessorDeclSyntax? {
        guard case .accessors(let list) = bindings.first?.accessorBlock?.accessors, list.count == 1,
            let only = list.first,
            only.accessorSpecifier.text == "didSet", modifiers.contains(named: "override"),
            !only.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "oldValue" })
        else { return nil }
        return only
    }
}

extension AttributeListSyntax {
    /// Those that Linux understands.
    fileprivate var inOneLine: String {
        compactMap { element in
            guard case .attribute(let attribute) = element,
                !FileAdapter.attributes.contains(attribute.attributeName.trimmedDescription)
            else { return nil }
            return attribute.trimmedDescription.inOneLine + " "
        }.joined()
    }
}

extension DeclModifierListSyntax {
    fileprivate func inOneLine(_ access: String?) -> String {
        (access.map { $0 + " " } ?? "")
            + filter { $0.name.text != "dynamic" }.map { $0.trimmedDescription + " " }.joined()
    }
}

extension String {
    fileprivate var inOneLine: String {
        split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }.joined(separator: " ")
    }
}
