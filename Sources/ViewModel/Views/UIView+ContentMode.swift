extension UIView {
    /// How content meets bounds of another shape.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
        case center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Whether a view shows its tint in full colour.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic, normal, dimmed
    }
}
