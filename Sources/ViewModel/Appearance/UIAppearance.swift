import Foundation

/// A class whose objects can be styled all at once, through a proxy.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    static func appearance(for trait: UITraitCollection) -> Self
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class inside of whose objects others may look different.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance {
    public static func appearance() -> Self { AppearanceProxies.proxy(of: self) }
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceProxies.proxy(of: self, inside: containerTypes) }
    public static func appearance(for trait: UITraitCollection) -> Self {
        AppearanceProxies.proxy(of: self, for: trait)
    }
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceProxies.proxy(of: self, inside: containerTypes, for: trait) }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

/// What an app says once of all objects of a class.
///
/// UIKit writes down which setters are called on a proxy, and calls them on each view that enters a window, unless the
/// view's own were called before. Here a proxy is a real object of its class. What it has and an untouched one has not
/// was set on it; what a view has in common with an untouched one was not set there.
@MainActor enum AppearanceProxies {
    struct Entry {
        let type: AnyClass
        let containers: [any UIAppearanceContainer.Type]
        let traits: UITraitCollection?
        let proxy: NSObject
        let untouched: NSObject

        /// The rank of the entry among those that fit: the one that says most about where its objects are goes first, then the nearest
        /// class.
        @MainActor var rank: (Int, Int, Int) { (containers.count, traits == nil ? 0 : 1, depth(of: type)) }

        private func depth(of type: AnyClass) -> Int {
            var depth = 0
            var current: AnyClass? = type
            while let type = current { (depth, current) = (depth + 1, _getSuperclass(type)) }
            return depth
        }
    }

    @ScreenState private static var entries: [Entry] = []

    static var areUsed: Bool { !entries.isEmpty }

    static func proxy<Styled: UIAppearance>(
        of type: Styled.Type, inside containers: [any UIAppearanceContainer.Type] = [],
        for traits: UITraitCollection? = nil
    ) -> Styled {
        let known = entries.first { entry in
            entry.type == type && entry.traits == traits
                && entry.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
        }
        if let found = known?.proxy as? Styled { return found }
        let (proxy, untouched) = (make(type), make(type))
        entries.append(
            Entry(type: type as AnyClass, containers: containers, traits: traits, proxy: proxy, untouched: untouched))
        return proxy as! Styled
    }

    private static func make(_ type: any UIAppearance.Type) -> NSObject {
        switch type {
        case let type as UITableViewCell.Type: _CellOfAnyClass.make(type, reuseIdentifier: "")
        case let type as UITableViewHeaderFooterView.Type: _HeaderOfAnyClass.make(type, reuseIdentifier: "")
        case let type as UITableView.Type: _made(type, frame: .zero, style: .plain)
        case let type as UICollectionView.Type:
            _made(type, frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        case let type as UIView.Type: _ViewOfAnyClass.make(type)
        case let type as UIBarItem.Type: _BarItemOfAnyClass.make(type)
        default: fatalError("\(type) has no appearance")
        }
    }

    /// The proxies that speak for an object, the most particular first.
    static func entries(for object: AnyObject, in place: UIResponder?, _ traits: UITraitCollection) -> [Entry] {
        entries.filter { entry in
            isKind(object, of: entry.type) && isInside(entry.containers, place)
                && (entry.traits.map { traits.containsTraits(in: $0) } ?? true)
        }.sorted { $0.rank > $1.rank }
    }

    /// Whether the containers are found on the way up, the innermost first.
    private static func isInside(_ containers: [any UIAppearanceContainer.Type], _ place: UIResponder?) -> Bool {
        var open = containers[...]
        var current = place
        while let wanted = open.first, let container = current {
            if isKind(container, of: wanted as AnyClass) { open.removeFirst() }
            current = container.next ?? (container as? UIViewController)?.parent
        }
        return open.isEmpty
    }

    /// A bar's own value, or that of the proxies which speak for it.
    static func resolved<Bar: UIView, Value>(_ bar: Bar, _ value: (Bar) -> Value?) -> Value? {
        if let own = value(bar) { return own }
        guard areUsed else { return nil }
        for entry in entries(for: bar, in: bar.next, bar.traitCollection) {
            if let proxy = entry.proxy as? Bar, let found = value(proxy) { return found }
        }
        return nil
    }

    static func resolved<Item: UIBarItem, Value>(_ item: Item, _ value: (Item) -> Value?) -> Value? {
        if let own = value(item) { return own }
        guard areUsed else { return nil }
        let place = item.container
        for entry in entries(for: item, in: place, place?.traitCollection ?? UIScreen.main.traitCollection) {
            if let proxy = entry.proxy as? Item, proxy !== item, let found = value(proxy) { return found }
        }
        return nil
    }

    /// Styles a view that has come into a window.
    static func style(_ view: UIView) {
        let entries = entries(for: view, in: view.next, view.traitCollection)
        guard !entries.isEmpty else { return }
        let handed = ClassTables.chain(of: Swift.type(of: view)).flatMap(\.properties).compactMap(\.handFromProxy)
        for entry in entries {
            guard let proxy = entry.proxy as? UIView, let untouched = entry.untouched as? UIView else { continue }
            for property in handed { property(proxy, untouched, view) }
        }
    }
}

/// Stands in for bar items whose class is known only at run time; see ``_CellOfAnyClass``.
@preconcurrency @MainActor open class _BarItemOfAnyClass: UIBarItem {
    public required override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func make<Item: UIBarItem>(_ type: Item.Type) -> Item {
        let made: UIBarItem = unsafeBitCast(type, to: _BarItemOfAnyClass.Type.self).init()
        return unsafeDowncast(made, to: Item.self)
    }
}
