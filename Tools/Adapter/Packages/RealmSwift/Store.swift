import Foundation
import UIKit

/// The objects of one file, in memory: there is none at the start of each run.
final class Store {
    nonisolated(unsafe) private static var stores: [String: Store] = [:]

    static func named(_ name: String) -> Store {
        if let store = stores[name] { return store }
        let store = Store()
        stores[name] = store
        return store
    }

    private var objects: [ObjectIdentifier: [ObjectBase]] = [:]
    private var before: [ObjectIdentifier: [ObjectBase]]?
    private(set) var version = 0
    private var tokens: [WeakToken] = []
    private struct WeakToken { weak var token: NotificationToken? }

    func objects<T: ObjectBase>(of type: T.Type) -> [T] { objects[ObjectIdentifier(type)] as? [T] ?? [] }

    // MARK: Writing

    var isWriting: Bool { before != nil }

    func begin() { before = objects }

    func commit(besides quiet: [NotificationToken]) {
        before = nil
        version += 1
        tokens.removeAll { $0.token == nil }
        for token in tokens.compactMap(\.token) where !quiet.contains(where: { $0 === token }) { token.tellLater() }
    }

    func cancel() {
        if let before { objects = before }
        for object in objects.values.joined() { object.enter(self) }
        before = nil
        version += 1
    }

    func remember(_ token: NotificationToken) { tokens.append(WeakToken(token: token)) }

    /// With all that it points to. An object of the same primary key gives its place.
    func add(_ object: ObjectBase) {
        guard object.store !== self else { return }
        object.enter(self)
        for link in PropertyValues.links(in: object) { link.belong(to: object) }
        if object is Object {
            let kind = ObjectIdentifier(type(of: object))
            let key = object.primaryKeyValue
            let place = key.flatMap { key in objects[kind]?.firstIndex { $0.primaryKeyValue == key } }
            if let place { objects[kind]![place] = object } else { objects[kind, default: []].append(object) }
        }
        for other in PropertyValues.objects(in: object) { add(other) }
    }

    func adopt(_ value: Any) {
        if let object = value as? ObjectBase { add(object) }
    }

    func delete(_ object: ObjectBase) {
        objects[ObjectIdentifier(type(of: object))]?.removeAll { $0 === object }
        object.enter(nil)
    }

    func deleteAll() {
        for object in objects.values.joined() { object.enter(nil) }
        objects = [:]
    }

    var isEmpty: Bool { objects.values.allSatisfy(\.isEmpty) }
}

/// As long as it is kept, its block is told of changes, after the turn in which they happen.
public final class NotificationToken: NSObject {
    private var block: (() -> Void)?
    private var isTold = false

    init(of store: Store?, _ block: @escaping () -> Void) {
        self.block = block
        super.init()
        store?.remember(self)
    }

    func tellLater() {
        guard !isTold else { return }
        isTold = true
        nonisolated(unsafe) weak let token = self
        DispatchQueue.main.asyncInProject(group: nil, qos: .unspecified, flags: []) {
            token?.isTold = false
            token?.block?()
        }
    }

    public func invalidate() { block = nil }
    @available(*, deprecated, renamed: "invalidate") public func stop() { invalidate() }
}
