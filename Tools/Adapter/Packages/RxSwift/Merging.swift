/// Operators that put sources beside and behind each other.
extension ObservableType {
    public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> { merge(Array(sources)) }

    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        Built { sink in
            var running = sources.count
            if running == 0 { sink.complete() }
            for source in sources {
                sink.listen(
                    to: source, next: sink.next,
                    completed: {
                        running -= 1
                        if running == 0 { sink.complete() }
                    })
            }
        }
    }

    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

    public static func concat<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> { chain(sequence.makeIterator()) { _ in false } }

    public static func concat<Sources: Collection>(_ collection: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> { chain(collection.makeIterator()) { _ in false } }

    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }

    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element { Observable.concat([asObservable(), second.asObservable()]) }

    /// The next source where one completes, or fails and that may be.
    static func chain<Sources: IteratorProtocol>(
        _ iterator: Sources, goesOnAfter: @escaping (any Error) -> Bool, completesAll: Bool = false
    ) -> Observable<Element> where Sources.Element == Observable<Element> {
        Built { sink in
            var rest = iterator
            let slot = SerialDisposable()
            sink.hold(slot)
            // Sources that end at once follow each other here and not inside each other.
            var (isBeginning, hasEnded) = (false, false)
            var failure: (any Error)?
            func begin() {
                hasEnded = true
                if isBeginning { return }
                isBeginning = true
                defer { isBeginning = false }
                while hasEnded, !sink.isDisposed {
                    hasEnded = false
                    guard let source = rest.next() else {
                        if let failure { sink.error(failure) } else { sink.complete() }
                        return
                    }
                    let inner = SingleAssignmentDisposable()
                    slot.disposable = inner
                    inner.setDisposable(
                        source.subscribe(
                            AnyObserver { event in
                                switch event {
                                case .next(let value): sink.next(value)
                                case .completed: if completesAll { sink.complete() } else { begin() }
                                case .error(let error):
                                    failure = error
                                    if goesOnAfter(error) { begin() } else { sink.error(error) }
                                }
                            }))
                }
            }
            begin()
        }
    }

    public func startWith(_ elements: Element...) -> Observable<Element> {
        let source = asObservable()
        return Built { sink in
            elements.forEach(sink.next)
            sink.hold(source.subscribe(sink))
        }
    }

    /// The source that is first to send anything.
    public static func amb<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> {
        let sources = Array(sequence)
        return Built { sink in
            var winner: Int?
            var running: [Int: any Disposable] = [:]
            for (index, source) in sources.enumerated() where winner == nil {
                running[index] = sink.listen(to: source) { event in
                    if winner == nil {
                        winner = index
                        for (other, subscription) in running where other != index { subscription.dispose() }
                    }
                    if winner == index { sink.on(event) }
                }
            }
        }
    }

    public func amb<Source: ObservableType>(_ right: Source) -> Observable<Element> where Source.Element == Element {
        Observable.amb([asObservable(), right.asObservable()])
    }

    public func withLatestFrom<Source: ObservableConvertibleType, Result>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> Result
    ) -> Observable<Result> {
        let source = asObservable()
        return Built { sink in
            var latest: Source.Element?
            sink.listen(to: second, next: { latest = $0 })
            sink.listen(
                to: source, next: { value in if let latest { sink.next(try resultSelector(value, latest)) } },
                completed: sink.complete)
        }
    }

    public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        withLatestFrom(second) { $1 }
    }
}
