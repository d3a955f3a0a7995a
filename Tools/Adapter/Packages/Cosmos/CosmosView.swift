import UIKit

/// A row of stars, filled from the left, and a text beside them.
open class CosmosView: UIView {
    @IBInspectable open var rating: Double = 2.718281828 {
        didSet { if oldValue != rating { update() } }
    }

    @IBInspectable open var text: String? { didSet { if oldValue != text { update() } } }

    open var settings = CosmosSettings.default { didSet { update() } }
    open var didTouchCosmos: ((Double) -> Void)?
    open var didFinishTouchingCosmos: ((Double) -> Void)?
    private let label = UILabel()

    public convenience init(settings: CosmosSettings = .default) { self.init(frame: .zero, settings: settings) }

    public override convenience init(frame: CGRect) { self.init(frame: frame, settings: .default) }

    public init(frame: CGRect, settings: CosmosSettings) {
        super.init(frame: frame)
        self.settings = settings
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        addSubview(label)
        update()
    }

    open func prepareForReuse() {
        didTouchCosmos = nil
        didFinishTouchingCosmos = nil
    }

    open func update() {
        label.text = text
        label.font = settings.textFont
        label.textColor = settings.textColor
        label.isHidden = (text ?? "").isEmpty
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Sizes

    private var sizeOfStars: CGSize {
        let count = CGFloat(max(settings.totalStars, 0))
        let width = count * CGFloat(settings.starSize) + max(count - 1, 0) * CGFloat(settings.starMargin)
        return CGSize(width: width, height: CGFloat(settings.starSize))
    }

    open override var intrinsicContentSize: CGSize {
        let stars = sizeOfStars
        guard !label.isHidden else { return stars }
        let text = label.intrinsicContentSize
        return CGSize(
            width: stars.width + CGFloat(settings.textMargin) + text.width, height: max(stars.height, text.height))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = label.intrinsicContentSize
        label.frame = CGRect(
            x: sizeOfStars.width + CGFloat(settings.textMargin), y: (sizeOfStars.height - size.height) / 2,
            width: size.width, height: size.height)
    }

    // MARK: Stars

    open override func draw(_ rect: CGRect) {
        let size = CGFloat(settings.starSize)
        for index in 0..<max(settings.totalStars, 0) {
            let place = CGRect(
                x: CGFloat(index) * (size + CGFloat(settings.starMargin)), y: 0, width: size, height: size)
            drawStar(in: place, filled: fill(of: index))
        }
    }

    /// How much of a star is filled, from 0 to 1.
    private func fill(of index: Int) -> CGFloat {
        let rest = min(max(rating - Double(index), 0), 1)
        return switch settings.fillMode {
        case .full: CGFloat(rest.rounded())
        case .half: CGFloat((rest * 2).rounded() / 2)
        case .precise: CGFloat(rest)
        }
    }

    private func drawStar(in place: CGRect, filled: CGFloat) {
        let left = CGRect(x: place.minX, y: place.minY, width: place.width * filled, height: place.height)
        let right = CGRect(x: left.maxX, y: place.minY, width: place.width - left.width, height: place.height)
        for (part, isFilled) in [(right, false), (left, true)] where part.width > 0 {
            UIGraphicsGetCurrentContext()?.saveGState()
            UIBezierPath(rect: part).addClip()
            if let image = isFilled ? settings.filledImage : settings.emptyImage {
                image.draw(in: place)
            } else {
                let path = starPath(in: place)
                (isFilled ? settings.filledColor : settings.emptyColor).setFill()
                path.fill()
                path.lineWidth = CGFloat(isFilled ? settings.filledBorderWidth : settings.emptyBorderWidth)
                (isFilled ? settings.filledBorderColor : settings.emptyBorderColor).setStroke()
                if path.lineWidth > 0 { path.stroke() }
            }
            UIGraphicsGetCurrentContext()?.restoreGState()
        }
    }

    private func starPath(in place: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        let scale = place.width / 100
        for (index, point) in settings.starPoints.enumerated() {
            let point = CGPoint(x: place.minX + point.x * scale, y: place.minY + point.y * scale)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }
}

/// What nibs name the settings by.
extension CosmosView {
    private var fillModeOfNib: Int {
        get { settings.fillMode.rawValue }
        set { settings.fillMode = StarFillMode(rawValue: newValue) ?? .full }
    }

    private var textSize: Double {
        get { Double(settings.textFont.pointSize) }
        set { settings.textFont = settings.textFont.withSize(CGFloat(newValue)) }
    }

    fileprivate static func addKeys() {
        KeyedProperties.add("rating", \CosmosView.rating)
        KeyedProperties.add("text", \CosmosView.text)
        KeyedProperties.add("totalStars", \CosmosView.settings.totalStars)
        KeyedProperties.add("starSize", \CosmosView.settings.starSize)
        KeyedProperties.add("starMargin", \CosmosView.settings.starMargin)
        KeyedProperties.add("filledColor", \CosmosView.settings.filledColor)
        KeyedProperties.add("emptyColor", \CosmosView.settings.emptyColor)
        KeyedProperties.add("emptyBorderColor", \CosmosView.settings.emptyBorderColor)
        KeyedProperties.add("emptyBorderWidth", \CosmosView.settings.emptyBorderWidth)
        KeyedProperties.add("filledBorderColor", \CosmosView.settings.filledBorderColor)
        KeyedProperties.add("filledBorderWidth", \CosmosView.settings.filledBorderWidth)
        KeyedProperties.add("filledImage", \CosmosView.settings.filledImage)
        KeyedProperties.add("emptyImage", \CosmosView.settings.emptyImage)
        KeyedProperties.add("fillMode", \CosmosView.fillModeOfNib)
        KeyedProperties.add("textSize", \CosmosView.textSize)
        KeyedProperties.add("textColor", \CosmosView.settings.textColor)
        KeyedProperties.add("textMargin", \CosmosView.settings.textMargin)
        KeyedProperties.add("minTouchRating", \CosmosView.settings.minTouchRating)
        KeyedProperties.add("updateOnTouch", \CosmosView.settings.updateOnTouch)
    }
}

enum _MaquetteTables: ModuleTables {
    @MainActor static func add() { CosmosView.addKeys() }
}
