import Foundation

/// The animation that a change of a view's layer begins in an animation block. What it goes through is known when the value has changed.
final class BlockAnimation: CABasicAnimation {
    var spring: SpringMotion?
    /// Whose animation this is; nil for one that goes by itself.
    var animator: AnimatorTime?
    /// The part of the animator's time after which this animation begins.
    var delayFactor: Double = 0
}

/// Animations that changes of properties begin by themselves.
@MainActor enum ImplicitAnimation {
    @ScreenState private static var isOff = false

    static func without<Result>(_ body: () throws -> Result) rethrows -> Result {
        let wasOff = isOff
        isOff = true
        defer { isOff = wasOff }
        return try body()
    }

    /// Changes a property and does what the layer's action for it says.
    static func change(_ key: String, of layer: CALayer, _ body: () -> Void) {
        guard !isOff, let property = LayerProperty.all[key], let old = property.read(layer) else { return body() }
        // Core Animation looks for the action while the layer has its former value.
        guard let action = layer.action(forKey: key) else { return body() }
        let seen = layer.presentedValue(key) ?? old
        body()
        guard let new = property.read(layer), new != old else { return }
        guard let animation = action as? BlockAnimation else {
            if let basic = action as? CABasicAnimation, basic.fromValue == nil, basic.toValue == nil,
                basic.byValue == nil
            {
                basic.fromValue = seen.object
            }
            return action.run(forKey: key, object: layer, arguments: nil)
        }
        AnimationBlock.current?.animate(layer, key, from: (old, seen), to: new, animation)
    }
}

extension CALayer {
    /// Changes a property, which takes time where animations do.
    func change(_ key: String, _ body: () -> Void) {
        if AnimationClock.isRunning { ImplicitAnimation.change(key, of: self, body) } else { body() }
    }

    /// What a layer without a view does by itself: it was seen before, so it goes to its new value.
    func implicitAction(forKey event: String) -> (any CAAction)? {
        guard AnimationClock.isRunning, owningView == nil, layerState.isCommitted, !CATransaction.disableActions(),
            event != "anchorPoint", let property = LayerProperty.all[event]
        else { return nil }
        if let block = AnimationBlock.current, block.isForShownLayers { return block.animation(forKey: event) }
        // As Apple's pages of paths say.
        if case .path = property.kind { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation.duration > 0 ? animation : nil
    }
}

extension UIView {
    /// Views animate their layers inside animation blocks and nowhere else.
    func animation(forKey event: String) -> any CAAction {
        guard let block = AnimationBlock.current, !block.isForShownLayers || layer.layerState.isCommitted else {
            return NSNull()
        }
        return block.animation(forKey: event) ?? NSNull()
    }
}

/// How the animations of a block go.
struct BlockTiming {
    var duration: TimeInterval
    var delay: TimeInterval = 0
    var curve: CAMediaTimingFunction
    var spring: SpringMotion?
    /// How long a spring takes that has a duration of its own.
    var settling: TimeInterval?
    var repeatCount: Float = 0
    var autoreverses = false

    init(_ duration: TimeInterval, _ options: UIView.AnimationOptions = [], delay: TimeInterval = 0) {
        (self.duration, self.delay) = (max(0, duration), max(0, delay))
        curve = CAMediaTimingFunction(name: options.curve)
        if options.contains(.repeat) { repeatCount = .infinity }
        autoreverses = options.contains(.autoreverse)
    }

    /// How long one run takes.
    var lasting: TimeInterval { settling ?? duration }

    /// Seconds from the beginning of the block.
    var end: TimeInterval {
        let run = lasting * (autoreverses ? 2 : 1)
        return delay + (repeatCount > 0 ? run * Double(repeatCount) : run)
    }
}

extension UIView.AnimationOptions {
    var isCrossDissolve: Bool { rawValue >> 20 & 7 == 5 }

    var curve: CAMediaTimingFunctionName {
        switch rawValue >> 16 & 15 {
        case 1: .easeIn
        case 2: .easeOut
        case 3: .linear
        default: .easeInEaseOut
        }
    }
}

extension UIView.AnimationCurve {
    var function: CAMediaTimingFunctionName {
        switch self {
        case .easeInOut: .easeInEaseOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}

/// An animation block while its code runs.
@MainActor final class BlockLevel {
    var timing: BlockTiming
    let keyframes: KeyframeRecorder?
    let animator: AnimatorTime?
    /// Whether something in it has begun an animation. UIKit completes a block without any at once.
    private(set) var hasAnimations = false
    /// Whether only layers that were on the screen are animated, but these with or without a view.
    let isForShownLayers: Bool

    init(
        _ timing: BlockTiming, keyframes: KeyframeRecorder? = nil, animator: AnimatorTime? = nil,
        isForShownLayers: Bool = false
    ) {
        (self.timing, self.keyframes, self.animator) = (timing, keyframes, animator)
        self.isForShownLayers = isForShownLayers
    }

    /// What a change begins; nil where it takes no time.
    func animation(forKey key: String) -> CABasicAnimation? {
        guard timing.duration > 0 else { return nil }
        let animation = BlockAnimation(keyPath: key)
        animation.duration = timing.duration
        return animation
    }

    func animate(
        _ layer: CALayer, _ key: String, from: (old: AnimatableValue, seen: AnimatableValue), to new: AnimatableValue,
        _ animation: BlockAnimation
    ) {
        hasAnimations = true
        if let keyframes { return keyframes.note(layer, key, from: from.old, to: new) }
        if new.isAddable {
            animation.isAdditive = true
            animation.fromValue = from.old.subtracting(new).object
            animation.toValue = new.nothing.object
        } else {
            animation.fromValue = from.seen.object
            animation.toValue = new.object
        }
        if let animator {
            animator.take(animation, of: layer, key, from: from.old, to: new)
        } else {
            animation.spring = timing.spring
            set(animation, in: layer)
        }
        layer.add(animation, forKey: layer.freeKey(key, isAdditive: animation.isAdditive))
    }

    /// Gives an animation the time of the block.
    func set(_ animation: CAAnimation, in layer: CALayer) {
        animation.duration = timing.lasting
        animation.beginTime = layer.localTime(at: AnimationClock.now) + timing.delay
        if timing.spring == nil { animation.timingFunction = timing.curve }
        animation.repeatCount = timing.repeatCount
        animation.autoreverses = timing.autoreverses
        animation.fillMode = .both
    }

    /// Does something when the animations are over; at once where there are none.
    func whenOver(_ action: @escaping () -> Void) {
        guard AnimationClock.isRunning, hasAnimations else { return Deferred.run(action) }
        // What goes on for ever is never over.
        if timing.end.isFinite { AnimationClock.after(timing.end, action) }
    }

    func noteAnimations(of inner: BlockLevel) { if inner.hasAnimations { hasAnimations = true } }
    func noteAnimation() { hasAnimations = true }
}

extension CALayer {
    /// Animations that add to each other have keys of their own, as UIKit gives them.
    fileprivate func freeKey(_ key: String, isAdditive: Bool) -> String {
        guard isAdditive, animation(forKey: key) != nil else { return key }
        var number = 2
        while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
        return "\(key)-\(number)"
    }
}

/// The animation block in which code runs. An inner block inherits the time of the outer one unless it overrides
/// it.
@MainActor struct AnimationBlock {
    @ScreenState private static var levels: [BlockLevel] = []
    @ScreenState static var areEnabled = true

    /// Nil outside of blocks and while animations are disabled.
    static var current: BlockLevel? { areEnabled ? levels.last : nil }
    /// The duration of the current block; 0 outside of blocks and while animations are disabled.
    static var duration: TimeInterval { current?.timing.duration ?? 0 }

    private let timing: BlockTiming
    private let options: UIView.AnimationOptions

    init(_ duration: TimeInterval, _ options: UIView.AnimationOptions = [], delay: TimeInterval = 0) {
        self.init(BlockTiming(duration, options, delay: delay), options)
    }

    init(_ timing: BlockTiming, _ options: UIView.AnimationOptions = []) {
        (self.timing, self.options) = (timing, options)
    }

    /// - Parameter changes: to the time that the block has or inherits.
    @discardableResult func run(
        keyframes: KeyframeRecorder? = nil, animator: AnimatorTime? = nil, _ animations: () -> Void
    ) -> BlockLevel {
        var timing = timing
        let outer = Self.levels.last
        if let outer {
            if !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
            if !options.contains(.overrideInheritedCurve) {
                (timing.curve, timing.spring) = (outer.timing.curve, outer.timing.spring)
                timing.settling = outer.timing.settling
            }
            if !options.contains(.overrideInheritedOptions) {
                (timing.repeatCount, timing.autoreverses) = (outer.timing.repeatCount, outer.timing.autoreverses)
            }
        }
        let level = BlockLevel(timing, keyframes: keyframes, animator: animator ?? outer?.animator)
        Self.levels.append(level)
        defer {
            Self.levels.removeLast()
            outer?.noteAnimations(of: level)
        }
        animations()
        return level
    }

    /// Repeats what is animated in a part of a block.
    static func repeated(_ count: Float, autoreverses: Bool, _ animations: () -> Void) {
        guard let outer = levels.last else { return animations() }
        let level = BlockLevel(outer.timing, keyframes: outer.keyframes, animator: outer.animator)
        (level.timing.repeatCount, level.timing.autoreverses) = (count, autoreverses)
        levels.append(level)
        defer {
            levels.removeLast()
            outer.noteAnimations(of: level)
        }
        animations()
    }

    static func forShownLayers(_ timing: BlockTiming, _ changes: () -> Void) {
        levels.append(BlockLevel(timing, isForShownLayers: true))
        defer { levels.removeLast() }
        changes()
    }

    /// A block that is not one closure.
    static func begin(_ duration: TimeInterval) {
        var timing = BlockTiming(duration)
        if let outer = levels.last { timing.duration = outer.timing.duration }
        levels.append(BlockLevel(timing))
    }
    static func change(_ body: (inout BlockTiming) -> Void) { body(&levels[levels.count - 1].timing) }
    static func end() -> BlockLevel {
        let level = levels.removeLast()
        levels.last?.noteAnimations(of: level)
        return level
    }

    static func withoutAnimation(_ body: () -> Void) {
        let before = areEnabled
        areEnabled = false
        defer { areEnabled = before }
        body()
    }
}

/// The key frames that a block describes.
@MainActor final class KeyframeRecorder {
    private struct Change {
        var start: Double
        var end: Double
        var value: AnimatableValue
    }

    private struct Row {
        let layer: CALayer
        let key: String
        let start: AnimatableValue
        var changes: [Change] = []
    }

    private var rows: [Row] = []
    private var frame: (start: Double, end: Double) = (0, 1)

    func during(start: Double, duration: Double, _ body: () -> Void) {
        let before = frame
        let start = min(max(start, 0), 1)
        frame = (start, min(max(start + duration, start), 1))
        defer { frame = before }
        body()
    }

    func note(_ layer: CALayer, _ key: String, from old: AnimatableValue, to new: AnimatableValue) {
        let row = rows.firstIndex { $0.layer === layer && $0.key == key } ?? rows.count
        if row == rows.count { rows.append(Row(layer: layer, key: key, start: old)) }
        rows[row].changes.append(Change(start: frame.start, end: frame.end, value: new))
    }

    func finish(_ level: BlockLevel, mode: CAAnimationCalculationMode) {
        for row in rows {
            var (times, values) = ([0.0], [row.start])
            for change in row.changes {
                if change.start > times[times.count - 1] {
                    times.append(change.start)
                    values.append(values[values.count - 1])
                }
                times.append(max(change.end, times[times.count - 1]))
                values.append(change.value)
            }
            if times[times.count - 1] < 1 {
                times.append(1)
                values.append(values[values.count - 1])
            }
            let animation = CAKeyframeAnimation(keyPath: row.key)
            animation.values = values.map(\.object)
            // In discrete mode the last value has an end, too.
            animation.keyTimes = (mode == .discrete ? times + [1] : times).map { NSNumber(value: $0) }
            animation.calculationMode = mode
            level.set(animation, in: row.layer)
            row.layer.add(animation, forKey: row.key)
        }
    }
}

extension UIView.KeyframeAnimationOptions {
    var mode: CAAnimationCalculationMode {
        switch rawValue >> 10 & 7 {
        case 1: .discrete
        case 2: .paced
        case 3: .cubic
        case 4: .cubicPaced
        default: .linear
        }
    }
}
