/// A text that is painted with more than a colour, or that only shows where it is.
final class PaintedLabel: UILabel, InternalView {
    enum Look: Equatable {
        case paint(_Paint)
        /// Bars of a colour in place of the lines.
        case bars(UIColor)
    }
    private var look = Look.paint(.color(.label))
    private var environment = EnvironmentValues()
    private var bars: CAShapeLayer?

    func set(_ look: Look, in environment: EnvironmentValues) {
        (self.look, self.environment) = (look, environment)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        switch look {
        case .paint(let paint):
            bars?.removeFromSuperlayer()
            bars = nil
            textColor = paint.ink(filling: bounds.size, in: environment)
        case .bars(let color):
            textColor = .clear
            showBars(color.resolvedColor(with: environment.traitCollection))
        }
    }

    private func showBars(_ color: UIColor) {
        let layer = bars ?? CAShapeLayer()
        if bars == nil { self.layer.addSublayer(layer) }
        bars = layer
        var path = Path()
        if let layout = layoutForDrawing() {
            for line in layout.text.lines {
                let box = CGRect(
                    x: layout.origin.x + line.x, y: layout.origin.y + line.top, width: line.width, height: line.height)
                let bar = box.insetBy(dx: 0, dy: line.height * 0.08)
                path.addRoundedRect(in: bar, cornerSize: CGSize(width: Self.roundness, height: Self.roundness))
            }
        }
        layer.path = path.cgPath
        layer.fillColor = color.cgColor
    }

    private static let roundness: CGFloat = 3
}
