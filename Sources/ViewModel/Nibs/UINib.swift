import Foundation

/// A nib of the app's bundle, or of the project's folders: the `.xib` that it is made from.
@preconcurrency @MainActor open class UINib: NSObject {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let source: @MainActor () -> any NibDocument

    /// The nib is looked for when its objects are made.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = {
            guard let path = NibFiles.path(named: name, type: "xib", in: bundleOrNil) else {
                fatalError(
                    "Could not load NIB in bundle: '\((bundleOrNil ?? .main).nameInMessages)' with name '\(name)'")
            }
            return NibFiles.document(at: path)
        }
    }

    /// A nib from the bytes of its `.xib`.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        let bytes = Array(data)
        source = { NibFiles.document(bytes, "nib") }
    }

    /// The nib in a file.
    package convenience init(file: String) { self.init { NibFiles.document(at: file) } }

    init(_ document: @escaping @MainActor () -> any NibDocument) { source = document }

    /// Makes everything in the nib, sets outlets and actions, and returns the top-level objects.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
        let given = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        let made = source().instantiate(owner: ownerOrNil.map { $0 as AnyObject }, externalObjects: given)
        AutoreleasedObjects.keep(made)
        return made
    }
}

/// What a nib has made stays until the end of the turn, as Objective-C's pools keep it: code sets a weak outlet to it, and only then
/// adds it to a view.
@MainActor private enum AutoreleasedObjects {
    @ScreenState private static var kept: [[Any]] = []
    /// Where no turn ends, as in a program without a loop, only the last ones stay.
    private static let most = 32

    static func keep(_ objects: [Any]) {
        if kept.isEmpty { DispatchQueue.main.async { MainActor.assumeIsolated { kept = [] } } }
        if kept.count == most { kept.removeFirst() }
        kept.append(objects)
    }
}

extension Bundle {
    /// The top-level objects of a nib, connected with their owner.
    @preconcurrency @MainActor @discardableResult
    public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}

/// What tables and collections make of the nibs that they know.
extension UINib {
    /// The one view of a nib; nil if the nib has another one, or more.
    private func only<View: UIView>(_ type: View.Type) -> View? {
        let objects = instantiate(withOwner: nil).filter { !($0 is UIGestureRecognizer) }
        return objects.count == 1 ? objects[0] as? View : nil
    }

    func cell(_ identifier: String) -> UITableViewCell {
        guard let cell = only(UITableViewCell.self) else {
            fatalError(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                    + "which must be a UITableViewCell instance")
        }
        if let own = cell.reuseIdentifier, !own.isEmpty, own != identifier {
            fatalError(
                "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
                    + "(\(identifier))")
        }
        cell.cellState.reuseIdentifier = identifier
        return cell
    }

    func header(_ identifier: String) -> UITableViewHeaderFooterView {
        guard let view = only(UITableViewHeaderFooterView.self) else {
            fatalError(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                    + "which must be a UITableViewHeaderFooterView instance")
        }
        view.headerState.reuseIdentifier = identifier
        return view
    }

    func reusableView(_ identifier: String) -> UICollectionReusableView {
        guard let view = only(UICollectionReusableView.self) else {
            fatalError(
                "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
                    + "which must be a UICollectionReusableView instance")
        }
        if let own = view.reuseIdentifier, !own.isEmpty, own != identifier {
            fatalError(
                "view reuse identifier in nib (\(own)) does not match the identifier used to register the nib "
                    + "(\(identifier))")
        }
        return view
    }
}

extension UITableView {
    /// Prototypes of a storyboard are like nibs that were registered.
    package func addPrototype(_ identifier: String, _ make: @escaping @MainActor () -> UITableViewCell?) {
        tableState.prototypes[identifier] = make
    }
}

extension UICollectionView {
    /// Prototypes of a storyboard are like nibs that were registered; the kind is nil for cells.
    package func addPrototype(
        _ identifier: String, kind: String?, _ make: @escaping @MainActor () -> UICollectionReusableView?
    ) { collectionState.reuse.prototypes[ReuseKey(kind, identifier)] = make }

    /// A cell for itself, as the storyboard has it.
    package func makePrototype(identifiedBy identifier: String) -> UICollectionReusableView? {
        collectionState.reuse.prototypes[ReuseKey(nil, identifier)]?()
    }
}
