import Foundation
import MaquetteDrawing

/// The rounded shape behind a configured button's content.
extension UIButton {
    func backgroundFrame(of configuration: Configuration) -> CGRect {
        let direction: UIUserInterfaceLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        return bounds.inset(by: configuration.background.backgroundInsets, layoutDirection: direction)
    }

    func drawConfiguredBackground(into list: inout DisplayList) {
        updateConfigurationIfNeeded()
        guard let configuration else { return }
        let frame = backgroundFrame(of: configuration)
        let radius = configuration.cornerRadius(in: frame.size, traits: traitCollection)
        if let color = configuration.backgroundColor(of: self) {
            list.fill(.roundedRect(Rect(frame), radius: radius), color.drawingColor(with: traitCollection))
        }
        drawStroke(of: configuration.background, around: frame, radius: radius, into: &list)
    }

    /// Inside the shape's edge, further out by the outset.
    private func drawStroke(
        of background: UIBackgroundConfiguration, around frame: CGRect, radius: CGFloat, into list: inout DisplayList
    ) {
        guard background.strokeWidth > 0 else { return }
        let inset = background.strokeWidth / 2 - background.strokeOutset
        let color = background.resolvedStrokeColor(for: tintColor)
        list.stroke(
            .roundedRect(Rect(frame).insetBy(Double(inset), Double(inset)), radius: max(0, radius - inset)),
            StrokeStyle(width: Double(background.strokeWidth)), color.drawingColor(with: traitCollection))
    }
}
