import Foundation

struct Options {
    var itemClass = ItemClass.genericPassword
    var service = ""
    var accessGroup: String?
    var server: URL?
    var protocolType = ProtocolType.https
    var authenticationType = AuthenticationType.default
    var accessibility = Accessibility.afterFirstUnlock
    var authenticationPolicy: AuthenticationPolicy?
    var authenticationUI = AuthenticationUI.allow
    var authenticationPrompt: String?
    var synchronizable = false
    var label: String?
    var comment: String?

    /// What tells items of one key apart.
    var place: Store.Place {
        Store.Place(itemClass: itemClass, service: server?.absoluteString ?? service, group: accessGroup)
    }
}

/// What all keychains of the program share.
final class Store: @unchecked Sendable {
    struct Place: Hashable {
        let itemClass: ItemClass
        let service: String
        let group: String?
    }

    static let shared = Store()

    private let lock = NSLock()
    private var values: [Place: [String: Data]] = [:]

    func value(_ key: String, in place: Place) -> Data? { lock.withLock { values[place]?[key] } }
    func set(_ value: Data?, _ key: String, in place: Place) {
        lock.withLock { values[place, default: [:]][key] = value }
    }
    func removeAll(in place: Place) { lock.withLock { values[place] = nil } }
    func keys(in place: Place) -> [String] { lock.withLock { values[place]?.keys.sorted() ?? [] } }

    func all(_ itemClass: ItemClass) -> [(service: String, key: String)] {
        lock.withLock {
            values.filter { $0.key.itemClass == itemClass }
                .flatMap { place, values in values.keys.map { (place.service, $0) } }
                .sorted { $0 < $1 }
        }
    }
}
