@_exported import Intents
@_exported import UIKit

public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}

@preconcurrency @MainActor public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// `Add to Siri`, without Siri's sign.
@preconcurrency @MainActor open class INUIAddVoiceShortcutButton: UIButton {
    public private(set) var style: INUIAddVoiceShortcutButtonStyle
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    open var shortcut: INShortcut?
    open var cornerRadius: CGFloat = 8 { didSet { layer.cornerRadius = cornerRadius } }

    public init(style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 44))
        build()
    }
    public required init?(coder: NSCoder) {
        style = .white
        super.init(coder: coder)
        build()
    }
    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        build()
    }

    private func build() {
        let (paper, ink): (UIColor, UIColor) =
            switch style {
            case .white, .whiteOutline: (.white, .black)
            case .black, .blackOutline: (.black, .white)
            case .automatic, .automaticOutline: (.systemBackground, .label)
            }
        backgroundColor = paper
        layer.cornerRadius = cornerRadius
        layer.borderWidth = [.whiteOutline, .blackOutline, .automaticOutline].contains(style) ? 1 : 0
        layer.borderColor = UIColor(white: 0.6, alpha: 1).cgColor
        setTitle("Add to Siri", for: .normal)
        setTitleColor(ink, for: .normal)
        titleLabel?.font = .systemFont(ofSize: 16, weight: .medium)
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 44) }
}

@preconcurrency @MainActor public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
/// Siri's sheet, of which nothing is known here.
@preconcurrency @MainActor open class INUIAddVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
    public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}

@preconcurrency @MainActor public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
@preconcurrency @MainActor open class INUIEditVoiceShortcutViewController: UIViewController {
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
    public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}

// MARK: Views of extensions, in Siri's own

public enum INUIHostedViewContext: UInt, Sendable { case siriSnippet, mapsCard }
public enum INUIInteractiveBehavior: UInt, Sendable { case none, nextView, launch, genericAction }
open class INParameter: NSObject, @unchecked Sendable {
    open var parameterClass: AnyClass { NSObject.self }
    open var parameterKeyPath: String { "" }
}
@preconcurrency @MainActor public protocol INUIHostedViewControlling: NSObjectProtocol {
    func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void)
    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void)
}
extension INUIHostedViewControlling {
    public func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
    ) { completion(.zero) }
    public func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext, completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
    ) { completion(false, [], .zero) }
}
extension NSExtensionContext {
    public var hostedViewMinimumAllowedSize: CGSize { .zero }
    public var hostedViewMaximumAllowedSize: CGSize { .zero }
}
extension INImage {
    public convenience init(uiImage: UIImage) { self.init() }
    public convenience init(cgImage: CGImage) { self.init() }
}
