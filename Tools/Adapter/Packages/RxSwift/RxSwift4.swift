import Foundation

/// A value that tells when it changes, as apps had it before relays.
public final class Variable<Element> {
    private let subject: BehaviorSubject<Element>
    private let lock = NSLock()
    private var newest: Element

    public init(_ value: Element) {
        newest = value
        subject = BehaviorSubject(value: value)
    }

    deinit { subject.onCompleted() }

    public var value: Element {
        get { lock.withLock { newest } }
        set {
            lock.withLock { newest = newValue }
            subject.onNext(newValue)
        }
    }

    public func asObservable() -> Observable<Element> { subject }
}

extension ObservableType {
    public func shareReplay(_ bufferSize: Int) -> Observable<Element> { share(replay: bufferSize, scope: .forever) }
    public func shareReplayLatestWhileConnected() -> Observable<Element> { share(replay: 1) }
    public func mapWithIndex<Result>(_ selector: @escaping (Element, Int) throws -> Result) -> Observable<Result> {
        enumerated().map { try selector($0.element, $0.index) }
    }
    public func flatMapWithIndex<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element, Int) throws -> Source
    ) -> Observable<Source.Element> { enumerated().flatMap { try selector($0.element, $0.index) } }
}

// Times were seconds.
extension ObservableType {
    public func delay(_ dueTime: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        delay(RxTimeInterval(dueTime), scheduler: scheduler)
    }
    public func delaySubscription(_ dueTime: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        delaySubscription(RxTimeInterval(dueTime), scheduler: scheduler)
    }
    public func debounce(_ dueTime: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        debounce(RxTimeInterval(dueTime), scheduler: scheduler)
    }
    public func throttle(
        _ dueTime: TimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Observable<Element> { throttle(RxTimeInterval(dueTime), latest: latest, scheduler: scheduler) }
    public func timeout(_ dueTime: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timeout(RxTimeInterval(dueTime), scheduler: scheduler)
    }
    public func take(_ duration: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        take(for: RxTimeInterval(duration), scheduler: scheduler)
    }
    public func buffer(
        timeSpan: TimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<[Element]> { buffer(timeSpan: RxTimeInterval(timeSpan), count: count, scheduler: scheduler) }
}

extension ObservableType where Element: RxAbstractInteger {
    public static func interval(_ period: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        interval(RxTimeInterval(period), scheduler: scheduler)
    }
    public static func timer(
        _ dueTime: TimeInterval, period: TimeInterval? = nil, scheduler: any SchedulerType
    ) -> Observable<Element> {
        timer(RxTimeInterval(dueTime), period: period.map { RxTimeInterval($0) }, scheduler: scheduler)
    }
}

extension PrimitiveSequence {
    public func delay(
        _ dueTime: TimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> { delay(RxTimeInterval(dueTime), scheduler: scheduler) }
    public func timeout(
        _ dueTime: TimeInterval, scheduler: any SchedulerType
    ) -> PrimitiveSequence<Trait, Element> { timeout(RxTimeInterval(dueTime), scheduler: scheduler) }
}

extension DispatchTimeInterval {
    public init(_ seconds: TimeInterval) {
        self = .nanoseconds(Int(exactly: (seconds * 1e9).rounded()) ?? .max)
    }
}
