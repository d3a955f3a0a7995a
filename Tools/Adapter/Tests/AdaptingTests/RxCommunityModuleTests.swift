import Foundation
import Testing

/// The stand-ins of packages around RxSwift. What the program prints follows from the README of each.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct RxCommunityModuleTests {
    @Test func `Packages around RxSwift do what theirs do`() throws {
        let modules = [
            "RxSwift", "RxRelay", "RxCocoa", "NSObject_Rx", "RxOptional", "RxSwiftExt", "RxGesture", "RxViewController",
            "RxKeyboard",
            "Action", "ReactorKit",
        ]
        #expect(try StandInProgram.output(Self.program, modules: modules) == Self.expected)
    }

    private static let program = #"""
        import Action
        import NSObject_Rx
        import ReactorKit
        import RxCocoa
        import RxGesture
        import RxKeyboard
        import RxOptional
        import RxSwift
        import RxSwiftExt
        import RxViewController
        import UIKit

        setvbuf(stdout, nil, _IONBF, 0)
        struct Broken: Error {}

        // A bag for each object
        let owner = UIViewController()
        print(owner.rx.disposeBag === owner.rx.disposeBag, owner.rx.disposeBag === UIView().rx.disposeBag)
        let bag = owner.rx.disposeBag

        // Optional and empty values
        Observable.of("a", nil, "b").filterNil().toArray().subscribe(onSuccess: { print($0) }).disposed(by: bag)
        Driver.of(1, nil).replaceNilWith(0).drive(onNext: { print("number", $0) }).disposed(by: bag)
        Observable.of([1], []).filterEmpty().subscribe(onNext: { print($0) }).disposed(by: bag)
        Observable.of(1, nil).errorOnNil().subscribe(onError: { print($0 is RxOptionalError) }).disposed(by: bag)

        // RxSwiftExt's operators
        Observable.of(1, 2, 1, 3).distinct().pairwise().subscribe(onNext: { print("pair", $0, $1) }).disposed(by: bag)
        Observable.of(true).not().mapTo("mapped").subscribe(onNext: { print($0) }).disposed(by: bag)
        Observable.of(1, 2, 3).ignore(2).subscribe(onNext: { print("kept", $0) }).disposed(by: bag)
        Observable.just(1).concat(Observable.error(Broken())).materialize().errors().subscribe(onNext: { print($0 is Broken) })
            .disposed(by: bag)

        // A gesture belongs to its view as long as somebody listens
        let view = UIView()
        let taps = view.rx.tapGesture().when(.recognized).subscribe(onNext: { _ in print("nobody taps") })
        print(view.gestureRecognizers?.count ?? 0)
        taps.dispose()
        print(view.gestureRecognizers?.count ?? 0)
        owner.rx.viewWillAppear.subscribe(onNext: { _ in print("nobody tells") }).disposed(by: bag)
        RxKeyboard.instance.visibleHeight.drive(onNext: { print("keyboard", $0) }).disposed(by: bag)

        // One execution at a time, which the button shows
        let result = PublishSubject<String>()
        let action = Action<Int, String> { number in result.map { "\(number) \($0)" }.take(1) }
        action.elements.subscribe(onNext: { print("element", $0) }).disposed(by: bag)
        action.errors.subscribe(onNext: { _ in print("not enabled") }).disposed(by: bag)
        action.enabled.subscribe(onNext: { print("enabled", $0) }).disposed(by: bag)
        action.execute(1)
        action.execute(2)
        result.onNext("done")
        let button = UIButton()
        button.rx.action = CocoaAction(enabledIf: .just(false)) { _ in .empty() }
        print(button.isEnabled)

        // A reactor: actions become mutations, and these states
        final class Counter: Reactor {
            enum Action { case increase, tell }
            enum Mutation { case add(Int), say(String) }
            struct State {
                var value = 0
                @Pulse var message: String?
            }
            let initialState = State()
            func mutate(action: Action) -> Observable<Mutation> {
                switch action {
                case .increase: return .of(.add(1), .add(10))
                case .tell: return .just(.say("hello"))
                }
            }
            func reduce(state: State, mutation: Mutation) -> State {
                var state = state
                switch mutation {
                case .add(let number): state.value += number
                case .say(let text): state.message = text
                }
                return state
            }
        }
        final class CounterController: UIViewController, ReactorKit.View {
            var disposeBag = DisposeBag()
            let label = UILabel()
            func bind(reactor: Counter) {
                reactor.state.map { "\($0.value)" }.distinctUntilChanged().bind(to: label.rx.text).disposed(by: disposeBag)
                reactor.pulse(\.$message).compactMap { $0 }.subscribe(onNext: { print("message", $0) }).disposed(by: disposeBag)
            }
        }
        let counter = CounterController()
        counter.reactor = Counter()
        print(counter.label.text!)
        counter.reactor?.action.onNext(.increase)
        print(counter.label.text!, counter.reactor!.currentState.value)
        counter.reactor?.action.onNext(.tell)
        counter.reactor?.action.onNext(.tell)

        // The names of RxSwift 3 to 5
        extension ObservableType where E == Bool { func negated() -> Observable<E> { map { !$0 } } }
        extension PrimitiveSequence where TraitType == SingleTrait, ElementType == Int {
            func doubled() -> Single<Int> { map { $0 * 2 } }
        }
        struct Ones: ObservableType {
            typealias Element = Int
            func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Int { Observable.of(1, 1).subscribe(observer) }
        }
        let variable = Variable("v")
        variable.asObservable().skipWhile { $0 == "v" }.observeOn(MainScheduler.instance).catchErrorJustReturn("")
            .subscribe(onNext: { print("variable", $0) }).addDisposableTo(bag)
        variable.value = "w"
        Observable.just(true).negated().subscribe(onNext: { print($0) }).disposed(by: bag)
        Single.just(4).doubled().subscribe(onSuccess: { print($0) }, onError: { print($0) }).disposed(by: bag)
        Ones().asObservable().throttle(0.3, scheduler: MainScheduler.instance).subscribe(onNext: { print("one", $0) }).disposed(by: bag)
        """#

    private static let expected = """
        true false
        ["a", "b"]
        number 1
        number 0
        [1]
        true
        pair 1 2
        pair 2 3
        mapped
        kept 1
        kept 3
        true
        1
        0
        keyboard 0.0
        enabled true
        enabled false
        not enabled
        element 1 done
        enabled true
        false
        0
        11 11
        message hello
        message hello
        variable w
        false
        8
        one 1

        """
}
