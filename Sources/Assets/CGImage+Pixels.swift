import Foundation
import MaquetteDrawing
import MaquetteFonts
import MaquetteGraphics

extension CGImage {
    /// The pixels, as `bitmapInfo` says: red, green, blue, alpha, premultiplied.
    public var dataProvider: CGDataProvider? {
        var list = DisplayList(size: Size(Double(width), Double(height)))
        list.draw(ImagePlacement(source, in: Rect(0, 0, Double(width), Double(height)), interpolation: .nearest))
        guard let encoder = PictureEncoder.present(for: "the pixels of an image"), let pixels = encoder.pixels(list, 1)
        else { return nil }
        return CGDataProvider(data: Data(PixelOrder.rgba.ordered(pixels)) as CFData)
    }

    /// An image of pixels that code made; nil for formats other than four components of eight bits.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard var data = provider.data, bitsPerPixel == 32, data.count >= bytesPerRow * (height - 1) + width * 4,
            let image = data.withUnsafeMutableBytes({ bytes in
                CGContext(
                    data: bytes.baseAddress, width: width, height: height, bitsPerComponent: bitsPerComponent,
                    bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo.rawValue)?.makeImage()
            })
        else { return nil }
        self.init(image.source)
    }
}

public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.count }

/// Where the bytes are, for as long as somebody keeps the data. A few bytes are in the value itself, and get a place of their own.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    let inTheValue = 2 * MemoryLayout<Int>.size
    guard theData.count <= inTheValue else {
        return theData.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: UInt8.self) }
    }
    let place = UnsafeMutablePointer<UInt8>.allocate(capacity: inTheValue)
    place.initialize(repeating: 0, count: inTheValue)
    theData.copyBytes(to: place, count: theData.count)
    return UnsafePointer(place)
}
