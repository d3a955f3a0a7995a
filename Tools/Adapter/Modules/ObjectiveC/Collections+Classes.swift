import Foundation

// What Foundation's classes for collections take from each other on iOS. Literals are the values of Swift all the same.

extension NSDictionary {
    @_disfavoredOverload public convenience init(dictionary other: NSDictionary) {
        self.init(dictionary: other as? [AnyHashable: Any] ?? [:])
    }
}

extension NSMutableDictionary {
    /// A key that is an object: `"name" as NSCopying`.
    public func setObject(_ object: Any, forKey key: any NSCopying) {
        guard let key = key as? AnyHashable else { return }
        setObject(object, forKey: key)
    }
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) }
        }
    }
}

extension NSArray {
    @_disfavoredOverload public convenience init(array other: NSArray) { self.init(array: other as? [Any] ?? []) }
}

extension NSSet {
    @_disfavoredOverload public convenience init(set other: NSSet) { self.init(set: other as? Set<AnyHashable> ?? []) }
}
