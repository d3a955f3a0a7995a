/// Operators about errors and ends.
extension ObservableType {
    public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> {
        let source = asObservable()
        return Built { sink in
            sink.hold(
                source.subscribe(
                    AnyObserver { event in
                        guard case .error(let error) = event else { return sink.on(event) }
                        sink.attempt { sink.hold(try handler(error).subscribe(sink)) }
                    }))
        }
    }

    public func catchAndReturn(_ element: Element) -> Observable<Element> { self.catch { _ in .just(element) } }

    /// The next source when one fails.
    public static func `catch`<Sources: Sequence>(sequence: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> {
        chain(sequence.makeIterator(), goesOnAfter: { _ in true }, completesAll: true)
    }

    /// Subscribes again when it fails.
    public func retry() -> Observable<Element> {
        .catch(sequence: sequence(first: asObservable()) { $0 })
    }

    /// No more than so many times in all.
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        .catch(sequence: Swift.repeatElement(asObservable(), count: max(0, maxAttemptCount)))
    }

    /// Again with each value of what the errors become.
    public func retry<Trigger: ObservableType>(
        when notificationHandler: @escaping (Observable<any Error>) -> Trigger
    ) -> Observable<Element> { retrying(notificationHandler) { $0 } }

    public func retry<Failure: Error, Trigger: ObservableType>(
        when notificationHandler: @escaping (Observable<Failure>) -> Trigger
    ) -> Observable<Element> { retrying(notificationHandler) { $0 as? Failure } }

    private func retrying<Failure, Trigger: ObservableType>(
        _ notificationHandler: @escaping (Observable<Failure>) -> Trigger,
        _ failure: @escaping (any Error) -> Failure?
    ) -> Observable<Element> {
        let source = asObservable()
        return Built { sink in
            let errors = PublishSubject<Failure>()
            let slot = SerialDisposable()
            sink.hold(slot)
            func begin() {
                let inner = SingleAssignmentDisposable()
                slot.disposable = inner
                inner.setDisposable(
                    source.subscribe(
                        AnyObserver { event in
                            guard case .error(let error) = event else { return sink.on(event) }
                            if let known = failure(error) { errors.onNext(known) } else { sink.error(error) }
                        }))
            }
            sink.listen(to: notificationHandler(errors), next: { _ in begin() }, completed: sink.complete)
            begin()
        }
    }

    public func ignoreElements() -> Observable<Never> {
        events { sink in
            { event in
                switch event {
                case .next: break
                case .error(let error): sink.error(error)
                case .completed: sink.complete()
                }
            }
        }
    }

    public func toArray() -> Single<[Element]> {
        PrimitiveSequence(raw: reduce([]) { $0 + [$1] })
    }
}
