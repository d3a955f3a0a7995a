import RxSwift
import UIKit

public protocol HasDelegate: AnyObject {
    associatedtype Delegate
    var delegate: Delegate? { get set }
}

public protocol HasDataSource: AnyObject {
    associatedtype DataSource
    var dataSource: DataSource? { get set }
}

public protocol HasPrefetchDataSource: AnyObject {
    associatedtype PrefetchDataSource
    var prefetchDataSource: PrefetchDataSource? { get set }
}

/// A delegate of an object's that passes on what it is told. One is made for each object.
public protocol DelegateProxyType: AnyObject {
    associatedtype ParentObject: AnyObject
    associatedtype Delegate

    static func registerKnownImplementations()
    static var identifier: UnsafeRawPointer { get }
    static func currentDelegate(for object: ParentObject) -> Delegate?
    static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)
    func forwardToDelegate() -> Delegate?
    func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool)
}

extension DelegateProxyType {
    /// What tells one class of proxies from another.
    public static var identifier: UnsafeRawPointer {
        UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(self)))!
    }

    public static func register<Parent>(make: @escaping (Parent) -> Self) {
        ProxyMakers.shared.add(for: identifier, Parent.self) { ($0 as? Parent).map(make) }
    }

    public static func createProxy(for object: AnyObject) -> Self {
        registerKnownImplementations()
        guard let proxy = ProxyMakers.shared.make(for: identifier, object) as? Self else {
            fatalError("\(Self.self) registered nothing for \(type(of: object))")
        }
        return proxy
    }

    public static func proxy(for object: ParentObject) -> Self {
        let proxy =
            (KnownProxies.shared.proxy(identifier, of: object) as? Self)
            ?? {
                let fresh = createProxy(for: object)
                KnownProxies.shared.set(fresh, identifier, of: object)
                return fresh
            }()
        let current = currentDelegate(for: object)
        if current.map({ $0 as AnyObject }) !== proxy {
            proxy.setForwardToDelegate(current, retainDelegate: false)
            setCurrentDelegate(proxy as? Delegate, to: object)
        }
        return proxy
    }

    public static func installForwardDelegate(
        _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject
    ) -> any Disposable {
        let proxy = proxy(for: object)
        proxy.setForwardToDelegate(forwardDelegate, retainDelegate: retainDelegate)
        return Disposables.create { [weak proxy] in proxy?.setForwardToDelegate(nil, retainDelegate: retainDelegate) }
    }
}

extension DelegateProxyType where ParentObject: HasDelegate, Self.Delegate == ParentObject.Delegate {
    public static func currentDelegate(for object: ParentObject) -> Delegate? { object.delegate }
    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) { object.delegate = delegate }
}

extension DelegateProxyType where ParentObject: HasDataSource, Self.Delegate == ParentObject.DataSource {
    public static func currentDelegate(for object: ParentObject) -> Delegate? { object.dataSource }
    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
        object.dataSource = delegate
    }
}

extension DelegateProxyType
where ParentObject: HasPrefetchDataSource, Self.Delegate == ParentObject.PrefetchDataSource {
    public static func currentDelegate(for object: ParentObject) -> Delegate? { object.prefetchDataSource }
    public static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject) {
        object.prefetchDataSource = delegate
    }
}

open class DelegateProxy<P: AnyObject, D>: NSObject {
    public typealias ParentObject = P
    public typealias Delegate = D

    private weak var weakDelegate: AnyObject?
    private var retainedDelegate: AnyObject?
    /// Of UIKit's own classes: they ask their delegates themselves, with no proxy between.
    private let place: (get: () -> D?, set: (D?) -> Void)?

    public init<Proxy: DelegateProxyType>(parentObject: P, delegateProxy: Proxy.Type)
    where Proxy: DelegateProxy<P, D>, Proxy.ParentObject == P, Proxy.Delegate == D {
        place = nil
        super.init()
    }

    init(get: @escaping () -> D?, set: @escaping (D?) -> Void) {
        place = (get, set)
        super.init()
    }

    open func sentMessage(_ selector: Selector) -> Observable<[Any]> { .never() }
    open func methodInvoked(_ selector: Selector) -> Observable<[Any]> { .never() }

    open func forwardToDelegate() -> D? { place.map { $0.get() } ?? (weakDelegate as? D) }

    open func setForwardToDelegate(_ delegate: D?, retainDelegate: Bool) {
        let object = delegate.map { $0 as AnyObject }
        retainedDelegate = retainDelegate ? object : nil
        weakDelegate = object
        place?.set(delegate)
    }
}

/// How the proxies of a class are made, by the classes of the objects that they are for.
private final class ProxyMakers {
    nonisolated(unsafe) static let shared = ProxyMakers()
    private var makers: [UnsafeRawPointer: [(type: Any.Type, make: (AnyObject) -> AnyObject?)]] = [:]

    func add(for identifier: UnsafeRawPointer, _ type: Any.Type, _ make: @escaping (AnyObject) -> AnyObject?) {
        makers[identifier, default: []].removeAll { $0.type == type }
        makers[identifier, default: []].append((type, make))
    }

    func make(for identifier: UnsafeRawPointer, _ object: AnyObject) -> AnyObject? {
        // The newest first: that of a subclass is registered after its superclass's.
        for maker in (makers[identifier] ?? []).reversed() {
            if let proxy = maker.make(object) { return proxy }
        }
        return nil
    }
}

/// The proxies of objects, which go with them.
private final class KnownProxies {
    nonisolated(unsafe) static let shared = KnownProxies()

    private struct Entry {
        weak var owner: AnyObject?
        var proxies: [UnsafeRawPointer: AnyObject] = [:]
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var sizeOfNextSweep = 64

    func proxy(_ identifier: UnsafeRawPointer, of owner: AnyObject) -> AnyObject? {
        entries[ObjectIdentifier(owner)].flatMap { $0.owner === owner ? $0.proxies[identifier] : nil }
    }

    func set(_ proxy: AnyObject, _ identifier: UnsafeRawPointer, of owner: AnyObject) {
        if entries.count >= sizeOfNextSweep {
            entries = entries.filter { $0.value.owner != nil }
            sizeOfNextSweep = max(64, entries.count * 2)
        }
        let known = entries[ObjectIdentifier(owner)]
        var entry = known?.owner === owner ? known! : Entry(owner: owner)
        entry.proxies[identifier] = proxy
        entries[ObjectIdentifier(owner)] = entry
    }
}
