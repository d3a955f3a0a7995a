import Foundation
import MaquetteDrawing

/// From touches to events.
extension UIControl {
    func startTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
        controlState.isTracking = true
        controlState.isTouchInside = true
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event: event)
        // Apple: such a menu comes with the touch, and the event before it.
        guard showsMenuAsPrimaryAction, (self as? UIButton)?.menu != nil else { return }
        send(.menuActionTriggered, event: event)
        breakTracking(event)
        Headless.showMenu(of: self)
    }

    func keepTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        controlState.isTouchInside = reaches(touch, event)
        guard continueTracking(touch, with: event) else {
            finishTracking(touches, event)
            return
        }
        isHighlighted = isTouchInside
        if wasInside != isTouchInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event: event) }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, event: event)
    }

    func finishTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard isTracking else { return }
        let touch = touches.first
        controlState.isTouchInside = touch.map { reaches($0, event) } ?? isTouchInside
        endTracking(touch, with: event)
        stopTracking()
        if let touch { _fingerLifted(touch) }
        send(isTouchInside ? .touchUpInside : .touchUpOutside, event: event)
        if isTouchInside, _tapIsPrimaryAction { send(.primaryActionTriggered, event: event) }
        controlState.isTouchInside = false
    }

    func breakTracking(_ event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        stopTracking()
        controlState.isTouchInside = false
        send(.touchCancel, event: event)
    }

    private func stopTracking() {
        controlState.isTracking = false
        isHighlighted = false
    }

    private func reaches(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        point(inside: touch.location(in: self), with: event)
    }
}

extension DisplayList {
    /// The white knob of switches and sliders, a little above what it slides on.
    mutating func drawKnob(in rect: Rect, color: Color = .white) {
        let outline = Path.roundedRect(rect, radius: min(rect.width, rect.height) / 2)
        drawShadow(Shadow(color: Color.black.multiplyingAlpha(by: 0.15), offset: Point(0, 3), radius: 4), of: outline)
        drawShadow(Shadow(color: Color.black.multiplyingAlpha(by: 0.06), offset: Point(0, 3), radius: 0.5), of: outline)
        fill(outline, color)
    }

    /// A bar with round ends.
    mutating func fillCapsule(_ rect: Rect, _ color: Color) {
        guard !rect.isEmpty else { return }
        fill(.roundedRect(rect, radius: min(rect.width, rect.height) / 2), color)
    }

    /// Draws at half opacity while a control is disabled.
    mutating func dimmed(unless isEnabled: Bool, bounds: Rect, _ paint: (inout DisplayList) -> Void) {
        if isEnabled { paint(&self) } else { group(alpha: 0.5, bounds: bounds, paint) }
    }
}
