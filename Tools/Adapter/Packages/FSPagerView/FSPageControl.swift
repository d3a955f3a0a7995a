import UIKit

/// Dots, or what an app puts in their place.
open class FSPageControl: UIControl {
    @IBInspectable open var numberOfPages = 0 { didSet { setNeedsLayout() } }
    @IBInspectable open var currentPage = 0 { didSet { setNeedsLayout() } }
    @IBInspectable open var itemSpacing: CGFloat = 6 { didSet { setNeedsLayout() } }
    @IBInspectable open var interitemSpacing: CGFloat = 6 { didSet { setNeedsLayout() } }
    @IBInspectable open var contentInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
    @IBInspectable open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
    open override var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment { didSet { setNeedsLayout() } }

    private struct Look {
        var stroke, fill: UIColor?
        var image: UIImage?
        var alpha: CGFloat?
        var path: UIBezierPath?
    }

    private var looks: [UInt: Look] = [:]
    private let room = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        addSubview(room)
    }

    private func change(_ state: UIControl.State, _ change: (inout Look) -> Void) {
        change(&looks[state.rawValue, default: Look()])
        setNeedsLayout()
    }

    open func setStrokeColor(_ strokeColor: UIColor?, for state: UIControl.State) {
        change(state) { $0.stroke = strokeColor }
    }
    open func setFillColor(_ fillColor: UIColor?, for state: UIControl.State) { change(state) { $0.fill = fillColor } }
    open func setImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.image = image } }
    open func setAlpha(_ alpha: CGFloat, for state: UIControl.State) { change(state) { $0.alpha = alpha } }
    open func setPath(_ path: UIBezierPath?, for state: UIControl.State) { change(state) { $0.path = path } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        room.frame = bounds.inset(by: contentInsets)
        room.isHidden = hidesForSinglePage && numberOfPages <= 1
        room.layer.sublayers = nil
        let width = itemSpacing * CGFloat(numberOfPages) + interitemSpacing * CGFloat(max(numberOfPages - 1, 0))
        var x: CGFloat =
            switch contentHorizontalAlignment {
            case .left, .leading: 0
            case .right, .trailing: room.bounds.width - width
            default: room.bounds.midX - width / 2
            }
        for page in 0..<max(numberOfPages, 0) {
            let state: UIControl.State = page == currentPage ? .selected : .normal
            let layer = dot(looks[state.rawValue] ?? Look(), isCurrent: page == currentPage, x: x)
            room.layer.addSublayer(layer)
            x += itemSpacing + interitemSpacing
        }
    }

    private func dot(_ look: Look, isCurrent: Bool, x: CGFloat) -> CAShapeLayer {
        let layer = CAShapeLayer()
        let size = look.image?.size ?? CGSize(width: itemSpacing, height: itemSpacing)
        layer.frame = CGRect(
            x: x - (size.width - itemSpacing) / 2, y: room.bounds.midY - size.height / 2, width: size.width,
            height: size.height)
        layer.opacity = Float(look.alpha ?? 1)
        if let image = look.image {
            layer.contents = image.cgImage
            return layer
        }
        layer.path = (look.path ?? UIBezierPath(ovalIn: CGRect(origin: .zero, size: size))).cgPath
        let isPlain = look.stroke == nil && look.fill == nil
        layer.fillColor = isPlain ? (isCurrent ? UIColor.white : .gray).cgColor : look.fill?.cgColor
        layer.strokeColor = look.stroke?.cgColor
        return layer
    }
}

enum _MaquetteTables: ModuleTables {
    @MainActor static func add() {
        KeyedProperties.add("dataSource", \FSPagerView.dataSource)
        KeyedProperties.add("delegate", \FSPagerView.delegate)
        KeyedProperties.add("automaticSlidingInterval", \FSPagerView.automaticSlidingInterval)
        KeyedProperties.add("interitemSpacing", \FSPagerView.interitemSpacing)
        KeyedProperties.add("itemSize", \FSPagerView.itemSize)
        KeyedProperties.add("isInfinite", \FSPagerView.isInfinite)
        KeyedProperties.add("removesInfiniteLoopForSingleItem", \FSPagerView.removesInfiniteLoopForSingleItem)
        KeyedProperties.add("numberOfPages", \FSPageControl.numberOfPages)
        KeyedProperties.add("currentPage", \FSPageControl.currentPage)
        KeyedProperties.add("itemSpacing", \FSPageControl.itemSpacing)
        KeyedProperties.add("interitemSpacing", \FSPageControl.interitemSpacing)
        KeyedProperties.add("hidesForSinglePage", \FSPageControl.hidesForSinglePage)
    }
}
