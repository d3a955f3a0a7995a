/// Whether this is the main actor's thread: the main queue may be served by another one than that in which the program began.
var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueueMark.key) != nil }

private enum MainQueueMark {
    static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}

/// Does something on the main actor, at once if this is its thread.
func onMainActor(_ work: @escaping @MainActor () -> Void) {
    if isOnMainActor {
        MainActor.assumeIsolated(work)
    } else {
        DispatchQueue.main.async { work() }
    }
}

/// Does something in code that belongs to no actor and is only used on the main thread, such as a layout.
func assumingMainActor<Result>(_ work: @MainActor () -> Result) -> Result {
    MainActor.assumeIsolated { Carried(value: work()) }.value
}

private struct Carried<Value>: @unchecked Sendable { let value: Value }
