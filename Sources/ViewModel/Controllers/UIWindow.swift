import Foundation

/// The topmost view: it fills the screen and knows the device's safe area.
@preconcurrency @MainActor open class UIWindow: UIView {
    private let windowState = WindowState()

    /// Every window has one, which the responders in it find.
    open override var undoManager: UndoManager? { windowState.undoManager }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.isHidden = true
        WindowRegistry.add(self)
        takeSafeAreaFromScreen()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.isHidden = true
        WindowRegistry.add(self)
        coder.fill(self, as: UIWindow.self)
    }

    /// A window of the scene, as large as the screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        layer.isHidden = true
        WindowRegistry.add(self)
        takeSafeAreaFromScreen()
    }

    /// A window that fills the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    open override var next: UIResponder? { nil }
    open override var window: UIWindow? { self }
    /// The window's screen: there is one, so a window stays on it.
    open var screen: UIScreen {
        get { UIScreen.main }
        set {}
    }

    open var rootViewController: UIViewController? {
        get { windowState.rootViewController }
        set { replaceRootViewController(with: newValue) }
    }
    open var windowLevel: UIWindow.Level {
        get { windowState.level }
        set { windowState.level = newValue }
    }
    open var canBecomeKey: Bool { !windowState.isAside || WindowRegistry.isAside }
    open var isKeyWindow: Bool { WindowState.key === self }
    open func becomeKey() {}
    open func resignKey() {}
    open func makeKey() {
        guard canBecomeKey, !isKeyWindow else { return }
        if let former = WindowState.key {
            former.resignKey()
            former.tell(UIWindow.didResignKeyNotification)
        }
        WindowState.key = self
        becomeKey()
        tell(UIWindow.didBecomeKeyNotification)
    }
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }
    /// A window that was made aside is on the screen from now on, and key.
    package func comeForward() {
        windowState.isAside = false
        if !WindowRegistry.windows.contains(self) { WindowRegistry.add(self) }
        if !isHidden { showRootView() }
        makeKeyAndVisible()
    }
    open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { layer.convert(point, to: window?.layer) }
    open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { layer.convert(point, from: window?.layer) }
    open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { layer.convert(rect, to: window?.layer) }
    open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { layer.convert(rect, from: window?.layer) }
    open func sendEvent(_ event: UIEvent) { touchDelivery.deliver(event) }

    open override func layoutIfNeeded() {
        super.layoutIfNeeded()
        // What a presentation has taken out of the window lives on: its texts and states change.
        for controller in windowState.rootViewController?.behind ?? [] { controller.viewIfLoaded?.layoutIfNeeded() }
    }

    var touchDelivery: TouchDelivery { windowState.delivery(for: self) }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let (appears, goes) = (super.isHidden && !newValue, !super.isHidden && newValue)
            super.isHidden = newValue
            if goes { tell(UIWindow.didBecomeHiddenNotification) }
            if appears {
                tell(UIWindow.didBecomeVisibleNotification)
                showRootView()
                awaitTurn()
            }
        }
    }

    /// Lays out what is waiting when the run loop turns, as long as the window can be seen.
    func awaitTurn() {
        guard !windowState.awaitsTurn, !isHidden else { return }
        windowState.awaitsTurn = true
        Deferred.run { [weak self] in MainActor.assumeIsolated { self?.takeTurn() } }
    }

    private func takeTurn() {
        windowState.awaitsTurn = false
        if !isHidden { layoutIfNeeded() }
    }

    /// The view or controller in the window that hears of keys.
    package var firstResponder: UIResponder? {
        let current = FirstResponder.current
        guard let view = current as? UIView ?? (current as? UIViewController)?.viewIfLoaded else { return nil }
        return view === self || view.window === self ? current : nil
    }

    /// How much of the window the keyboard covers, which keyboard layout guides follow.
    package var keyboardHeight: CGFloat {
        get { windowState.keyboardHeight }
        set {
            guard windowState.keyboardHeight != newValue else { return }
            windowState.keyboardHeight = newValue
            eachInSubtree { view in
                view.invalidateSystemGuides()
                view.setNeedsLayout()
            }
        }
    }

    // MARK: The root view controller

    /// Apps and tests make windows that answer with the safe area of another device.
    override func safeAreaOffered(to subview: UIView) -> UIEdgeInsets { safeAreaInsets }

    /// The view of the window's root controller is as large as the window, whatever its mask.
    func isFilled(by view: UIView) -> Bool {
        view.superview === self && windowState.rootViewController?.viewIfLoaded === view
    }

    private func takeSafeAreaFromScreen() {
        let fillsScreen = bounds.size == UIScreen.main.bounds.size
        setRootSafeAreaInsets(fillsScreen ? Headless.settings.safeAreaInsets : .zero)
    }

    override var _words: ViewWords { ViewWords(layer: "UIWindowLayer") }
    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.size != bounds.size { takeSafeAreaFromScreen() }
    }

    private func replaceRootViewController(with controller: UIViewController?) {
        let former = windowState.rootViewController
        guard former !== controller else { return }
        former?.leaveWindow()
        // The controller may be shown in another window, or in one that is gone since.
        if let controller, controller.controllerState.appearance != .disappeared { controller.leaveWindow() }
        windowState.rootViewController = controller
        controller?.controllerState.window = self
        ResolvedTraits.forgetAll()
        if !isHidden { showRootView() }
    }

    var isOnScreen: Bool { !isHidden && alpha > 0 && !windowState.isAside }

    private func showRootView() {
        if !windowState.isAside { windowState.rootViewController?.appear(in: self) }
    }
}

extension UIWindow {
    /// The plane that a window lies in.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)

        public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
        public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }
        public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }
        public static func += (lhs: inout Level, rhs: CGFloat) { lhs = lhs + rhs }
        public static func -= (lhs: inout Level, rhs: CGFloat) { lhs = lhs - rhs }
    }
}

@MainActor private final class WindowState: HiddenState {
    @Unretained static var key: UIWindow?

    var rootViewController: UIViewController?
    private(set) lazy var undoManager = UndoManager()
    var isAside = WindowRegistry.isAside
    var level = UIWindow.Level.normal
    var awaitsTurn = false
    var keyboardHeight: CGFloat = 0
    private var delivery: TouchDelivery?

    func delivery(for window: UIWindow) -> TouchDelivery {
        if let delivery { return delivery }
        let made = TouchDelivery(window)
        delivery = made
        return made
    }
}

extension UIWindow {
    static func keepingKeyWindow<Result>(_ work: () -> Result) -> Result {
        let former = WindowState.key
        defer { WindowState.key = former }
        return work()
    }

    public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
        "UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didBecomeHiddenNotification = NSNotification.Name(
        "UIWindowDidBecomeHiddenNotification")
    public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")

    fileprivate func tell(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
