/// Operators that put several publishers together.
extension Publisher {
    public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B> where B.Failure == Failure {
        .init(self, b)
    }

    public func combineLatest<B: Publisher, T>(
        _ b: B, _ transform: @escaping (Output, B.Output) -> T
    ) -> Publishers.Chain<T, Failure> where B.Failure == Failure {
        combineLatest(b).map { transform($0.0, $0.1) }
    }

    public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C>
    where B.Failure == Failure, C.Failure == Failure { .init(self, b, c) }

    public func combineLatest<B: Publisher, C: Publisher, T>(
        _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
    ) -> Publishers.Chain<T, Failure> where B.Failure == Failure, C.Failure == Failure {
        combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
    }

    public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
        -> Publishers.CombineLatest4<Self, B, C, D>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure { .init(self, b, c, d) }

    public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
        _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
    ) -> Publishers.Chain<T, Failure>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
        combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
    }

    public func zip<B: Publisher>(_ b: B) -> Publishers.Zip<Self, B> where B.Failure == Failure { .init(self, b) }

    public func zip<B: Publisher, T>(
        _ b: B, _ transform: @escaping (Output, B.Output) -> T
    ) -> Publishers.Chain<T, Failure> where B.Failure == Failure { zip(b).map { transform($0.0, $0.1) } }

    public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
    where B.Failure == Failure, C.Failure == Failure { .init(self, b, c) }

    public func zip<B: Publisher, C: Publisher, T>(
        _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
    ) -> Publishers.Chain<T, Failure> where B.Failure == Failure, C.Failure == Failure {
        zip(b, c).map { transform($0.0, $0.1, $0.2) }
    }

    public func zip<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D) -> Publishers.Zip4<Self, B, C, D>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure { .init(self, b, c, d) }

    public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
        _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
    ) -> Publishers.Chain<T, Failure>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
        zip(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
    }

    public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
    where B.Output == Output, B.Failure == Failure { .init(self, b) }

    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure { .init(self, b, c) }

    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
        -> Publishers.Merge4<Self, B, C, D>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure
    { .init(self, b, c, d) }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
        -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure
    { .init(self, b, c, d, e) }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
    { .init(self, b, c, d, e, f) }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
        G.Output == Output, G.Failure == Failure
    { .init(self, b, c, d, e, f, g) }

    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure,
        G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
    { .init(self, b, c, d, e, f, g, h) }

    /// The values of this publisher and another one of the same type; more of them go on as one.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }

    /// This publisher's values, and then another's.
    public func append<P: Publisher>(
        _ publisher: P
    ) -> Publishers.Chain<Output, Failure> where P.Output == Output, P.Failure == Failure {
        chain { downstream in
            (
                { downstream.send($0) },
                { completion in
                    guard case .finished = completion else { return downstream.send(completion: completion) }
                    downstream.hold(
                        publisher.sink(
                            receiveCompletion: { downstream.send(completion: $0) },
                            receiveValue: { downstream.send($0) }))
                }
            )
        }
    }

    /// Another publisher's values, and then this one's.
    public func prepend<P: Publisher>(
        _ publisher: P
    ) -> Publishers.Chain<Output, Failure> where P.Output == Output, P.Failure == Failure { publisher.append(self) }
}
