import Foundation
import MaquetteDrawing

extension CALayer {
    /// The image in `contents`, placed by `contentsGravity`.
    func drawContents(into list: inout DisplayList) {
        guard let image = contentsImage, layerState.contentsRect.width > 0, layerState.contentsRect.height > 0 else {
            return
        }
        let part = Rect(layerState.contentsRect)
        let size = CGSize(
            width: image.size.width * layerState.contentsRect.width,
            height: image.size.height * layerState.contentsRect.height)
        let target = Rect(contentsGravity.mode.rect(forContentOf: size, in: bounds))
        if part == Rect(0, 0, 1, 1) { return image.draw(into: &list, in: target) }
        // The whole image, scaled so that the part fills its place, and clipped to that place.
        let (width, height) = (target.width / part.width, target.height / part.height)
        let whole = Rect(target.x - part.x * width, target.y - part.y * height, width, height)
        list.clip(to: .rect(target)) { image.draw(into: &$0, in: whole) }
    }

    private var contentsImage: UIImage? {
        switch layerState.contents {
        case let image as UIImage: image
        case let image as CGImage: UIImage(cgImage: image, scale: max(contentsScale, 0.01), orientation: .up)
        default: nil
        }
    }
}

extension CALayerContentsGravity {
    /// "Bottom" is documented as the smallest y, which is at the top on iOS.
    fileprivate var mode: UIView.ContentMode {
        switch self {
        case .center: .center
        case .top: .bottom
        case .bottom: .top
        case .left: .left
        case .right: .right
        case .topLeft: .bottomLeft
        case .topRight: .bottomRight
        case .bottomLeft: .topLeft
        case .bottomRight: .topRight
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        default: .scaleToFill
        }
    }
}
