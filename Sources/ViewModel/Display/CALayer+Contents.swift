import Foundation
import MaquetteDrawing

extension CALayer {
    /// The image in `contents`, placed by `contentsGravity`.
    func drawContents(into list: inout DisplayList) {
        guard let image = contentsImage, layerState.contentsRect.width > 0, layerState.contentsRect.height > 0 else {
            return
        }
        let window = layerState.contentsRect
        let isWhole = window == .whole
        let size = CGSize(width: image.size.width * window.width, height: image.size.height * window.height)
        let target = Rect(contentsGravity.mode.rect(forContentOf: size, in: bounds))
        if layerState.contentsCenter != .whole {
            // Caps are counted from the sides of the window, so what is outside of it must go first.
            guard let part = isWhole ? image : image.part(window) else { return }
            return part.resizableImage(withCapInsets: capInsets(of: size), resizingMode: .stretch)
                .draw(into: &list, in: target, stretches: true)
        }
        if isWhole { return image.draw(into: &list, in: target) }
        // The whole image, scaled so that the part fills its place, and clipped to that place.
        let (width, height) = (target.width / window.width, target.height / window.height)
        let whole = Rect(target.x - window.minX * width, target.y - window.minY * height, width, height)
        list.clip(to: .rect(target)) { image.draw(into: &$0, in: whole) }
    }

    /// What lies beside `contentsCenter` keeps its size.
    private func capInsets(of size: CGSize) -> UIEdgeInsets {
        let center = layerState.contentsCenter.intersection(.whole)
        return UIEdgeInsets(
            top: center.minY * size.height, left: center.minX * size.width, bottom: (1 - center.maxY) * size.height,
            right: (1 - center.maxX) * size.width)
    }

    private var contentsImage: UIImage? {
        switch layerState.contents {
        case let image as UIImage: image
        case let image as CGImage: UIImage(cgImage: image, scale: max(contentsScale, 0.01), orientation: .up)
        default: nil
        }
    }
}

extension CGRect {
    /// All of an image, in parts of its size.
    fileprivate static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
}

extension UIImage {
    /// A part, given in parts of its size.
    fileprivate func part(_ rect: CGRect) -> UIImage? {
        guard let pixels = cgImage else { return nil }
        let (width, height) = (CGFloat(pixels.width), CGFloat(pixels.height))
        let part = CGRect(
            x: rect.minX * width, y: rect.minY * height, width: rect.width * width, height: rect.height * height)
        return pixels.cropping(to: part).map { UIImage(cgImage: $0, scale: scale, orientation: imageOrientation) }
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
