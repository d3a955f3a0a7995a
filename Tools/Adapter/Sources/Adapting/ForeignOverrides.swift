/// Overrides of what the module adds to classes that are not its own: `extension UIView { @objc func decorate() { … } }`, and
/// `override func decorate()` in a label. Through Objective-C that is an override like any other. Here the member in the
/// extension asks what the object is, and calls the nearest implementation.
struct ForeignOverrides: Sendable {
    /// The classes with an implementation of their own, those furthest down first, by the member in the extension.
    private var overriders: [FileFacts.Member: [String]] = [:]
    /// The class above whose implementation is meant by `super`.
    private var above: [FileFacts.Member: String] = [:]

    /// - Parameters:
    ///   - overrides: every member that is declared with `override`.
    ///   - additions: the members of extensions.
    ///   - superclasses: the class above each that the module declares.
    init(overrides: Set<FileFacts.Member>, additions: Set<FileFacts.Member>, superclasses: [String: String]) {
        for member in overrides {
            let chain = Self.ancestors(of: member.type, superclasses)
            let sites = chain.filter { additions.contains(FileFacts.Member(type: $0, name: member.name)) }
            guard
                let base = sites.first(where: { type in
                    superclasses[type] == nil
                        && !overrides.contains(FileFacts.Member(type: type, name: member.name))
                }), let end = chain.firstIndex(of: base)
            else { continue }
            overriders[FileFacts.Member(type: base, name: member.name), default: []].append(member.type)
            above[member] = chain[...end].first {
                $0 == base || overrides.contains(FileFacts.Member(type: $0, name: member.name))
            }
        }
        for (member, types) in overriders {
            let ordered = types.map { (depth: Self.ancestors(of: $0, superclasses).count, type: $0) }
            overriders[member] = ordered.sorted { ($1.depth, $0.type) < ($0.depth, $1.type) }.map(\.type)
        }
    }

    /// Nil where no class overrides the member.
    func overriders(of member: FileFacts.Member) -> [String]? { overriders[member] }

    func isOverride(_ member: FileFacts.Member) -> Bool { above[member] != nil }

    /// The implementation that `super` means, in the override of a member with this first word.
    func typeAbove(_ type: String, baseName: String) -> String? {
        above.first { member, _ in member.type == type && member.name.prefix { $0 != "(" } == baseName }?.value
    }

    /// The types above a type, from near to far.
    static func ancestors(of type: String, _ superclasses: [String: String]) -> [String] {
        var found: [String] = []
        var current = type
        while let next = superclasses[current] ?? UIKitHierarchy.superclasses[current], next != type,
            !found.contains(next)
        {
            found.append(next)
            current = next
        }
        return found
    }
}
