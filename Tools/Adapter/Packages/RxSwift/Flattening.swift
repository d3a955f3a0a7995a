/// Operators that subscribe to what values become.
extension ObservableType {
    /// All of them, or no more than so many at a time.
    private func flattened<Source: ObservableConvertibleType>(
        atMost limit: Int = .max, whenBusy: WhenBusy = .wait,
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        let source = asObservable()
        return Built { sink in
            var (running, isOver) = (0, false)
            var waiting: [Element] = []
            func begin(_ value: Element) throws {
                let inner = try selector(value)
                running += 1
                sink.listen(
                    to: inner, next: sink.next,
                    completed: {
                        running -= 1
                        if !waiting.isEmpty {
                            let value = waiting.removeFirst()
                            sink.attempt { try begin(value) }
                        } else if running == 0, isOver {
                            sink.complete()
                        }
                    })
            }
            sink.listen(
                to: source,
                next: { value in
                    if running < limit {
                        try begin(value)
                    } else if whenBusy == .wait {
                        waiting.append(value)
                    }
                },
                completed: {
                    isOver = true
                    if running == 0 { sink.complete() }
                })
        }
    }

    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> { flattened(selector) }

    /// Values that come while one is busy are forgotten.
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> { flattened(atMost: 1, whenBusy: .forget, selector) }

    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> { flattened(atMost: 1, selector) }

    /// The newest alone.
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        let source = asObservable()
        return Built { sink in
            var current: (any Disposable)?
            var (turn, isBusy, isOver) = (0, false, false)
            sink.listen(
                to: source,
                next: { value in
                    let inner = try selector(value)
                    current?.dispose()
                    turn += 1
                    isBusy = true
                    let mine = turn
                    let slot = SingleAssignmentDisposable()
                    current = slot
                    slot.setDisposable(
                        sink.listen(
                            to: inner,
                            next: { if turn == mine { sink.next($0) } },
                            completed: {
                                guard turn == mine else { return }
                                isBusy = false
                                if isOver { sink.complete() }
                            }))
                },
                completed: {
                    isOver = true
                    if !isBusy { sink.complete() }
                })
        }
    }
}

private enum WhenBusy {
    case wait
    case forget
}

extension ObservableType where Element: ObservableConvertibleType {
    public func merge() -> Observable<Element.Element> { flatMap { $0 } }
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        flattened(atMost: maxConcurrent) { $0 }
    }
    public func concat() -> Observable<Element.Element> { concatMap { $0 } }
    public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}
