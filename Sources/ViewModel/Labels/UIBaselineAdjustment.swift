/// The place of text in a label after it was shrunk to fit.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
    /// On the baseline that the text would have at its full size.
    case alignBaselines = 0
    /// In the middle of the label.
    case alignCenters = 1
    /// At the top that the text would have at its full size.
    case none = 2
}
