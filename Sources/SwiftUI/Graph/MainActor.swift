/// Does something on the main thread, at once if this is it.
func onMainActor(_ work: @escaping @MainActor () -> Void) {
    if Thread.isMainThread {
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
