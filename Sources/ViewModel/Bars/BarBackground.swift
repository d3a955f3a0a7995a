import Foundation
import MaquetteDrawing

/// What lies behind a bar's content: a colour, a material or an image, and the line at the edge towards the screen.
@MainActor struct BarLook {
    var color: UIColor?
    var material: UIBlurEffect?
    var image: UIImage?
    var line: UIColor?
    var fade: ScrollEdgeFade?

    static let transparent = BarLook()

    static var standard: BarLook {
        BarLook(material: UIBlurEffect(style: .systemChromeMaterial), line: .separator)
    }

    init(
        color: UIColor? = nil, material: UIBlurEffect? = nil, image: UIImage? = nil, line: UIColor? = nil
    ) { (self.color, self.material, self.image, self.line) = (color, material, image, line) }

    /// Glass has no background: content fades below it.
    init(fade: ScrollEdgeFade?) {
        self.fade = fade
        if fade?.isHard == true { line = .separator }
    }

    init(_ appearance: UIBarAppearance) {
        self.init(
            color: appearance.backgroundColor, material: appearance.backgroundEffect,
            image: appearance.backgroundImage, line: appearance.shadowColor)
    }
}

extension UIView {
    /// The height of the home indicator's area below a view that ends at the safe area: backgrounds of bars extend into
    /// it. Both edges were rounded, so they may be a pixel apart.
    var uncoveredHeightBelow: CGFloat {
        guard let superview, superview.safeAreaInsets.bottom > 0 else { return 0 }
        let below = superview.bounds.maxY - frame.maxY
        return abs(below - superview.safeAreaInsets.bottom) < max(0.5, 1 / layoutScale) + 0.01 ? below : 0
    }
}

final class BarBackground: UIView, InternalView {
    var look = BarLook.transparent {
        didSet {
            imageView.image = look.image
            imageView.isHidden = look.image == nil
            setNeedsDisplay()
        }
    }
    /// Navigation bars have it at their lower edge, bars at the bottom at the upper one.
    var hasLineAtTop = false
    private let imageView = UIImageView()

    init() {
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        imageView.contentMode = .scaleToFill
        imageView.clipsToBounds = true
        addSubview(imageView)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }

    override func drawOwnContent(into list: inout DisplayList) {
        look.fade?.draw(in: Rect(bounds), isAtTop: !hasLineAtTop, into: &list, traits: traitCollection)
        look.material?.draw(.rect(Rect(bounds)), into: &list, traits: traitCollection)
        if let color = look.color { list.fill(.rect(Rect(bounds)), color.drawingColor(with: traitCollection)) }
        guard let color = look.line else { return }
        let thickness = 1 / max(traitCollection.displayScale, 1)
        let line = CGRect(
            x: 0, y: hasLineAtTop ? -thickness : bounds.height, width: bounds.width, height: thickness)
        list.fill(.rect(Rect(line)), color.drawingColor(with: traitCollection))
    }
}
