// As of `Observable`.

extension InfallibleType {
    public static func combineLatest<A: InfallibleType, B: InfallibleType>(
        _ a: A, _ b: B,
        resultSelector: @escaping (A.Element, B.Element) throws -> Element
    ) -> Infallible<Element> { Infallible(.gather(keepingAll: false, a, b, make: resultSelector)) }
    public static func combineLatest<A: InfallibleType, B: InfallibleType, C: InfallibleType>(
        _ a: A, _ b: B, _ c: C,
        resultSelector: @escaping (A.Element, B.Element, C.Element) throws -> Element
    ) -> Infallible<Element> { Infallible(.gather(keepingAll: false, a, b, c, make: resultSelector)) }
    public static func combineLatest<A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType>(
        _ a: A, _ b: B, _ c: C, _ d: D,
        resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element) throws -> Element
    ) -> Infallible<Element> { Infallible(.gather(keepingAll: false, a, b, c, d, make: resultSelector)) }
    public static func combineLatest<
        A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E,
        resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element, E.Element) throws -> Element
    ) -> Infallible<Element> { Infallible(.gather(keepingAll: false, a, b, c, d, e, make: resultSelector)) }
    public static func combineLatest<
        A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType, F: InfallibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F,
        resultSelector: @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element) throws -> Element
    ) -> Infallible<Element> { Infallible(.gather(keepingAll: false, a, b, c, d, e, f, make: resultSelector)) }
    public static func combineLatest<
        A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType,
        F: InfallibleType, G: InfallibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G,
        resultSelector:
            @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element) throws -> Element
    ) -> Infallible<Element> { Infallible(.gather(keepingAll: false, a, b, c, d, e, f, g, make: resultSelector)) }
    public static func combineLatest<
        A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType,
        F: InfallibleType, G: InfallibleType, H: InfallibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H,
        resultSelector:
            @escaping (A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element) throws ->
            Element
    ) -> Infallible<Element> { Infallible(.gather(keepingAll: false, a, b, c, d, e, f, g, h, make: resultSelector)) }
}

extension InfallibleType where Element == Any {
    public static func combineLatest<A: InfallibleType, B: InfallibleType>(
        _ a: A, _ b: B
    ) -> Infallible<(A.Element, B.Element)> { Infallible(.gatherTuples(keepingAll: false, a, b)) }
    public static func combineLatest<A: InfallibleType, B: InfallibleType, C: InfallibleType>(
        _ a: A, _ b: B, _ c: C
    ) -> Infallible<(A.Element, B.Element, C.Element)> { Infallible(.gatherTuples(keepingAll: false, a, b, c)) }
    public static func combineLatest<A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType>(
        _ a: A, _ b: B, _ c: C, _ d: D
    ) -> Infallible<(A.Element, B.Element, C.Element, D.Element)> {
        Infallible(.gatherTuples(keepingAll: false, a, b, c, d))
    }
    public static func combineLatest<
        A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
    ) -> Infallible<(A.Element, B.Element, C.Element, D.Element, E.Element)> {
        Infallible(.gatherTuples(keepingAll: false, a, b, c, d, e))
    }
    public static func combineLatest<
        A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType, F: InfallibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Infallible<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element)> {
        Infallible(.gatherTuples(keepingAll: false, a, b, c, d, e, f))
    }
    public static func combineLatest<
        A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType,
        F: InfallibleType, G: InfallibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Infallible<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element)> {
        Infallible(.gatherTuples(keepingAll: false, a, b, c, d, e, f, g))
    }
    public static func combineLatest<
        A: InfallibleType, B: InfallibleType, C: InfallibleType, D: InfallibleType, E: InfallibleType,
        F: InfallibleType, G: InfallibleType, H: InfallibleType
    >(
        _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Infallible<(A.Element, B.Element, C.Element, D.Element, E.Element, F.Element, G.Element, H.Element)> {
        Infallible(.gatherTuples(keepingAll: false, a, b, c, d, e, f, g, h))
    }
}
