extension UIImage {
    /// How a stored picture must be turned to be seen upright.
    public enum Orientation: Int, Hashable, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7

        var swapsSides: Bool { self == .left || self == .right || self == .leftMirrored || self == .rightMirrored }
    }

    /// Whether the picture's own colours count or only its shape.
    public enum RenderingMode: Int, Hashable, Sendable {
        /// As the place where it is shown has it: original in image views.
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// How the middle of a resizable picture grows.
    public enum ResizingMode: Int, Hashable, Sendable {
        case tile = 0
        case stretch = 1
    }
}
