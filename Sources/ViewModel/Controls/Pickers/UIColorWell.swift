import Foundation
import MaquetteDrawing

/// A round button that shows a colour.
@preconcurrency @MainActor open class UIColorWell: UIControl {
    let wellState = ColorWellState()

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UIColorWell.self)
    }

    open var title: String? {
        get { wellState.title }
        set { wellState.title = newValue }
    }
    open var supportsAlpha: Bool {
        get { wellState.supportsAlpha }
        set { wellState.supportsAlpha = newValue }
    }
    open var selectedColor: UIColor? {
        get { wellState.color }
        set {
            wellState.color = newValue
            setNeedsDisplay()
        }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func drawOwnContent(into list: inout DisplayList) { drawWell(into: &list) }

    // MARK: Accessibility

    override var readingOfControl: OwnAccessibility {
        OwnAccessibility(isElement: true, label: title ?? "Color well", traits: .button)
    }
}

@MainActor final class ColorWellState: HiddenState {
    var title: String?
    var supportsAlpha = true
    var color: UIColor?
}

extension UIColorWell {
    /// A ring of the hues around the colour.
    private func drawWell(into list: inout DisplayList) {
        let side = Double(min(bounds.width, bounds.height))
        let middle = Point(Double(bounds.midX), Double(bounds.midY))
        let steps = 24
        for step in 0..<steps {
            let turn = Double(step) / Double(steps)
            var arc = Path()
            arc.addArc(
                center: middle, radius: side / 2 - 1.5, from: (turn - 0.25) * 2 * .pi,
                to: (turn - 0.25 + 1.2 / Double(steps)) * 2 * .pi)
            let hue = UIColor(hue: CGFloat(turn), saturation: 0.9, brightness: 1, alpha: 1)
            list.stroke(arc, StrokeStyle(width: 3), hue.drawingColor(with: traitCollection))
        }
        guard let color = selectedColor else { return }
        list.fill(.circle(center: middle, radius: side / 2 - 5), color.drawingColor(with: traitCollection))
    }
}

extension ClassTable {
    package static let colorWell = ClassTable(of: UIColorWell.self, made: .init("colorWell") { UIColorWell() }) {
        well in
        well.color("selectedColor", \.selectedColor, nib: "selectedColor")
    }
}
