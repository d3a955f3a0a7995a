import UIKit

/// A message: an icon, a title above a text, and a button.
open class MessageView: BaseView, Identifiable, AccessibleMessage, HapticMessage {
    public enum Layout: String, Sendable {
        case messageView = "MessageView"
        case cardView = "CardView"
        case tabView = "TabView"
        case statusLine = "StatusLine"
        case centeredView = "CenteredView"
    }

    open var defaultHaptic: SwiftMessages.Haptic?
    open var buttonTapHandler: ((_ button: UIButton) -> Void)?
    open var titleLabel: UILabel?
    open var bodyLabel: UILabel?
    open var iconImageView: UIImageView?
    open var iconLabel: UILabel?
    open var button: UIButton?

    private var ownID: String?
    open var id: String {
        get { ownID ?? "MessageView:title=\(titleLabel?.text ?? ""), body=\(bodyLabel?.text ?? "")" }
        set { ownID = newValue }
    }

    open var accessibilityPrefix: String?
    private var ownMessage: String?
    open var accessibilityMessage: String? {
        get {
            let words = [accessibilityPrefix, titleLabel?.text, bodyLabel?.text].compactMap { $0 }
            return ownMessage ?? (words.isEmpty ? nil : words.joined(separator: ", "))
        }
        set { ownMessage = newValue }
    }
    public var accessibilityElement: NSObject? { backgroundView }
    open var additionalAccessibilityElements: [NSObject]?

    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public override init(frame: CGRect) { super.init(frame: frame) }

    public static func viewFromNib<T: MessageView>(layout: Layout, filesOwner: AnyObject = NSNull()) -> T {
        let view = _made(T.self, frame: .zero)
        view.build(as: layout)
        return view
    }

    public static func viewFromNib<T: MessageView>(
        layout: Layout, bundle: Bundle, filesOwner: AnyObject = NSNull()
    ) -> T {
        let found = UINib(nibName: layout.rawValue, bundle: bundle).instantiate(withOwner: nil, options: nil)
        return found.lazy.compactMap { $0 as? T }.first ?? viewFromNib(layout: layout)
    }

    // MARK: The layouts

    private func label(_ style: UIFont.TextStyle, _ words: String) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.text = words
        label.textColor = .black
        label.numberOfLines = 0
        return label
    }

    private func build(as layout: Layout) {
        let body = label(.subheadline, "[Message Body]")
        bodyLabel = body
        if layout == .statusLine {
            body.font = .preferredFont(forTextStyle: .caption1)
            body.textAlignment = .center
            body.numberOfLines = 1
            layoutMarginAdditions = UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 8)
            installContentView(body)
            backgroundColor = .white
            return
        }
        let title = label(.headline, "[Title]")
        title.numberOfLines = 1
        let (icon, sign, button) = (UIImageView(), UILabel(), UIButton(type: .system))
        icon.contentMode = .center
        sign.font = .systemFont(ofSize: 38)
        sign.textAlignment = .center
        sign.text = "😬"
        button.titleLabel?.font = .preferredFont(forTextStyle: .subheadline)
        (titleLabel, iconImageView, iconLabel, self.button) = (title, icon, sign, button)
        for view in [icon, sign, button] as [UIView] {
            view.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
            view.setContentCompressionResistancePriority(UILayoutPriority(752), for: .horizontal)
        }
        let texts = UIStackView(arrangedSubviews: [title, body])
        texts.axis = .vertical
        texts.spacing = layout == .cardView || layout == .tabView ? 0 : 5
        let content = UIStackView(arrangedSubviews: [sign, icon, texts, button])
        content.alignment = .center
        content.spacing = 10
        if layout == .centeredView {
            content.axis = .vertical
            texts.alignment = .center
            (title.textAlignment, body.textAlignment) = (.center, .center)
        }
        layout == .messageView ? addPlainly(content) : addOnCard(content, layout)
    }

    private func addPlainly(_ content: UIView) {
        backgroundColor = .white
        layoutMarginAdditions = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        collapseLayoutMarginAdditions = false
        installContentView(content)
    }

    /// At most 500 wide, 10 from the edges, with 20 around what it holds.
    private func addOnCard(_ content: UIView, _ layout: Layout) {
        let card = CornerRoundingView()
        card.backgroundColor = .white
        card.cornerRadius = 15
        card.translatesAutoresizingMaskIntoConstraints = false
        addSubview(card)
        backgroundView = card
        let isTab = layout == .tabView
        bounceAnimationOffset = isTab ? 5 : 0
        let edge: CGFloat = isTab ? 20 : 10
        layoutMarginAdditions = UIEdgeInsets(top: edge, left: 10, bottom: edge, right: 10)
        collapseLayoutMarginAdditions = !isTab
        let guide = layoutMarginsGuide
        let sides = [
            card.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ]
        for side in sides { side.priority = UILayoutPriority(900) }
        NSLayoutConstraint.activate(
            sides + [
                card.topAnchor.constraint(equalTo: isTab ? topAnchor : guide.topAnchor),
                card.bottomAnchor.constraint(equalTo: isTab ? bottomAnchor : guide.bottomAnchor),
                card.centerXAnchor.constraint(equalTo: centerXAnchor),
                card.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
            ])
        content.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(content)
        let (top, bottom) = isTab ? (guide.topAnchor, guide.bottomAnchor) : (card.topAnchor, card.bottomAnchor)
        let inset: CGFloat = isTab ? 0 : 20
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: top, constant: inset),
            bottom.constraint(equalTo: content.bottomAnchor, constant: inset),
            content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
            card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 20),
        ])
    }

    // MARK: Looks

    public func configureIcon(withSize size: CGSize, contentMode: UIView.ContentMode? = nil) {
        guard let iconImageView else { return }
        if let contentMode { iconImageView.contentMode = contentMode }
        iconImageView.widthAnchor.constraint(equalToConstant: size.width).isActive = true
        iconImageView.heightAnchor.constraint(equalToConstant: size.height).isActive = true
    }

    public func configureTheme(_ theme: Theme, iconStyle: IconStyle = .default, includeHaptic: Bool = false) {
        func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
            UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
        }
        let (background, foreground): (UIColor, UIColor) =
            switch theme {
            case .info: (changing(color(225, 225, 225), color(125, 125, 125)), .label)
            case .success: (changing(color(97, 161, 23), color(55, 122, 0)), .white)
            case .warning: (changing(color(246, 197, 44), color(239, 184, 10)), .white)
            case .error: (changing(color(249, 66, 47), color(195, 12, 12)), .white)
            }
        if includeHaptic { defaultHaptic = theme == .error ? .error : theme == .warning ? .warning : .success }
        configureTheme(
            backgroundColor: background, foregroundColor: foreground, iconImage: iconStyle.image(theme: theme))
    }

    private func changing(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .light ? light : dark }
    }

    public func configureTheme(
        backgroundColor: UIColor, foregroundColor: UIColor, iconImage: UIImage? = nil, iconText: String? = nil
    ) {
        iconImageView?.image = iconImage
        iconImageView?.tintColor = foregroundColor
        iconImageView?.isHidden = iconImage == nil
        iconLabel?.text = iconText
        iconLabel?.isHidden = iconText == nil
        backgroundView.backgroundColor = backgroundColor
        for label in [iconLabel, titleLabel, bodyLabel] { label?.textColor = foregroundColor }
        button?.backgroundColor = foregroundColor
        button?.tintColor = backgroundColor
        button?.contentEdgeInsets = UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7)
        button?.layer.cornerRadius = 5
    }

    // MARK: Words

    public func configureContent(body: String) { bodyLabel?.text = body }

    public func configureContent(title: String, body: String) {
        titleLabel?.text = title
        bodyLabel?.text = body
    }

    public func configureContent(title: String, body: String, iconImage: UIImage) {
        configureContent(
            title: title, body: body, iconImage: iconImage, iconText: nil, buttonImage: nil, buttonTitle: nil,
            buttonTapHandler: nil)
    }

    public func configureContent(title: String, body: String, iconText: String) {
        configureContent(
            title: title, body: body, iconImage: nil, iconText: iconText, buttonImage: nil, buttonTitle: nil,
            buttonTapHandler: nil)
    }

    public func configureContent(
        title: String?, body: String?, iconImage: UIImage?, iconText: String?, buttonImage: UIImage?,
        buttonTitle: String?, buttonTapHandler: ((_ button: UIButton) -> Void)?
    ) {
        titleLabel?.text = title
        bodyLabel?.text = body
        iconImageView?.image = iconImage
        iconLabel?.text = iconText
        button?.setImage(buttonImage, for: .normal)
        button?.setTitle(buttonTitle, for: .normal)
        self.buttonTapHandler = buttonTapHandler
        iconImageView?.isHidden = iconImage == nil
        iconLabel?.isHidden = iconText == nil
    }
}
