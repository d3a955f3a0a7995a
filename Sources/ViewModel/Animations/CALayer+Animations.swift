import Foundation
import MaquetteDrawing

extension CALayer {
    /// Stores a copy of an animation, replacing one of the same name, until it ends, and tells its delegate of both. Without a duration of
    /// its own it has the transaction's.
    ///
    /// - Parameter before: what the layer showed before a transition; nil is what it shows now.
    func keep(_ given: CAAnimation, forKey key: String?, before: DisplayList? = nil) {
        let animation = given.forLayer()
        // Core Animation has one key for all transitions.
        let isTransition = animation is CATransition && AnimationClock.isRunning
        let key = isTransition ? "transition" : key
        if let key { drop { $0.key == key } }
        if animation.duration <= 0 { animation.duration = CATransaction.animationDuration() }
        guard AnimationClock.isRunning else { return keepUntilNext(animation, key) }
        let now = AnimationClock.now
        let begin = animation.beginTime != 0 ? animation.beginTime : localTime(at: now)
        let before = isTransition ? before ?? shownNow : nil
        layerState.animations.append(LayerAnimation(key: key, animation: animation, begin: begin, before: before))
        // An animator ends its own, and where no time passes nothing ends.
        guard (animation as? BlockAnimation)?.animator == nil, !standsStill else { return }
        let delegate = animation.delegate
        AnimationClock.after(absoluteTime(at: begin) - now) { [weak self] in
            if self?.has(animation) == true { delegate?.animationDidStart(animation) }
        }
        let end = absoluteTime(at: begin + animation.wholeDuration)
        CATransaction.note(end: end)
        if end.isFinite { wait(end - now, forEndOf: animation, begunAt: begin) }
    }

    private func wait(_ seconds: TimeInterval, forEndOf animation: CAAnimation, begunAt begin: TimeInterval) {
        AnimationClock.after(seconds) { [weak self] in
            guard let self, has(animation) else { return }
            // The layer may have stood still in between.
            let rest = begin + animation.wholeDuration - localTime(at: AnimationClock.now)
            if rest > 1e-9 { return wait(max(rest, 1.0 / 60), forEndOf: animation, begunAt: begin) }
            if animation.isRemovedOnCompletion { layerState.animations.removeAll { $0.animation === animation } }
            animation.delegate?.animationDidStop(animation, finished: true)
        }
    }

    /// Where animations take no time one is over at the next occasion, unless it is to stay.
    private func keepUntilNext(_ animation: CAAnimation, _ key: String?) {
        layerState.animations.append(LayerAnimation(key: key, animation: animation, begin: animation.beginTime))
        let stays = !animation.isRemovedOnCompletion || animation.repeatCount == .infinity
        let delegate = animation.delegate
        delegate?.animationDidStart(animation)
        guard !stays || delegate != nil else { return }
        Deferred.run { [layerState] in
            if !stays { layerState.animations.removeAll { $0.animation === animation } }
            delegate?.animationDidStop(animation, finished: true)
        }
    }

    private func has(_ animation: CAAnimation) -> Bool {
        layerState.animations.contains { $0.animation === animation }
    }

    /// Removes animations before their end, of which their delegates hear where they take time.
    func drop(where isDropped: (LayerAnimation) -> Bool) {
        let dropped = layerState.animations.filter(isDropped)
        guard !dropped.isEmpty else { return }
        layerState.animations.removeAll(where: isDropped)
        guard AnimationClock.isRunning else { return }
        for entry in dropped {
            guard let delegate = entry.animation.delegate else { continue }
            Deferred.run { delegate.animationDidStop(entry.animation, finished: false) }
        }
    }
}

extension CALayer {
    /// What the layer shows now, from the corner of its bounds.
    var shownNow: DisplayList {
        layoutIfNeeded()
        return whilePresented { DisplayList(showing: self, size: bounds.size, scale: drawingScale) }
    }

    /// How much of a fade of the whole layer is over, and what was there before.
    func dissolving(at time: TimeInterval) -> (before: DisplayList, part: Double)? {
        for entry in layerState.animations.reversed() {
            guard let transition = entry.animation as? CATransition, transition.type == .fade,
                let before = entry.before,
                let moment = transition.moment(
                    at: localTime(at: time), begunAt: entry.begin, isRemoved: transition.isRemovedOnCompletion)
            else { continue }
            let part = transition.timingFunction?.curve.value(at: moment.part) ?? moment.part
            let (start, end) = (Double(transition.startProgress), Double(transition.endProgress))
            return (before, start + (end - start) * part)
        }
        return nil
    }
}
