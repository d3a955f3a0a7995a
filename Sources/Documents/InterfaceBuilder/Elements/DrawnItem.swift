import Foundation
import MaquetteViewModel

/// An item of a collection on the canvas: its content is as large as it is, and decides how large it wants to be.
final class DrawnItem: UIView, HouseView {
    /// What the document has as its content view.
    private weak var content: UIView?

    func keep(content: UIView) { self.content = content }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard let content, content.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        return content.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}
