import Foundation

/// Recognises a gesture on a view, among the touches that ``TouchDelivery`` lets it see.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    let recognition = RecognizerState()
    var settings: GestureSettings { recognition.settings }

    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }
    public convenience override init() { self.init(target: nil, action: nil) }

    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}
    open var state: UIGestureRecognizer.State {
        get { recognition.state }
        set { changeState(to: newValue) }
    }
    open var isEnabled: Bool {
        get { recognition.isEnabled }
        set {
            if !newValue { giveUp() }
            recognition.isEnabled = newValue
        }
    }
    open internal(set) var view: UIView? {
        get { recognition.view }
        set { recognition.view = newValue }
    }
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { recognition.delegate }
        set { recognition.delegate = newValue }
    }
    open var name: String? {
        get { recognition.name }
        set { recognition.name = newValue }
    }
    open var cancelsTouchesInView: Bool {
        get { recognition.cancelsTouches }
        set { recognition.cancelsTouches = newValue }
    }
    open var delaysTouchesBegan: Bool {
        get { recognition.delaysTouchesBegan }
        set { recognition.delaysTouchesBegan = newValue }
    }
    open var delaysTouchesEnded: Bool {
        get { recognition.delaysTouchesEnded }
        set { recognition.delaysTouchesEnded = newValue }
    }
    open func addTarget(_ target: Any, action: Selector) { recognition.add(target as AnyObject, action) }
    /// Without a target everybody's, and without an action all of a target's.
    open func removeTarget(_ target: Any?, action: Selector?) {
        recognition.remove(target.map { $0 as AnyObject }, action)
    }

    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        recognition.mustFail.append(WeakRecognizer(recognizer: otherGestureRecognizer))
    }
    open var numberOfTouches: Int { recognition.fingers.count }
    /// The middle of all fingers.
    open func location(in view: UIView?) -> CGPoint { recognition.convert(recognition.place, to: view) }
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        recognition.fingers[touchIndex].location(in: view)
    }
    open var allowedTouchTypes: [NSNumber] {
        get { recognition.touchTypes }
        set { recognition.touchTypes = newValue }
    }
    open var allowedPressTypes: [NSNumber] {
        get { recognition.pressTypes }
        set { recognition.pressTypes = newValue }
    }
    open var requiresExclusiveTouchType: Bool {
        get { recognition.requiresExclusiveTouchType }
        set { recognition.requiresExclusiveTouchType = newValue }
    }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: UIEvent.ButtonMask { [] }

    // MARK: What subclasses override

    open func reset() {}
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldReceive(_ event: UIEvent) -> Bool { true }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Lets the gesture do what a document connects with it.
    package final func whenRecognized(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        whenStateChanges { if $0.state == ($0 is UILongPressGestureRecognizer ? .began : .ended) { action($0) } }
    }

    final func whenStateChanges(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        recognition.actions.append(RecognizerAction(run: action))
    }

    /// While it follows fingers, what it recognises is decided among all that follow them.
    private func changeState(to state: UIGestureRecognizer.State) {
        guard !recognition.hasFailed else { return }
        guard let delivery = recognition.delivery, recognition.state == .possible else { return enter(state) }
        switch state {
        case .began, .changed, .ended: delivery.recognize(self, as: state)
        case .failed, .cancelled: delivery.fail(self)
        case .possible: break
        }
    }

    /// Actions are called for everything but failures.
    final func enter(_ state: UIGestureRecognizer.State) {
        recognition.state = state
        guard isEnabled, state != .possible, state != .failed else { return }
        for action in recognition.actions { action.run(self) }
    }

    // MARK: Touches

    /// One that is disabled or removed while it follows fingers is cancelled, as Apple documents it.
    final func giveUp() {
        guard let delivery = recognition.delivery else { return }
        switch recognition.state {
        case .began, .changed: enter(.cancelled)
        case .possible: delivery.fail(self)
        default: break
        }
    }

    /// Passes on what fingers do, until its gesture is over, or only waits for others to fail.
    final func feel(_ touches: Set<UITouch>, _ event: UIEvent) {
        guard !recognition.hasFailed, recognition.waiting != .ended else { return }
        switch recognition.state {
        case .ended, .cancelled, .failed: return
        default: break
        }
        recognition.locate()
        func those(_ phase: UITouch.Phase) -> Set<UITouch> { touches.filter { $0.phase == phase } }
        let (began, moved, ended, cancelled) = (those(.began), those(.moved), those(.ended), those(.cancelled))
        if !began.isEmpty { touchesBegan(began, with: event) }
        if !moved.isEmpty { touchesMoved(moved, with: event) }
        if !ended.isEmpty { touchesEnded(ended, with: event) }
        if !cancelled.isEmpty { touchesCancelled(cancelled, with: event) }
    }

    final func beginAnew() {
        settings.cancelAlarm(recognition)
        recognition.delivery = nil
        recognition.touches = []
        recognition.waiting = nil
        recognition.hasFailed = false
        recognition.state = .possible
        settings.forgetFingers()
        reset()
    }
}

extension UIGestureRecognizer {
    /// As gestures of SwiftUI do.
    package func shareTapsWithText() { recognition.sharesTapsWithText = true }
}

/// Does not retain the recognizer that another one waits for.
@MainActor struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}

@MainActor final class RecognizerState: HiddenState {
    var state = UIGestureRecognizer.State.possible
    var isEnabled = true
    weak var view: UIView?
    weak var delegate: (any UIGestureRecognizerDelegate)?
    var name: String?
    var cancelsTouches = true
    var delaysTouchesBegan = false
    var delaysTouchesEnded = true
    let settings = GestureSettings()
    var touchTypes: [NSNumber] = [0, 1, 2, 3]
    var pressTypes: [NSNumber] = [0, 1, 2, 3, 4, 5, 6]
    var requiresExclusiveTouchType = true
    /// Whether a text that is tapped is edited as well.
    var sharesTapsWithText = false
    fileprivate var actions: [RecognizerAction] = []
    var mustFail: [WeakRecognizer] = []

    // While fingers are followed.
    weak var delivery: TouchDelivery?
    var touches: [UITouch] = []
    /// The state of the recognizer as soon as those have failed that it waits for.
    var waiting: UIGestureRecognizer.State?
    var hasFailed = false
    private(set) var place = CGPoint.zero
    private weak var window: UIWindow?

    /// The touches that are on the screen; at the end those that were.
    var fingers: [UITouch] {
        let down = touches.filter { $0.phase != .ended && $0.phase != .cancelled }
        return down.isEmpty ? touches : down
    }

    func locate() {
        let fingers = fingers
        guard let first = fingers.first else { return }
        window = first.window
        let count = CGFloat(fingers.count)
        place = fingers.reduce(.zero) { sum, finger in
            let own = finger.location(in: first.window)
            return CGPoint(x: sum.x + own.x / count, y: sum.y + own.y / count)
        }
    }

    func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { window?.convert(point, to: view ?? window) ?? .zero }

    /// Adds a target and an action; the same pair is called once.
    func add(_ target: AnyObject, _ selector: Selector) {
        guard !actions.contains(where: { $0.target === target && $0.selector == selector }) else { return }
        actions.append(
            RecognizerAction(target: target, selector: selector) { [weak target] recognizer in
                if let target { selector.call(target, [recognizer]) }
            })
    }

    func remove(_ target: AnyObject?, _ selector: Selector?) {
        actions.removeAll { action in
            action.selector != nil && (target == nil || action.target === target)
                && (selector == nil || action.selector == selector)
        }
    }
}

/// What is called when a recogniser's state changes. Targets are held weakly, as UIKit does not keep them.
@MainActor private struct RecognizerAction {
    weak var target: AnyObject?
    var selector: Selector?
    let run: @MainActor (UIGestureRecognizer) -> Void
}

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        true
    }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        true
    }
}

/// A behaviour that can be added to a view.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    var recognizersOfTouches: [UIGestureRecognizer] { _systemRecognizers + viewState.gestureRecognizers }

    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        viewState.gestureRecognizers.append(recognizer)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.giveUp()
        viewState.gestureRecognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
        for recognizer in viewState.gestureRecognizers { detach(recognizer) }
        for recognizer in recognizers { attach(recognizer) }
    }

    func attach(_ interaction: any UIInteraction) {
        interaction.view?.detach(interaction)
        interaction.willMove(to: self)
        viewState.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard let place = viewState.interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        viewState.interactions.remove(at: place)
        interaction.didMove(to: nil)
    }

    func replaceInteractions(with interactions: [any UIInteraction]) {
        for interaction in viewState.interactions { detach(interaction) }
        for interaction in interactions { attach(interaction) }
    }
}

/// Targets and actions. Where `#selector` is missing, an action can be a method as a value.
///
///     UITapGestureRecognizer(target: self, action: Card.tapped)
extension UIGestureRecognizer {
    public convenience init<Target: AnyObject>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    public convenience init<Target: AnyObject, Sender>(
        target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        whenStateChanges { [weak target] _ in if let target { action(target)() } }
    }

    public func addTarget<Target: AnyObject, Sender>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        whenStateChanges { [weak target] sender in
            if let target, let sender = sender as? Sender { action(target)(sender) }
        }
    }
}

extension ClassTable {
    package static let gestureRecognizer = ClassTable(of: UIGestureRecognizer.self) { recognizer in
        recognizer.key("delegate", \.delegate)
        recognizer.key("isEnabled", \.isEnabled)
    }
}
