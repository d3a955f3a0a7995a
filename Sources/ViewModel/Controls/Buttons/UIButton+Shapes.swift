import Foundation
import MaquetteDrawing

extension UIButton {
    /// With Button Shapes switched on, text that can be tapped is underlined, unless a background shows the button.
    func drawButtonShape(into list: inout DisplayList) {
        guard UIAccessibility.buttonShapesEnabled, let label = buttonState.titleLabel, !label.isHidden,
            !showsBackground
        else { return }
        label.drawUnderline(into: &list)
    }

    private var showsBackground: Bool {
        func isSeen(_ color: UIColor?) -> Bool {
            color.map { $0.resolvedColor(with: traitCollection).cgColor.alpha > 0 } ?? false
        }
        if isSeen(backgroundColor) || currentBackgroundImage != nil || layer.borderWidth > 0 { return true }
        guard let configuration else { return false }
        let background = configuration.background
        return isSeen(configuration.backgroundColor(of: self)) || background.image != nil || background.strokeWidth > 0
            || configuration.effect(of: self) != nil || buttonState.customBackground != nil
    }
}

extension UILabel {
    /// A line below the text in its own place in the superview, as thick as the system draws it for the size.
    func drawUnderline(into list: inout DisplayList) {
        guard let font, let report = Headless.report(on: self), let textColor else { return }
        let thickness = max(1, font.pointSize / 17)
        for line in report.lineFrames where line.width > 0 {
            let baseline = line.maxY + font.descender * report.fontScale
            list.fill(
                .rect(
                    Rect(
                        Double(frame.minX + line.minX), Double(frame.minY + baseline + 2), Double(line.width),
                        Double(thickness))),
                textColor.drawingColor(with: traitCollection))
        }
    }
}
