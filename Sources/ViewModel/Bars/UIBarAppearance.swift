import Foundation

/// What is behind a bar's content, and the line at its edge.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    let barState = BarAppearanceState()

    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        barState.copyBackground(of: barAppearance.barState)
    }

    open func configureWithDefaultBackground() {
        barState.effect = UIBlurEffect(style: .systemChromeMaterial)
        barState.color = nil
        barState.shadowColor = .separator
    }
    open func configureWithOpaqueBackground() {
        barState.effect = nil
        barState.color = .systemBackground
        barState.shadowColor = .separator
    }
    open func configureWithTransparentBackground() {
        barState.effect = nil
        barState.color = nil
        barState.shadowColor = nil
    }

    open var backgroundEffect: UIBlurEffect? {
        get { barState.effect }
        set { barState.effect = newValue }
    }
    open var backgroundColor: UIColor? {
        get { barState.color }
        set { barState.color = newValue }
    }
    open var backgroundImage: UIImage? {
        get { barState.image }
        set { barState.image = newValue }
    }
    open var backgroundImageContentMode: UIView.ContentMode {
        get { barState.imageMode }
        set { barState.imageMode = newValue }
    }
    open var shadowColor: UIColor? {
        get { barState.shadowColor }
        set { barState.shadowColor = newValue }
    }
    open var shadowImage: UIImage? {
        get { barState.shadowImage }
        set { barState.shadowImage = newValue }
    }
}

@MainActor final class BarAppearanceState: HiddenState {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    func copyBackground(of other: BarAppearanceState) {
        (effect, color, image, imageMode) = (other.effect, other.color, other.image, other.imageMode)
        (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
    }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    private let state = NavigationBarAppearanceState()

    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { state.title }
        set { state.title = newValue }
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { state.largeTitle }
        set { state.largeTitle = newValue }
    }
    open var titlePositionAdjustment: UIOffset {
        get { state.titleOffset }
        set { state.titleOffset = newValue }
    }
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { state.button }
        set { state.button = newValue }
    }
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { state.doneButton }
        set { state.doneButton = newValue }
    }
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { state.backButton }
        set { state.backButton = newValue }
    }
    open var backIndicatorImage: UIImage { state.backIndicator ?? UIImage() }
    open var backIndicatorTransitionMaskImage: UIImage { state.backIndicator ?? UIImage() }
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        state.backIndicator = backIndicatorImage
    }

    /// A custom image in place of the chevron.
    var ownBackIndicator: UIImage? { state.backIndicator }
}

@MainActor private final class NavigationBarAppearanceState: HiddenState {
    var title: [NSAttributedString.Key: Any] = [:]
    var largeTitle: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var button = UIBarButtonItemAppearance()
    var doneButton = UIBarButtonItemAppearance(style: .done)
    var backButton = UIBarButtonItemAppearance()
    var backIndicator: UIImage?
}

/// The appearance of a toolbar.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    private let state = ToolbarAppearanceState()

    open var buttonAppearance: UIBarButtonItemAppearance {
        get { state.button }
        set { state.button = newValue }
    }
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { state.doneButton }
        set { state.doneButton = newValue }
    }
}

@MainActor private final class ToolbarAppearanceState: HiddenState {
    var button = UIBarButtonItemAppearance()
    var doneButton = UIBarButtonItemAppearance(style: .done)
}

/// The object behind `appearance()`: a bar that is never shown. Its values are the defaults of all bars of its class
/// that have no value of their own.
@MainActor final class AppearanceProxies<Bar: AnyObject> {
    private var everywhere: Bar?
    private let make: @MainActor () -> Bar

    init(_ make: @escaping @MainActor () -> Bar) {
        self.make = make
        Headless.onReset { [weak self] in self?.everywhere = nil }
    }

    var proxy: Bar {
        if let everywhere { return everywhere }
        let made = make()
        everywhere = made
        return made
    }

    /// The value for all bars, if the bar has none of its own.
    func resolved<Value>(_ bar: Bar, _ value: (Bar) -> Value?) -> Value? {
        value(bar) ?? everywhere.flatMap { $0 === bar ? nil : value($0) }
    }
}
