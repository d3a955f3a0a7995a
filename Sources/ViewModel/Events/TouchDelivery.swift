import Foundation

/// How touches of one window find their views and recognisers.
///
/// As Apple describes it: a touch belongs to the view that was hit when it began. Recognisers of that view and of those around it see
/// each touch before the view does; one that has recognised its gesture takes the touch from the view, and from other recognisers unless
/// a delegate lets both have it.
@MainActor final class TouchDelivery {
    private unowned let window: UIWindow
    let clock = TouchClock()
    /// The recognizers that follow a finger, the innermost first.
    private var engaged: [UIGestureRecognizer] = []
    private var shares: [ObjectIdentifier: ViewShare] = [:]
    /// Until all have felt what fingers do, nobody begins anew.
    private var isDelivering = false
    private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?

    init(_ window: UIWindow) { self.window = window }

    /// What a view has heard of a touch.
    @MainActor private final class ViewShare {
        let touch: UITouch
        let view: UIView
        var isToldOfBeginning = false
        /// Whether nothing more is for the view.
        var isOver = false
        /// The end waits for recognisers that may still take the touch.
        var holdsEnd = false
        /// Whether a scroll view around is to know first that it is not dragged.
        var waitsForScroll = false
        var alarm: Int?

        init(_ touch: UITouch, _ view: UIView) { (self.touch, self.view) = (touch, view) }
    }

    // MARK: Taps in a row

    func tapCount(at point: CGPoint) -> Int {
        guard let lastTap, clock.now - lastTap.time <= TouchScreen.tapInterval,
            hypot(point.x - lastTap.place.x, point.y - lastTap.place.y) <= TouchScreen.tapReach
        else { return 1 }
        return lastTap.count + 1
    }

    func noteTap(_ touch: UITouch) { lastTap = (touch.touchState.place, clock.now, touch.tapCount) }

    // MARK: Delivering

    func deliver(_ event: UIEvent) {
        // A set has no order, and the same fingers always do the same.
        let touches = (event.touches(for: window) ?? []).sorted { $0.touchState.number < $1.touchState.number }
        guard !touches.isEmpty else { return }
        isDelivering = true
        for touch in touches where touch.phase == .began { begin(touch, event) }
        for recognizer in engaged {
            let own = touches.filter { touch in recognizer.recognition.touches.contains { $0 === touch } }
            if !own.isEmpty { recognizer.feel(Set(own), event) }
        }
        // Whoever has nothing to wait for when the last finger is up has failed.
        for recognizer in engaged where recognizer.isIdle && recognizer.recognition.touches.allSatisfy(\.isOver) {
            fail(recognizer)
        }
        for touch in touches { deliver(touch, event) }
        isDelivering = false
        endIfOver()
    }

    private func begin(_ touch: UITouch, _ event: UIEvent) {
        let state = touch.touchState
        guard let view = window.hitTest(state.place, with: event) else { return }
        state.view = view
        var recognizers: [UIGestureRecognizer] = []
        var current: UIView? = view
        while let holder = current {
            for recognizer in holder.recognizersOfTouches.reversed() where mayReceive(recognizer, touch, event) {
                recognizers.append(recognizer)
            }
            current = holder.superview
        }
        state.recognizers = recognizers
        for recognizer in recognizers {
            recognizer.recognition.delivery = self
            recognizer.recognition.touches.append(touch)
            if !engaged.contains(where: { $0 === recognizer }) { engaged.append(recognizer) }
        }
        // Without multiple touch a view knows the first finger alone.
        let others = shares.values.filter { $0.view === view && !$0.isOver }
        if others.isEmpty || view.isMultipleTouchEnabled { shares[ObjectIdentifier(touch)] = ViewShare(touch, view) }
    }

    private func mayReceive(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
        guard recognizer.isEnabled, recognizer.allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)),
            recognizer.shouldReceive(event)
        else { return false }
        return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) != false
            && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
    }

    // MARK: Views

    private func deliver(_ touch: UITouch, _ event: UIEvent) {
        guard let share = shares[ObjectIdentifier(touch)], !share.isOver else { return }
        switch touch.phase {
        case .began:
            let seconds = delay(of: touch, share.view)
            guard seconds > 0 else { return tellOfBeginning(share, event) }
            share.waitsForScroll = seconds == Self.scrollDelay
            share.alarm = clock.after(seconds) { [weak self, weak share] in
                if let self, let share { self.tellOfBeginning(share, event) }
            }
        case .moved where share.isToldOfBeginning: share.view.touchesMoved([touch], with: event)
        case .ended:
            let isHeld = recognizers(of: touch).contains { $0.delaysTouchesEnded && $0.mayStillRecognize }
            if isHeld { share.holdsEnd = true } else { tellOfEnd(share, event) }
        case .cancelled: cancel(share, event)
        default: break
        }
    }

    private static let scrollDelay: TimeInterval = 0.15

    /// How long a view does not hear of a touch: until recognisers that ask for it have failed, or a scroll view knows that nobody
    /// drags it.
    private func delay(of touch: UITouch, _ view: UIView) -> TimeInterval {
        if recognizers(of: touch).contains(where: { $0.delaysTouchesBegan && $0.mayStillRecognize }) {
            return .infinity
        }
        var current = view.superview
        while let holder = current {
            if let scroll = holder as? UIScrollView, scroll.delaysContentTouches, scroll.canBeDragged {
                return Self.scrollDelay
            }
            current = holder.superview
        }
        return 0
    }

    private func tellOfBeginning(_ share: ViewShare, _ event: UIEvent) {
        guard !share.isOver, !share.isToldOfBeginning else { return }
        clock.cancel(share.alarm)
        share.isToldOfBeginning = true
        if share.view.nearestScrollView?.touchesShouldBegin([share.touch], with: event, in: share.view) == false {
            share.isOver = true
            return
        }
        inPhase(.began, share.touch) { share.view.touchesBegan([share.touch], with: event) }
    }

    private func tellOfEnd(_ share: ViewShare, _ event: UIEvent) {
        tellOfBeginning(share, event)
        guard !share.isOver else { return }
        share.isOver = true
        share.view.touchesEnded([share.touch], with: event)
    }

    private func cancel(_ share: ViewShare, _ event: UIEvent) {
        guard !share.isOver else { return }
        clock.cancel(share.alarm)
        share.isOver = true
        guard share.isToldOfBeginning else { return }
        inPhase(.cancelled, share.touch) { share.view.touchesCancelled([share.touch], with: event) }
    }

    /// A view may hear of a touch late, or of a cancellation that a recogniser causes; the touch has that phase then, and at its beginning
    /// the place where it began.
    private func inPhase(_ phase: UITouch.Phase, _ touch: UITouch, _ tell: () -> Void) {
        let state = touch.touchState
        let own = (state.phase, state.place, state.formerPlace)
        state.phase = phase
        if phase == .began { (state.place, state.formerPlace) = (state.start, state.start) }
        tell()
        (state.phase, state.place, state.formerPlace) = own
    }

    // MARK: Recognisers

    private var sharesInOrder: [ViewShare] {
        shares.values.sorted { $0.touch.touchState.number < $1.touch.touchState.number }
    }

    private func recognizers(of touch: UITouch) -> [UIGestureRecognizer] { touch.touchState.recognizers ?? [] }

    private func event() -> UIEvent { TouchesEvent(Set(shares.values.map(\.touch)), at: clock.now) }

    /// A recogniser says that it has recognised its gesture, which is decided here.
    func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        let recognition = recognizer.recognition
        guard recognition.state == .possible, !recognition.hasFailed, recognizer.isEnabled else { return }
        let blockers = engaged.filter { $0 !== recognizer && waits(recognizer, for: $0) }
        if blockers.contains(where: \.hasRecognized) { return fail(recognizer) }
        if blockers.contains(where: \.mayStillRecognize) {
            recognition.waiting = state
            return
        }
        recognition.waiting = nil
        guard shouldBegin(recognizer), mayTakeTouches(recognizer) else { return fail(recognizer) }
        for other in engaged
        where other !== recognizer && other.recognition.state == .possible && haveTouchInCommon(recognizer, other)
            && !mayRecognizeTogether(recognizer, other) && recognizer.canPrevent(other)
            && other.canBePrevented(by: recognizer)
        {
            fail(other, settles: false)
        }
        recognizer.enter(state)
        if recognizer.cancelsTouchesInView {
            for share in sharesInOrder
            where recognizers(of: share.touch).contains(where: { $0 === recognizer })
                && !(share.view._isTappedForText && recognizer.recognition.sharesTapsWithText)
            {
                cancel(share, event())
            }
        }
        settleWaiting()
    }

    /// - Parameter settles: whether those that waited for it begin now.
    func fail(_ recognizer: UIGestureRecognizer, settles: Bool = true) {
        guard recognizer.recognition.state == .possible, !recognizer.recognition.hasFailed else { return }
        recognizer.recognition.hasFailed = true
        recognizer.recognition.waiting = nil
        recognizer.enter(.failed)
        if settles { settleWaiting() }
    }

    /// A scroll view is not dragged with a touch that a view in it knows of and keeps, as controls do.
    private func mayTakeTouches(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let scroll = recognizer.view as? UIScrollView, recognizer === scroll.panGestureRecognizer else {
            return true
        }
        return shares.values.allSatisfy { share in
            guard share.isToldOfBeginning, !share.isOver, share.view !== scroll,
                recognizers(of: share.touch).contains(where: { $0 === recognizer })
            else { return true }
            return scroll.canCancelContentTouches && scroll.touchesShouldCancel(in: share.view)
        }
    }

    /// Settles the recognizers that waited for one that has failed now, and views that waited for both.
    private func settleWaiting() {
        for recognizer in engaged {
            if let state = recognizer.recognition.waiting { recognize(recognizer, as: state) }
        }
        for share in sharesInOrder where !share.isOver {
            let own = recognizers(of: share.touch)
            if !share.isToldOfBeginning, share.alarm != nil,
                !own.contains(where: { $0.delaysTouchesBegan && $0.mayStillRecognize }),
                share.waitsForScroll
                    ? !own.contains(where: { $0 is ScrollPan && $0.mayStillRecognize })
                    : own.contains(where: \.delaysTouchesBegan)
            {
                tellOfBeginning(share, event())
            }
            if share.holdsEnd, !own.contains(where: { $0.delaysTouchesEnded && $0.mayStillRecognize }) {
                tellOfEnd(share, event())
            }
        }
        endIfOver()
    }

    private func haveTouchInCommon(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one.recognition.touches.contains { touch in other.recognition.touches.contains { $0 === touch } }
    }

    /// Whether one may only recognise when the other has failed.
    private func waits(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        one.recognition.mustFail.contains { $0.recognizer === other }
            || one.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: one)
            || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) == true
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) == true
    }

    private func mayRecognizeTogether(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
    }

    /// Whether a recognizer may begin: its delegate, and the views from the one that was hit to its own, have a say.
    private func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        var view = recognizer.recognition.touches.first?.view
        if let view, view !== recognizer.view, isTapOfText(recognizer, view) { return false }
        while let current = view {
            guard current.gestureRecognizerShouldBegin(recognizer) else { return false }
            if current === recognizer.view { break }
            view = current.superview
        }
        return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
    }

    /// Text has recognisers of its own on iOS, which come before those around it: a tap that ends editing wherever the screen is touched
    /// does not keep fields from being edited.
    private func isTapOfText(_ recognizer: UIGestureRecognizer, _ view: UIView) -> Bool {
        guard view._isTappedForText, !recognizer.recognition.sharesTapsWithText,
            let tap = recognizer as? UITapGestureRecognizer
        else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }

    /// When all fingers are up, recognisers that are done begin anew; one that waits for another tap keeps its own.
    private func endIfOver() {
        guard !isDelivering else { return }
        for recognizer in engaged where recognizer.recognition.touches.allSatisfy({ $0.isOver }) {
            guard !recognizer.mayStillRecognize, recognizer.recognition.waiting == nil else { continue }
            engaged.removeAll { $0 === recognizer }
            recognizer.beginAnew()
        }
        shares = shares.filter { !$0.value.isOver || !$0.value.touch.isOver }
    }
}

extension UITouch {
    fileprivate var isOver: Bool { phase == .ended || phase == .cancelled }
}

extension UIView {
    fileprivate var nearestScrollView: UIScrollView? {
        var current = superview
        while let view = current {
            if let scroll = view as? UIScrollView { return scroll }
            current = view.superview
        }
        return nil
    }
}

extension UIGestureRecognizer {
    /// Whether nothing is to come that it would wait for.
    fileprivate var isIdle: Bool { mayStillRecognize && recognition.waiting == nil && settings.alarm == nil }

    /// Whether the recogniser may become one that has recognised something.
    fileprivate var mayStillRecognize: Bool {
        isEnabled && recognition.delivery != nil && recognition.state == .possible && !recognition.hasFailed
    }

    fileprivate var hasRecognized: Bool {
        switch recognition.state {
        case .began, .changed, .ended: true
        default: false
        }
    }
}
