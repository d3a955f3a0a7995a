import UIKit

@preconcurrency @MainActor public protocol Identifiable {
    var id: String { get }
}

public typealias AnimationCompletion = (_ completed: Bool) -> Void

@preconcurrency @MainActor public protocol AnimationDelegate: AnyObject {
    func hide(animator: any Animator)
    func panStarted(animator: any Animator)
    func panEnded(animator: any Animator)
}

public struct SafeZoneConflicts: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let statusBar = SafeZoneConflicts(rawValue: 1)
    public static let sensorNotch = SafeZoneConflicts(rawValue: 2)
    public static let homeIndicator = SafeZoneConflicts(rawValue: 4)
    public static let overStatusBar = SafeZoneConflicts(rawValue: 8)
}

@preconcurrency @MainActor public class AnimationContext {
    public let messageView: UIView
    public let containerView: UIView
    public let safeZoneConflicts: SafeZoneConflicts
    public let interactiveHide: Bool

    init(_ message: UIView, in container: UIView) {
        (messageView, containerView, safeZoneConflicts, interactiveHide) = (message, container, [], false)
    }
}

@preconcurrency @MainActor public protocol Animator: AnyObject {
    var delegate: (any AnimationDelegate)? { get set }
    func show(context: AnimationContext, completion: @escaping AnimationCompletion)
    func hide(context: AnimationContext, completion: @escaping AnimationCompletion)
    var showDuration: TimeInterval { get }
    var hideDuration: TimeInterval { get }
}

/// Shows one message at a time, over a window, a controller or a view. It stays until somebody hides it.
@preconcurrency @MainActor open class SwiftMessages {
    public enum PresentationStyle {
        case top, bottom, center
        case custom(animator: any Animator)
    }

    public enum PresentationContext {
        case automatic
        case window(windowLevel: UIWindow.Level)
        case windowScene(_: UIWindowScene, windowLevel: UIWindow.Level)
        case viewController(_: UIViewController)
        case view(_: UIView)
    }

    public enum Duration: Sendable {
        case automatic, forever
        case seconds(seconds: TimeInterval)
        case indefinite(delay: TimeInterval, minimum: TimeInterval)
    }

    public enum Haptic: Sendable {
        case success, warning, error
    }

    public enum DimMode {
        case none
        case gray(interactive: Bool)
        case color(color: UIColor, interactive: Bool)
        case blur(style: UIBlurEffect.Style, alpha: CGFloat, interactive: Bool)

        public var interactive: Bool {
            switch self {
            case .none: false
            case .gray(let interactive), .color(_, let interactive), .blur(_, _, let interactive): interactive
            }
        }

        public var modal: Bool { if case .none = self { false } else { true } }
    }

    public enum Event {
        case willShow(UIView), didShow(UIView), willHide(UIView), didHide(UIView)

        public var view: UIView {
            switch self {
            case .willShow(let view), .didShow(let view), .willHide(let view), .didHide(let view): view
            }
        }

        @preconcurrency @MainActor public var id: String? { (view as? any Identifiable)?.id }
    }

    public typealias EventListener = (Event) -> Void
    public typealias ViewProvider = () -> UIView

    @preconcurrency @MainActor public struct Config {
        public init() {}
        public var presentationStyle = PresentationStyle.top
        public var presentationContext = PresentationContext.automatic
        public var duration = Duration.automatic
        public var dimMode = DimMode.none
        public var haptic: Haptic?
        public var interactiveHide = true
        public var preferredStatusBarStyle: UIStatusBarStyle?
        public var prefersStatusBarHidden: Bool?
        public var shouldAutorotate = true
        public var ignoreDuplicates = true
        public var eventListeners: [EventListener] = []
        public var becomeKeyWindow: Bool?
        public var dimModeAccessibilityLabel = "dismiss"
        public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
        public var windowViewController: ((_ config: SwiftMessages.Config) -> WindowViewController)?
        public var keyboardTrackingView: KeyboardTrackingView?
        public var priority = 0
    }

    public static let sharedInstance = SwiftMessages()
    public init() {}

    public var defaultConfig = Config()
    open var pauseBetweenMessages: TimeInterval = 0.5

    @MainActor private struct Shown {
        var view: UIView
        var config: Config
        var dim: UIView?
        var id: String? { (view as? any Identifiable)?.id }
    }

    private var shown: Shown?
    private var queue: [(config: Config, view: UIView)] = []
    private var counts: [String: Int] = [:]

    // MARK: Showing

    public func show(view: UIView) { show(config: defaultConfig, view: view) }
    public func show(viewProvider: @escaping ViewProvider) { show(view: viewProvider()) }
    public func show(config: Config, viewProvider: @escaping ViewProvider) {
        show(config: config, view: viewProvider())
    }

    open func show(config: Config, view: UIView) {
        if let id = (view as? any Identifiable)?.id, config.ignoreDuplicates {
            let known = [shown?.view] + queue.map(\.view)
            if known.contains(where: { ($0 as? any Identifiable)?.id == id && $0 !== view }) { return }
        }
        if shown == nil { place(view, config) } else { queue.append((config, view)) }
    }

    private func place(_ view: UIView, _ config: Config) {
        guard let stage = Stage(config.presentationContext) else { return }
        config.eventListeners.forEach { $0(.willShow(view)) }
        if config.overrideUserInterfaceStyle != .unspecified {
            view.overrideUserInterfaceStyle = config.overrideUserInterfaceStyle
        }
        let dim = stage.dim(as: config.dimMode)
        stage.place(view, as: config.presentationStyle)
        shown = Shown(view: view, config: config, dim: dim)
        config.eventListeners.forEach { $0(.didShow(view)) }
    }

    open func hide(animated: Bool = true) {
        guard let shown else { return }
        shown.config.eventListeners.forEach { $0(.willHide(shown.view)) }
        self.shown = nil
        shown.dim?.removeFromSuperview()
        shown.view.removeFromSuperview()
        shown.config.eventListeners.forEach { $0(.didHide(shown.view)) }
        if !queue.isEmpty {
            let next = queue.removeFirst()
            place(next.view, next.config)
        }
    }

    open func hideAll() {
        queue = []
        hide()
    }

    open func hide(id: String) {
        queue.removeAll { ($0.view as? any Identifiable)?.id == id }
        if shown?.id == id { hide() }
    }

    open func hideCounted(id: String) {
        let left = (counts[id] ?? 1) - 1
        counts[id] = left
        if left <= 0 { hide(id: id) }
    }

    public func count(id: String) -> Int { counts[id] ?? (shown?.id == id ? 1 : 0) }
    public func set(count: Int, for id: String) { counts[id] = count }
    public func current<T: UIView>() -> T? { shown?.view as? T }
    public func current<T: UIView>(id: String) -> T? { shown?.id == id ? shown?.view as? T : nil }
    public func queued<T: UIView>(id: String) -> T? {
        queue.first { ($0.view as? any Identifiable)?.id == id }?.view as? T
    }
    public func currentOrQueued<T: UIView>(id: String) -> T? { current(id: id) ?? queued(id: id) }

    // MARK: Views of nibs

    public struct NibError: Error {}

    public class func viewFromNib<T: UIView>(_ filesOwner: AnyObject = NSNull()) throws -> T {
        try viewFromNib(named: String(describing: T.self), filesOwner: filesOwner)
    }

    public class func viewFromNib<T: UIView>(named name: String, filesOwner: AnyObject = NSNull()) throws -> T {
        try viewFromNib(named: name, bundle: .main, filesOwner: filesOwner)
    }

    public class func viewFromNib<T: UIView>(
        named name: String, bundle: Bundle, filesOwner: AnyObject = NSNull()
    ) throws -> T {
        let owner = filesOwner is NSNull ? nil : filesOwner
        let found = UINib(nibName: name, bundle: bundle).instantiate(withOwner: owner, options: nil)
        guard let view = found.lazy.compactMap({ $0 as? T }).first else { throw NibError() }
        return view
    }

    // MARK: For all of the app

    public static func show(viewProvider: @escaping ViewProvider) { sharedInstance.show(viewProvider: viewProvider) }
    public static func show(config: Config, viewProvider: @escaping ViewProvider) {
        sharedInstance.show(config: config, viewProvider: viewProvider)
    }
    public static func show(view: UIView) { sharedInstance.show(view: view) }
    public static func show(config: Config, view: UIView) { sharedInstance.show(config: config, view: view) }
    public static func hide(animated: Bool = true) { sharedInstance.hide(animated: animated) }
    public static func hideAll() { sharedInstance.hideAll() }
    public static func hide(id: String) { sharedInstance.hide(id: id) }
    public static func hideCounted(id: String) { sharedInstance.hideCounted(id: id) }
    public static var defaultConfig: Config {
        get { sharedInstance.defaultConfig }
        set { sharedInstance.defaultConfig = newValue }
    }
    public static var pauseBetweenMessages: TimeInterval {
        get { sharedInstance.pauseBetweenMessages }
        set { sharedInstance.pauseBetweenMessages = newValue }
    }
    public static func current<T: UIView>(id: String) -> T? { sharedInstance.current(id: id) }
    public static func queued<T: UIView>(id: String) -> T? { sharedInstance.queued(id: id) }
    public static func currentOrQueued<T: UIView>(id: String) -> T? { sharedInstance.currentOrQueued(id: id) }
    public static func count(id: String) -> Int { sharedInstance.count(id: id) }
    public static func set(count: Int, for id: String) { sharedInstance.set(count: count, for: id) }
}
