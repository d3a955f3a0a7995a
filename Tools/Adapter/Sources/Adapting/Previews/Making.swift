/// How an object of a class is made without arguments.
struct Making: Equatable {
    enum Way: Equatable {
        /// What follows the name of the class: `(frame: .zero)`.
        case expression(String)
        case obstacle(String)
    }

    var kind: PreviewEntry.Kind
    var way: Way

    /// UIKit's classes of things that are shown.
    static func ofUIKit(_ name: String) -> Making? {
        guard UIKitHierarchy.superclasses[name] != nil else { return nil }
        let kind: PreviewEntry.Kind? =
            if cells.contains(where: { UIKitHierarchy.isKind(name, of: $0) }) {
                .cell
            } else if UIKitHierarchy.isKind(name, of: "UIViewController") {
                .controller
            } else if UIKitHierarchy.isKind(name, of: "UIView"), !UIKitHierarchy.isKind(name, of: "UIWindow") {
                .view
            } else {
                nil
            }
        return kind.map { kind in
            let usual = kind == .controller ? "()" : "(frame: .zero)"
            return Making(kind: kind, way: .expression(otherArguments[name] ?? usual))
        }
    }

    /// The initialisers of UIKit that a class may override, and how they are called.
    private static let knownInitialisers: [[String]: String] = [
        []: "()", ["frame"]: "(frame: .zero)", ["style", "reuseIdentifier"]: "(style: .default, reuseIdentifier: nil)",
        ["reuseIdentifier"]: "(reuseIdentifier: nil)", ["nibName", "bundle"]: "(nibName: nil, bundle: nil)",
        ["collectionViewLayout"]: "(collectionViewLayout: UICollectionViewFlowLayout())",
        ["frame", "collectionViewLayout"]: "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
        ["image"]: "(image: nil)", ["effect"]: "(effect: nil)", ["style"]: "(style: .plain)",
        ["frame", "style"]: "(frame: .zero, style: .plain)",
        ["frame", "textContainer"]: "(frame: .zero, textContainer: nil)",
    ]

    /// What follows the name of a class that has an initialiser as UIKit's; nil where it only has the same labels: `init(style: Look)`.
    static func known(_ initialiser: FileFacts.Initialiser) -> String? {
        let prefixes = ["UI", "CG", "NS", "String", "Bundle"]
        let isUIKits = initialiser.types.allSatisfy { type in prefixes.contains { type.hasPrefix($0) } }
        return isUIKits ? knownInitialisers[initialiser.required] : nil
    }

    private static let cells = ["UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView"]

    /// The arguments of classes that are not made from a frame, or as controllers from nothing.
    private static let otherArguments = [
        "UITableViewCell": "(style: .default, reuseIdentifier: nil)",
        "UITableViewHeaderFooterView": "(reuseIdentifier: nil)",
        "UICollectionView": "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
        "UIVisualEffectView": "(effect: nil)",
        "UIListContentView": "(configuration: UIListContentConfiguration.cell())",
        "UIContentUnavailableView": "(configuration: .empty())",
        "UIInputView": "(frame: .zero, inputViewStyle: .default)",
        "UITableViewController": "(style: .plain)",
        "UICollectionViewController": "(collectionViewLayout: UICollectionViewFlowLayout())",
        "UIActivityViewController": "(activityItems: [], applicationActivities: nil)",
        "UIDocumentPickerViewController": "(forOpeningContentTypes: [])",
    ]
}

extension ModuleFacts {
    /// Nil for classes that are not shown, or of which not enough is known.
    func making(of name: String, below: [String] = []) -> Making? {
        guard let declared = makers(of: name) else {
            if let known = Making.ofUIKit(name) { return known }
            guard !name.hasPrefix("UI"), let subclass = below.last else { return nil }
            return classOfUIKit(aboveUnknown: name, below: subclass).flatMap(Making.ofUIKit)
        }
        guard let parent = declared.parent, !below.contains(name), let above = making(of: parent, below: below + [name])
        else { return nil }
        let all = declared.initialisers
        let ways = all.filter { !$0.isPrivate && !$0.isFailable }.compactMap { initialiser in
            Making.known(initialiser).map { (initialiser.required, $0) }
        }
        // The plain one says most about what its author wanted.
        if let way = ways.min(by: { $0.0.count < $1.0.count }) {
            return Making(kind: above.kind, way: .expression(way.1))
        }
        let designated = all.filter { !$0.isConvenience }
        // Made in another way it would lack what its author gives it. Controllers set up their view elsewhere.
        let meant = all.first {
            $0.isConvenience && !$0.required.isEmpty && $0.required != ["coder"]
                && ($0.setsWhatIsNeeded || above.kind != .controller)
        }
        if designated.isEmpty, meant == nil { return above }
        let other = meant ?? designated.first { $0.required != ["coder"] }
        let words = other.map { "needs an argument: init(\($0.required.map { $0 + ":" }.joined()))" }
        return Making(kind: above.kind, way: .obstacle(words ?? "is made by nibs alone: init(coder:)"))
    }
}
