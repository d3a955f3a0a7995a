import ObjectiveC
import UIKit

nonisolated(unsafe) private var placeholderKey: UInt8 = 0

/// What a text view says as long as it is empty: a text view of its own, which lies behind the text.
extension UITextView {
    public var placeholderTextView: UITextView { layerOfPlaceholder.textView }

    @IBInspectable public var placeholder: String? {
        get { ownPlaceholder?.textView.text }
        set {
            layerOfPlaceholder.textView.text = newValue ?? ""
            layerOfPlaceholder.setNeedsLayout()
        }
    }

    public var attributedPlaceholder: NSAttributedString? {
        get { ownPlaceholder?.textView.attributedText }
        set {
            layerOfPlaceholder.textView.attributedText = newValue ?? NSAttributedString()
            layerOfPlaceholder.setNeedsLayout()
        }
    }

    @IBInspectable public var placeholderColor: UIColor? {
        get { ownPlaceholder?.textView.textColor }
        set { layerOfPlaceholder.textView.textColor = newValue }
    }

    public class func defaultPlaceholderColor() -> UIColor { .placeholderText }

    private var ownPlaceholder: PlaceholderView? {
        objc_getAssociatedObject(self, &placeholderKey) as? PlaceholderView
    }

    private var layerOfPlaceholder: PlaceholderView {
        if let ownPlaceholder { return ownPlaceholder }
        let view = PlaceholderView(of: self)
        objc_setAssociatedObject(self, &placeholderKey, view, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        insertSubview(view, at: 0)
        return view
    }
}

/// Follows its text view whenever that is laid out: its size, font and alignment, and whether it is empty.
private final class PlaceholderView: UIView {
    let textView = UITextView()
    private weak var owner: UITextView?
    private var changes: (any NSObjectProtocol)?

    init(of owner: UITextView) {
        self.owner = owner
        super.init(frame: owner.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        textView.textColor = UITextView.defaultPlaceholderColor()
        textView.backgroundColor = .clear
        textView.isUserInteractionEnabled = false
        textView.isAccessibilityElement = false
        addSubview(textView)
        changes = NotificationCenter.default.addObserver(
            forName: UITextView.textDidChangeNotification, object: owner, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.setNeedsLayout() } }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let owner else { return }
        if let font = owner.font, textView.font != font { textView.font = font }
        textView.textAlignment = owner.textAlignment
        textView.textContainerInset = owner.textContainerInset
        textView.textContainer.lineFragmentPadding = owner.textContainer.lineFragmentPadding
        textView.frame = CGRect(origin: .zero, size: owner.bounds.size)
        textView.isHidden = !owner.text.isEmpty
    }
}

enum _MaquetteTables: ModuleTables {
    @MainActor static func add() {
        KeyedProperties.add("placeholder", \UITextView.placeholder)
        KeyedProperties.add("placeholderColor", \UITextView.placeholderColor)
    }
}
