/// Carried to whoever awaits it, as RxSwift does without asking whether it may.
private struct Carried<Value>: @unchecked Sendable {
    let value: Value
}

extension ObservableConvertibleType {
    /// Its values for `for try await`.
    public var values: AsyncThrowingStream<Element, any Error> {
        AsyncThrowingStream { continuation in
            let subscription = Carried(
                value: asObservable().subscribe(
                    onNext: { continuation.yield(Carried(value: $0).value) },
                    onError: { continuation.finish(throwing: $0) }, onCompleted: { continuation.finish() }))
            continuation.onTermination = { _ in subscription.value.dispose() }
        }
    }
}

extension InfallibleType {
    public var values: AsyncStream<Element> {
        AsyncStream { continuation in
            let subscription = Carried(
                value: asObservable().subscribe(
                    onNext: { continuation.yield(Carried(value: $0).value) },
                    onCompleted: { continuation.finish() }))
            continuation.onTermination = { _ in subscription.value.dispose() }
        }
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    public var value: Element {
        get async throws {
            let result: Carried<Element?> = try await first(of: source)
            guard let value = result.value else { throw RxError.noElements }
            return value
        }
    }

    public static func create(_ work: @escaping () async throws -> Element) -> Single<Element> {
        let work = Carried(value: work)
        return .create { observer in
            let observer = Carried(value: observer)
            let task = Task {
                do { observer.value(.success(try await work.value())) } catch { observer.value(.failure(error)) }
            }
            return Disposables.create { task.cancel() }
        }
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    public var value: Element? {
        get async throws {
            let result: Carried<Element?> = try await first(of: source)
            return result.value
        }
    }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
    public var value: Void {
        get async throws {
            let _: Carried<Never?> = try await first(of: source)
        }
    }
}

/// Nil when it ends without a value.
private func first<Element>(of source: Observable<Element>) async throws -> Carried<Element?> {
    let source = Carried(value: source)
    return try await withCheckedThrowingContinuation { continuation in
        _ = source.value.take(1).map { $0 }.ifEmpty(default: nil).subscribe(
            onNext: { continuation.resume(returning: Carried<Element?>(value: $0)) },
            onError: { continuation.resume(throwing: $0) })
    }
}
