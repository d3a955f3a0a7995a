@_exported import RxSwift
import ObjectiveC

extension Reactor {
    public typealias Scheduler = ImmediateSchedulerType
}

public enum NoAction {}
public enum NoMutation {}

/// Turns actions into states.
public protocol Reactor: AnyObject {
    associatedtype Action
    associatedtype Mutation = Action
    associatedtype State

    var action: ActionSubject<Action> { get }
    var initialState: State { get }
    var currentState: State { get }
    var state: Observable<State> { get }
    /// Where states are told.
    var scheduler: any ImmediateSchedulerType { get }

    func transform(action: Observable<Action>) -> Observable<Action>
    func mutate(action: Action) -> Observable<Mutation>
    func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
    func reduce(state: State, mutation: Mutation) -> State
    func transform(state: Observable<State>) -> Observable<State>
}

extension Reactor {
    public func transform(action: Observable<Action>) -> Observable<Action> { action }
    public func mutate(action: Action) -> Observable<Mutation> { .empty() }
    public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }
    public func reduce(state: State, mutation: Mutation) -> State { state }
    public func transform(state: Observable<State>) -> Observable<State> { state }

    public var action: ActionSubject<Action> {
        // The flow of states begins with whoever acts first.
        _ = state
        return core.action
    }
    public var scheduler: any ImmediateSchedulerType { CurrentThreadScheduler.instance }
    public var state: Observable<State> { core.state(of: self) }
    public var currentState: State { core.currentState ?? initialState }

    private var core: ReactorCore<Self> {
        if let core = objc_getAssociatedObject(self, &coreKey) as? ReactorCore<Self> { return core }
        let fresh = ReactorCore<Self>()
        objc_setAssociatedObject(self, &coreKey, fresh, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return fresh
    }
}

extension Reactor where Action == Mutation {
    public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}

nonisolated(unsafe) private var coreKey = 0

/// What belongs to one reactor.
private final class ReactorCore<R: Reactor> {
    let action = ActionSubject<R.Action>()
    var currentState: R.State?
    private var state: Observable<R.State>?
    private let bag = DisposeBag()

    func state(of reactor: R) -> Observable<R.State> {
        if let state { return state }
        let actions = reactor.transform(action: action.asObservable())
        let mutations = actions.flatMap { [weak reactor] action in
            reactor?.mutate(action: action).catch { _ in .empty() } ?? .empty()
        }
        let first = reactor.initialState
        let states = reactor.transform(mutation: mutations)
            .scan(first) { [weak reactor] state, mutation in
                reactor?.reduce(state: state, mutation: mutation) ?? state
            }
            .catch { _ in .empty() }.startWith(first)
        let replayed = reactor.transform(state: states)
            .do(onNext: { [weak self] in self?.currentState = $0 }).observe(on: reactor.scheduler).replay(1)
        state = replayed
        replayed.connect().disposed(by: bag)
        return replayed
    }
}

/// Takes actions for ever.
public final class ActionSubject<Element>: ObservableType, ObserverType {
    private let subject = PublishSubject<Element>()

    public init() {}

    public func on(_ event: Event<Element>) {
        if case .next(let value) = event { subject.onNext(value) }
    }
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { subject.subscribe(observer) }
    public func asObservable() -> Observable<Element> { subject }
}
