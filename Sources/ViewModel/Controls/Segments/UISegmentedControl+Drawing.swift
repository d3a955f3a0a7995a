import Foundation
import MaquetteDrawing

/// The background, the selection and the lines between segments.
extension UISegmentedControl {
    func drawSegments(into list: inout DisplayList) {
        if !segmentsState.backgrounds.isEmpty { return drawImages(into: &list) }
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

    /// Draws images in place of the plate, the selection and the lines, as soon as there is a background image for any state.
    private func drawImages(into list: inout DisplayList) {
        let rects = segmentRects
        for (place, rect) in rects.enumerated() {
            segmentImage(place)?.draw(into: &list, in: Rect(rect), stretches: true)
        }
        for place in rects.indices.dropFirst() {
            let (before, after) = isRightToLeft ? (place, place - 1) : (place - 1, place)
            guard let divider = dividerImage(between: before, and: after) else { continue }
            let x = isRightToLeft ? rects[place].maxX : rects[place].minX
            let rect = CGRect(
                x: x - divider.size.width / 2, y: bounds.minY, width: divider.size.width, height: bounds.height)
            divider.draw(into: &list, in: Rect(rect), stretches: true)
        }
    }

    private func segmentState(_ place: Int) -> UIControl.State {
        var state: UIControl.State = isShownChosen(place) ? .selected : .normal
        if !isEnabled || content(place)?.isEnabled == false { state.insert(.disabled) }
        return state
    }
    private func segmentImage(_ place: Int) -> UIImage? {
        segmentsState.backgrounds[segmentState(place)] ?? segmentsState.backgrounds[.normal]
    }
    private func dividerImage(between left: Int, and right: Int) -> UIImage? {
        let ends = SegmentEnds(left: segmentState(left), right: segmentState(right))
        return segmentsState.dividers[ends] ?? segmentsState.dividers[SegmentEnds(left: .normal, right: .normal)]
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

    /// Draws the control of before iOS 13: outlines in the tint colour, the selected segment filled with it.
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
