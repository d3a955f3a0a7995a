import Foundation
import MaquetteDrawing

/// Everything an image is, as a value that the `with…` functions copy and change.
struct ImageState: Hashable {
    var source: ImageSource?
    var name: String?
    var scale: CGFloat
    /// The orientation in addition to the file's own.
    var addedOrientation = UIImage.Orientation.up
    var renderingMode = UIImage.RenderingMode.automatic
    /// The margins that keep their size when the image is stretched; nil stretches all of it.
    var capInsets: UIEdgeInsets?
    /// Small placeholders may be backgrounds of buttons: their corners keep their size when they are stretched.
    var standInCorners: UIEdgeInsets?
    var resizingMode = UIImage.ResizingMode.tile
    var alignmentRectInsets: UIEdgeInsets?
    var flipsForRightToLeft = false
    var tintColor: UIColor?
    var baselineOffset: CGFloat?
    var symbol: ImageSymbol?
    var frames: [UIImage] = []
    var duration: TimeInterval = 0
    /// The image's variants for other traits, shared by all images made from one.
    var asset: UIImageAsset?
    /// The drawing of which the picture was made, where the catalog keeps it for larger places.
    var vector: KeptVector?
    /// The known size of a missing image.
    var declaredSize: CGSize?
    /// The size in points in which the picture is drawn, where it is not the file's.
    var recordedSize: CGSize?

    init(_ source: ImageSource? = nil, scale: CGFloat = 1, name: String? = nil) {
        self.source = source
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.name = name
    }

    var size: CGSize {
        if let recordedSize { return recordedSize }
        if let declaredSize { return declaredSize }
        if let symbol { return symbol.size }
        if let first = frames.first { return first.size }
        guard let source else { return .zero }
        let size = CGSize(width: CGFloat(source.width) / scale, height: CGFloat(source.height) / scale)
        return addedOrientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
    }

    /// Whether no part of the image keeps its size in a larger place.
    var stretchesAsOne: Bool {
        guard let insets = capInsets ?? standInCorners else { return true }
        return insets == .zero && resizingMode == .stretch
    }

    var orientation: UIImage.Orientation {
        guard addedOrientation == .up, case .encoded(_, let header)? = source?.content else { return addedOrientation }
        return UIImage.Orientation(header.orientation)
    }

    var encodedBytes: [UInt8]? {
        guard case .encoded(let bytes, _)? = source?.content else { return nil }
        return bytes
    }
}

extension UIImage.Orientation {
    init(_ exif: ImageOrientation) {
        self =
            switch exif {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            case .left: .left
            }
    }
}
