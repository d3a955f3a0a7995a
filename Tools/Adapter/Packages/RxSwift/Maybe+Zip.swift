// As of `Observable`.

extension PrimitiveSequenceType where Trait == MaybeTrait {
    public static func zip<A, B>(
        _ a: Maybe<A>, _ b: Maybe<B>,
        resultSelector: @escaping (A, B) throws -> Element
    ) -> Maybe<Element> { Maybe(raw: .gather(keepingAll: true, a.source, b.source, make: resultSelector)) }
    public static func zip<A, B, C>(
        _ a: Maybe<A>, _ b: Maybe<B>, _ c: Maybe<C>,
        resultSelector: @escaping (A, B, C) throws -> Element
    ) -> Maybe<Element> { Maybe(raw: .gather(keepingAll: true, a.source, b.source, c.source, make: resultSelector)) }
    public static func zip<A, B, C, D>(
        _ a: Maybe<A>, _ b: Maybe<B>, _ c: Maybe<C>, _ d: Maybe<D>,
        resultSelector: @escaping (A, B, C, D) throws -> Element
    ) -> Maybe<Element> {
        Maybe(raw: .gather(keepingAll: true, a.source, b.source, c.source, d.source, make: resultSelector))
    }
    public static func zip<A, B, C, D, E>(
        _ a: Maybe<A>, _ b: Maybe<B>, _ c: Maybe<C>, _ d: Maybe<D>, _ e: Maybe<E>,
        resultSelector: @escaping (A, B, C, D, E) throws -> Element
    ) -> Maybe<Element> {
        Maybe(raw: .gather(keepingAll: true, a.source, b.source, c.source, d.source, e.source, make: resultSelector))
    }
    public static func zip<A, B, C, D, E, F>(
        _ a: Maybe<A>, _ b: Maybe<B>, _ c: Maybe<C>, _ d: Maybe<D>, _ e: Maybe<E>, _ f: Maybe<F>,
        resultSelector: @escaping (A, B, C, D, E, F) throws -> Element
    ) -> Maybe<Element> {
        Maybe(
            raw: .gather(
                keepingAll: true, a.source, b.source, c.source, d.source, e.source, f.source, make: resultSelector))
    }
    public static func zip<A, B, C, D, E, F, G>(
        _ a: Maybe<A>, _ b: Maybe<B>, _ c: Maybe<C>, _ d: Maybe<D>, _ e: Maybe<E>, _ f: Maybe<F>, _ g: Maybe<G>,
        resultSelector: @escaping (A, B, C, D, E, F, G) throws -> Element
    ) -> Maybe<Element> {
        Maybe(
            raw: .gather(
                keepingAll: true, a.source, b.source, c.source, d.source, e.source, f.source, g.source,
                make: resultSelector))
    }
    public static func zip<A, B, C, D, E, F, G, H>(
        _ a: Maybe<A>, _ b: Maybe<B>, _ c: Maybe<C>, _ d: Maybe<D>, _ e: Maybe<E>, _ f: Maybe<F>, _ g: Maybe<G>,
        _ h: Maybe<H>,
        resultSelector: @escaping (A, B, C, D, E, F, G, H) throws -> Element
    ) -> Maybe<Element> {
        Maybe(
            raw: .gather(
                keepingAll: true, a.source, b.source, c.source, d.source, e.source, f.source, g.source, h.source,
                make: resultSelector))
    }
}

extension PrimitiveSequenceType where Element == Any, Trait == MaybeTrait {
    public static func zip<A, B>(
        _ a: Maybe<A>, _ b: Maybe<B>
    ) -> Maybe<(A, B)> { Maybe(raw: .gatherTuples(keepingAll: true, a.source, b.source)) }
    public static func zip<A, B, C>(
        _ a: Maybe<A>, _ b: Maybe<B>, _ c: Maybe<C>
    ) -> Maybe<(A, B, C)> { Maybe(raw: .gatherTuples(keepingAll: true, a.source, b.source, c.source)) }
    public static func zip<A, B, C, D>(
        _ a: Maybe<A>, _ b: Maybe<B>, _ c: Maybe<C>, _ d: Maybe<D>
    ) -> Maybe<(A, B, C, D)> { Maybe(raw: .gatherTuples(keepingAll: true, a.source, b.source, c.source, d.source)) }
    public static func zip<A, B, C, D, E>(
        _ a: Maybe<A>, _ b: Maybe<B>, _ c: Maybe<C>, _ d: Maybe<D>, _ e: Maybe<E>
    ) -> Maybe<(A, B, C, D, E)> {
        Maybe(raw: .gatherTuples(keepingAll: true, a.source, b.source, c.source, d.source, e.source))
    }
    public static func zip<A, B, C, D, E, F>(
        _ a: Maybe<A>, _ b: Maybe<B>, _ c: Maybe<C>, _ d: Maybe<D>, _ e: Maybe<E>, _ f: Maybe<F>
    ) -> Maybe<(A, B, C, D, E, F)> {
        Maybe(raw: .gatherTuples(keepingAll: true, a.source, b.source, c.source, d.source, e.source, f.source))
    }
    public static func zip<A, B, C, D, E, F, G>(
        _ a: Maybe<A>, _ b: Maybe<B>, _ c: Maybe<C>, _ d: Maybe<D>, _ e: Maybe<E>, _ f: Maybe<F>, _ g: Maybe<G>
    ) -> Maybe<(A, B, C, D, E, F, G)> {
        Maybe(
            raw: .gatherTuples(keepingAll: true, a.source, b.source, c.source, d.source, e.source, f.source, g.source))
    }
    public static func zip<A, B, C, D, E, F, G, H>(
        _ a: Maybe<A>, _ b: Maybe<B>, _ c: Maybe<C>, _ d: Maybe<D>, _ e: Maybe<E>, _ f: Maybe<F>, _ g: Maybe<G>,
        _ h: Maybe<H>
    ) -> Maybe<(A, B, C, D, E, F, G, H)> {
        Maybe(
            raw: .gatherTuples(
                keepingAll: true, a.source, b.source, c.source, d.source, e.source, f.source, g.source, h.source))
    }
}
