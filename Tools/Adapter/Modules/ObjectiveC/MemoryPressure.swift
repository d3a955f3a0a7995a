import Dispatch

/// Tells code when memory gets scarce. It never does here.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    var data: DispatchSource.MemoryPressureEvent { get }
    var mask: DispatchSource.MemoryPressureEvent { get }
}
extension DispatchSourceMemoryPressure {
    public var data: DispatchSource.MemoryPressureEvent { [] }
    public var mask: DispatchSource.MemoryPressureEvent { .all }
}
extension DispatchSource: DispatchSourceMemoryPressure {
    public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = Self(rawValue: 1)
        public static let warning = Self(rawValue: 2)
        public static let critical = Self(rawValue: 4)
        public static let all: Self = [.normal, .warning, .critical]
    }

    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        // A source that waits for data, which nobody gives it.
        makeUserDataAddSource(queue: queue) as! DispatchSource
    }
}
