/// Operators that change or choose values.
extension Publisher {
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Chain<T, Failure> {
        chain { downstream in { downstream.send(transform($0)) } }
    }

    public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Chain<T, Failure> { map { $0[keyPath: keyPath] } }

    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.Chain<T, any Error> {
        chain { downstream in
            (
                { value in
                    do { downstream.send(try transform(value)) } catch { downstream.send(completion: .failure(error)) }
                },
                { downstream.send(completion: $0.mappingFailure { $0 }) }
            )
        }
    }

    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.Chain<T, Failure> {
        chain { downstream in { if let value = transform($0) { downstream.send(value) } } }
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Chain<Output, Failure> {
        chain { downstream in { if isIncluded($0) { downstream.send($0) } } }
    }

    public func replaceNil<T>(with output: T) -> Publishers.Chain<T, Failure> where Output == T? {
        map { $0 ?? output }
    }

    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> Publishers.Chain<T, Failure> {
        chain { downstream in
            var result = initial
            return { value in
                result = next(result, value)
                downstream.send(result)
            }
        }
    }

    public func removeDuplicates(
        by isEqual: @escaping (Output, Output) -> Bool
    ) -> Publishers.Chain<Output, Failure> {
        chain { downstream in
            var last: Output?
            return { value in
                if let last, isEqual(last, value) { return }
                last = value
                downstream.send(value)
            }
        }
    }

    public func dropFirst(_ count: Int = 1) -> Publishers.Chain<Output, Failure> {
        chain { downstream in
            var left = count
            return { value in
                if left > 0 { left -= 1 } else { downstream.send(value) }
            }
        }
    }

    public func drop(while isDropped: @escaping (Output) -> Bool) -> Publishers.Chain<Output, Failure> {
        chain { downstream in
            var isDropping = true
            return { value in
                isDropping = isDropping && isDropped(value)
                if !isDropping { downstream.send(value) }
            }
        }
    }

    public func prefix(_ count: Int) -> Publishers.Chain<Output, Failure> {
        chain { downstream in
            var left = count
            if left <= 0 { downstream.finish() }
            return { value in
                guard left > 0 else { return }
                left -= 1
                downstream.send(value)
                if left == 0 { downstream.finish() }
            }
        }
    }

    public func prefix(while isTaken: @escaping (Output) -> Bool) -> Publishers.Chain<Output, Failure> {
        chain { downstream in
            { value in
                if isTaken(value) { downstream.send(value) } else { downstream.finish() }
            }
        }
    }

    /// This publisher's values until the other one tells its first value.
    public func prefix<Other: Publisher>(untilOutputFrom other: Other) -> Publishers.Chain<Output, Failure> {
        chain { downstream in
            let ear = other.sink(receiveCompletion: { _ in }, receiveValue: { _ in downstream.finish() })
            return { value in withExtendedLifetime(ear) { downstream.send(value) } }
        }
    }

    /// Nothing before the other one's first value.
    public func drop<Other: Publisher>(untilOutputFrom other: Other) -> Publishers.Chain<Output, Failure> {
        chain { downstream in
            var isOpen = false
            let ear = other.sink(receiveCompletion: { _ in }, receiveValue: { _ in isOpen = true })
            return { value in withExtendedLifetime(ear) { if isOpen { downstream.send(value) } } }
        }
    }

    public func first() -> Publishers.Chain<Output, Failure> { prefix(1) }
    public func first(where isMeant: @escaping (Output) -> Bool) -> Publishers.Chain<Output, Failure> {
        filter(isMeant).prefix(1)
    }

    /// The result of all values, published at the end.
    public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> Publishers.Chain<T, Failure> {
        chain { downstream in
            var result = initial
            return (
                { result = next(result, $0) },
                { completion in
                    if case .finished = completion { downstream.send(result) }
                    downstream.send(completion: completion)
                }
            )
        }
    }

    public func collect() -> Publishers.Chain<[Output], Failure> { reduce([]) { $0 + [$1] } }
    public func count() -> Publishers.Chain<Int, Failure> { reduce(0) { count, _ in count + 1 } }
    public func last() -> Publishers.Chain<Output, Failure> { reduce(Output?.none) { $1 }.compactMap { $0 } }
    public func ignoreOutput() -> Publishers.Chain<Never, Failure> { compactMap { _ in nil } }
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Chain<Bool, Failure> {
        reduce(true) { $0 && predicate($1) }
    }

    public func prepend(_ values: Output...) -> Publishers.Chain<Output, Failure> {
        chain { downstream in
            for value in values { downstream.send(value) }
            return { downstream.send($0) }
        }
    }

    public func append(_ values: Output...) -> Publishers.Chain<Output, Failure> {
        chain { downstream in
            (
                { downstream.send($0) },
                { completion in
                    if case .finished = completion { for value in values { downstream.send(value) } }
                    downstream.send(completion: completion)
                }
            )
        }
    }

    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.Chain<Output, Failure> {
        chain { downstream in
            receiveSubscription?(Subscriptions.empty)
            receiveRequest?(.unlimited)
            var isOver = false
            downstream.hold(AnyCancellable { if !isOver { receiveCancel?() } })
            return (
                {
                    receiveOutput?($0)
                    downstream.send($0)
                },
                {
                    isOver = true
                    receiveCompletion?($0)
                    downstream.send(completion: $0)
                }
            )
        }
    }

    public func print(_ prefix: String = "") -> Publishers.Chain<Output, Failure> {
        let begin = prefix.isEmpty ? "" : prefix + ": "
        return handleEvents(
            receiveOutput: { Swift.print("\(begin)receive value: (\($0))") },
            receiveCompletion: { Swift.print("\(begin)receive \($0)") })
    }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> Publishers.Chain<Output, Failure> { removeDuplicates(by: ==) }
    public func contains(_ output: Output) -> Publishers.Chain<Bool, Failure> {
        reduce(false) { $0 || $1 == output }
    }
}
