import UIKit

/// What stands for a page.
open class TMBarButton: UIControl {
    public enum SelectionState: Equatable, Sendable {
        case unselected, selected
        case partial(delta: CGFloat)

        public var rawValue: CGFloat {
            switch self {
            case .unselected: 0
            case .selected: 1
            case .partial(let delta): delta
            }
        }
    }

    /// Nothing, and no room for it.
    public final class None: TMBarButton {}

    public let item: any TMBarItemable
    public let backgroundView = TMBarBackgroundView()
    public let badge = TMBadgeView()
    open var contentInset = UIEdgeInsets.zero { didSet { fit() } }
    open var adjustsAlphaOnSelection = true
    open var selectionState = SelectionState.unselected { didSet { update(for: selectionState) } }
    open private(set) var isInfinite = false
    private let contentView = UIView()
    private var edges: [NSLayoutConstraint] = []

    public required init(for item: any TMBarItemable, intrinsicSuperview: UIView?) {
        self.item = item
        super.init(frame: .zero)
        backgroundView.isUserInteractionEnabled = false
        backgroundView.pin(in: self)
        contentView.isUserInteractionEnabled = false
        contentView.translatesAutoresizingMaskIntoConstraints = false
        addSubview(contentView)
        edges = [
            contentView.topAnchor.constraint(equalTo: topAnchor),
            contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
            bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ]
        // Before it is laid out it has no size, and its content need not fit.
        for edge in edges.suffix(2) { edge.priority = .required - 1 }
        NSLayoutConstraint.activate(edges)
        layout(in: contentView)
        badge.isHidden = true
        layoutBadge(badge, in: contentView)
    }

    public required init?(coder: NSCoder) { nil }

    private func fit() {
        for (edge, inset) in zip(edges, [contentInset.top, contentInset.left, contentInset.bottom, contentInset.right])
        {
            edge.constant = inset
        }
    }

    open func layout(in view: UIView) {}
    open func layoutBadge(_ badge: TMBadgeView, in view: UIView) {}

    open func populate(for item: any TMBarItemable) {
        badge.value = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        accessibilityLabel = item.title
    }

    open func update(for selectionState: SelectionState) {
        if adjustsAlphaOnSelection { alpha = 0.5 + selectionState.rawValue / 2 }
    }
}

/// A number or word on a round of colour.
open class TMBadgeView: UIView {
    open var value: String? { didSet { label.text = value } }
    open var textColor: UIColor! = .white { didSet { label.textColor = textColor } }
    open var font: UIFont = .systemFont(ofSize: 11, weight: .bold) { didSet { label.font = font } }
    open var contentInset = UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
    private let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        label.textAlignment = .center
        label.textColor = textColor
        label.font = font
        label.pin(in: self, insets: contentInset)
    }

    public required init?(coder: NSCoder) { nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}

open class TMLabelBarButton: TMBarButton {
    public enum BadgeAlignment: Sendable {
        case leading, trailing
    }

    private let label = UILabel()
    public var verticalAlignment = UIControl.ContentVerticalAlignment.center
    public var badgeAlignment = BadgeAlignment.trailing
    open var adjustsFontForContentSizeCategory = false

    open var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    open var font: UIFont = .systemFont(ofSize: 17, weight: .medium) { didSet { restyle() } }
    open var selectedFont: UIFont? { didSet { restyle() } }
    open var selectedTintColor: UIColor! { didSet { restyle() } }
    open override var tintColor: UIColor! { didSet { restyle() } }

    open override func layout(in view: UIView) {
        super.layout(in: view)
        adjustsAlphaOnSelection = false
        label.textAlignment = .center
        label.pin(in: view, insets: UIEdgeInsets(top: 12, left: 0, bottom: 12, right: 0))
        tintColor = .black
        restyle()
    }

    open override func layoutBadge(_ badge: TMBadgeView, in view: UIView) {
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 4),
            badge.centerYAnchor.constraint(equalTo: label.centerYAnchor),
        ])
    }

    open override func populate(for item: any TMBarItemable) {
        super.populate(for: item)
        label.text = item.title
    }

    open override func update(for selectionState: SelectionState) {
        super.update(for: selectionState)
        restyle()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        restyle()
    }

    private func restyle() {
        let isSelected = selectionState == .selected
        label.font = isSelected ? selectedFont ?? font : font
        label.textColor = isSelected ? selectedTintColor ?? .systemBlue : tintColor
    }
}

open class TMTabItemBarButton: TMBarButton {
    public let label = UILabel()
    public let imageView = UIImageView()
    open var font: UIFont = .systemFont(ofSize: 11) { didSet { label.font = font } }
    open var imageViewSize = CGSize(width: 25, height: 25)
    open var selectedTintColor: UIColor! = .systemBlue { didSet { update(for: selectionState) } }
    open override var tintColor: UIColor! { didSet { update(for: selectionState) } }

    open override func layout(in view: UIView) {
        super.layout(in: view)
        adjustsAlphaOnSelection = false
        label.font = font
        label.textAlignment = .center
        imageView.contentMode = .scaleAspectFit
        let stack = UIStackView(arrangedSubviews: [imageView, label])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 4
        stack.pin(in: view, insets: UIEdgeInsets(top: 7, left: 0, bottom: 4, right: 0))
        imageView.widthAnchor.constraint(equalToConstant: imageViewSize.width).isActive = true
        imageView.heightAnchor.constraint(equalToConstant: imageViewSize.height).isActive = true
        tintColor = UIColor(white: 0.55, alpha: 1)
    }

    open override func populate(for item: any TMBarItemable) {
        super.populate(for: item)
        label.text = item.title
        imageView.image = item.image?.withRenderingMode(.alwaysTemplate)
    }

    open override func update(for selectionState: SelectionState) {
        super.update(for: selectionState)
        let color = selectionState == .selected ? selectedTintColor : tintColor
        label.textColor = color
        imageView.tintColor = color
    }
}

@preconcurrency @MainActor public final class TMBarButtonCollection<BarButton: TMBarButton> {
    public enum TransitionStyle: Sendable {
        case progressive, snap
    }

    public internal(set) var all: [BarButton] = []
    public var transitionStyle = TransitionStyle.progressive
    private var customizations: [(BarButton) -> Void] = []

    public func customize(_ customize: @escaping (BarButton) -> Void) {
        customizations.append(customize)
        all.forEach(customize)
    }

    func finish(_ button: BarButton) { for customize in customizations { customize(button) } }

    public func `for`(item: any TMBarItemable) -> BarButton? { all.first { $0.item === item } }
}
