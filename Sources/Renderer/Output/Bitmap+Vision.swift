import MaquetteDrawing

extension Bitmap {
    /// This picture as seen with a colour blindness.
    public func seen(with vision: ColorVision) -> Bitmap {
        let bytes = withPixels { source in
            [UInt8](unsafeUninitializedCapacity: source.count) { target, count in
                var (last, lastSeen) = (UInt32(0), UInt32(0))
                for start in stride(from: 0, to: source.count, by: 4) {
                    let pixel = source.loadUnaligned(fromByteOffset: start, as: UInt32.self).littleEndian
                    // Neighbours are mostly alike.
                    if pixel != last { (last, lastSeen) = (pixel, vision.seen(premultiplied: pixel)) }
                    for byte in 0..<4 {
                        target.initializeElement(
                            at: start + byte, to: UInt8(truncatingIfNeeded: lastSeen >> UInt32(8 * byte)))
                    }
                }
                count = source.count
            }
        }
        // There is memory for as many bytes as are there already.
        return Bitmap(width: width, height: height, scale: scale, copying: bytes) ?? self
    }

    /// The whole picture as an image.
    public var image: ImageSource? {
        ImageSource(width: width, height: height, premultipliedBGRA: pixels, name: "picture")
    }
}

extension ColorVision {
    /// `0xAARRGGBB`
    fileprivate func seen(premultiplied pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        guard alpha > 0 else { return 0 }
        func plain(_ shift: UInt32) -> UInt8 { UInt8(min(255, ((pixel >> shift & 0xff) * 255 + alpha / 2) / alpha)) }
        let (red, green, blue) = seen(plain(16), plain(8), plain(0))
        func premultiplied(_ byte: UInt8) -> UInt32 { (UInt32(byte) * alpha + 127) / 255 }
        return alpha << 24 | premultiplied(red) << 16 | premultiplied(green) << 8 | premultiplied(blue)
    }
}
