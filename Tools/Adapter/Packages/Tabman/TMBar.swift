import Pageboy
import UIKit

@preconcurrency @MainActor public protocol TMBarItemable: AnyObject {
    var title: String? { get set }
    var image: UIImage? { get set }
    var selectedImage: UIImage? { get set }
    var badgeValue: String? { get set }
    var assignedAccessibilityLabel: String? { get }
    func setNeedsUpdate()
}

extension TMBarItemable {
    public var selectedImage: UIImage? {
        get { nil }
        set {}
    }
    public var assignedAccessibilityLabel: String? { nil }
    public func setNeedsUpdate() {}
}

open class TMBarItem: TMBarItemable {
    open var title: String? { didSet { setNeedsUpdate() } }
    open var image: UIImage? { didSet { setNeedsUpdate() } }
    open var selectedImage: UIImage? { didSet { setNeedsUpdate() } }
    open var badgeValue: String? { didSet { setNeedsUpdate() } }
    var update: (() -> Void)?

    public init(title: String, badgeValue: String? = nil) { (self.title, self.badgeValue) = (title, badgeValue) }

    public init(image: UIImage, selectedImage: UIImage? = nil, badgeValue: String? = nil) {
        (self.image, self.selectedImage, self.badgeValue) = (image, selectedImage, badgeValue)
    }

    public init(title: String, image: UIImage, selectedImage: UIImage? = nil, badgeValue: String? = nil) {
        self.title = title
        (self.image, self.selectedImage, self.badgeValue) = (image, selectedImage, badgeValue)
    }

    open func setNeedsUpdate() { update?() }
}

@preconcurrency @MainActor public protocol TMBarDataSource: AnyObject {
    func barItem(for bar: any TMBar, at index: Int) -> any TMBarItemable
}

@preconcurrency @MainActor public protocol TMBarDelegate: AnyObject {
    func bar(_ bar: any TMBar, didRequestScrollTo index: Int)
}

public struct TMAnimation: Sendable {
    public let isEnabled: Bool
    public let duration: TimeInterval
}

public enum TMBarReloadContext: Sendable {
    case full, insertion, deletion
}

public enum TMBarUpdateDirection: Sendable {
    case forward, reverse, none
}

@preconcurrency @MainActor public protocol TMBar: UIView {
    var dataSource: (any TMBarDataSource)? { get set }
    var delegate: (any TMBarDelegate)? { get set }
    var animation: TMAnimation { get }
    var items: [any TMBarItemable]? { get }
    func reloadData(at indexes: ClosedRange<Int>, context: TMBarReloadContext)
    func update(for position: CGFloat, capacity: Int, direction: TMBarUpdateDirection, animation: TMAnimation)
}

extension TMBar {
    public typealias ButtonBar = TMBarView<TMHorizontalBarLayout, TMLabelBarButton, TMLineBarIndicator>
    public typealias TabBar = TMBarView<TMHorizontalBarLayout, TMTabItemBarButton, TMBarIndicator.None>
    public typealias LineBar = TMBarView<TMHorizontalBarLayout, TMBarButton.None, TMLineBarIndicator>

    public func systemBar() -> TMSystemBar { TMSystemBar(for: self) }
    public func hiding(trigger: TMHidingBar.Trigger) -> TMHidingBar { TMHidingBar(for: self) }
}

/// A bar on the background of a system's bar.
open class TMSystemBar: UIView, TMBar {
    public let bar: any TMBar
    public let backgroundView = TMBarBackgroundView(style: .blur(style: .extraLight))
    public var separatorColor: UIColor? { didSet { separator.backgroundColor = separatorColor } }
    private let separator = UIView()

    public init(for bar: any TMBar) {
        self.bar = bar
        super.init(frame: .zero)
        separator.backgroundColor = UIColor.black.withAlphaComponent(0.3)
        backgroundView.pin(in: self)
        bar.pin(in: self)
        addSubview(separator)
    }

    public required init?(coder: NSCoder) { nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        separator.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    }

    public weak var dataSource: (any TMBarDataSource)? {
        get { bar.dataSource }
        set { bar.dataSource = newValue }
    }
    public weak var delegate: (any TMBarDelegate)? {
        get { bar.delegate }
        set { bar.delegate = newValue }
    }
    public var animation: TMAnimation { bar.animation }
    public var items: [any TMBarItemable]? { bar.items }

    public func reloadData(at indexes: ClosedRange<Int>, context: TMBarReloadContext) {
        bar.reloadData(at: indexes, context: context)
    }

    public func update(for position: CGFloat, capacity: Int, direction: TMBarUpdateDirection, animation: TMAnimation) {
        bar.update(for: position, capacity: capacity, direction: direction, animation: animation)
    }
}

/// A bar that hides after a time; a picture is made before.
open class TMHidingBar: TMSystemBar {
    public enum Trigger: Sendable {
        case time(duration: TimeInterval)
        case manual
    }

    public override init(for bar: any TMBar) {
        super.init(for: bar)
        backgroundView.style = .clear
        separatorColor = .clear
    }

    public required init?(coder: NSCoder) { nil }

    public func hide(animated: Bool, completion: ((Bool) -> Void)? = nil) {
        isHidden = true
        completion?(true)
    }

    public func show(animated: Bool, completion: ((Bool) -> Void)? = nil) {
        isHidden = false
        completion?(true)
    }
}

extension UIView {
    func pin(in view: UIView, insets: UIEdgeInsets = .zero) {
        translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(self)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: view.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: insets.left),
            view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
            view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
        ])
    }
}

open class TMBarBackgroundView: UIView {
    public enum Style {
        case clear
        case flat(color: UIColor)
        case blur(style: UIBlurEffect.Style)
        case custom(view: UIView)
    }

    public var style: Style { didSet { show() } }

    public init(style: Style = .clear) {
        self.style = style
        super.init(frame: .zero)
        show()
    }

    public required init?(coder: NSCoder) { nil }

    private func show() {
        for view in subviews { view.removeFromSuperview() }
        backgroundColor = nil
        switch style {
        case .clear: break
        case .flat(let color): backgroundColor = color
        case .blur(let style): UIVisualEffectView(effect: UIBlurEffect(style: style)).pin(in: self)
        case .custom(let view): view.pin(in: self)
        }
    }
}
