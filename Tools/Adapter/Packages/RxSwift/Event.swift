/// What a source sends: values, then at most one end.
@frozen public enum Event<Element> {
    case next(Element)
    case error(any Error)
    case completed
}

extension Event: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .next(let value): "next(\(value))"
        case .error(let error): "error(\(error))"
        case .completed: "completed"
        }
    }
}

extension Event {
    public var isStopEvent: Bool {
        if case .next = self { false } else { true }
    }

    public var element: Element? {
        if case .next(let value) = self { value } else { nil }
    }

    public var error: (any Error)? {
        if case .error(let error) = self { error } else { nil }
    }

    public var isCompleted: Bool {
        if case .completed = self { true } else { false }
    }

    /// A failure of the closure is an event as well.
    public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
        switch self {
        case .next(let value):
            do { return .next(try transform(value)) } catch { return .error(error) }
        case .error(let error): return .error(error)
        case .completed: return .completed
        }
    }
}

extension Event: Equatable where Element: Equatable {
    /// Errors need not be comparable, so they are by what they print.
    public static func == (first: Event, second: Event) -> Bool {
        switch (first, second) {
        case (.next(let one), .next(let other)): one == other
        case (.error(let one), .error(let other)): "\(one)" == "\(other)"
        case (.completed, .completed): true
        default: false
        }
    }
}

public protocol EventConvertible {
    associatedtype Element
    var event: Event<Element> { get }
}

extension Event: EventConvertible {
    public var event: Event<Element> { self }
}

public enum RxError: Error, CustomDebugStringConvertible, @unchecked Sendable {
    case unknown
    case disposed(object: AnyObject)
    case overflow
    case argumentOutOfRange
    case noElements
    case moreThanOneElement
    case timeout

    public var debugDescription: String {
        switch self {
        case .unknown: "unknown error"
        case .disposed(let object): "\(object) is disposed of"
        case .overflow: "arithmetic overflow"
        case .argumentOutOfRange: "argument out of range"
        case .noElements: "a sequence without elements"
        case .moreThanOneElement: "a sequence with more than one element"
        case .timeout: "timeout"
        }
    }
}

/// What happens with errors that nobody handles: nothing, until an app sets something.
public enum Hooks {
    public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Error) -> Void
    public typealias CustomCaptureSubscriptionCallstack = () -> [String]

    nonisolated(unsafe) public static var defaultErrorHandler: DefaultErrorHandler = { _, _ in }
    nonisolated(unsafe) public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack = {
        []
    }
    nonisolated(unsafe) public static var recordCallStackOnError = false
}
