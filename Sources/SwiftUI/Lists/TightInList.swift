/// A control that is higher than a line of text, and makes a row of a list no higher than such a line does.
private final class TightItem: BoxItem, @unchecked Sendable {
    private static let most: CGFloat = 20

    override func ownSize(_ proposal: ProposedViewSize, _ content: CGSize) -> CGSize {
        CGSize(width: content.width, height: min(content.height, Self.most))
    }
    override func shift(_ size: CGSize, _ content: ViewDimensions, isRightToLeft: Bool) -> CGPoint {
        CGPoint(x: 0, y: (size.height - content.height) / 2)
    }
}

extension View {
    /// Rows with a switch are as high as rows with a text, as recalled.
    nonisolated func tightInList() -> some View {
        wrapped { item, environment in environment.isInList ? TightItem(item) : item }
    }
}
