/// Operators whose closures may throw, which ends the publisher.
extension Publisher {
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.Chain<T, any Error> {
        tryMap(transform).compactMap { $0 }
    }
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.Chain<Output, any Error> {
        tryCompactMap { try isIncluded($0) ? $0 : nil }
    }
    public func tryScan<T>(
        _ initial: T, _ next: @escaping (T, Output) throws -> T
    ) -> Publishers.Chain<T, any Error> {
        chain { downstream in
            var result = initial
            return (
                { value in
                    do {
                        result = try next(result, value)
                        downstream.send(result)
                    } catch { downstream.send(completion: .failure(error)) }
                },
                { downstream.send(completion: $0.mappingFailure { $0 }) }
            )
        }
    }
    public func tryReduce<T>(
        _ initial: T, _ next: @escaping (T, Output) throws -> T
    ) -> Publishers.Chain<T, any Error> { tryScan(initial, next).reduce(initial) { $1 } }
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.Chain<Output, any Error> {
        tryFilter(predicate).prefix(1)
    }
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.Chain<Output, any Error> where P.Output == Output {
        self.catch { failure -> AnyPublisher<Output, any Error> in
            do { return try handler(failure).mapError { $0 }.eraseToAnyPublisher() } catch {
                return Fail(error: error).eraseToAnyPublisher()
            }
        }
    }
}
