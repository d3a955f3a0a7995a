import Foundation

/// Recognises a gesture on a view. No touches arrive here, so it never does.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    private let recognition = RecognizerState()
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
        set { recognition.isEnabled = newValue }
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

    /// With no touches there is nothing to wait for.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    open var numberOfTouches: Int { 0 }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
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

    final func whenStateChanges(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        recognition.actions.append(RecognizerAction(run: action))
    }

    /// Actions are called for everything but failures.
    private func changeState(to state: UIGestureRecognizer.State) {
        recognition.state = state
        guard isEnabled, state != .possible, state != .failed else { return }
        for action in recognition.actions { action.run(self) }
    }
}

@MainActor private final class RecognizerState: HiddenState {
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
    var actions: [RecognizerAction] = []

    /// The same target and action are called once.
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
    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        viewState.gestureRecognizers.append(recognizer)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        viewState.gestureRecognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }

    func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
        for recognizer in viewState.gestureRecognizers { detach(recognizer) }
        for recognizer in recognizers { attach(recognizer) }
    }

    func attach(_ interaction: any UIInteraction) {
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
