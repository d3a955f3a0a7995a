import Foundation
import MaquetteDrawing

/// The background, the selection and the lines between segments.
extension UISegmentedControl {
    func drawSegments(into list: inout DisplayList) {
        if Headless.release.segments.isOutlined { return drawOutlines(into: &list) }
        let isCapsule = Headless.release.segments.isCapsule
        let plate = Rect(bounds)
        let radius = isCapsule ? plate.height / 2 : 8
        list.fill(.roundedRect(plate, radius: radius), UIColor.tertiarySystemFill.drawingColor(with: traitCollection))
        drawLines(into: &list)
        guard let chosen = chosenRect else { return }
        let pill = Rect(chosen).insetBy(2, 2)
        let shape = Path.roundedRect(pill, radius: isCapsule ? pill.height / 2 : 7)
        list.drawShadow(
            Shadow(color: Color.black.multiplyingAlpha(by: 0.12), offset: Point(0, 3), radius: 4), of: shape)
        list.drawShadow(
            Shadow(color: Color.black.multiplyingAlpha(by: 0.04), offset: Point(0, 3), radius: 0.5), of: shape)
        list.fill(shape, (selectedSegmentTintColor ?? Self.pillColor).drawingColor(with: traitCollection))
    }

    private var chosenRect: CGRect? {
        let rects = segmentRects
        guard rects.indices.contains(selectedSegmentIndex), !isMomentary else { return nil }
        return rects[selectedSegmentIndex]
    }

    private static var pillColor: UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 99.0 / 255, alpha: 1) : .white }
    }

    /// Between two segments of which neither is selected.
    private func drawLines(into list: inout DisplayList) {
        let rects = segmentRects
        let color = UIColor.separator.drawingColor(with: traitCollection)
        for place in rects.indices.dropFirst() where !isShownChosen(place) && !isShownChosen(place - 1) {
            let x = Double(isRightToLeft ? rects[place].maxX : rects[place].minX)
            list.fillCapsule(Rect(x - 0.5, Double(bounds.midY) - 8, 1, 16), color)
        }
    }

    /// Before iOS 13: outlines in the tint colour, the selected segment filled with it.
    private func drawOutlines(into list: inout DisplayList) {
        let tint = tintColor.drawingColor(with: traitCollection)
        let outline = Path.roundedRect(Rect(bounds).insetBy(0.5, 0.5), radius: 4)
        list.dimmed(unless: isEnabled, bounds: Rect(bounds)) { list in
            list.stroke(outline, StrokeStyle(width: 1), tint)
            let rects = segmentRects
            for place in rects.indices.dropFirst() {
                let x = Double(isRightToLeft ? rects[place].maxX : rects[place].minX)
                list.fill(.rect(Rect(x - 0.5, Double(bounds.minY), 1, Double(bounds.height))), tint)
            }
            if let chosen = chosenRect {
                list.clip(to: outline) { $0.fill(.rect(Rect(chosen)), tint) }
            }
        }
    }
}
