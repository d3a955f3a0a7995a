import Foundation

/// How long a shared subscription is remembered.
public enum SubjectLifetimeScope: Sendable {
    /// As long as somebody listens.
    case whileConnected
    /// For ever.
    case forever
}

public protocol ConnectableObservableType: ObservableType {
    func connect() -> any Disposable
}

/// Subscribes to its source when it is told to.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
    public func connect() -> any Disposable { fatalError("a connectable observable without a source") }
}

private final class Multicast<Source, Element>: ConnectableObservable<Element> {
    private let lock = NSRecursiveLock()
    private let source: Observable<Source>
    private let makeSubject: () -> (observer: AnyObserver<Source>, result: Observable<Element>)
    private var subject: (observer: AnyObserver<Source>, result: Observable<Element>)?
    private var connection: SingleAssignmentDisposable?

    init(
        _ source: Observable<Source>,
        _ makeSubject: @escaping () -> (observer: AnyObserver<Source>, result: Observable<Element>)
    ) {
        self.source = source
        self.makeSubject = makeSubject
    }

    /// One subject for each connection.
    private var current: (observer: AnyObserver<Source>, result: Observable<Element>) {
        lock.withLock {
            if let subject { return subject }
            let fresh = makeSubject()
            subject = fresh
            return fresh
        }
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { current.result.subscribe(observer) }

    override func connect() -> any Disposable {
        let fresh = SingleAssignmentDisposable()
        let (running, observer) = lock.withLock {
            let running = connection
            if running == nil { connection = fresh }
            return (running, current.observer)
        }
        if let running { return running }
        func end() {
            lock.withLock {
                guard connection === fresh else { return }
                (connection, subject) = (nil, nil)
            }
        }
        let subscription = source.subscribe(
            AnyObserver { event in
                if event.isStopEvent { end() }
                observer.on(event)
            })
        fresh.setDisposable(
            Disposables.create {
                end()
                subscription.dispose()
            })
        return fresh
    }
}

extension ObservableType {
    public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }

    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast { ReplaySubject.create(bufferSize: bufferSize) }
    }

    public func replayAll() -> ConnectableObservable<Element> { multicast { ReplaySubject.createUnbounded() } }

    public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
    where Subject.Observer.Element == Element { multicast { subject } }

    public func multicast<Subject: SubjectType>(
        makeSubject: @escaping () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
        Multicast(asObservable()) {
            let subject = makeSubject()
            return (AnyObserver(subject.asObserver()), subject.asObservable())
        }
    }

    /// A subject for each subscriber, with what the closure makes of it.
    public func multicast<Subject: SubjectType, Result>(
        _ subjectSelector: @escaping () throws -> Subject,
        selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer.Element == Element {
        let source = asObservable()
        return Built { sink in
            sink.attempt {
                let connectable = source.multicast(try subjectSelector())
                sink.hold(try selector(connectable).subscribe(sink))
                sink.hold(connectable.connect())
            }
        }
    }

    /// One subscription for all, with the last so many values for those who come late.
    public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
        switch scope {
        case .whileConnected: multicast { ReplaySubject<Element>.create(bufferSize: replay) }.refCount()
        case .forever: multicast(ReplaySubject<Element>.create(bufferSize: replay)).refCount()
        }
    }
}

extension ConnectableObservableType {
    /// Connected while somebody listens.
    public func refCount() -> Observable<Element> {
        let audience = CountedConnection(connect)
        return Built { sink in
            sink.hold(self.subscribe(sink))
            sink.hold(audience.join())
        }
    }
}

private final class CountedConnection {
    private let lock = NSRecursiveLock()
    private let connect: () -> any Disposable
    private var count = 0
    private var connection: (any Disposable)?

    init(_ connect: @escaping () -> any Disposable) { self.connect = connect }

    func join() -> any Disposable {
        let isFirst = lock.withLock {
            count += 1
            return count == 1
        }
        if isFirst {
            let fresh = connect()
            lock.withLock { connection = fresh }
        }
        return Disposables.create { [self] in
            let last: (any Disposable)? = lock.withLock {
                count -= 1
                guard count == 0 else { return nil }
                defer { connection = nil }
                return connection
            }
            last?.dispose()
        }
    }
}

/// The values of one key.
public struct GroupedObservable<Key, Element>: ObservableType {
    public let key: Key
    private let source: Observable<Element>

    public init(key: Key, source: Observable<Element>) {
        self.key = key
        self.source = source
    }

    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { source.subscribe(observer) }
    public func asObservable() -> Observable<Element> { source }
}

extension ObservableType {
    public func groupBy<Key: Hashable>(
        keySelector: @escaping (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        events { sink in
            var subjects: [Key: PublishSubject<Element>] = [:]
            var keys: [Key] = []
            return { event in
                switch event {
                case .next(let value):
                    sink.attempt {
                        let key = try keySelector(value)
                        if subjects[key] == nil {
                            let fresh = PublishSubject<Element>()
                            subjects[key] = fresh
                            keys.append(key)
                            sink.next(GroupedObservable(key: key, source: fresh))
                        }
                        subjects[key]?.onNext(value)
                    }
                case .error(let error):
                    for key in keys { subjects[key]?.onError(error) }
                    sink.error(error)
                case .completed:
                    for key in keys { subjects[key]?.onCompleted() }
                    sink.complete()
                }
            }
        }
    }
}
