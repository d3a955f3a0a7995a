import Foundation
import MaquetteDrawing

extension UIImageView {
    /// The image by the content mode, its edges on pixels.
    func drawImage(into list: inout DisplayList) {
        guard let image = shownImage, let exact = imageRect else { return }
        let grid = DeviceGrid(scale: Double(layoutScale))
        let rect = grid.aligned(Rect(exact), from: Point(bounds.origin))
        image.draw(
            into: &list, in: rect, tint: tint(for: image),
            isMirrored: image.flipsForRightToLeftLayoutDirection
                && effectiveUserInterfaceLayoutDirection == .rightToLeft,
            stretches: contentMode == .scaleToFill || contentMode == .redraw)
    }

    /// A template takes the view's tint, an image with a tint of its own that; others keep their colours.
    private func tint(for image: UIImage) -> Color? {
        let color = showsTemplate ? tintColor : image.ownTint
        return color?.drawingColor(with: traitCollection)
    }
}
