import Foundation

/// What the animations of a layer make of its properties at a moment.
@MainActor struct PresentedValues {
    private let layer: CALayer
    private(set) var values: [String: AnimatableValue] = [:]

    /// - Parameter time: that of the clock of animations.
    init(of layer: CALayer, at time: TimeInterval) {
        self.layer = layer
        let animations = layer.layerState.animations
        guard !animations.isEmpty else { return }
        let local = layer.localTime(at: time)
        for entry in animations {
            apply(entry.animation, at: local, begunAt: entry.begin, isRemoved: entry.animation.isRemovedOnCompletion)
        }
    }

    /// Later animations see what earlier ones have made.
    private mutating func apply(
        _ animation: CAAnimation, at time: TimeInterval, begunAt begin: TimeInterval, isRemoved: Bool
    ) {
        let found =
            (animation as? BlockAnimation)?.animator.map { $0.moment(of: animation) }
            ?? animation.moment(at: time, begunAt: begin, isRemoved: isRemoved)
        guard var moment = found else { return }
        if let curve = animation.timingFunction?.curve {
            moment.part = curve.value(at: moment.part)
            moment.seconds = moment.part * animation.duration
        }
        if let group = animation as? CAAnimationGroup {
            for member in group.animations ?? [] {
                let lasting = member.forGroup(lasting: group.duration)
                apply(lasting, at: moment.seconds, begunAt: lasting.beginTime, isRemoved: false)
            }
            return
        }
        guard let animation = animation as? CAPropertyAnimation, let path = animation.keyPath,
            let keyPath = AnimatedKeyPath(path, animation.valueFunction),
            let whole = values[keyPath.key] ?? keyPath.property.read(layer)
        else { return }
        let present = keyPath.part(of: whole)
        guard var value = animation.value(at: moment, of: keyPath, from: present) else { return }
        if animation.isCumulative, moment.runs > 0, let last = animation.lastValue(of: keyPath, from: present),
            last.kind != .transform
        {
            value = value.adding(last.multiplied(by: moment.runs))
        }
        if animation.isAdditive { value = present.adding(value) }
        values[keyPath.key] = keyPath.setting(value, in: whole)
    }
}

extension CAAnimation {
    /// A member of a group without a duration lasts as long as the group.
    fileprivate func forGroup(lasting duration: TimeInterval) -> CAAnimation {
        if self.duration <= 0 { self.duration = duration }
        return self
    }
}

extension CAPropertyAnimation {
    /// - Parameter present: what the layer shows without this animation.
    @MainActor fileprivate func value(
        at moment: AnimationMoment, of keyPath: AnimatedKeyPath, from present: AnimatableValue
    ) -> AnimatableValue? {
        switch self {
        case let animation as CABasicAnimation:
            guard let (start, end) = animation.ends(keyPath, present) else { return nil }
            return start.towards(end, by: animation.progress(at: moment))
        case let animation as CAKeyframeAnimation:
            return KeyframeValues(animation, keyPath)?.value(at: moment.part)
        default: return nil
        }
    }

    @MainActor fileprivate func lastValue(
        of keyPath: AnimatedKeyPath, from present: AnimatableValue
    ) -> AnimatableValue? {
        let last: Double = autoreverses ? 0 : 1
        return value(at: AnimationMoment(seconds: last * duration, part: last, runs: 0), of: keyPath, from: present)
    }
}

extension CABasicAnimation {
    /// The two values that Apple documents for each combination of the three that may be given.
    @MainActor fileprivate func ends(
        _ keyPath: AnimatedKeyPath, _ present: AnimatableValue
    ) -> (start: AnimatableValue, end: AnimatableValue)? {
        func read(_ value: Any?) -> AnimatableValue? { value.flatMap { AnimatableValue($0, like: keyPath.kind) } }
        let present = isAdditive ? present.nothing : present
        switch (read(fromValue), read(toValue), read(byValue)) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.subtracting(by), to)
        case (let from?, nil, nil): return (from, present)
        case (nil, let to?, nil): return (present, to)
        case (nil, nil, let by?): return (present, present.adding(by))
        case (nil, nil, nil): return nil
        }
    }

    fileprivate func progress(at moment: AnimationMoment) -> Double {
        guard let spring = self as? CASpringAnimation else {
            return (self as? BlockAnimation)?.spring?.value(at: moment.seconds) ?? moment.part
        }
        return SpringMotion(
            mass: Double(spring.mass), stiffness: Double(spring.stiffness), damping: Double(spring.damping),
            velocity: Double(spring.initialVelocity)
        ).value(at: moment.seconds)
    }
}

// MARK: Showing

extension CALayer {
    /// What the animations make of the layer's own properties now; nothing where animations take no time.
    @MainActor private var presented: [String: AnimatableValue] {
        guard AnimationClock.isRunning, !layerState.animations.isEmpty else { return [:] }
        return PresentedValues(of: self, at: AnimationClock.now).values
    }

    /// A property as it is seen now.
    func presentedValue(_ key: String) -> AnimatableValue? {
        presented[key] ?? LayerProperty.all[key]?.read(self)
    }

    /// A copy of the layer as it is seen now. A class that nobody here can make an object of shows itself.
    func present<Layer: CALayer>(as type: Layer.Type) -> Layer? {
        guard AnimationClock.isRunning, let made = Self.copies[ObjectIdentifier(Swift.type(of: self))]?(self),
            let copy = made as? Layer
        else { return self as? Layer }
        copy.layerState.presenting = self
        copy.layerState.superlayer = superlayer
        for (key, value) in presented { LayerProperty.all[key]?.write(copy, value) }
        return copy
    }

    private static let copies: [ObjectIdentifier: @MainActor (CALayer) -> CALayer] = [
        ObjectIdentifier(CALayer.self): { CALayer(layer: $0) },
        ObjectIdentifier(CAShapeLayer.self): { CAShapeLayer(layer: $0) },
        ObjectIdentifier(CAGradientLayer.self): { CAGradientLayer(layer: $0) },
        ObjectIdentifier(CATextLayer.self): { CATextLayer(layer: $0) },
        ObjectIdentifier(CAReplicatorLayer.self): { CAReplicatorLayer(layer: $0) },
        ObjectIdentifier(CATransformLayer.self): { CATransformLayer(layer: $0) },
    ]

    /// Gives this layer and those in it the values that are seen now, for as long as something is drawn of them.
    package func whilePresented<Result>(_ draw: () throws -> Result) rethrows -> Result {
        guard AnimationClock.isRunning else { return try draw() }
        var undo: [() -> Void] = []
        show(&undo)
        defer { for action in undo.reversed() { action() } }
        return try ImplicitAnimation.without(draw)
    }

    private func show(_ undo: inout [() -> Void]) {
        layerState.isCommitted = true
        if !layerState.animations.isEmpty {
            layerState.dissolving = dissolving(at: AnimationClock.now)
            undo.append { [layerState] in layerState.dissolving = nil }
        }
        let values = presented
        if let bounds = values["bounds"]?.rect, bounds.size != layerState.bounds.size {
            layerState.sizeOfContent = layerState.bounds.size
            undo.append { [layerState] in layerState.sizeOfContent = nil }
        }
        for (key, value) in values {
            guard let property = LayerProperty.all[key] else { continue }
            undo.append(property.keep(self))
            property.write(self, value)
        }
        layerState.mask?.show(&undo)
        for sublayer in layerState.sublayers { sublayer.show(&undo) }
    }

    /// Notes that the layers were on the screen: from then on changes of layers without views take time by themselves.
    ///
    /// - Parameter onlyLaidOut: whether layers are left out that have no size yet, and what is in them.
    package func commit(onlyLaidOut: Bool = false) {
        if onlyLaidOut, layerState.bounds.isEmpty { return }
        layerState.isCommitted = true
        layerState.mask?.commit(onlyLaidOut: onlyLaidOut)
        for sublayer in layerState.sublayers { sublayer.commit(onlyLaidOut: onlyLaidOut) }
    }

    /// Whether animations are under way in the layers.
    package var hasAnimations: Bool {
        !layerState.animations.isEmpty || layerState.mask?.hasAnimations == true
            || layerState.sublayers.contains(where: \.hasAnimations)
    }

    /// Seconds until all animations in the layers are over; nil where there are none. What goes on for ever does not count.
    package var secondsOfAnimation: TimeInterval? {
        var longest: TimeInterval?
        for entry in layerState.animations {
            let end = absoluteTime(at: entry.begin + entry.animation.wholeDuration) - AnimationClock.now
            if end.isFinite, end > 0 { longest = max(longest ?? 0, end) }
        }
        for layer in layerState.sublayers + [layerState.mask].compactMap({ $0 }) {
            if let end = layer.secondsOfAnimation { longest = max(longest ?? 0, end) }
        }
        return longest
    }
}
