import Foundation

/// An item in a bar, with a title and an image.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    private let state = BarItemState()

    /// Called after a change, for the bar that shows the item.
    var onChange: (() -> Void)? {
        get { state.onChange }
        set { state.onChange = newValue }
    }

    /// The bar that shows the item, for appearances that depend on where it is.
    var container: UIView? {
        get { state.container }
        set { state.container = newValue }
    }

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}
    /// The look of the title, which items with a title of their own keep.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
    open var title: String? {
        get { state.title }
        set { state.title = newValue }
    }
    open var image: UIImage? {
        get { state.image }
        set { state.image = newValue }
    }
    open var landscapeImagePhone: UIImage? {
        get { state.landscapeImage }
        set { state.landscapeImage = newValue }
    }
    open var largeContentSizeImage: UIImage? {
        get { state.largeImage }
        set { state.largeImage = newValue }
    }
    open var imageInsets: UIEdgeInsets {
        get { state.imageInsets }
        set { state.imageInsets = newValue }
    }
    open var isEnabled: Bool {
        get { state.isEnabled }
        set { state.isEnabled = newValue }
    }
    open var tag: Int {
        get { state.tag }
        set { state.tag = newValue }
    }
    open var accessibilityIdentifier: String? {
        get { state.accessibility.identifier }
        set { state.accessibility.identifier = newValue }
    }
    open var accessibilityLabel: String? {
        get { state.accessibility.label?.plain }
        set { state.accessibility.label = newValue.map { .plain($0) } }
    }
    open var accessibilityHint: String? {
        get { state.accessibility.hint?.plain }
        set { state.accessibility.hint = newValue.map { .plain($0) } }
    }
    open var accessibilityValue: String? {
        get { state.accessibility.value?.plain }
        set { state.accessibility.value = newValue.map { .plain($0) } }
    }
    open var isAccessibilityElement: Bool {
        get { state.accessibility.isElement ?? true }
        set { state.accessibility.isElement = newValue }
    }
    open var accessibilityUserInputLabels: [String]! {
        get { state.accessibility.userInputLabels ?? [accessibilityLabel].compactMap { $0 } }
        set { state.accessibility.userInputLabels = newValue }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { state.accessibility.customActions }
        set { state.accessibility.customActions = newValue }
    }
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { state.accessibility.customRotors }
        set { state.accessibility.customRotors = newValue }
    }
    open var accessibilityRespondsToUserInteraction: Bool {
        get { state.accessibility.respondsToUserInteraction ?? isEnabled }
        set { state.accessibility.respondsToUserInteraction = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { state.accessibility.traits ?? .none }
        set { state.accessibility.traits = newValue }
    }
}

extension UIBarItem: UIAccessibilityIdentification {}

@MainActor private final class BarItemState: HiddenState {
    var title: String? { didSet { onChange?() } }
    var image: UIImage? { didSet { onChange?() } }
    var landscapeImage, largeImage: UIImage?
    var imageInsets = UIEdgeInsets.zero
    var isEnabled = true { didSet { onChange?() } }
    var tag = 0
    var onChange: (() -> Void)?
    weak var container: UIView?
    var accessibility = AccessibilityProperties()
}

extension ClassTable {
    package static let barItem = ClassTable(of: UIBarItem.self) { item in
        item.key("title", \.title)
        item.key("image", \.image)
        item.key("tag", \.tag)
    }
}
