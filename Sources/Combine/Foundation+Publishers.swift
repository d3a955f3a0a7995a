import Foundation

extension NotificationCenter {
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            Publishers.Chain<Notification, Never> { downstream in
                let token = center.addObserver(forName: name, object: object, queue: nil) { downstream.send($0) }
                downstream.hold(AnyCancellable { center.removeObserver(token) })
            }.receive(subscriber: subscriber)
        }
    }

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

/// A publisher that begins at `connect()`.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Begins with the first subscriber.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// A type of its own, since authors write it: `let timer: Publishers.Autoconnect<Timer.TimerPublisher>`.
    public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Chain<Output, Failure> { downstream in
                downstream.hold(
                    upstream.sink(
                        receiveCompletion: { downstream.send(completion: $0) },
                        receiveValue: { downstream.send($0) }))
                let connection = upstream.connect()
                downstream.hold(AnyCancellable { connection.cancel() })
            }.receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Publishes the same values to all subscribers, from `connect()` on.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure { Publishers.Multicast(upstream: self, subject: subject) }
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>> {
        multicast(subject: PassthroughSubject())
    }
}

extension Publishers {
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        private let subject: SubjectType
        init(upstream: Upstream, subject: SubjectType) { (self.upstream, self.subject) = (upstream, subject) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.receive(subscriber: subscriber)
        }
        public func connect() -> any Cancellable {
            let subject = subject
            return upstream.sink(
                receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
        }
    }
}

extension Timer {
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never
        public let interval: TimeInterval
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        private let audience = Audience<Date, Never>()

        public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode) {
            (self.interval, self.runLoop, self.mode) = (interval, runLoop, mode)
        }

        public func connect() -> any Cancellable {
            let timer = Timer(timeInterval: interval, repeats: true) { self.audience.send($0.fireDate) }
            runLoop.addInProject(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            audience.admit(subscriber)
        }
    }

    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }
}
