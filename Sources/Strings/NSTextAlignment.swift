/// Where the lines of a paragraph stand.
public enum NSTextAlignment: Int, Hashable, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// The left in text that runs from left to right, the right in the other.
    case natural = 4
}

/// Which way a paragraph runs.
public enum NSWritingDirection: Int, Hashable, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
