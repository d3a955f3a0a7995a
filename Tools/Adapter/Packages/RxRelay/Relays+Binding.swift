import RxSwift

extension ObservableType {
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable { tell(relays.map { $0.accept }) }
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        map { $0 as Element? }.tell(relays.map { $0.accept })
    }
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable { tell(relays.map { $0.accept }) }
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        map { $0 as Element? }.tell(relays.map { $0.accept })
    }
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable { tell(relays.map { $0.accept }) }
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        map { $0 as Element? }.tell(relays.map { $0.accept })
    }

    private func tell(_ takers: [(Element) -> Void]) -> any Disposable {
        subscribe(onNext: { value in for take in takers { take(value) } })
    }
}

extension InfallibleType {
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable { tell(relays.map { $0.accept }) }
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        map { $0 as Element? }.tell(relays.map { $0.accept })
    }
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable { tell(relays.map { $0.accept }) }
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        map { $0 as Element? }.tell(relays.map { $0.accept })
    }
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable { tell(relays.map { $0.accept }) }
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        map { $0 as Element? }.tell(relays.map { $0.accept })
    }

    private func tell(_ takers: [(Element) -> Void]) -> any Disposable {
        subscribe(onNext: { value in for take in takers { take(value) } })
    }
}
