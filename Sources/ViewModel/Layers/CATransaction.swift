import Foundation

/// Seconds since the machine has started, which is what animations count from.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

/// A group of layer changes. They take effect at once; what is to follow a group follows on the main queue.
@preconcurrency @MainActor open class CATransaction: NSObject {
    private struct Level {
        var completion: (() -> Void)?
        var disablesActions = false
        var duration: TimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
    }

    private static var levels = [Level()]

    open class func begin() { levels.append(Level()) }
    open class func commit() {
        guard levels.count > 1, let completion = levels.removeLast().completion else { return }
        Afterwards.run(completion)
    }
    open class func flush() {}
    open class func disableActions() -> Bool { levels[levels.count - 1].disablesActions }
    open class func setDisableActions(_ flag: Bool) { levels[levels.count - 1].disablesActions = flag }
    open class func animationDuration() -> TimeInterval { levels[levels.count - 1].duration }
    open class func setAnimationDuration(_ dur: TimeInterval) { levels[levels.count - 1].duration = dur }
    open class func animationTimingFunction() -> CAMediaTimingFunction? { levels[levels.count - 1].timingFunction }
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        levels[levels.count - 1].timingFunction = function
    }
    open class func completionBlock() -> (() -> Void)? { levels[levels.count - 1].completion }
    open class func setCompletionBlock(_ block: (() -> Void)?) { levels[levels.count - 1].completion = block }

    static func forgetEverything() { levels = [Level()] }
}
