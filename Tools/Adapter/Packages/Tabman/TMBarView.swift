import UIKit

/// How the buttons stand in a row.
@preconcurrency @MainActor open class TMBarLayout {
    public enum ContentMode: Sendable {
        case intrinsic, fit
    }

    public enum Alignment: Sendable {
        case leading, center, centerDistributed, trailing
    }

    public enum TransitionStyle: Sendable {
        case progressive, snap
    }

    open var contentMode = ContentMode.intrinsic { didSet { changed?() } }
    open var alignment = Alignment.leading { didSet { changed?() } }
    open var contentInset = UIEdgeInsets.zero { didSet { changed?() } }
    open var transitionStyle = TransitionStyle.progressive
    open var interButtonSpacing: CGFloat = 16 { didSet { changed?() } }
    open var buttonDistribution = UIStackView.Distribution.fillProportionally
    open var separatorColor: UIColor = .clear
    open var separatorWidth: CGFloat = 1
    open var separatorInset: UIEdgeInsets = .zero
    open var showSeparators = false
    var changed: (() -> Void)?

    public required init() {}
}

open class TMHorizontalBarLayout: TMBarLayout {}

open class TMConstrainedHorizontalBarLayout: TMHorizontalBarLayout {
    open var visibleButtonCount = 5
}

public enum TMBarScrollMode: Int, Sendable {
    case interactive, swipe, none
}

open class TMBarView<Layout: TMBarLayout, Button: TMBarButton, Indicator: TMBarIndicator>: UIView, TMBar {
    public let layout = Layout()
    public let buttons = TMBarButtonCollection<Button>()
    public let indicator = Indicator()
    public let backgroundView = TMBarBackgroundView()
    public weak var dataSource: (any TMBarDataSource)?
    public weak var delegate: (any TMBarDelegate)?
    public private(set) var items: [any TMBarItemable]?
    public var animation: TMAnimation { TMAnimation(isEnabled: isAnimated, duration: 0.25) }
    public var isAnimated = true
    public var fadesContentEdges = false
    public var scrollMode = TMBarScrollMode.interactive
    public var spacing: CGFloat = 8
    public var alignment = TMBarLayout.Alignment.leading
    public var leftAccessoryView: UIView? { didSet { replace(oldValue, leftAccessoryView) } }
    public var rightAccessoryView: UIView? { didSet { replace(oldValue, rightAccessoryView) } }
    private let scroll = UIScrollView()
    private let content = UIView()
    private var selected = 0

    public required init() {
        super.init(frame: .zero)
        backgroundView.pin(in: self)
        addSubview(scroll)
        scroll.showsHorizontalScrollIndicator = false
        scroll.addSubview(content)
        scroll.addSubview(indicator)
        layout.changed = { [weak self] in
            self?.invalidateIntrinsicContentSize()
            self?.scroll.setNeedsLayout()
            self?.setNeedsLayout()
        }
    }

    public required init?(coder: NSCoder) { nil }

    private func replace(_ former: UIView?, _ view: UIView?) {
        former?.removeFromSuperview()
        if let view { addSubview(view) }
        setNeedsLayout()
    }

    public func reloadData(at indexes: ClosedRange<Int>, context: TMBarReloadContext) {
        guard let dataSource else { return }
        for view in buttons.all { view.removeFromSuperview() }
        let items = indexes.map { dataSource.barItem(for: self, at: $0) }
        self.items = items
        buttons.all = items.map { item in
            let button = Button(for: item, intrinsicSuperview: self)
            button.populate(for: item)
            buttons.finish(button)
            (item as? TMBarItem)?.update = { [weak button, weak item] in
                if let item { button?.populate(for: item) }
            }
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    guard let self, let index = buttons.all.firstIndex(where: { $0 === button }) else { return }
                    delegate?.bar(self, didRequestScrollTo: index)
                }, for: .touchUpInside)
            button.update(for: .unselected)
            content.addSubview(button)
            return button
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    public func update(for position: CGFloat, capacity: Int, direction: TMBarUpdateDirection, animation: TMAnimation) {
        selected = Int(position.rounded())
        for (index, button) in buttons.all.enumerated() {
            button.selectionState = index == selected ? .selected : .unselected
        }
        setNeedsLayout()
    }

    private func size(of button: Button) -> CGSize {
        let own = button.intrinsicContentSize
        if own.width >= 0, own.height >= 0 { return own }
        return button.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    private var heightOfButtons: CGFloat { buttons.all.map { size(of: $0).height }.max() ?? 0 }
    private var heightOfIndicator: CGFloat { indicator.displayMode == .fill ? 0 : indicator.height }

    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: heightOfButtons + heightOfIndicator + layout.contentInset.top + layout.contentInset.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeAccessories()
        guard scroll.bounds.height > 0 else { return }
        let (room, inset) = (scroll.bounds.size, layout.contentInset)
        var sizes = buttons.all.map(size)
        let spaces = layout.interButtonSpacing * CGFloat(max(sizes.count - 1, 0))
        if layout.contentMode == .fit, !sizes.isEmpty {
            let width = (room.width - inset.left - inset.right - spaces) / CGFloat(sizes.count)
            for index in sizes.indices { sizes[index].width = width }
        }
        let width = sizes.map(\.width).reduce(spaces, +)
        let rest = max(room.width - width - inset.left - inset.right, 0)
        var x = inset.left
        switch layout.alignment {
        case .leading: break
        case .center, .centerDistributed: x += rest / 2
        case .trailing: x += rest
        }
        let top = inset.top + (indicator.displayMode == .top ? heightOfIndicator : 0)
        let height = max(room.height - heightOfIndicator - inset.top - inset.bottom, 0)
        for (button, size) in zip(buttons.all, sizes) {
            button.frame = CGRect(x: x, y: top, width: size.width, height: height)
            x += size.width + layout.interButtonSpacing
        }
        scroll.contentSize = CGSize(width: max(width + inset.left + inset.right, room.width), height: room.height)
        content.frame = CGRect(origin: .zero, size: scroll.contentSize)
        placeIndicator(top: top, height: height)
    }

    private func placeAccessories() {
        var room = bounds
        for (view, isLeft) in [(leftAccessoryView, true), (rightAccessoryView, false)] {
            guard let view else { continue }
            let width = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
            view.frame = CGRect(
                x: isLeft ? room.minX : room.maxX - width, y: room.minY, width: width, height: room.height)
            room = room.inset(by: UIEdgeInsets(top: 0, left: isLeft ? width : 0, bottom: 0, right: isLeft ? 0 : width))
        }
        scroll.frame = room
    }

    private func placeIndicator(top: CGFloat, height: CGFloat) {
        guard buttons.all.indices.contains(selected) else { return }
        let button = buttons.all[selected].frame
        switch indicator.displayMode {
        case .fill:
            indicator.frame = button
            scroll.insertSubview(indicator, at: 0)
        case .top:
            indicator.frame = CGRect(x: button.minX, y: 0, width: button.width, height: indicator.height)
        case .bottom:
            indicator.frame = CGRect(x: button.minX, y: top + height, width: button.width, height: indicator.height)
        }
        let most = max(scroll.contentSize.width - scroll.bounds.width, 0)
        scroll.contentOffset.x = min(max(button.midX - scroll.bounds.width / 2, 0), most)
    }
}
