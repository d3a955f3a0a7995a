import RxCocoa
import RxSwift

extension ObservableType {
    public func mapTo<Result>(_ value: Result) -> Observable<Result> { map { _ in value } }
    public func mapAt<Result>(_ keyPath: KeyPath<Element, Result>) -> Observable<Result> {
        map { $0[keyPath: keyPath] }
    }
    public func unwrap<Result>() -> Observable<Result> where Element == Result? { compactMap { $0 } }
    public func filterMap<Result>(_ transform: @escaping (Element) throws -> FilterMap<Result>) -> Observable<Result> {
        compactMap {
            if case .map(let result) = try transform($0) { result } else { nil }
        }
    }
    public func ignoreWhen(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        filter { try !predicate($0) }
    }
    public func ignoreErrors() -> Observable<Element> { catchErrorJustComplete() }
    public func catchErrorJustComplete() -> Observable<Element> { self.catch { _ in .empty() } }
    public func apply<Result>(_ transform: (Observable<Element>) -> Observable<Result>) -> Observable<Result> {
        transform(asObservable())
    }
    public func count() -> Observable<Int> { reduce(0) { count, _ in count + 1 } }
    public func count(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Int> { filter(predicate).count() }

    /// Each value with the one before.
    public func pairwise() -> Observable<(Element, Element)> { nwise(2).map { ($0[0], $0[1]) } }
    public func nwise(_ count: Int) -> Observable<[Element]> {
        scan([]) { Array(($0 + [$1]).suffix(count)) }.filter { $0.count == count }
    }

    public func partition(
        _ predicate: @escaping (Element) throws -> Bool
    ) -> (matches: Observable<Element>, nonMatches: Observable<Element>) {
        let shared = share()
        return (shared.filter(predicate), shared.filter { try !predicate($0) })
    }

    public func merge(with other: Observable<Element>) -> Observable<Element> { .merge(asObservable(), other) }
    public func merge(with others: [Observable<Element>]) -> Observable<Element> {
        .merge([asObservable()] + others)
    }
    public func zip<Other: ObservableConvertibleType, Result>(
        with other: Other, resultSelector: @escaping (Element, Other.Element) throws -> Result
    ) -> Observable<Result> { .zip(asObservable(), other.asObservable(), resultSelector: resultSelector) }

    /// Values while the other is true.
    public func pausable<Pauser: ObservableType>(_ pauser: Pauser) -> Observable<Element> where Pauser.Element == Bool {
        withLatestFrom(pauser.startWith(true)) { ($0, $1) }.filter { $0.1 }.map { $0.0 }
    }

    public static func once(_ element: Element) -> Observable<Element> {
        let told = BehaviorRelay(value: false)
        return .deferred {
            if told.value { return .empty() }
            told.accept(true)
            return .just(element)
        }
    }

    /// The first of the sources to send anything, each taking over from those before it.
    public static func cascade<Sources: Sequence>(_ sources: Sources) -> Observable<Element>
    where Sources.Element == Observable<Element> {
        sources.reversed().reduce(.empty()) { rest, source in
            let shared = rest.share()
            return .merge(source.take(until: shared), shared)
        }
    }

    public func subscribeNext<Object: AnyObject>(
        weak object: Object, _ onNext: @escaping (Object) -> (Element) -> Void
    ) -> any Disposable { subscribe(onNext: { [weak object] value in if let object { onNext(object)(value) } }) }
}

public enum FilterMap<Result> {
    case ignore
    case map(Result)
}

extension ObservableType where Element: Equatable {
    public func ignore(_ values: Element...) -> Observable<Element> { filter { !values.contains($0) } }
}

extension ObservableType where Element: Hashable {
    /// Each value only once.
    public func distinct() -> Observable<Element> {
        .deferred {
            var known: Set<Element> = []
            return filter { known.insert($0).inserted }
        }
    }
}

extension ObservableType where Element == Bool {
    public func not() -> Observable<Bool> { map { !$0 } }
}

extension ObservableType where Element: Collection {
    public func mapMany<Result>(
        _ transform: @escaping (Element.Element) throws -> Result
    ) -> Observable<[Result]> { map { try $0.map(transform) } }
}

extension ObservableType where Element: EventConvertible {
    public func elements() -> Observable<Element.Element> { compactMap { $0.event.element } }
    public func errors() -> Observable<any Error> { compactMap { $0.event.error } }
}

extension SharedSequenceConvertibleType {
    public func mapTo<Result>(_ value: Result) -> SharedSequence<SharingStrategy, Result> { map { _ in value } }
    public func unwrap<Result>() -> SharedSequence<SharingStrategy, Result> where Element == Result? {
        compactMap { $0 }
    }
}

extension SharedSequenceConvertibleType where Element == Bool {
    public func not() -> SharedSequence<SharingStrategy, Bool> { map { !$0 } }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    public func mapTo<Result>(_ value: Result) -> Single<Result> { map { _ in value } }
}
