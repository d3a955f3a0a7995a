/// Operators about the end.
extension Publisher {
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.Chain<Output, E> {
        chain { downstream in
            ({ downstream.send($0) }, { downstream.send(completion: $0.mappingFailure(transform)) })
        }
    }

    public func replaceError(with output: Output) -> Publishers.Chain<Output, Never> {
        self.catch { _ in Just(output) }
    }

    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Chain<Output, P.Failure> where P.Output == Output {
        chain { downstream in
            (
                { downstream.send($0) },
                { completion in
                    switch completion {
                    case .finished: downstream.finish()
                    case .failure(let error):
                        downstream.hold(
                            handler(error).sink(
                                receiveCompletion: { downstream.send(completion: $0) },
                                receiveValue: { downstream.send($0) }))
                    }
                }
            )
        }
    }

    public func retry(_ count: Int) -> Publishers.Chain<Output, Failure> {
        guard count > 0 else { return chain { downstream in { downstream.send($0) } } }
        return self.catch { _ in retry(count - 1) }
    }

    public func replaceEmpty(with output: Output) -> Publishers.Chain<Output, Failure> {
        chain { downstream in
            var isEmpty = true
            return (
                {
                    isEmpty = false
                    downstream.send($0)
                },
                { completion in
                    if case .finished = completion, isEmpty { downstream.send(output) }
                    downstream.send(completion: completion)
                }
            )
        }
    }

    public func assertNoFailure(_ prefix: String = "") -> Publishers.Chain<Output, Never> {
        chain { downstream in
            (
                { downstream.send($0) },
                { completion in
                    if case .failure(let error) = completion { fatalError("\(prefix)\(error)") }
                    downstream.finish()
                }
            )
        }
    }
}

extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.Chain<Output, E> {
        chain { downstream in ({ downstream.send($0) }, { _ in downstream.finish() }) }
    }
}

extension Subscribers.Completion {
    func mappingFailure<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
