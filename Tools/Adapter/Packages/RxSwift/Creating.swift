import Foundation

extension ObservableType {
    public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
        Built { sink in sink.hold(subscribe(AnyObserver(sink))) }
    }

    public static func just(_ element: Element) -> Observable<Element> {
        Built { sink in
            sink.next(element)
            sink.complete()
        }
    }

    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        from([element], scheduler: scheduler)
    }

    public static func empty() -> Observable<Element> { Built { $0.complete() } }
    public static func never() -> Observable<Element> { Built { _ in } }
    public static func error(_ error: any Error) -> Observable<Element> { Built { $0.error(error) } }

    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> { from(elements, scheduler: scheduler) }

    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> { elements(of: array, on: scheduler) }

    public static func from<Elements: Sequence>(
        _ sequence: Elements, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Elements.Element == Element { elements(of: sequence, on: scheduler) }

    public static func from(optional: Element?) -> Observable<Element> { optional.map(just) ?? empty() }
    public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        from(optional.map { [$0] } ?? [], scheduler: scheduler)
    }

    /// One element at a turn, so that sources that are combined take turns.
    private static func elements(
        of sequence: some Sequence<Element>, on scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> {
        Built { sink in
            sink.hold(
                scheduler.scheduleRecursive(Elements(sequence.makeIterator())) { elements, recurse in
                    if sink.isDisposed { return }
                    guard let element = elements.next() else { return sink.complete() }
                    sink.next(element)
                    recurse(elements)
                })
        }
    }

    public static func deferred(
        _ observableFactory: @escaping () throws -> Observable<Element>
    ) -> Observable<Element> {
        Built { sink in sink.attempt { sink.hold(try observableFactory().subscribe(sink)) } }
    }

    public static func generate(
        initialState: Element, condition: @escaping (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping (Element) throws -> Element
    ) -> Observable<Element> {
        Built { sink in
            sink.hold(
                scheduler.scheduleRecursive(Optional<Element>.none) { last, recurse in
                    sink.attempt {
                        if sink.isDisposed { return }
                        let state = try last.map(iterate) ?? initialState
                        guard try condition(state) else { return sink.complete() }
                        sink.next(state)
                        recurse(state)
                    }
                })
        }
    }

    public static func repeatElement(
        _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> { from(repeatElementForEver(element), scheduler: scheduler) }

    private static func repeatElementForEver(_ element: Element) -> UnfoldFirstSequence<Element> {
        sequence(first: element) { $0 }
    }

    /// A resource that lives as long as the subscription.
    public static func using<Resource: Disposable>(
        _ resourceFactory: @escaping () throws -> Resource,
        observableFactory: @escaping (Resource) throws -> Observable<Element>
    ) -> Observable<Element> {
        Built { sink in
            sink.attempt {
                let resource = try resourceFactory()
                sink.hold(resource)
                sink.hold(try observableFactory(resource).subscribe(sink))
            }
        }
    }
}

extension ObservableType where Element: RxAbstractInteger {
    public static func range(
        start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        from((0..<Int(count)).lazy.map { start + Element($0) }, scheduler: scheduler)
    }
}

public typealias RxAbstractInteger = FixedWidthInteger

/// An iterator whose copies go on together.
private final class Elements<Element> {
    private var iterator: any IteratorProtocol<Element>

    init(_ iterator: some IteratorProtocol<Element>) { self.iterator = iterator }

    func next() -> Element? { iterator.next() }
}
