import Foundation

public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    public static let negateBooleanTransformerName = Self("NSNegateBoolean")
    public static let isNilTransformerName = Self("NSIsNil")
    public static let isNotNilTransformerName = Self("NSIsNotNil")
    public static let unarchiveFromDataTransformerName = Self("NSUnarchiveFromData")
    public static let keyedUnarchiveFromDataTransformerName = Self("NSKeyedUnarchiveFromData")
    public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Turns values into others, and back where it can. Core Data stores what is transformable by one that has a name.
open class ValueTransformer: NSObject {
    /// The one that an object made by a name stands for.
    private var registered: ValueTransformer?

    public override init() {}

    /// Objective-C returns the transformer that was registered; here it is one that asks that.
    public convenience init?(forName name: NSValueTransformerName) {
        guard let found = Self.lock.withLock({ Self.transformers[name] }) else { return nil }
        self.init()
        registered = found
    }

    private static let lock = NSLock()
    private nonisolated(unsafe) static var transformers: [NSValueTransformerName: ValueTransformer] = [:]

    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        lock.withLock { transformers[name] = transformer }
    }
    open class func valueTransformerNames() -> [NSValueTransformerName] {
        lock.withLock { transformers.keys.sorted { $0.rawValue < $1.rawValue } }
    }

    open class func transformedValueClass() -> AnyClass { NSObject.self }
    open class func allowsReverseTransformation() -> Bool { false }
    open func transformedValue(_ value: Any?) -> Any? { registered.map { $0.transformedValue(value) } ?? value }
    open func reverseTransformedValue(_ value: Any?) -> Any? {
        registered.map { $0.reverseTransformedValue(value) } ?? transformedValue(value)
    }
}

/// Between objects and archives of them, of classes that it knows.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
            NSURL.self,
        ]
    }
    open override class func allowsReverseTransformation() -> Bool { true }
    open override class func transformedValueClass() -> AnyClass { allowedTopLevelClasses.first ?? NSObject.self }
    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    }
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
    }
}
