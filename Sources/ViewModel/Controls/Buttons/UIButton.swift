import Foundation
import MaquetteDrawing

/// A control that is pressed: a title, an image or both, by state or by a configuration.
@preconcurrency @MainActor open class UIButton: UIControl {
    let buttonState = ButtonState()

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UIButton.self)
    }

    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        become(buttonType)
        // Buttons that come with a symbol come with its size, too.
        if buttonType.symbolName != nil { sizeToFit() }
    }

    /// Takes the action's title and image.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        adopt(primaryAction)
    }

    open var buttonType: UIButton.ButtonType { buttonState.type }

    // MARK: Contents by state

    open func setTitle(_ title: String?, for state: UIControl.State) { keep(title, as: \.title, for: state) }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        keep(title.map(NSAttributedString.init(attributedString:)), as: \.attributedTitle, for: state)
    }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { keep(color, as: \.titleColor, for: state) }
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        keep(color, as: \.titleShadowColor, for: state)
    }
    open func setImage(_ image: UIImage?, for state: UIControl.State) { keep(image, as: \.image, for: state) }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        keep(image, as: \.backgroundImage, for: state)
    }
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) { keep(configuration, as: \.symbolConfiguration, for: state) }

    open func title(for state: UIControl.State) -> String? { shown(\.title, for: state) }
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        shown(\.attributedTitle, for: state)
    }
    open func titleColor(for state: UIControl.State) -> UIColor? { shown(\.titleColor, for: state) }
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { shown(\.titleShadowColor, for: state) }
    open func image(for state: UIControl.State) -> UIImage? { shown(\.image, for: state) }
    open func backgroundImage(for state: UIControl.State) -> UIImage? { shown(\.backgroundImage, for: state) }
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        shown(\.symbolConfiguration, for: state)
    }

    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { titleColor(inState: state) }
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    open var adjustsImageWhenHighlighted: Bool {
        get { buttonState.adjustsImageWhenHighlighted }
        set { change(\.adjustsImageWhenHighlighted, to: newValue) }
    }
    open var adjustsImageWhenDisabled: Bool {
        get { buttonState.adjustsImageWhenDisabled }
        set { change(\.adjustsImageWhenDisabled, to: newValue) }
    }
    open var showsTouchWhenHighlighted: Bool {
        get { buttonState.showsTouchWhenHighlighted }
        set { change(\.showsTouchWhenHighlighted, to: newValue) }
    }
    open var reversesTitleShadowWhenHighlighted: Bool {
        get { buttonState.reversesTitleShadowWhenHighlighted }
        set { change(\.reversesTitleShadowWhenHighlighted, to: newValue) }
    }

    // MARK: Parts

    open var titleLabel: UILabel? { shownTitleLabel }
    open var subtitleLabel: UILabel? { buttonState.subtitleLabel }
    open var imageView: UIImageView? { shownImageView }

    // MARK: Insets and rectangles

    open var contentEdgeInsets: UIEdgeInsets {
        get { buttonState.contentEdgeInsets }
        set { change(\.contentEdgeInsets, to: newValue) }
    }
    open var titleEdgeInsets: UIEdgeInsets {
        get { buttonState.titleEdgeInsets }
        set { change(\.titleEdgeInsets, to: newValue) }
    }
    open var imageEdgeInsets: UIEdgeInsets {
        get { buttonState.imageEdgeInsets }
        set { change(\.imageEdgeInsets, to: newValue) }
    }
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect).title }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect).image }

    // MARK: Configuration

    open var configuration: UIButton.Configuration? {
        get { buttonState.configuration }
        set { setConfiguration(newValue) }
    }
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void
    /// Called before the next layout whenever the state has changed, to adapt the configuration to it.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { buttonState.updateHandler }
        set {
            buttonState.updateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }
    open var automaticallyUpdatesConfiguration: Bool {
        get { buttonState.automaticallyUpdatesConfiguration }
        set { buttonState.automaticallyUpdatesConfiguration = newValue }
    }
    open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }
    open func updateConfiguration() { buttonState.updateHandler?(self) }

    // MARK: Menus

    /// Shows the menu, where a tap would.
    open override func performPrimaryAction() {
        if showsMenuAsPrimaryAction, menu != nil { Headless.showMenu(of: self) } else { super.performPrimaryAction() }
    }
    open var menu: UIMenu? {
        get { buttonState.menu }
        set { change(\.menu, to: newValue) }
    }
    open var changesSelectionAsPrimaryAction: Bool {
        get { buttonState.changesSelectionAsPrimaryAction }
        set { change(\.changesSelectionAsPrimaryAction, to: newValue) }
    }
    open var role: UIButton.Role {
        get { buttonState.role }
        set { change(\.role, to: newValue) }
    }
    open var isPointerInteractionEnabled: Bool {
        get { buttonState.isPointerInteractionEnabled }
        set { buttonState.isPointerInteractionEnabled = newValue }
    }
    open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
        get { buttonState.adjustsImageForAccessibilitySizes }
        set {
            change(\.adjustsImageForAccessibilitySizes, to: newValue)
            buttonState.imageView?.adjustsImageSizeForAccessibilityContentSizeCategory = newValue
        }
    }
    open var isHovered: Bool { false }
    open var isHeld: Bool { false }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func updateConstraints() {
        updateConfigurationIfNeeded()
        super.updateConstraints()
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeContent()
    }

    override var _intrinsicHeightFollowsWidth: Bool { titleWraps }
    override func _baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat) { titleBaselines(in: size) }
    override var _baselineShares: (first: CGFloat, last: CGFloat) { titleBaselineShares }
    override var _baselineReach: (ascender: CGFloat, descender: CGFloat)? { shownTitleLabel?._baselineReach }
    override var _wholeText: String? { shownTitleText }
    override var _tapIsPrimaryAction: Bool { true }
    override var _hasTapOfItsOwn: Bool { true }
    override func _fingerLifted(_ touch: UITouch) {
        super._fingerLifted(touch)
        guard isTouchInside else { return }
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    }

    // MARK: Looks

    override func appearanceStateDidChange() {
        super.appearanceStateDidChange()
        stateDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    override func drawOwnContent(into list: inout DisplayList) {
        drawConfiguredBackground(into: &list)
        drawButtonShape(into: &list)
    }

    // MARK: Accessibility

    /// The button's title, or else what its image is called.
    override var readingOfControl: OwnAccessibility {
        let configured = configuration.flatMap { $0.title.map { [$0, configuration?.subtitle] } }
        let title =
            configured?.compactMap { $0 }.joined(separator: ", ")
            ?? currentAttributedTitle?.string ?? currentTitle
        let image = configuration?.image ?? currentImage ?? currentBackgroundImage
        let words = title.flatMap { $0.isEmpty ? nil : $0 } ?? buttonType.spokenName ?? image?.spokenName
        return OwnAccessibility(isElement: true, label: words, traits: .button)
    }
}

extension ClassTable {
    package static let button = ClassTable(of: UIButton.self) { button in
        // Its states, or its configuration.
        button.special("content")
        button.insets("contentEdgeInsets", \.contentEdgeInsets, nib: "contentEdgeInsets")
        button.insets("titleEdgeInsets", \.titleEdgeInsets, nib: "titleEdgeInsets")
        button.insets("imageEdgeInsets", \.imageEdgeInsets, nib: "imageEdgeInsets")
        button.key(readOnly: "titleLabel", \.titleLabel)
        button.appearance(
            ofStates: "titleColor", { $0.titleColor(for: $1) }, { $0.setTitleColor($1, for: $2) }, { $0 == $1 })
        button.appearance(
            ofStates: "titleShadowColor", { $0.titleShadowColor(for: $1) }, { $0.setTitleShadowColor($1, for: $2) },
            { $0 == $1 })
    }
}

extension UIButton.ButtonType {
    /// Buttons of the system whose picture has a meaning.
    fileprivate var spokenName: String? {
        switch self {
        case .detailDisclosure, .infoLight, .infoDark: "More Info"
        case .contactAdd: "Add contact"
        case .close: "Close"
        default: nil
        }
    }
}
