import RxSwift

/// How a source is shared, and where it is delivered.
public protocol SharingStrategyProtocol {
    static var scheduler: any SchedulerType { get }
    static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
    associatedtype SharingStrategy: SharingStrategyProtocol
    func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
    public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}

/// A source for what is seen: it does not fail, delivers on the main thread, and is shared.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
    let source: Observable<Element>

    init(_ source: Observable<Element>) { self.source = SharingStrategy.share(source) }
    init(raw: Observable<Element>) { source = raw }

    public func asObservable() -> Observable<Element> { source }
    public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

/// Tells the newest value to whoever comes.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    public static var scheduler: any SchedulerType { SharingScheduler.make() }
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share(replay: 1) }
}

/// Tells nothing that is over.
public struct SignalSharingStrategy: SharingStrategyProtocol {
    public static var scheduler: any SchedulerType { SharingScheduler.make() }
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> { source.share() }
}

/// Where drivers and signals deliver, which tests may change.
public enum SharingScheduler {
    nonisolated(unsafe) public private(set) static var make: () -> any SchedulerType = { MainScheduler.instance }

    public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
        try mock(makeScheduler: { scheduler }, action: action)
    }

    public static func mock(makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void) rethrows {
        let former = make
        make = makeScheduler
        defer { make = former }
        try action()
    }
}

public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

extension ObservableConvertibleType {
    fileprivate func shared<Strategy>(
        _ recover: @escaping (any Error) -> Observable<Element>
    ) -> SharedSequence<Strategy, Element> {
        SharedSequence(asObservable().observe(on: Strategy.scheduler).catch(recover))
    }

    public func asSharedSequence<Strategy: SharingStrategyProtocol>(
        sharingStrategy: Strategy.Type = Strategy.self, onErrorJustReturn element: Element
    ) -> SharedSequence<Strategy, Element> { shared { _ in .just(element) } }

    public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> { shared { _ in .just(element) } }
    public func asDriver(onErrorDriveWith driver: Driver<Element>) -> Driver<Element> { shared { _ in driver.source } }
    public func asDriver(onErrorRecover: @escaping (any Error) -> Driver<Element>) -> Driver<Element> {
        shared { onErrorRecover($0).source }
    }

    public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> { shared { _ in .just(element) } }
    public func asSignal(onErrorSignalWith signal: Signal<Element>) -> Signal<Element> { shared { _ in signal.source } }
    public func asSignal(onErrorRecover: @escaping (any Error) -> Signal<Element>) -> Signal<Element> {
        shared { onErrorRecover($0).source }
    }
}

// These do not fail.
extension InfallibleType {
    public func asDriver() -> Driver<Element> { shared { _ in .empty() } }
    public func asSignal() -> Signal<Element> { shared { _ in .empty() } }
}
extension ControlEvent {
    public func asDriver() -> Driver<Element> { shared { _ in .empty() } }
    public func asSignal() -> Signal<Element> { shared { _ in .empty() } }
}
extension ControlProperty {
    public func asDriver() -> Driver<Element> { shared { _ in .empty() } }
}
extension BehaviorRelay {
    public func asDriver() -> Driver<Element> { shared { _ in .empty() } }
}
extension PublishRelay {
    public func asSignal() -> Signal<Element> { shared { _ in .empty() } }
}
extension Variable {
    public func asDriver() -> Driver<Element> { asObservable().shared { _ in .empty() } }
}
extension SharedSequence where SharingStrategy == DriverSharingStrategy {
    public func asDriver() -> Driver<Element> { self }
}
extension SharedSequence where SharingStrategy == SignalSharingStrategy {
    public func asSignal() -> Signal<Element> { self }
}
