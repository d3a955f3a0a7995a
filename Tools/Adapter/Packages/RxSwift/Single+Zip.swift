// As of `Observable`.

extension PrimitiveSequenceType where Trait == SingleTrait {
    public static func zip<A, B>(
        _ a: Single<A>, _ b: Single<B>,
        resultSelector: @escaping (A, B) throws -> Element
    ) -> Single<Element> { Single(raw: .gather(keepingAll: true, a.source, b.source, make: resultSelector)) }
    public static func zip<A, B, C>(
        _ a: Single<A>, _ b: Single<B>, _ c: Single<C>,
        resultSelector: @escaping (A, B, C) throws -> Element
    ) -> Single<Element> { Single(raw: .gather(keepingAll: true, a.source, b.source, c.source, make: resultSelector)) }
    public static func zip<A, B, C, D>(
        _ a: Single<A>, _ b: Single<B>, _ c: Single<C>, _ d: Single<D>,
        resultSelector: @escaping (A, B, C, D) throws -> Element
    ) -> Single<Element> {
        Single(raw: .gather(keepingAll: true, a.source, b.source, c.source, d.source, make: resultSelector))
    }
    public static func zip<A, B, C, D, E>(
        _ a: Single<A>, _ b: Single<B>, _ c: Single<C>, _ d: Single<D>, _ e: Single<E>,
        resultSelector: @escaping (A, B, C, D, E) throws -> Element
    ) -> Single<Element> {
        Single(raw: .gather(keepingAll: true, a.source, b.source, c.source, d.source, e.source, make: resultSelector))
    }
    public static func zip<A, B, C, D, E, F>(
        _ a: Single<A>, _ b: Single<B>, _ c: Single<C>, _ d: Single<D>, _ e: Single<E>, _ f: Single<F>,
        resultSelector: @escaping (A, B, C, D, E, F) throws -> Element
    ) -> Single<Element> {
        Single(
            raw: .gather(
                keepingAll: true, a.source, b.source, c.source, d.source, e.source, f.source, make: resultSelector))
    }
    public static func zip<A, B, C, D, E, F, G>(
        _ a: Single<A>, _ b: Single<B>, _ c: Single<C>, _ d: Single<D>, _ e: Single<E>, _ f: Single<F>, _ g: Single<G>,
        resultSelector: @escaping (A, B, C, D, E, F, G) throws -> Element
    ) -> Single<Element> {
        Single(
            raw: .gather(
                keepingAll: true, a.source, b.source, c.source, d.source, e.source, f.source, g.source,
                make: resultSelector))
    }
    public static func zip<A, B, C, D, E, F, G, H>(
        _ a: Single<A>, _ b: Single<B>, _ c: Single<C>, _ d: Single<D>, _ e: Single<E>, _ f: Single<F>, _ g: Single<G>,
        _ h: Single<H>,
        resultSelector: @escaping (A, B, C, D, E, F, G, H) throws -> Element
    ) -> Single<Element> {
        Single(
            raw: .gather(
                keepingAll: true, a.source, b.source, c.source, d.source, e.source, f.source, g.source, h.source,
                make: resultSelector))
    }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
    public static func zip<A, B>(
        _ a: Single<A>, _ b: Single<B>
    ) -> Single<(A, B)> { Single(raw: .gatherTuples(keepingAll: true, a.source, b.source)) }
    public static func zip<A, B, C>(
        _ a: Single<A>, _ b: Single<B>, _ c: Single<C>
    ) -> Single<(A, B, C)> { Single(raw: .gatherTuples(keepingAll: true, a.source, b.source, c.source)) }
    public static func zip<A, B, C, D>(
        _ a: Single<A>, _ b: Single<B>, _ c: Single<C>, _ d: Single<D>
    ) -> Single<(A, B, C, D)> { Single(raw: .gatherTuples(keepingAll: true, a.source, b.source, c.source, d.source)) }
    public static func zip<A, B, C, D, E>(
        _ a: Single<A>, _ b: Single<B>, _ c: Single<C>, _ d: Single<D>, _ e: Single<E>
    ) -> Single<(A, B, C, D, E)> {
        Single(raw: .gatherTuples(keepingAll: true, a.source, b.source, c.source, d.source, e.source))
    }
    public static func zip<A, B, C, D, E, F>(
        _ a: Single<A>, _ b: Single<B>, _ c: Single<C>, _ d: Single<D>, _ e: Single<E>, _ f: Single<F>
    ) -> Single<(A, B, C, D, E, F)> {
        Single(raw: .gatherTuples(keepingAll: true, a.source, b.source, c.source, d.source, e.source, f.source))
    }
    public static func zip<A, B, C, D, E, F, G>(
        _ a: Single<A>, _ b: Single<B>, _ c: Single<C>, _ d: Single<D>, _ e: Single<E>, _ f: Single<F>, _ g: Single<G>
    ) -> Single<(A, B, C, D, E, F, G)> {
        Single(
            raw: .gatherTuples(keepingAll: true, a.source, b.source, c.source, d.source, e.source, f.source, g.source))
    }
    public static func zip<A, B, C, D, E, F, G, H>(
        _ a: Single<A>, _ b: Single<B>, _ c: Single<C>, _ d: Single<D>, _ e: Single<E>, _ f: Single<F>, _ g: Single<G>,
        _ h: Single<H>
    ) -> Single<(A, B, C, D, E, F, G, H)> {
        Single(
            raw: .gatherTuples(
                keepingAll: true, a.source, b.source, c.source, d.source, e.source, f.source, g.source, h.source))
    }
}
