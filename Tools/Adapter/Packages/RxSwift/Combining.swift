extension Observable {
    /// One value of all sources' values, each time that they have one: the newest, or each only once.
    static func gather<
        First: ObservableConvertibleType, Second: ObservableConvertibleType, each Other: ObservableConvertibleType
    >(
        keepingAll: Bool, _ first: First, _ second: Second, _ other: repeat each Other,
        make: @escaping (First.Element, Second.Element, repeat (each Other).Element) throws -> Element
    ) -> Observable<Element> {
        let other = (repeat each other)
        return Built { sink in
            let (one, two) = (Inbox(of: first, keepingAll), Inbox(of: second, keepingAll))
            let others = (repeat Inbox(of: each other, keepingAll))
            let gathering = Gathering(sink) { try make(one.take(), two.take(), repeat (each others).take()) }
            gathering.expect(one)
            gathering.expect(two)
            repeat gathering.expect(each others)
            gathering.follow(first, one)
            gathering.follow(second, two)
            repeat gathering.follow(each other, each others)
        }
    }

    /// The same as a tuple: the compiler takes no function of a pack in place of the closure.
    static func gatherTuples<
        First: ObservableConvertibleType, Second: ObservableConvertibleType, each Other: ObservableConvertibleType
    >(
        keepingAll: Bool, _ first: First, _ second: Second, _ other: repeat each Other
    ) -> Observable<Element> where Element == (First.Element, Second.Element, repeat (each Other).Element) {
        let other = (repeat each other)
        return Built { sink in
            let (one, two) = (Inbox(of: first, keepingAll), Inbox(of: second, keepingAll))
            let others = (repeat Inbox(of: each other, keepingAll))
            let gathering = Gathering(sink) { (one.take(), two.take(), repeat (each others).take()) }
            gathering.expect(one)
            gathering.expect(two)
            repeat gathering.expect(each others)
            gathering.follow(first, one)
            gathering.follow(second, two)
            repeat gathering.follow(each other, each others)
        }
    }

    static func gather<Value>(
        keepingAll: Bool, _ sources: [Observable<Value>], make: @escaping ([Value]) throws -> Element
    ) -> Observable<Element> {
        Built { sink in
            let inboxes = sources.map { _ in Inbox<Value>(keepsAll: keepingAll) }
            if sources.isEmpty {
                return sink.attempt {
                    if !keepingAll { sink.next(try make([])) }
                    sink.complete()
                }
            }
            let gathering = Gathering(sink) { try make(inboxes.map { $0.take() }) }
            inboxes.forEach(gathering.expect)
            for (source, inbox) in Swift.zip(sources, inboxes) { gathering.follow(source, inbox) }
        }
    }
}

extension ObservableType {
    public static func combineLatest<Sources: Collection>(
        _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
    ) -> Observable<Element> where Sources.Element: ObservableType {
        Observable<Element>.gather(keepingAll: false, collection.map { $0.asObservable() }, make: resultSelector)
    }

    public static func combineLatest<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
    where Sources.Element: ObservableType, Sources.Element.Element == Element {
        Observable<[Element]>.gather(keepingAll: false, collection.map { $0.asObservable() }) { $0 }
    }

    public static func zip<Sources: Collection>(
        _ collection: Sources, resultSelector: @escaping ([Sources.Element.Element]) throws -> Element
    ) -> Observable<Element> where Sources.Element: ObservableType {
        Observable<Element>.gather(keepingAll: true, collection.map { $0.asObservable() }, make: resultSelector)
    }

    public static func zip<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
    where Sources.Element: ObservableType, Sources.Element.Element == Element {
        Observable<[Element]>.gather(keepingAll: true, collection.map { $0.asObservable() }) { $0 }
    }
}
