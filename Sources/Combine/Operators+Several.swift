/// Operators over several publishers.
extension Publisher {
    /// The latest values of both, once both have one.
    func latest<P: Publisher>(
        with other: P
    ) -> Publishers.Chain<(Output, P.Output), Failure> where P.Failure == Failure {
        Publishers.Chain { downstream in
            var (first, second): (Output?, P.Output?)
            let end = EndOfAll(2, downstream)
            func tell() { if let first, let second { downstream.send((first, second)) } }
            downstream.hold(
                sink(receiveCompletion: end.receive) {
                    first = $0
                    tell()
                })
            downstream.hold(
                other.sink(receiveCompletion: end.receive) {
                    second = $0
                    tell()
                })
        }
    }

    /// The first values of both, then the second ones, and so on.
    func pairs<P: Publisher>(
        with other: P
    ) -> Publishers.Chain<(Output, P.Output), Failure> where P.Failure == Failure {
        Publishers.Chain { downstream in
            var (firsts, seconds): ([Output], [P.Output]) = ([], [])
            var (firstIsOver, secondIsOver) = (false, false)
            func tell() {
                while !firsts.isEmpty, !seconds.isEmpty {
                    downstream.send((firsts.removeFirst(), seconds.removeFirst()))
                }
                if firstIsOver && firsts.isEmpty || secondIsOver && seconds.isEmpty { downstream.finish() }
            }
            downstream.hold(
                sink(
                    receiveCompletion: {
                        firstIsOver = true
                        if case .failure = $0 { downstream.send(completion: $0) }
                        tell()
                    },
                    receiveValue: {
                        firsts.append($0)
                        tell()
                    }))
            downstream.hold(
                other.sink(
                    receiveCompletion: {
                        secondIsOver = true
                        if case .failure = $0 { downstream.send(completion: $0) }
                        tell()
                    },
                    receiveValue: {
                        seconds.append($0)
                        tell()
                    }))
        }
    }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.Chain<P.Output, Failure> where P.Failure == Failure { flattened(transform) }

    /// Inner publishers that never fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.Chain<P.Output, Failure> where P.Failure == Never {
        flattened { transform($0).setFailureType(to: Failure.self) }
    }

    fileprivate func flattened<P: Publisher>(
        _ transform: @escaping (Output) -> P
    ) -> Publishers.Chain<P.Output, Failure> where P.Failure == Failure {
        chain { downstream in
            // The outer publisher counts as one that has to end.
            let end = EndOfAll(1, downstream)
            return (
                { value in
                    end.expectOneMore()
                    downstream.hold(
                        transform(value).sink(
                            receiveCompletion: end.receive, receiveValue: { downstream.send($0) }))
                },
                { end.receive($0) }
            )
        }
    }

    public func share() -> Publishers.Chain<Output, Failure> {
        let shared = SharedUpstream(self)
        return Publishers.Chain { downstream in downstream.hold(shared.join(downstream)) }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the newest publisher alone.
    public func switchToLatest() -> Publishers.Chain<Output.Output, Failure> { latest() }

    fileprivate func latest() -> Publishers.Chain<Output.Output, Failure> {
        chain { downstream in
            var current: AnyCancellable?
            var (outerIsOver, innerIsOver) = (false, true)
            func finish() { if outerIsOver, innerIsOver { downstream.finish() } }
            downstream.hold(AnyCancellable { current = nil })
            return (
                { publisher in
                    current?.cancel()
                    innerIsOver = false
                    current = publisher.sink(
                        receiveCompletion: { completion in
                            innerIsOver = true
                            if case .failure = completion { downstream.send(completion: completion) }
                            finish()
                        },
                        receiveValue: { downstream.send($0) })
                },
                { completion in
                    outerIsOver = true
                    if case .failure = completion { downstream.send(completion: completion) }
                    finish()
                }
            )
        }
    }
}

// Where one of the two never fails, it takes on the failure of the other.
extension Publisher where Failure == Never {
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.Chain<P.Output, P.Failure> { setFailureType(to: P.Failure.self).flattened(transform) }

    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.Chain<P.Output, Never> where P.Failure == Never { flattened(transform) }
}
extension Publisher where Failure == Never, Output: Publisher {
    public func switchToLatest() -> Publishers.Chain<Output.Output, Output.Failure> {
        setFailureType(to: Output.Failure.self).latest()
    }
}
extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    public func switchToLatest() -> Publishers.Chain<Output.Output, Never> { latest() }
}
extension Publisher where Output: Publisher, Output.Failure == Never {
    public func switchToLatest() -> Publishers.Chain<Output.Output, Failure> {
        map { $0.setFailureType(to: Failure.self) }.latest()
    }
}

extension Publishers {
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }
        public init(_ upstream: some Swift.Sequence<Upstream>) { publishers = Array(upstream) }

        public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Chain { downstream in
                if publishers.isEmpty { downstream.finish() }
                let end = EndOfAll(publishers.count, downstream)
                for publisher in publishers {
                    downstream.hold(
                        publisher.sink(receiveCompletion: end.receive, receiveValue: { downstream.send($0) }))
                }
            }.receive(subscriber: subscriber)
        }
    }
}

/// Finishes when all have, and fails when one does.
private final class EndOfAll<Output, Failure: Error> {
    private var left: Int
    private let downstream: Downstream<Output, Failure>

    init(_ count: Int, _ downstream: Downstream<Output, Failure>) {
        left = count
        self.downstream = downstream
    }

    func expectOneMore() { left += 1 }

    func receive(_ completion: Subscribers.Completion<Failure>) {
        left -= 1
        if case .failure = completion {
            downstream.send(completion: completion)
        } else if left == 0 {
            downstream.finish()
        }
    }
}

/// One subscription for all who share it; it ends with the last of them.
private final class SharedUpstream<Upstream: Publisher> {
    private let upstream: Upstream
    private let subject = PassthroughSubject<Upstream.Output, Upstream.Failure>()
    private var subscription: AnyCancellable?
    private var count = 0

    init(_ upstream: Upstream) { self.upstream = upstream }

    func join(_ downstream: Downstream<Upstream.Output, Upstream.Failure>) -> AnyCancellable {
        let listening = subject.sink(
            receiveCompletion: { downstream.send(completion: $0) }, receiveValue: { downstream.send($0) })
        count += 1
        if count == 1 { subscription = upstream.subscribe(subject) }
        return AnyCancellable {
            listening.cancel()
            self.count -= 1
            if self.count == 0 { self.subscription = nil }
        }
    }
}
