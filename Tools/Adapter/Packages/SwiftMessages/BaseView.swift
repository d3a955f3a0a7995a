import UIKit

/// A message without content, with the space that it keeps from the edges.
open class BaseView: UIView, BackgroundViewable, MarginAdjustable {
    private weak var ownBackground: UIView?
    open weak var backgroundView: UIView! {
        get { ownBackground ?? self }
        set { ownBackground = newValue }
    }
    var hasBackground: Bool { ownBackground != nil }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var tapHandler: ((_ view: BaseView) -> Void)?
    open var respectSafeArea = true
    @IBInspectable open var topLayoutMarginAddition: CGFloat = 0
    @IBInspectable open var leftLayoutMarginAddition: CGFloat = 0
    @IBInspectable open var bottomLayoutMarginAddition: CGFloat = 0
    @IBInspectable open var rightLayoutMarginAddition: CGFloat = 0
    @IBInspectable open var collapseLayoutMarginAdditions = true
    @IBInspectable open var bounceAnimationOffset: CGFloat = 5
    open var backgroundHeight: CGFloat? { didSet { limitHeight() } }
    private var height: NSLayoutConstraint?

    public var layoutMarginAdditions: UIEdgeInsets {
        get {
            UIEdgeInsets(
                top: topLayoutMarginAddition, left: leftLayoutMarginAddition, bottom: bottomLayoutMarginAddition,
                right: rightLayoutMarginAddition)
        }
        set {
            (topLayoutMarginAddition, leftLayoutMarginAddition) = (newValue.top, newValue.left)
            (bottomLayoutMarginAddition, rightLayoutMarginAddition) = (newValue.bottom, newValue.right)
        }
    }

    private func limitHeight() {
        height?.isActive = false
        height = backgroundHeight.map { backgroundView.heightAnchor.constraint(equalToConstant: $0) }
        height?.isActive = true
    }

    private func install(_ view: UIView, _ insets: UIEdgeInsets, isToMargins: Bool) {
        view.translatesAutoresizingMaskIntoConstraints = false
        let room: UIView = isToMargins ? self : backgroundView
        room.addSubview(view)
        let guide = layoutMarginsGuide
        let (top, bottom) = isToMargins ? (guide.topAnchor, guide.bottomAnchor) : (room.topAnchor, room.bottomAnchor)
        let (left, right) = isToMargins ? (guide.leftAnchor, guide.rightAnchor) : (room.leftAnchor, room.rightAnchor)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: top, constant: insets.top),
            bottom.constraint(equalTo: view.bottomAnchor, constant: insets.bottom),
            view.leftAnchor.constraint(equalTo: left, constant: insets.left),
            right.constraint(equalTo: view.rightAnchor, constant: insets.right),
        ])
    }

    open func installContentView(_ contentView: UIView, insets: UIEdgeInsets = .zero) {
        install(contentView, insets, isToMargins: !hasBackground)
    }

    open func installBackgroundView(_ backgroundView: UIView, insets: UIEdgeInsets = .zero) {
        if self.backgroundView !== self { self.backgroundView?.removeFromSuperview() }
        install(backgroundView, insets, isToMargins: true)
        self.backgroundView = backgroundView
    }

    open func installBackgroundVerticalView(_ backgroundView: UIView, insets: UIEdgeInsets = .zero) {
        installBackgroundView(backgroundView, insets: insets)
    }

    public func configureDropShadow() {
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: 2)
        layer.shadowRadius = 6
        layer.shadowOpacity = 0.4
        layer.masksToBounds = false
    }

    public func configureNoDropShadow() { layer.shadowOpacity = 0 }

    public func configureBackgroundView(sideMargin: CGFloat) {
        (leftLayoutMarginAddition, rightLayoutMarginAddition) = (sideMargin, sideMargin)
    }

    public func configureBackgroundView(width: CGFloat) {
        guard hasBackground else { return }
        let wide = backgroundView.widthAnchor.constraint(equalToConstant: width)
        wide.priority = UILayoutPriority(950)
        wide.isActive = true
    }
}

enum _MaquetteTables: ModuleTables {
    @MainActor static func add() {
        KeyedProperties.add("backgroundView", \BaseView.backgroundView)
        KeyedProperties.add("topLayoutMarginAddition", \BaseView.topLayoutMarginAddition)
        KeyedProperties.add("leftLayoutMarginAddition", \BaseView.leftLayoutMarginAddition)
        KeyedProperties.add("bottomLayoutMarginAddition", \BaseView.bottomLayoutMarginAddition)
        KeyedProperties.add("rightLayoutMarginAddition", \BaseView.rightLayoutMarginAddition)
        KeyedProperties.add("collapseLayoutMarginAdditions", \BaseView.collapseLayoutMarginAdditions)
        KeyedProperties.add("bounceAnimationOffset", \BaseView.bounceAnimationOffset)
        KeyedProperties.add("cornerRadius", \CornerRoundingView.cornerRadius)
        KeyedProperties.add("roundsLeadingCorners", \CornerRoundingView.roundsLeadingCorners)
        KeyedProperties.add("titleLabel", \MessageView.titleLabel)
        KeyedProperties.add("bodyLabel", \MessageView.bodyLabel)
        KeyedProperties.add("iconImageView", \MessageView.iconImageView)
        KeyedProperties.add("iconLabel", \MessageView.iconLabel)
        KeyedProperties.add("button", \MessageView.button)
    }
}
