import Foundation
import Testing

/// RxSwift's and RxRelay's stand-ins, used by a program that the toolset builds. What it prints follows from the marble diagrams of
/// reactivex.io and RxSwift's documentation of each operator; `|` is the end, `x` the disposal. Sources of several values send one a turn
/// of the current thread's scheduler, so those that are combined take turns.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct RxModuleTests {
    @Test func `Sources, operators, subjects and traits tell what RxSwift's do`() throws {
        #expect(try StandInProgram.output(Self.program, modules: ["RxSwift", "RxRelay"]) == Self.expected)
    }

    private static let program = #"""
        import RxSwift
        import RxRelay
        import Foundation

        setvbuf(stdout, nil, _IONBF, 0)
        let bag = DisposeBag()
        struct Broken: Error {}
        func kind(_ error: Error) -> String {
            switch error {
            case RxError.argumentOutOfRange: "argumentOutOfRange"
            case RxError.moreThanOneElement: "moreThanOneElement"
            default: error is Broken ? "broken" : "another"
            }
        }
        func show<T>(_ name: String, _ source: Observable<T>) {
            var line = name + ":"
            source.subscribe(
                onNext: { line += " \($0)" }, onError: { line += " " + kind($0) }, onCompleted: { line += " |" },
                onDisposed: { line += " x" }).disposed(by: bag)
            print(line)
        }

        // Sources
        show("of", Observable.of(1, 2, 3))
        show("range", Observable.range(start: 3, count: 3))
        show("generate", Observable.generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 3 }))
        show("deferred", Observable.deferred { Observable.just("a") })
        show("optional", Observable<Int>.from(optional: nil))
        show("error", Observable<Int>.error(Broken()))

        // Values
        show("scan", Observable.of(1, 2, 3).scan(0) { $0 + $1 })
        show("reduce", Observable.of(1, 2, 3).reduce(10, accumulator: +))
        show("distinct", Observable.of(1, 1, 2, 2, 1).distinctUntilChanged())
        show("take", Observable.of(1, 2, 3).take(2))
        show("while", Observable.of(1, 2, 3, 1).take(while: { $0 < 3 }, behavior: .inclusive))
        show("skip", Observable.of(1, 2, 3).skip(1).skip(while: { $0 < 3 }))
        show("last", Observable.of(1, 2, 3).takeLast(2))
        show("element", Observable.of(1, 2, 3).element(at: 1))
        show("beyond", Observable.of(1).element(at: 1))
        show("single", Observable.of(1, 2).single())
        show("empty", Observable<Int>.empty().ifEmpty(default: 9))
        show("map fails", Observable.of(1, 2, 3).map { if $0 == 2 { throw Broken() } else { $0 * 2 } })
        show("materialize", Observable.of(1).materialize())
        show("array", Observable.of(1, 2).toArray().asObservable())

        // Several sources: `of` sends one value a turn, so that two of them take turns
        show("merge", Observable.merge(.of(1, 2), .of(3, 4)))
        show("concat", Observable.concat(.of(1, 2), .of(3)))
        show("start", Observable.of(2).startWith(0, 1))
        show("latest", Observable.combineLatest(Observable.of(1, 2), Observable.of("a", "b")) { "\($0)\($1)" })
        show("zip", Observable.zip(Observable.of(1, 2, 3), Observable.of("a", "b")).map { "\($0.0)\($0.1)" })
        show("three", Observable.zip(Observable.of(1, 2), Observable.of(3, 4), Observable.of(5, 6)) { $0 + $1 + $2 })
        show("all", Observable.combineLatest([Observable.just(1), .just(2)]).map { $0.reduce(0, +) })
        show("flat", Observable.of(1, 2).flatMap { Observable.of($0 * 10, $0 * 10 + 1) })
        show("concatMap", Observable.of(1, 2).concatMap { Observable.of($0 * 10, $0 * 10 + 1) })
        let outer = PublishSubject<PublishSubject<String>>()
        let (one, two) = (PublishSubject<String>(), PublishSubject<String>())
        var switched = "switch:"
        outer.switchLatest().subscribe(onNext: { switched += " " + $0 }, onCompleted: { switched += " |" }).disposed(by: bag)
        outer.onNext(one)
        one.onNext("a")
        outer.onNext(two)
        one.onNext("lost")
        two.onNext("b")
        outer.onCompleted()
        two.onCompleted()
        print(switched)
        let (trigger, value) = (PublishSubject<Void>(), BehaviorRelay(value: 1))
        var sampled = "from:"
        trigger.withLatestFrom(value).subscribe(onNext: { sampled += " \($0)" }).disposed(by: bag)
        trigger.onNext(())
        value.accept(5)
        trigger.onNext(())
        print(sampled)

        // Errors
        show("catch", Observable.of(1, 2).concat(Observable.error(Broken())).catchAndReturn(7))
        var attempts = 0
        show("retry", Observable<Int>.create { observer in
            attempts += 1
            observer.onNext(attempts)
            if attempts < 3 { observer.onError(Broken()) } else { observer.onCompleted() }
            return Disposables.create()
        }.retry(5))
        attempts = 0
        show("retry ends", Observable<Int>.create { observer in
            attempts += 1
            observer.onNext(attempts)
            observer.onError(Broken())
            return Disposables.create()
        }.retry(2))

        // Subjects: what those who come late are told
        func listen<S: ObservableType>(_ name: String, _ source: S) {
            source.subscribe(onNext: { print(name, $0) }, onCompleted: { print(name, "|") }).disposed(by: bag)
        }
        let (publish, behavior, replay) = (PublishSubject<Int>(), BehaviorSubject(value: 0), ReplaySubject<Int>.create(bufferSize: 2))
        for number in 1...3 { publish.onNext(number); behavior.onNext(number); replay.onNext(number) }
        listen("publish", publish)
        listen("behavior", behavior)
        listen("replay", replay)
        publish.onCompleted()
        listen("late publish", publish)
        let async = AsyncSubject<Int>()
        listen("async", async)
        async.onNext(1)
        async.onNext(2)
        async.onCompleted()

        // Sharing: how often the source begins
        var begun = 0
        let source = Observable<Int>.create { observer in
            begun += 1
            observer.onNext(begun)
            return Disposables.create { print("released") }
        }
        let shared = source.share(replay: 1)
        let first = shared.subscribe(onNext: { print("first", $0) })
        let second = shared.subscribe(onNext: { print("second", $0) })
        first.dispose()
        second.dispose()
        _ = shared.subscribe(onNext: { print("third", $0) })
        let forever = source.share(replay: 1, scope: .forever)
        forever.take(1).subscribe(onNext: { print("forever", $0) }).disposed(by: bag)
        forever.take(1).subscribe(onNext: { print("forever", $0) }).disposed(by: bag)

        // One value or none
        Single.just(1).map { $0 + 1 }.flatMap { Single.just("two \($0)") }
            .subscribe(onSuccess: { print("single", $0) }, onFailure: { print($0) }).disposed(by: bag)
        Single<Int>.error(Broken()).catchAndReturn(3).subscribe(onSuccess: { print("caught", $0) }).disposed(by: bag)
        Single.zip(Single.just(1), Single.just("a"), Single.just(true)).subscribe(onSuccess: { print($0.0, $0.1, $0.2) }).disposed(by: bag)
        Completable.empty().andThen(Single.just("then")).subscribe(onSuccess: { print($0) }).disposed(by: bag)
        Maybe<Int>.empty().ifEmpty(default: 4).subscribe(onSuccess: { print("maybe", $0) }).disposed(by: bag)
        Observable<Int>.of(1, 2).asSingle().subscribe(onSuccess: { print($0) }, onFailure: { print("not single:", kind($0)) }).disposed(by: bag)
        Observable<Int>.empty().first().subscribe(onSuccess: { print("first", $0 ?? -1) }).disposed(by: bag)

        // Lifetimes
        final class Owner {
            let bag = DisposeBag()
            func follow(_ source: Observable<Int>) {
                source.withUnretained(self).subscribe(onNext: { _, value in print("owner", value) }, onDisposed: { print("gone") })
                    .disposed(by: bag)
            }
            deinit { print("deinit") }
        }
        var owner: Owner? = Owner()
        owner?.follow(value.asObservable())
        owner = nil
        value.accept(6)

        // Where: at once on the main thread, and otherwise later
        Observable.just("now").observe(on: MainScheduler.instance).subscribe(onNext: { print($0) }).disposed(by: bag)
        Observable.just("background").subscribe(on: ConcurrentDispatchQueueScheduler(qos: .background))
            .observe(on: MainScheduler.instance).subscribe(onNext: { print($0) }).disposed(by: bag)
        Observable.of(1, 2, 3).debounce(.milliseconds(10), scheduler: MainScheduler.instance)
            .subscribe(onNext: { print("debounced", $0) }).disposed(by: bag)
        let presses = PublishSubject<Int>()
        presses.throttle(.milliseconds(30), scheduler: MainScheduler.instance)
            .subscribe(onNext: { print("throttled", $0) }).disposed(by: bag)
        for press in 1...3 { presses.onNext(press) }
        Observable<Int>.interval(.milliseconds(60), scheduler: MainScheduler.instance).take(2)
            .subscribe(onNext: { print("tick", $0) }, onCompleted: { exit(0) }).disposed(by: bag)
        print("before")
        RunLoop.main.run()
        """#

    private static let expected = """
        of: 1 2 3 | x
        range: 3 4 5 | x
        generate: 1 3 9 | x
        deferred: a | x
        optional: | x
        error: broken x
        scan: 1 3 6 | x
        reduce: 16 | x
        distinct: 1 2 1 | x
        take: 1 2 | x
        while: 1 2 3 | x
        skip: 3 | x
        last: 2 3 | x
        element: 2 | x
        beyond: argumentOutOfRange x
        single: 1 moreThanOneElement x
        empty: 9 | x
        map fails: 2 broken x
        materialize: next(1) completed | x
        array: [1, 2] | x
        merge: 1 3 2 4 | x
        concat: 1 2 3 | x
        start: 0 1 2 | x
        latest: 1a 2a 2b | x
        zip: 1a 2b | x
        three: 9 12 | x
        all: 3 | x
        flat: 10 11 20 21 | x
        concatMap: 10 11 20 21 | x
        switch: a b |
        from: 1 5
        catch: 1 2 7 | x
        retry: 1 2 3 | x
        retry ends: 1 2 broken x
        behavior 3
        replay 2
        replay 3
        publish |
        late publish |
        async 2
        async |
        first 1
        second 1
        released
        third 2
        forever 3
        released
        forever 3
        released
        single two 2
        caught 3
        1 a true
        then
        maybe 4
        not single: moreThanOneElement
        first -1
        owner 5
        deinit
        gone
        now
        debounced 3
        throttled 1
        before
        background
        throttled 3
        tick 0
        tick 1

        """
}
