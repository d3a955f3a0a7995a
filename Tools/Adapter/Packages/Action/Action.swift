import RxCocoa
import RxSwift

public typealias CocoaAction = Action<Void, Void>
public typealias CompletableAction<Input> = Action<Input, Never>

public enum ActionError: Error {
    case notEnabled
    case underlyingError(any Error)
}

/// Work for each input, one at a time, which may be disabled.
public final class Action<Input, Element> {
    public typealias WorkFactory = (Input) -> Observable<Element>

    public let _enabledIf: Observable<Bool>
    public let workFactory: WorkFactory

    /// What is put in is worked on.
    public let inputs: InputSubject<Input>
    public let executing: Observable<Bool>
    public let enabled: Observable<Bool>
    public let executionObservables: Observable<Observable<Element>>
    public let elements: Observable<Element>
    public let errors: Observable<ActionError>
    public let underlyingError: Observable<any Error>

    private let isExecuting = BehaviorRelay(value: false)
    private let isEnabled = BehaviorRelay(value: true)
    private let executions = PublishSubject<Observable<Element>>()
    private let failures = PublishSubject<ActionError>()
    private let bag = DisposeBag()

    public convenience init<Source: ObservableConvertibleType>(
        enabledIf: Observable<Bool> = .just(true), workFactory: @escaping (Input) -> Source
    ) where Source.Element == Element {
        self.init(enabledIf: enabledIf) { workFactory($0).asObservable() }
    }

    public init(enabledIf: Observable<Bool> = .just(true), workFactory: @escaping WorkFactory) {
        _enabledIf = enabledIf
        self.workFactory = workFactory
        inputs = InputSubject()
        executing = isExecuting.distinctUntilChanged()
        enabled = Observable.combineLatest(enabledIf, isExecuting) { $0 && !$1 }.distinctUntilChanged().share(replay: 1)
        executionObservables = executions
        elements = executions.flatMap { $0.catch { _ in .empty() } }
        errors = failures
        underlyingError = failures.compactMap {
            if case .underlyingError(let error) = $0 { error } else { nil }
        }
        enabledIf.bind(to: isEnabled).disposed(by: bag)
        inputs.subscribe(onNext: { [weak self] in _ = self?.execute($0) }).disposed(by: bag)
    }

    @discardableResult public func execute(_ value: Input) -> Observable<Element> {
        guard isEnabled.value, !isExecuting.value else {
            failures.onNext(.notEnabled)
            return .error(ActionError.notEnabled)
        }
        let result = ReplaySubject<Element>.createUnbounded()
        isExecuting.accept(true)
        executions.onNext(result)
        workFactory(value).do(
            onError: { [failures, isExecuting] error in
                isExecuting.accept(false)
                failures.onNext(.underlyingError(error))
            }, onCompleted: { [isExecuting] in isExecuting.accept(false) }
        ).subscribe(result).disposed(by: bag)
        return result
    }
}

extension Action where Input == Void {
    @discardableResult public func execute() -> Observable<Element> { execute(()) }
}

/// Takes inputs for ever.
public class InputSubject<Element>: ObservableType, ObserverType {
    private let subject = PublishSubject<Element>()

    public init() {}

    public func on(_ event: Event<Element>) {
        if case .next(let value) = event { subject.onNext(value) }
    }
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element { subject.subscribe(observer) }
    public func asObservable() -> Observable<Element> { subject }
}
