import Foundation

/// Values of properties that hardly any app sets and that change nothing here, kept for who asks for them again.
///
/// An entry knows its object weakly. When there are twice as many as there were living objects the last time, those of objects
/// that are gone go.
@MainActor package enum Remembered {
    private struct Entry {
        weak var owner: AnyObject?
        var values: [String: Any] = [:]
    }

    private static var entries: [ObjectIdentifier: Entry] = [:]
    private static var sizeOfNextSweep = 64

    package static func value<Value>(_ name: String, of owner: AnyObject, _ unset: Value) -> Value {
        guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return unset }
        return entry.values[name] as? Value ?? unset
    }

    package static func set(_ name: String, of owner: AnyObject, _ value: Any?) {
        if entries.count >= sizeOfNextSweep {
            entries = entries.filter { $0.value.owner != nil }
            sizeOfNextSweep = max(64, entries.count * 2)
        }
        let key = ObjectIdentifier(owner)
        var entry = entries[key].flatMap { $0.owner === owner ? $0 : nil } ?? Entry(owner: owner)
        entry.values[name] = value
        entries[key] = entry
    }

    private struct Weakly { weak var object: AnyObject? }

    package static func weak(_ name: String, of owner: AnyObject) -> AnyObject? {
        value(name, of: owner, Weakly?.none)?.object
    }
    package static func setWeak(_ name: String, of owner: AnyObject, _ object: AnyObject?) {
        set(name, of: owner, object.map { Weakly(object: $0) })
    }
}
