import Foundation

/// Operators about where and when.
extension Publisher {
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Chain<Output, Failure> {
        chain { downstream in
            (
                { value in scheduler.schedule { downstream.send(value) } },
                { completion in scheduler.schedule { downstream.send(completion: completion) } }
            )
        }
    }

    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Chain<Output, Failure> {
        Publishers.Chain { downstream in
            scheduler.schedule {
                downstream.hold(
                    sink(
                        receiveCompletion: { downstream.send(completion: $0) },
                        receiveValue: { downstream.send($0) }))
            }
        }
    }

    public func delay<S: Scheduler>(
        for interval: SchedulerStride, tolerance: SchedulerStride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Chain<Output, Failure> {
        chain { downstream in
            func later(_ action: @escaping () -> Void) {
                let waiting = scheduler.schedule(afterSeconds: interval.timeInterval, action)
                downstream.hold(AnyCancellable { waiting.cancel() })
            }
            return (
                { value in later { downstream.send(value) } },
                { completion in later { downstream.send(completion: completion) } }
            )
        }
    }

    /// A value when none has followed it for a while.
    public func debounce<S: Scheduler>(
        for dueTime: SchedulerStride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Chain<Output, Failure> {
        chain { downstream in
            var waiting: (any Cancellable)?
            downstream.hold(AnyCancellable { waiting?.cancel() })
            return (
                { value in
                    waiting?.cancel()
                    waiting = scheduler.schedule(afterSeconds: dueTime.timeInterval) { downstream.send(value) }
                },
                { completion in
                    waiting?.cancel()
                    scheduler.schedule { downstream.send(completion: completion) }
                }
            )
        }
    }

    /// Passes on at most one value in a while: the first or the last of them.
    public func throttle<S: Scheduler>(
        for interval: SchedulerStride, scheduler: S, latest: Bool
    ) -> Publishers.Chain<Output, Failure> {
        chain { downstream in
            var pending: Output?
            var isWaiting = false
            func open() {
                guard let value = pending else {
                    isWaiting = false
                    return
                }
                pending = nil
                tell(value)
            }
            func tell(_ value: Output) {
                isWaiting = true
                downstream.send(value)
                let waiting = scheduler.schedule(afterSeconds: interval.timeInterval) { open() }
                downstream.hold(AnyCancellable { waiting.cancel() })
            }
            return { value in
                if !isWaiting { tell(value) } else if latest || pending == nil { pending = value }
            }
        }
    }
}
