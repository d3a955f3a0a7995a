import Foundation
import MaquetteDrawing

extension CGImage {
    /// A mask of grays: black lets everything through and white nothing, as Core Graphics has it. Of samples with more
    /// than one component the first counts.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let step = bitsPerPixel / 8
        guard bitsPerComponent == 8, step > 0, width > 0, height > 0, let data = provider.data,
            data.count >= bytesPerRow * (height - 1) + width * step
        else { return nil }
        let isInverted = decode.map { $0[0] > $0[1] } ?? false
        let source = CGImage.source(width, height) { x, y in
            let sample = data[data.startIndex + y * bytesPerRow + x * step]
            return (0, 0, 0, isInverted ? sample : 255 - sample)
        }
        guard let source else { return nil }
        self.init(source, isMask: true)
    }

    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) { self.init(file: source) }
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) { self.init(file: source) }

    private convenience init?(file: CGDataProvider) {
        guard let data = file.data, let image = UIImage(data: data)?.cgImage else { return nil }
        self.init(image.source)
    }

    /// The image where the mask lets it through. A mask that is a picture does so by how bright it is.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard let through = mask.isMask ? mask : mask.brightness else { return nil }
        return redrawn {
            $0.clip(to: CGRect(x: 0, y: 0, width: width, height: height), mask: through)
            $0.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    /// The image without the pixels whose components lie within the given ranges: least and most of red, of green and of blue.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard components.count >= 6, let pixels = dataProvider?.data else { return nil }
        let limits = components.map { $0.rounded() }
        let source = CGImage.source(width, height) { x, y in
            let at = pixels.startIndex + (y * width + x) * 4
            let isMasked = (0..<3).allSatisfy {
                CGFloat(pixels[at + $0]) >= limits[$0 * 2] && CGFloat(pixels[at + $0]) <= limits[$0 * 2 + 1]
            }
            return isMasked ? (0, 0, 0, 0) : (pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3])
        }
        return source.map { CGImage($0) }
    }

    /// An image as opaque as this one is bright.
    private var brightness: CGImage? {
        guard let pixels = dataProvider?.data else { return nil }
        let source = CGImage.source(width, height) { x, y in
            let at = pixels.startIndex + (y * width + x) * 4
            let (red, green, blue) = (Double(pixels[at]), Double(pixels[at + 1]), Double(pixels[at + 2]))
            return (0, 0, 0, UInt8((0.2126 * red + 0.7152 * green + 0.0722 * blue).rounded()))
        }
        return source.map { CGImage($0, isMask: true) }
    }

    private func redrawn(_ draw: (CGContext) -> Void) -> CGImage? {
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        draw(context)
        return context.makeImage()
    }

    /// Pixels that are made one by one: red, green, blue and alpha, premultiplied.
    private static func source(
        _ width: Int, _ height: Int, pixel: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)
    ) -> ImageSource? {
        var bytes = [UInt8]()
        bytes.reserveCapacity(width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let (red, green, blue, alpha) = pixel(x, y)
                bytes += [red, green, blue, alpha]
            }
        }
        guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
        return CGImage(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
            decode: nil, shouldInterpolate: true, intent: .defaultIntent)?.source
    }
}
