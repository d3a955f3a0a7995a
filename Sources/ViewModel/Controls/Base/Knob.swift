import MaquetteDrawing

extension DisplayList {
    /// The white knob of switches and sliders, a little above what it slides on.
    mutating func drawKnob(in rect: Rect, color: Color = .white) {
        let outline = Path.roundedRect(rect, radius: min(rect.width, rect.height) / 2)
        drawShadow(Shadow(color: Color.black.multiplyingAlpha(by: 0.15), offset: Point(0, 3), radius: 4), of: outline)
        drawShadow(Shadow(color: Color.black.multiplyingAlpha(by: 0.06), offset: Point(0, 3), radius: 0.5), of: outline)
        fill(outline, color)
    }

    /// A bar with round ends.
    mutating func fillCapsule(_ rect: Rect, _ color: Color) {
        guard !rect.isEmpty else { return }
        fill(.roundedRect(rect, radius: min(rect.width, rect.height) / 2), color)
    }

    /// Half as strong while a control is disabled.
    mutating func dimmed(unless isEnabled: Bool, bounds: Rect, _ paint: (inout DisplayList) -> Void) {
        if isEnabled { paint(&self) } else { group(alpha: 0.5, bounds: bounds, paint) }
    }
}
