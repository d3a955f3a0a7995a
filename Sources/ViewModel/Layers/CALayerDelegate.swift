import Foundation

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"

/// Provides a layer's content, arranges its sublayers and returns actions for its changes.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension CALayer {
    /// Asks for the content again if it was marked as out of date.
    func showIfNeeded() {
        guard layerState.needsDisplay else { return }
        layerState.needsDisplay = false
        delegate?.layerWillDraw(self)
        display()
    }

    /// A layer inside a view is laid out with that view; a view's own layer is laid out by its view.
    func markNeedsLayout() {
        layerState.needsLayout = true
        var current: CALayer? = self
        while let layer = current {
            if let view = layer.owningView {
                if layer === self { view.markNeedsLayout() } else { view.bubble(.needsLayout) }
                return
            }
            current = layer.superlayer
        }
    }

    /// Lays out sublayers that belong to no view, which the layout of the views would miss.
    func layOutBareSublayers() {
        for layer in layerState.sublayers where layer.owningView == nil { layer.layOutIfNeeded() }
    }
}

/// What a layer does when one of its properties changes. An animation is one; so is `NSNull`, which does nothing.
@preconcurrency @MainActor public protocol CAAction {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CALayer {
    /// Core Animation's search: the delegate, the layer's own table, its style, and what the class does by default.
    func findAction(forKey event: String) -> (any CAAction)? {
        let found =
            delegate?.action(for: self, forKey: event) ?? actions?[event]
            ?? (style?["actions"] as? [String: any CAAction])?[event] ?? Self.defaultAction(forKey: event)
            ?? implicitAction(forKey: event)
        return found is NSNull ? nil : found
    }
}

/// A group of layer changes. They take effect at once; what is to follow a group follows on the main queue, where animations take time when
/// they are over.
@preconcurrency @MainActor open class CATransaction: NSObject {
    private struct Level {
        var completion: (() -> Void)?
        var disablesActions = false
        var duration: TimeInterval = 0.25
        var timingFunction: CAMediaTimingFunction?
        /// When the last of its animations is over.
        var end: TimeInterval = 0
    }

    @ScreenState private static var levels = [Level()]

    open class func begin() { levels.append(Level()) }
    open class func commit() {
        guard levels.count > 1 else { return }
        let level = levels.removeLast()
        note(end: level.end)
        guard let completion = level.completion else { return }
        guard AnimationClock.isRunning else { return Deferred.run(completion) }
        if level.end.isFinite { AnimationClock.after(level.end - AnimationClock.now, completion) }
    }
    static func note(end: TimeInterval) { levels[levels.count - 1].end = max(end, levels[levels.count - 1].end) }
    open class func flush() {}
    open class func lock() {}
    open class func unlock() {}
    /// The four properties of a transaction by their names, and nothing else.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: nil
        }
    }
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? anObject as? TimeInterval ?? 0.25)
        case kCATransactionDisableActions:
            setDisableActions((anObject as? NSNumber)?.boolValue ?? anObject as? Bool ?? false)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: break
        }
    }
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
}
