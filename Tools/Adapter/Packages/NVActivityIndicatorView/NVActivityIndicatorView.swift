import UIKit

public typealias FadeInAnimation = (UIView) -> Void
public typealias FadeOutAnimation = (UIView, @escaping () -> Void) -> Void

/// Something that turns, bounces or grows: a picture of it at one moment.
public final class NVActivityIndicatorView: UIView {
    public nonisolated(unsafe) static var DEFAULT_TYPE = NVActivityIndicatorType.ballSpinFadeLoader
    public nonisolated(unsafe) static var DEFAULT_COLOR = UIColor.white
    public nonisolated(unsafe) static var DEFAULT_TEXT_COLOR = UIColor.white
    public nonisolated(unsafe) static var DEFAULT_PADDING: CGFloat = 0
    public nonisolated(unsafe) static var DEFAULT_BLOCKER_SIZE = CGSize(width: 60, height: 60)
    public nonisolated(unsafe) static var DEFAULT_BLOCKER_DISPLAY_TIME_THRESHOLD = 0
    public nonisolated(unsafe) static var DEFAULT_BLOCKER_MINIMUM_DISPLAY_TIME = 0
    public nonisolated(unsafe) static var DEFAULT_BLOCKER_MESSAGE: String?
    public nonisolated(unsafe) static var DEFAULT_BLOCKER_MESSAGE_SPACING: CGFloat = 8
    public nonisolated(unsafe) static var DEFAULT_BLOCKER_MESSAGE_FONT = UIFont.boldSystemFont(ofSize: 20)
    public nonisolated(unsafe) static var DEFAULT_BLOCKER_BACKGROUND_COLOR = UIColor(white: 0, alpha: 0.5)
    public nonisolated(unsafe) static var DEFAULT_FADE_IN_ANIMATION: FadeInAnimation = { _ in }
    public nonisolated(unsafe) static var DEFAULT_FADE_OUT_ANIMATION: FadeOutAnimation = { $1() }

    public var type: NVActivityIndicatorType = NVActivityIndicatorView.DEFAULT_TYPE { didSet { setNeedsDisplay() } }
    @IBInspectable public var color: UIColor = NVActivityIndicatorView.DEFAULT_COLOR { didSet { setNeedsDisplay() } }
    @IBInspectable public var padding: CGFloat = NVActivityIndicatorView.DEFAULT_PADDING {
        didSet { setNeedsDisplay() }
    }
    public private(set) var isAnimating = false
    public var animating: Bool { isAnimating }

    public init(
        frame: CGRect, type: NVActivityIndicatorType? = nil, color: UIColor? = nil, padding: CGFloat? = nil
    ) {
        super.init(frame: frame)
        self.type = type ?? Self.DEFAULT_TYPE
        self.color = color ?? Self.DEFAULT_COLOR
        self.padding = padding ?? Self.DEFAULT_PADDING
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .clear
        setUp()
    }

    private func setUp() {
        isHidden = true
        isOpaque = false
        contentMode = .redraw
    }

    public override var intrinsicContentSize: CGSize { CGSize(width: bounds.width, height: bounds.height) }

    public func startAnimating() {
        isHidden = false
        isAnimating = true
        setNeedsDisplay()
    }

    public func stopAnimating() {
        isHidden = true
        isAnimating = false
    }

    public override func draw(_ rect: CGRect) {
        guard isAnimating else { return }
        let room = bounds.insetBy(dx: padding, dy: padding)
        let size = min(room.width, room.height)
        guard size > 0 else { return }
        let place = CGRect(x: room.midX - size / 2, y: room.midY - size / 2, width: size, height: size)
        color.setFill()
        color.setStroke()
        type.shape.path(in: place).fill()
        type.shape.ring(in: place)?.stroke()
    }

    /// What nibs name the type by.
    @IBInspectable public var typeName: String {
        get { "\(type)" }
        set {
            let name = newValue.lowercased()
            if let type = NVActivityIndicatorType.allCases.first(where: { "\($0)".lowercased() == name }) {
                self.type = type
            }
        }
    }
}

enum _MaquetteTables: ModuleTables {
    @MainActor static func add() {
        KeyedProperties.add("color", \NVActivityIndicatorView.color)
        KeyedProperties.add("padding", \NVActivityIndicatorView.padding)
        KeyedProperties.add("typeName", \NVActivityIndicatorView.typeName)
    }
}
