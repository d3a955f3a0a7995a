import UIKit

/// Says what a meter shows; like most protocols of its time it promises nothing about threads.
public protocol MeterViewDelegate: AnyObject {
    func meterView(_ meterView: MeterView, didChangeTo value: CGFloat)
}

/// A bar that fills, written as views were before Swift 6: nothing here says on which actor it runs.
open class MeterView: UIView {
    public weak var delegate: MeterViewDelegate?
    public var formatter: (CGFloat) -> String = { "\(Int($0 * 100)) %" }
    public var onChange: ((MeterView) -> Void)?
    public private(set) var journal: [String] = []

    public private(set) lazy var label: UILabel = {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.textAlignment = .center
        return label
    }()
    public let bar = UIView()
    private var barWidth: NSLayoutConstraint?

    public var value: CGFloat = 0 {
        didSet {
            guard value != oldValue else { return }
            label.text = formatter(value)
            setNeedsUpdateConstraints()
            delegate?.meterView(self, didChangeTo: value)
            onChange?(self)
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        bar.translatesAutoresizingMaskIntoConstraints = false
        [bar, label].forEach(addSubview)
        bar.pinEdges(to: self, without: .right)
        label.pinEdges(to: self)
    }

    open override class var layerClass: AnyClass { CAGradientLayer.self }
    open override class var requiresConstraintBasedLayout: Bool { true }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 24) }
    open override var bounds: CGRect { didSet { journal.append("bounds") } }
    open override var isHidden: Bool { didSet { journal.append("hidden \(isHidden)") } }
    open override var backgroundColor: UIColor? {
        get { return bar.backgroundColor }
        set { bar.backgroundColor = newValue }
    }
    open override var tintColor: UIColor! { didSet { journal.append("tint") } }
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 0, bottom: 2, right: 0) }
    open override var accessibilityValue: String? {
        get { return label.text }
        set { super.accessibilityValue = newValue }
    }
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { return .updatesFrequently }
        set { super.accessibilityTraits = newValue }
    }
    open override var canBecomeFirstResponder: Bool { return true }

    open override func updateConstraints() {
        barWidth?.isActive = false
        barWidth = bar.widthAnchor.constraint(equalTo: widthAnchor, multiplier: max(value, 0.001))
        barWidth?.isActive = true
        super.updateConstraints()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        bar.layer.cornerRadius = bar.bounds.height / 2
        journal.append("layout")
    }

    open override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        if layer === self.layer { journal.append("sublayers") }
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        journal.append(superview == nil ? "out" : "in")
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 24) }
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        journal.append("traits")
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        bar.backgroundColor = tintColor
    }
    open override func action(for layer: CALayer, forKey event: String) -> CAAction? {
        return super.action(for: layer, forKey: event)
    }

    /// Work that comes back to the main queue, the way it was done with closures.
    public func load(from source: @escaping (@escaping (CGFloat) -> Void) -> Void, completion: (() -> Void)? = nil) {
        source { [weak self] value in
            DispatchQueue.main.async {
                self?.value = value
                completion?()
            }
        }
    }
}
