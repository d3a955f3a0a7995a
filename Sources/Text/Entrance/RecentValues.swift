/// A cache with a total cost limit: two generations, the older of which is dropped when the younger is full.
struct RecentValues<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private var cost = 0
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    subscript(key: Key) -> Value? {
        mutating get {
            if let value = young[key] { return value }
            guard let value = old[key] else { return nil }
            young[key] = value
            return value
        }
    }

    mutating func removeAll() {
        young = [:]
        old = [:]
        cost = 0
    }

    mutating func insert(_ value: Value, for key: Key, cost added: Int) {
        cost += added
        if cost > limit / 2 {
            old = young
            young = [:]
            cost = added
        }
        young[key] = value
    }
}
