import SwiftSyntax

// Overrides of what the module adds to UIKit's classes: see `ForeignOverrides`.
extension FileAdapter {
    /// Each implementation gets a name of its own.
    func renameForeignOverrides(in block: MemberBlockSyntax, of type: String) {
        for member in block.members {
            guard let modifiers = member.decl.memberModifiers, modifiers.contains(named: "override"),
                !modifiers.contains(named: "static"), let name = member.decl.memberName,
                facts.foreignOverrides.isOverride(FileFacts.Member(type: type, name: name)),
                let place = member.decl.memberNameToken
            else { continue }
            for modifier in modifiers where ["override", "open"].contains(modifier.name.text) { blank(modifier) }
            result.edits.insert(Forwarder.prefix(in: type), at: place.extent.lowerBound)
            if let property = member.decl.as(VariableDeclSyntax.self) { setAbove(property, in: type) }
        }
    }

    /// `{ didSet { … } }` becomes an accessor that sets the implementation above, and then does what the observer does.
    private func setAbove(_ property: VariableDeclSyntax, in type: String) {
        guard let observer = property.onlyObserver, let body = observer.body,
            let block = property.bindings.first?.accessorBlock, let name = DeclSyntax(property).memberNameToken?.word,
            let above = facts.foreignOverrides.typeAbove(type, baseName: name)
        else { return }
        let place = "self.\(Forwarder.prefix(in: above))\(name)"
        let isBefore = observer.accessorSpecifier.text == "willSet"
        let value = observer.observedValue
        var begin = "{ get { \(place) } set { "
        if isBefore {
            if let value, value != "newValue" { begin += "let \(value) = newValue; " }
        } else {
            if let value { begin += "let \(value) = \(place); " }
            begin += "\(place) = newValue; "
        }
        result.edits.replace(
            block.leftBrace.extent.lowerBound..<body.leftBrace.extent.upperBound, with: begin + "do {", in: file.bytes)
        result.edits.insert(isBefore ? "; \(place) = newValue }" : "}", at: block.rightBrace.extent.lowerBound)
    }

    /// The member keeps its place under another name, and one beside it finds the implementation.
    func askForOverrides(of node: ExtensionDeclSyntax) {
        guard node.isPlain else { return }
        for member in node.memberBlock.members {
            guard let modifiers = member.decl.memberModifiers, !modifiers.contains(named: "static"),
                let name = member.decl.memberName, let place = member.decl.memberNameToken,
                let types = facts.foreignOverrides.overriders(of: .init(type: node.extendedName, name: name))
            else { continue }
            let prefix = Forwarder.prefix(in: node.extendedName)
            // Nothing tells of which arguments a type with parameters would be.
            let overriders = types.filter { !facts.needsArguments($0) }.map {
                (type: $0, prefix: Forwarder.prefix(in: $0))
            }
            guard let dispatcher = member.decl.dispatcher(prefix, overriders) else { continue }
            for modifier in modifiers where modifier.name.text == "open" { blank(modifier) }
            result.edits.insert(prefix, at: place.extent.lowerBound)
            result.edits.insert(" \(dispatcher);", at: node.memberBlock.leftBrace.extent.upperBound)
        }
    }

    /// `super.decorate()` in an override: there is no such method above, but an implementation.
    func callImplementationAbove(_ node: MemberAccessExprSyntax) {
        guard node.base?.is(SuperExprSyntax.self) == true, let type = scope.current,
            let above = facts.foreignOverrides.typeAbove(type, baseName: node.declName.baseName.word)
        else { return }
        let start = node.extent.lowerBound
        result.edits.replace(
            start..<node.declName.extent.lowerBound, with: "self." + Forwarder.prefix(in: above), in: file.bytes)
    }
}
