import Foundation

/// Recognises a gesture on a view. No touches arrive here, so it never does.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }

    private let recognition = RecognizerState()
    var settings: GestureSettings { recognition.settings }

    public required override init() { super.init() }

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
    /// With no touches there is nothing to wait for.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    open var numberOfTouches: Int { 0 }
    open func location(in view: UIView?) -> CGPoint { .zero }

    final func whenStateChanges(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        recognition.actions.append(action)
    }

    /// Actions are called for everything but failures.
    private func changeState(to state: UIGestureRecognizer.State) {
        recognition.state = state
        guard isEnabled, state != .possible, state != .failed else { return }
        for action in recognition.actions { action(self) }
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
    var actions: [@MainActor (UIGestureRecognizer) -> Void] = []
}

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

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

/// Targets and actions. Swift has no selectors on Linux: an action is a method as a value, or nil.
///
///     UITapGestureRecognizer(target: self, action: Card.tapped)
extension UIGestureRecognizer {
    public convenience init(target: Any?, action: Never?) { self.init() }

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
