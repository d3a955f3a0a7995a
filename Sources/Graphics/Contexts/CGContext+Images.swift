import Foundation
import MaquetteDrawing

extension CGContext {
    /// Draws an image as Core Graphics does, with its top at the larger y: in UIKit's contexts it is upside down.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard byTiling else { return draw(image.source, in: rect.standardized, upsideDown: true) }
        let (tile, area) = (rect.standardized, boundingBoxOfClipPath)
        guard tile.width > 0, tile.height > 0, area.width / tile.width * (area.height / tile.height) < 10_000 else {
            return
        }
        let left = tile.minX + ((area.minX - tile.minX) / tile.width).rounded(.down) * tile.width
        let top = tile.minY + ((area.minY - tile.minY) / tile.height).rounded(.down) * tile.height
        for y in stride(from: top, to: area.maxY, by: tile.height) {
            for x in stride(from: left, to: area.maxX, by: tile.width) {
                draw(image.source, in: CGRect(x: x, y: y, width: tile.width, height: tile.height), upsideDown: true)
            }
        }
    }

    func draw(_ source: ImageSource, in rect: CGRect, upsideDown: Bool) {
        let isSharp = state.interpolationQuality == .none
        record { list in
            list.fade(state.alpha, bounds: state.transform.bounds(of: Rect(rect))) {
                $0.place(source, in: Rect(rect), upsideDown: upsideDown, state.transform, isSharp: isSharp)
            }
        }
    }
}

extension DisplayList {
    /// Draws an image into a transformed rectangle.
    mutating func place(
        _ source: ImageSource, in rect: Rect, upsideDown: Bool, _ transform: Transform2D, isSharp: Bool = false
    ) {
        let turned = Transform2D(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.y + rect.maxY)
        let whole = upsideDown ? turned.then(transform) : transform
        let sampling: ImagePlacement.Interpolation = isSharp ? .nearest : .smooth
        if whole.b == 0, whole.c == 0, whole.a > 0, whole.d > 0 {
            return draw(ImagePlacement(source, in: whole.bounds(of: rect), interpolation: sampling))
        }
        self.transform(whole) { $0.draw(ImagePlacement(source, in: rect, interpolation: sampling)) }
    }

    /// Paints through a transform, without a scope where it changes nothing.
    package mutating func through(_ transform: Transform2D, _ paint: (inout DisplayList) -> Void) {
        if transform == .identity { paint(&self) } else { self.transform(transform, paint) }
    }

    /// Paints together and less than opaque, where the alpha asks for it.
    package mutating func fade(_ alpha: Double, bounds: Rect, _ paint: (inout DisplayList) -> Void) {
        if alpha < 1 { group(alpha: alpha, bounds: bounds, paint) } else { paint(&self) }
    }
}

/// A picture in pixels, without a scale.
public final class CGImage: Hashable, Sendable {
    package let source: ImageSource

    /// Whether the image only says where something may be painted: where it is opaque.
    public let isMask: Bool

    package init(_ source: ImageSource, isMask: Bool = false) { (self.source, self.isMask) = (source, isMask) }

    public var width: Int { source.width }
    public var height: Int { source.height }

    // How a context of the phone stores its pixels. What a file stores is not looked at.
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { .rgb }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
    public var decode: UnsafePointer<CGFloat>? { nil }
    public var shouldInterpolate: Bool { true }
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

    public func copy() -> CGImage? { CGImage(source, isMask: isMask) }
    /// Pictures are painted in one space, so it looks the same in every other.
    public func copy(colorSpace: CGColorSpace) -> CGImage? { colorSpace.model == .rgb ? copy() : nil }

    /// The part within the rectangle, which is grown to whole pixels; nil where it lies beside the image.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        let part = rect.integral.intersection(whole)
        guard !part.isEmpty else { return nil }
        var list = DisplayList(size: Size(part.size))
        list.draw(ImagePlacement(source, in: Rect(whole.offsetBy(dx: -part.minX, dy: -part.minY))))
        return ImageSource(drawing: list, scale: 1, name: source.name).map { CGImage($0) }
    }

    public static func == (left: CGImage, right: CGImage) -> Bool { left.source == right.source }
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
