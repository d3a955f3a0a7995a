import Foundation

/// What an object has to tell and to be told.
@dynamicMemberLookup public struct Reactive<Base> {
    public let base: Base

    public init(_ base: Base) { self.base = base }

    /// Each property of an object can be told values.
    public subscript<Property>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
    ) -> Binder<Property> where Base: AnyObject {
        nonisolated(unsafe) let keyPath = keyPath
        return Binder(base) { base, value in base[keyPath: keyPath] = value }
    }
}

public protocol ReactiveCompatible {
    associatedtype ReactiveBase
    static var rx: Reactive<ReactiveBase>.Type { get set }
    var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
    public static var rx: Reactive<Self>.Type {
        get { Reactive<Self>.self }
        set {}
    }

    public var rx: Reactive<Self> {
        get { Reactive(self) }
        set {}
    }
}

extension NSObject: ReactiveCompatible {}
/// No `NSObject` on Linux.
extension NotificationCenter: ReactiveCompatible {}

/// Does something with an object and each value, as long as the object is there.
public struct Binder<Value>: ObserverType {
    public typealias Element = Value
    private let take: (Event<Value>) -> Void

    @preconcurrency public init<Target: AnyObject>(
        _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler.instance,
        binding: @escaping @MainActor (Target, Value) -> Void
    ) {
        // Schedulers of the main thread are where the main actor is.
        let binding = unsafeBitCast(binding, to: ((Target, Value) -> Void).self)
        take = { [weak target] event in
            guard case .next(let value) = event else { return }
            _ = scheduler.perform { if let target { binding(target, value) } }
        }
    }

    public func on(_ event: Event<Value>) { take(event) }
    public func asObserver() -> AnyObserver<Value> { AnyObserver(self) }
}
