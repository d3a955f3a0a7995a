/// Names views after the stored properties that hold them.
@preconcurrency @MainActor public final class IdentifierUpdater {
    private let followsReferences: Bool
    private let addsType: Bool

    private init(followsReferences: Bool, addsType: Bool) {
        self.followsReferences = followsReferences
        self.addsType = addsType
    }

    /// `label`
    public static var nameOnly: IdentifierUpdater { IdentifierUpdater(followsReferences: false, addsType: false) }
    /// `label:UILabel`
    public static var withTypeOfView: IdentifierUpdater { IdentifierUpdater(followsReferences: false, addsType: true) }
    /// `header.label`, for the views of views as well.
    public static var referenceAndName: IdentifierUpdater {
        IdentifierUpdater(followsReferences: true, addsType: false)
    }
    /// `header.label:UILabel`
    public static var referenceAndNameWithTypeOfView: IdentifierUpdater {
        IdentifierUpdater(followsReferences: true, addsType: true)
    }

    /// Names the views that an object holds. The views in `fixedTags`, by address and type, keep their names.
    public func update<T>(_ target: T, prefix: String = "", fixedTags: Set<String> = []) {
        var visited: Set<ObjectIdentifier> = []
        if let view = target as? UIView { visited.insert(ObjectIdentifier(view)) }
        update(target, prefix, fixedTags, &visited)
    }

    /// All views of one object come before those that they hold: the shortest path to a view gives it its name.
    private func update(
        _ target: Any, _ prefix: String, _ fixedTags: Set<String>, _ visited: inout Set<ObjectIdentifier>
    ) {
        var found: [(path: String, view: UIView)] = []
        for property in Self.properties(of: target) {
            guard let view = property.value as? UIView, visited.insert(ObjectIdentifier(view)).inserted else {
                continue
            }
            let path = prefix.isEmpty ? property.name : prefix + "." + property.name
            found.append((path, view))
            guard !fixedTags.contains(ViewTags.address(of: view)) else { continue }
            view.accessibilityIdentifier = addsType ? "\(path):\(type(of: view))" : path
        }
        guard followsReferences else { return }
        for (path, view) in found { update(view, path, fixedTags, &visited) }
    }

    /// The stored properties of an object and of its superclasses, lazy ones under the names they have in the source.
    private static func properties(of target: Any) -> [(name: String, value: Any)] {
        sequence(first: Mirror(reflecting: target), next: \.superclassMirror).flatMap { mirror in
            mirror.children.compactMap { child in
                child.label.map { label in
                    (label.replacingOccurrences(of: "$__lazy_storage_$_", with: ""), child.value)
                }
            }
        }
    }
}
