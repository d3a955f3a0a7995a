/// The values of a publisher for `for await`. They wait until somebody asks.
public struct AsyncPublisher<Upstream: Publisher>: AsyncSequence where Upstream.Failure == Never {
    public typealias Element = Upstream.Output
    private let publisher: Upstream

    public init(_ publisher: Upstream) { self.publisher = publisher }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var values: AsyncStream<Upstream.Output>.Iterator
        public mutating func next() async -> Upstream.Output? { await values.next() }
    }

    public func makeAsyncIterator() -> Iterator {
        let stream = AsyncStream<Upstream.Output> { listener in
            let subscription = Handed(
                publisher.sink(
                    receiveCompletion: { _ in listener.finish() }, receiveValue: { listener.yield(Handed($0).value) }))
            listener.onTermination = { _ in subscription.value.cancel() }
        }
        return Iterator(values: stream.makeAsyncIterator())
    }
}

/// The values of a publisher that may fail, for `for try await`.
public struct AsyncThrowingPublisher<Upstream: Publisher>: AsyncSequence {
    public typealias Element = Upstream.Output
    private let publisher: Upstream

    public init(_ publisher: Upstream) { self.publisher = publisher }

    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var values: AsyncThrowingStream<Upstream.Output, any Error>.Iterator
        public mutating func next() async throws -> Upstream.Output? { try await values.next() }
    }

    public func makeAsyncIterator() -> Iterator {
        let stream = AsyncThrowingStream<Upstream.Output, any Error> { listener in
            let subscription = Handed(
                publisher.sink { completion in
                    if case .failure(let error) = completion {
                        listener.finish(throwing: error)
                    } else {
                        listener.finish()
                    }
                } receiveValue: {
                    listener.yield(Handed($0).value)
                })
            listener.onTermination = { _ in subscription.value.cancel() }
        }
        return Iterator(values: stream.makeAsyncIterator())
    }
}

/// A value on its way to another task, of which nobody here keeps anything.
private struct Handed<Value>: @unchecked Sendable {
    nonisolated(unsafe) let value: Value
    init(_ value: Value) { self.value = value }
}

extension Publisher where Failure == Never {
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    @_disfavoredOverload public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
