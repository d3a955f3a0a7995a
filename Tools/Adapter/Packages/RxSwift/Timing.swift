import Foundation

/// Operators about where and when.
extension ObservableType {
    /// Delivers there.
    public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        events { sink in
            { event in
                // What comes later holds on to nothing but this.
                _ = scheduler.perform { sink.on(event) }
            }
        }
    }

    /// Begins there.
    public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Built { sink in
            sink.hold(scheduler.perform { sink.hold(source.subscribe(sink)) })
        }
    }

    /// Values and the end later; an error at once.
    public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        events { sink in
            { event in
                if case .error = event { return sink.on(event) }
                sink.hold(scheduler.perform(after: dueTime) { sink.on(event) })
            }
        }
    }

    public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Built { sink in
            sink.hold(scheduler.perform(after: dueTime) { sink.hold(source.subscribe(sink)) })
        }
    }

    /// A value when none has followed it for a while; the last at the end.
    public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        events { sink in
            let slot = SerialDisposable()
            sink.hold(slot)
            var waiting: Element?
            func tell() {
                guard let value = waiting else { return }
                waiting = nil
                sink.next(value)
            }
            return { event in
                switch event {
                case .next(let value):
                    waiting = value
                    slot.disposable = scheduler.perform(after: dueTime, tell)
                case .error(let error): sink.error(error)
                case .completed:
                    tell()
                    sink.complete()
                }
            }
        }
    }

    /// At most one value in a while: the first, and the last of those that came too soon.
    public func throttle(
        _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
    ) -> Observable<Element> {
        events { sink in
            let slot = SerialDisposable()
            sink.hold(slot)
            var waiting: Element?
            var (isClosed, isOver) = (false, false)
            func tell(_ value: Element) {
                isClosed = true
                sink.next(value)
                slot.disposable = scheduler.perform(after: dueTime) {
                    isClosed = false
                    if let value = waiting {
                        waiting = nil
                        tell(value)
                    }
                    if isOver { sink.complete() }
                }
            }
            return { event in
                switch event {
                case .next(let value): if !isClosed { tell(value) } else if latest { waiting = value }
                case .error(let error): sink.error(error)
                case .completed:
                    isOver = true
                    if waiting == nil { sink.complete() }
                }
            }
        }
    }

    /// The newest value each time that the other sends something, unless it was told already.
    public func sample<Source: ObservableType>(_ sampler: Source, defaultValue: Element? = nil) -> Observable<Element> {
        let source = asObservable()
        return Built { sink in
            var waiting: Element?
            var isOver = false
            func tell() {
                if let value = waiting ?? defaultValue { sink.next(value) }
                waiting = nil
                if isOver { sink.complete() }
            }
            sink.listen(to: source, next: { waiting = $0 }, completed: { isOver = true })
            sink.listen(to: sampler, next: { _ in tell() }, completed: tell)
        }
    }

    /// An error, or another source, when nothing comes for so long.
    public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
    }

    public func timeout<Source: ObservableConvertibleType>(
        _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
    ) -> Observable<Element> where Source.Element == Element {
        let source = asObservable()
        return Built { sink in
            let (timer, inner) = (SerialDisposable(), SingleAssignmentDisposable())
            sink.hold(timer)
            sink.hold(inner)
            func begin() {
                timer.disposable = scheduler.perform(after: dueTime) {
                    inner.dispose()
                    sink.hold(other.asObservable().subscribe(sink))
                }
            }
            begin()
            inner.setDisposable(
                source.subscribe(
                    AnyObserver { event in
                        if event.isStopEvent { timer.dispose() } else { begin() }
                        sink.on(event)
                    }))
        }
    }

    public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        let source = asObservable()
        return Built { sink in
            sink.hold(scheduler.perform(after: duration, sink.complete))
            sink.hold(source.subscribe(sink))
        }
    }

    public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        skip(until: Observable<Int>.timer(duration, scheduler: scheduler))
    }

    /// So many values together, or those of a time.
    public func buffer(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<[Element]> {
        events { sink in
            let timer = SerialDisposable()
            sink.hold(timer)
            var kept: [Element] = []
            func begin() { timer.disposable = scheduler.perform(after: timeSpan, tell) }
            func tell() {
                let values = kept
                kept = []
                sink.next(values)
                if !sink.isDisposed { begin() }
            }
            begin()
            return { event in
                switch event {
                case .next(let value):
                    kept.append(value)
                    if kept.count == count { tell() }
                case .error(let error): sink.error(error)
                case .completed:
                    sink.next(kept)
                    sink.complete()
                }
            }
        }
    }

    public func window(
        timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
    ) -> Observable<Observable<Element>> {
        buffer(timeSpan: timeSpan, count: count, scheduler: scheduler).map { .from($0) }
    }
}

extension ObservableType where Element: RxAbstractInteger {
    public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timer(period, period: period, scheduler: scheduler)
    }

    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
    ) -> Observable<Element> {
        Built { sink in
            guard let period else {
                sink.hold(
                    scheduler.perform(after: dueTime) {
                        sink.next(0)
                        sink.complete()
                    })
                return
            }
            sink.hold(
                scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { count in
                    sink.next(count)
                    return count &+ 1
                })
        }
    }
}
