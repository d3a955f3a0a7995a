import SwiftSyntax

// Overrides of what the module adds to UIKit's classes: see `ForeignOverrides`.
extension FileAdapter {
    /// Each implementation gets a name of its own.
    func renameForeignOverrides(in block: MemberBlockSyntax, of type: String) {
        for member in block.members {
            guard let modifiers = member.decl.memberModifiers, modifiers.contains(named: "override"),
                !modifiers.isOfTheClass, let name = member.decl.memberName,
                facts.foreignOverrides.isOverride(FileFacts.Member(type: type, name: name)),
                let place = member.decl.memberNameToken
            else { continue }
            for modifier in modifiers where ["override", "open"].contains(modifier.name.text) { blank(modifier) }
            result.edits.insert(Forwarder.prefix(in: type), at: place.extent.lowerBound)
        }
    }

    /// The member keeps its place under another name, and one beside it finds the implementation.
    func askForOverrides(of node: ExtensionDeclSyntax) {
        guard node.isPlain else { return }
        for member in node.memberBlock.members {
            guard let modifiers = member.decl.memberModifiers, !modifiers.isOfTheClass,
                let name = member.decl.memberName, let place = member.decl.memberNameToken,
                let types = facts.foreignOverrides.overriders(of: .init(type: node.extendedName, name: name))
            else { continue }
            let prefix = Forwarder.prefix(in: node.extendedName)
            let overriders = types.map { (type: $0, prefix: Forwarder.prefix(in: $0)) }
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

extension DeclModifierListSyntax {
    fileprivate var isOfTheClass: Bool { contains(named: "static") || contains(named: "class") }
}
