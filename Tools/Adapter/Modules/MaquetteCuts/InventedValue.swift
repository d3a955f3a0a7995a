import Foundation
import UIKit

extension MaquetteCuts {
    /// A value with which something is made that the project would hand over: as the project's words say, or else the plainest one
    /// that there is. What is invented is told.
    public static func value<Value>() throws -> Value {
        guard let made = ValueInMaking.value(of: Value.self) else {
            throw NoSuchValue(description: "nothing can stand for a value of \(Value.self)")
        }
        return made
    }

    /// The same where nothing may be thrown.
    public static func valueOrEnd<Value>() -> Value {
        guard let made = ValueInMaking.value(of: Value.self) else {
            FileHandle.standardError.write(Data("Fatal error: nothing can stand for a value of \(Value.self)\n".utf8))
            abort()
        }
        return made
    }
}

private struct NoSuchValue: Error, CustomStringConvertible { var description: String }

/// The values that are being made: one within the other.
enum ValueInMaking {
    private nonisolated(unsafe) static var types: [ObjectIdentifier] = []
    /// Whether the value in making is the project's own: what it is made with is told then, and nothing of it otherwise, as it is
    /// invented as a whole.
    private nonisolated(unsafe) static var isWithinInvented = false
    private static let most = 12

    fileprivate static func value<Value>(of type: Value.Type) -> Value? {
        if let own = made(type, isOwn: true) as? Value { return own }
        let isOutermost = !isWithinInvented
        isWithinInvented = true
        defer { if isOutermost { isWithinInvented = false } }
        guard let value = PlainestValue.of(type) as? Value else { return nil }
        if isOutermost, !isNothing(value) { Reached.shared.noteInvented("\(type)") }
        return value
    }

    /// The plainest value, of which only the whole is told: by who asks.
    static func invented(_ type: Any.Type) -> Any? {
        let isOutermost = !isWithinInvented
        isWithinInvented = true
        defer { if isOutermost { isWithinInvented = false } }
        return PlainestValue.of(any: type)
    }

    /// Nil is what stands where nobody hands anything over.
    private static func isNothing(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty
    }

    /// By a maker of the module's; nil if there is none, or each comes to nothing.
    static func made(_ type: Any.Type, isOwn: Bool) -> Any? {
        guard Thread.isMainThread, types.count < most, !types.contains(ObjectIdentifier(type)) else { return nil }
        let makers = GivenProperties.makers(of: type).filter { $0.isOwn == isOwn }
        if makers.isEmpty { return nil }
        types.append(ObjectIdentifier(type))
        defer { types.removeLast() }
        for maker in makers {
            if let value = try? maker.make() { return value }
        }
        return nil
    }
}

/// A closure that does nothing and gives the plainest value.
enum PlainClosure {
    /// Nil for what is no function of Swift's, or one that waits.
    static func of<Value>(_ type: Value.Type) -> Value? {
        guard let result = result(of: type) else { return nil }
        func make<Result>(_ result: Result.Type) -> Value? {
            guard PlainestValue.of(result) is Result else { return nil }
            let closure: () -> Result = { (PlainestValue.of(Result.self) as? Result)! }
            return reinterpreted(closure)
        }
        return _openExistential(result, do: make)
    }

    /// For a property, where a function is kept as the compiler knows it: only one that gives nothing is the same there.
    static func givesNothing(_ type: Any.Type) -> Bool { result(of: type) == Void.self }

    static func isFunction(_ type: Any.Type) -> Bool { result(of: type) != nil }

    /// Where only the type is a parameter, a function takes and gives all by their places in memory. Arguments that it does not
    /// look at are in registers or on the stack of the caller, and so nobody else's matter.
    private static func reinterpreted<From, To>(_ value: From) -> To? {
        guard MemoryLayout<From>.size == MemoryLayout<To>.size else { return nil }
        let place = UnsafeMutablePointer<From>.allocate(capacity: 1)
        defer { place.deallocate() }
        place.initialize(to: value)
        return UnsafeMutableRawPointer(place).assumingMemoryBound(to: To.self).move()
    }

    /// https://github.com/swiftlang/swift/blob/main/docs/ABI/TypeMetadata.rst#function-metadata
    private static func result(of type: Any.Type) -> Any.Type? {
        let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        guard metadata.pointee == kindOfFunctions else { return nil }
        let flags = metadata[1]
        // One of another convention, or asynchronous.
        guard (flags >> 16) & 0xFF == 0, flags & (1 << 29) == 0 else { return nil }
        return unsafeBitCast(metadata[2], to: Any.Type.self)
    }

    private static let kindOfFunctions: UInt = 0x302
}
