import Foundation

/// What is behind a bar's content, and the line at its edge.
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
    let barState = BarAppearanceState()

    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    open private(set) var idiom = UIUserInterfaceIdiom.unspecified

    public convenience init(idiom: UIUserInterfaceIdiom) {
        self.init()
        self.idiom = idiom
    }

    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        idiom = barAppearance.idiom
        barState.copyBackground(of: barAppearance.barState)
    }

    open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

    /// What a bar or an item keeps: later changes of the one that was given are not seen.
    static func kept<Appearance: UIBarAppearance>(_ given: Appearance?) -> Appearance? {
        given.map { $0.copy() as? Appearance ?? $0 }
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
        barState.image = nil
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
        set { state.button = newValue.copied }
    }
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { state.doneButton }
        set { state.doneButton = newValue.copied }
    }
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { state.backButton }
        set { state.backButton = newValue.copied }
    }
    open var backIndicatorImage: UIImage { state.backIndicator ?? UIImage() }
    open var backIndicatorTransitionMaskImage: UIImage { state.backIndicatorMask ?? UIImage() }
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        state.backIndicator = backIndicatorImage
        state.backIndicatorMask = transitionMaskImage
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UINavigationBarAppearance(barAppearance: self)
        copy.state.takeOver(state)
        return copy
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
    var backIndicator, backIndicatorMask: UIImage?

    func takeOver(_ other: NavigationBarAppearanceState) {
        (title, largeTitle, titleOffset) = (other.title, other.largeTitle, other.titleOffset)
        (button, doneButton) = (other.button.copied, other.doneButton.copied)
        backButton = other.backButton.copied
        (backIndicator, backIndicatorMask) = (other.backIndicator, other.backIndicatorMask)
    }
}

@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    private let state = ToolbarAppearanceState()

    open var buttonAppearance: UIBarButtonItemAppearance {
        get { state.button }
        set { state.button = newValue.copied }
    }
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { state.doneButton }
        set { state.doneButton = newValue.copied }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIToolbarAppearance(barAppearance: self)
        (copy.state.button, copy.state.doneButton) = (state.button.copied, state.doneButton.copied)
        return copy
    }
}

@MainActor private final class ToolbarAppearanceState: HiddenState {
    var button = UIBarButtonItemAppearance()
    var doneButton = UIBarButtonItemAppearance(style: .done)
}
