import Foundation
import MaquetteDrawing

extension UIImage {
    /// The file's own bytes if the image came from a PNG and is upright at one pixel per pixel; otherwise a new file.
    public func pngData() -> Data? {
        if let bytes = state.encodedBytes, bytes.starts(with: [0x89, 0x50]), state.addedOrientation == .up {
            return Data(bytes)
        }
        return PictureEncoder.present(for: "pngData()")?.png(picture, Double(scale)).map { Data($0) }
    }

    /// Nothing here writes HEIC files.
    public func heicData() -> Data? { nil }

    public var isHighDynamicRange: Bool { false }
    public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

    /// The image as JPEG, from 0, the smallest file, to 1. Transparent pixels become white.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let encoder = PictureEncoder.present(for: "jpegData(compressionQuality:)")
        return encoder?.jpeg(picture, Double(scale), Double(compressionQuality)).map { Data($0) }
    }

    /// The image alone on a canvas of its size.
    private var picture: DisplayList {
        var list = DisplayList(size: Size(size))
        draw(into: &list, in: Rect(CGRect(origin: .zero, size: size)), tint: paintingTint(.black, .current))
        return list
    }
}

public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}

extension UIImage {
    /// The picture to paint; nil for an image without one.
    package var drawingSource: ImageSource? {
        state.frames.first?.drawingSource ?? state.source ?? state.symbol?.source
    }

    /// The picture for a place of another size than the image's own.
    package func drawingSource(filling area: CGSize) -> ImageSource? {
        guard let symbol = state.symbol, state.source == nil, state.frames.isEmpty, area != size else {
            return state.stretchesAsOne ? state.vector?.source(filling: area, state) ?? drawingSource : drawingSource
        }
        return symbol.source(filling: area)
    }

    /// An image that is yet to be painted; nil when the drawing has no size.
    package convenience init?(drawing: DisplayList, scale: CGFloat) {
        guard let source = ImageSource(drawing: drawing, scale: Double(scale)) else { return nil }
        self.init(cgImage: CGImage(source), scale: scale, orientation: .up)
    }

    /// A rotation in addition to the file's own.
    package var drawingOrientation: Orientation { state.addedOrientation }
    /// The colour that a template is filled with when the image brings its own.
    package var ownTint: UIColor? { state.tintColor }
    /// nil if all of the image stretches.
    package var stretchingInsets: UIEdgeInsets? { state.capInsets ?? state.standInCorners }
    package var symbolName: String? { state.symbol?.name }
}

extension CGImage {
    package var drawingSource: ImageSource { source }
}
