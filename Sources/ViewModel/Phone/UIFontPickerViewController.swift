import Foundation

/// Lets the user choose a font. There is no user: it remembers its settings.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
    private let pickerState = FontPickerState()

    public init(configuration: UIFontPickerViewController.Configuration) {
        super.init(nibName: nil, bundle: nil)
        pickerState.configuration = configuration
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UIFontPickerViewController.self)
    }

    open var configuration: Configuration { pickerState.configuration }
    open weak var delegate: (any UIFontPickerViewControllerDelegate)? {
        get { pickerState.fontDelegate }
        set { pickerState.fontDelegate = newValue }
    }
    open var selectedFontDescriptor: UIFontDescriptor? {
        get { pickerState.font }
        set { pickerState.font = newValue }
    }

    @preconcurrency @MainActor open class Configuration: NSObject {
        open var includeFaces = false
        open var displayUsingSystemFont = false
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        public override init() { super.init() }
    }
}

@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// Lets the user choose a colour. There is no user: it remembers its settings.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    private let pickerState = FontPickerState()

    open weak var delegate: (any UIColorPickerViewControllerDelegate)? {
        get { pickerState.colorDelegate }
        set { pickerState.colorDelegate = newValue }
    }
    open var selectedColor: UIColor {
        get { pickerState.color }
        set { pickerState.color = newValue }
    }
    open var supportsAlpha: Bool {
        get { pickerState.supportsAlpha }
        set { pickerState.supportsAlpha = newValue }
    }
}

@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

@MainActor private final class FontPickerState: HiddenState {
    var configuration = UIFontPickerViewController.Configuration()
    weak var fontDelegate: (any UIFontPickerViewControllerDelegate)?
    var font: UIFontDescriptor?
    weak var colorDelegate: (any UIColorPickerViewControllerDelegate)?
    var color = UIColor.white
    var supportsAlpha = true
}
