import SwiftSyntax

/// Initialisers of classes that an extension of a class above them declares as well: `extension UIView { convenience init(x: Int) }`,
/// and `init(x: Int)` in a button. Through Objective-C the class has its own. Here Swift takes it for an override, and what is in an
/// extension cannot be overridden.
struct RepeatedInitialisers: Sendable {
    /// Initialisers in extensions that a class below repeats.
    private var inExtensions: Set<FileFacts.Member> = []
    /// Initialisers in classes, each with whether a class between it and the extension has it, too.
    private var inClasses: [FileFacts.Member: Bool] = [:]

    init(
        inClasses: Set<FileFacts.Member>, inExtensions: Set<FileFacts.Member>, superclasses: [String: String]
    ) {
        let names = Set(inExtensions.map(\.name))
        for member in inClasses where names.contains(member.name) {
            let chain = ForeignOverrides.ancestors(of: member.type, superclasses)
            guard
                let place = chain.firstIndex(where: {
                    inExtensions.contains(FileFacts.Member(type: $0, name: member.name))
                })
            else { continue }
            self.inExtensions.insert(FileFacts.Member(type: chain[place], name: member.name))
            self.inClasses[member] = chain[..<place].contains {
                inClasses.contains(FileFacts.Member(type: $0, name: member.name))
            }
        }
    }

    func isRepeated(_ member: FileFacts.Member) -> Bool { inExtensions.contains(member) }

    /// Whether the initialiser overrides one of a class; nil where it is none that an extension has.
    func isOverride(_ member: FileFacts.Member) -> Bool? { inClasses[member] }
}

extension FileAdapter {
    /// Gives the class's initialiser another parameter, which nobody gives it, and prefers it to that of the extension.
    func tellApart(_ block: MemberBlockSyntax, of type: String, isExtension: Bool) {
        for member in block.members {
            guard let initialiser = member.decl.as(InitializerDeclSyntax.self), let name = initialiser.fullName else {
                continue
            }
            let own = FileFacts.Member(type: type, name: name)
            if isExtension {
                guard facts.repeatedInitialisers.isRepeated(own) else { continue }
                let start = initialiser.modifiers.first?.extent ?? initialiser.initKeyword.extent
                result.edits.insert("@_disfavoredOverload ", at: start.lowerBound)
            } else if let isOverride = facts.repeatedInitialisers.isOverride(own) {
                for modifier in initialiser.modifiers where modifier.name.text == "override" && !isOverride {
                    blank(modifier)
                }
                let end = initialiser.signature.parameterClause.rightParen.extent.lowerBound
                result.edits.insert(", _own: Void = ()", at: end)
            }
        }
    }
}
