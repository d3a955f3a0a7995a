import SwiftSyntax

// In Swift a member of an extension cannot be overridden, nor can one override, except through Objective-C. Such a member keeps
// its place under another name, where it sees what is private around it, and the class gets one with the old name that
// calls it.
extension FileAdapter {
    func hoist(membersOf node: ExtensionDeclSyntax) {
        guard node.isPlain, facts.isClassOfModule(node.extendedName) else { return }
        for member in node.memberBlock.members {
            guard let modifiers = member.decl.memberModifiers, let name = member.decl.memberName,
                !isOverrideOfTheRuntime(member.decl, in: node.extendedName),
                !facts.foreignOverrides.isOverride(FileFacts.Member(type: node.extendedName, name: name))
            else { continue }
            let isOverridden = facts.isOverridden(FileFacts.Member(type: node.extendedName, name: name))
            guard modifiers.contains(named: "override") || isOverridden else { continue }
            let access = modifiers.access == nil ? Self.forMembers(node.modifiers.access) : nil
            let prefix = Forwarder.prefix(in: node.extendedName)
            guard let forwarder = member.decl.forwarder(prefix, access: access) else { continue }
            for modifier in modifiers where ["override", "open"].contains(modifier.name.text) { blank(modifier) }
            if let property = member.decl.as(VariableDeclSyntax.self), let observer = property.onlyObserver {
                makeMethod(property, observer, prefix)
            } else if let place = member.decl.memberNameToken {
                result.edits.insert(prefix, at: place.extent.lowerBound)
                // Under its own name it would be what it overrides is: open to all threads, also in a class of the main actor's.
                if Self.membersOfAllThreads.contains(name), let word = member.decl.memberIntroducer,
                    !modifiers.contains(named: "nonisolated")
                {
                    result.edits.insert("nonisolated ", at: word.extent.lowerBound)
                }
            }
            result.hoisted.append(AdaptedFile.Hoisted(type: node.extendedName, forwarder: forwarder))
        }
    }

    private func makeMethod(_ property: VariableDeclSyntax, _ observer: AccessorDeclSyntax, _ prefix: String) {
        for edit in property.editsForMethod(observer, prefix) ?? [] {
            result.edits.replace(edit.range, with: edit.text, in: file.bytes)
        }
    }

    /// What every object has, and no actor owns.
    private static let membersOfAllThreads: Set<String> = [
        "description", "debugDescription", "hash", "isEqual", "isEqual(_:)",
    ]

    /// What is private in an extension is seen by the whole file.
    private static func forMembers(_ access: String?) -> String? { access == "private" ? "fileprivate" : access }
}

enum Forwarder {
    /// Before the names of members that are called by the class. A class and one above it may both have such a member.
    static func prefix(in type: String) -> String { "_extension_\(type.filter { $0 != "." })_" }
}

extension DeclSyntax {
    var memberNameToken: TokenSyntax? {
        self.as(FunctionDeclSyntax.self)?.name
            ?? self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    }

    /// `func` or `var`.
    fileprivate var memberIntroducer: TokenSyntax? {
        self.as(FunctionDeclSyntax.self)?.funcKeyword ?? self.as(VariableDeclSyntax.self)?.bindingSpecifier
    }

    /// A member for the class that calls the one in the extension, on one line.
    fileprivate func forwarder(_ prefix: String, access: String?) -> String? {
        self.as(FunctionDeclSyntax.self)?.forwarder(prefix, access)
            ?? self.as(VariableDeclSyntax.self)?.forwarder(prefix, access)
    }

    /// A member that calls the one of the class that the object is of, or that the class is, or else that of the extension.
    ///
    /// - Parameter overriders: classes with their prefixes, those furthest down first.
    func dispatcher(_ prefix: String, _ overriders: [(type: String, prefix: String)]) -> String? {
        let isOfTheClass = memberModifiers?.contains(named: "class") == true
        func question(_ type: String) -> String {
            isOfTheClass
                ? "if let it = (self as Any.Type) as? \(type).Type" : "if let it = (self as AnyObject) as? \(type)"
        }
        func choice(_ call: (String) -> String) -> String {
            overriders.map { "\(question($0.type)) { return \(call("it.\($0.prefix)")) }; " }.joined()
                + "return \(call(prefix))"
        }
        if let method = self.as(FunctionDeclSyntax.self) {
            return method.forwarding(nil, choice)
        }
        guard let property = self.as(VariableDeclSyntax.self), let binding = property.bindings.first,
            let type = binding.typeAnnotation, let accessors = binding.accessorBlock,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.word
        else { return nil }
        var body = choice { $0 + name }
        if case .accessors(let list) = accessors.accessors {
            guard list.contains(where: { $0.accessorSpecifier.text == "get" }) else { return nil }
            if list.contains(where: { $0.accessorSpecifier.text == "set" }) {
                let setter = overriders.map {
                    "\(question($0.type)) { it.\($0.prefix)\(name) = newValue; return }; "
                }
                body = "get { \(body) } set { \(setter.joined())\(prefix)\(name) = newValue }"
            }
        }
        return "\(property.attributes.inOneLine)\(property.modifiers.inOneLine(nil))var \(name)"
            + "\(type.trimmedDescription.inOneLine) { \(body) }"
    }
}

extension FunctionDeclSyntax {
    fileprivate func forwarder(_ prefix: String, _ access: String?) -> String? {
        forwarding(access) { $0(prefix) }
    }

    /// The method again, with another body, which gets a function that writes the call of a method with a prefix.
    fileprivate func forwarding(_ access: String?, _ body: ((String) -> String) -> String) -> String? {
        // A list of values cannot be passed on as one.
        guard !signature.parameterClause.parameters.contains(where: { $0.ellipsis != nil }), genericWhereClause == nil
        else {
            return nil
        }
        let names = signature.parameterClause.parameters.enumerated().map { place, parameter in
            let name = (parameter.secondName ?? parameter.firstName).text
            return name == "_" ? "_value\(place)" : name
        }
        let values = zip(signature.parameterClause.parameters, names).map { parameter, name in
            let label = parameter.firstName.text == "_" ? "" : parameter.firstName.text + ": "
            let isInOut = parameter.type.trimmedDescription.contains("inout ")
            return label + (isInOut ? "&" : "") + name
        }
        let effects = signature.effectSpecifiers
        let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        let declared =
            modifiers.inOneLine(access) + "func " + name.text
            + (genericParameterClause?.trimmedDescription ?? "") + signature.naming(names).trimmedDescription.inOneLine
        let whole = body { prefix in "\(marks)\(prefix)\(name.word)(\(values.joined(separator: ", ")))" }
        return "\(attributes.inOneLine)\(declared) { \(whole) }"
    }
}

extension FunctionSignatureSyntax {
    /// The signature with names by which the values can be passed on: `_` has none.
    fileprivate func naming(_ names: [String]) -> FunctionSignatureSyntax {
        var named = self
        let parameters = zip(parameterClause.parameters, names).map { parameter, name in
            guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
            var parameter = parameter
            parameter.firstName.trailingTrivia = .space
            parameter.secondName = .identifier(name)
            return parameter
        }
        named.parameterClause.parameters = FunctionParameterListSyntax(parameters)
        return named
    }
}

extension VariableDeclSyntax {
    fileprivate func forwarder(_ prefix: String, _ access: String?) -> String? {
        guard let binding = bindings.first, let type = binding.typeAnnotation, let accessors = binding.accessorBlock,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return nil }
        let other = prefix + name.word
        var body = other
        if case .accessors(let list) = accessors.accessors {
            let words = list.map(\.accessorSpecifier.text)
            if let observer = onlyObserver {
                body = "get { super.\(name.text) } set { \(observer.setting("super.\(name.text)", calling: other)) }"
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
    /// `var isHidden: Bool { didSet { … } }` becomes `func _extension_Card_isHidden() { do { … } }`; the value before or after
    /// is handed over where it is asked for.
    func editsForMethod(_ observer: AccessorDeclSyntax, _ prefix: String) -> [(range: Range<Int>, text: String)]? {
        guard let binding = bindings.first, let type = binding.typeAnnotation else { return nil }
        let name = binding.pattern.trimmedDescription
        let parameter = observer.observedValue.map { "_ \($0)\(type.trimmedDescription)" } ?? ""
        let end = (observer.parameters?.extent ?? observer.accessorSpecifier.extent).upperBound
        return [
            (
                bindingSpecifier.extent.lowerBound..<type.extent.upperBound, "func \(prefix)\(name)(\(parameter))"
            ),
            (observer.accessorSpecifier.extent.lowerBound..<end, "do"),
        ]
    }

    /// The `willSet` or `didSet` of an override, if it is all there is.
    var onlyObserver: AccessorDeclSyntax? {
        guard case .accessors(let list) = bindings.first?.accessorBlock?.accessors, list.count == 1,
            let only = list.first, ["willSet", "didSet"].contains(only.accessorSpecifier.text),
            modifiers.contains(named: "override")
        else { return nil }
        return only
    }
}

extension AccessorDeclSyntax {
    /// The name of the value that the observer asks for.
    var observedValue: String? {
        let usual = accessorSpecifier.text == "willSet" ? "newValue" : "oldValue"
        let name = parameters?.name.text ?? usual
        return body?.tokens(viewMode: .sourceAccurate).contains { $0.text == name } == true ? name : nil
    }

    fileprivate func setting(_ place: String, calling method: String) -> String {
        let isAsked = observedValue != nil
        if accessorSpecifier.text == "willSet" { return "\(method)(\(isAsked ? "newValue" : "")); \(place) = newValue" }
        if !isAsked { return "\(place) = newValue; \(method)()" }
        return "let former = \(place); \(place) = newValue; \(method)(former)"
    }
}

extension AttributeListSyntax {
    /// The attributes that Linux understands.
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
