import MaquetteRenderer

/// A picture of the difference: the new picture pale and grey, wrong pixels red, tolerated ones amber. What is ignored has blue stripes.
public enum DifferencePicture {
    /// Red where colours are further apart than the tolerance, or where only one of the pictures has a pixel.
    private static let wrong: UInt32 = 0xFFE6_0033
    private static let forgiven: UInt32 = 0xFFFF_B300
    private static let stripe: UInt32 = 0xFF8C_B4E6

    public static func make(before: Bitmap, after: Bitmap, tolerance: Tolerance = .exact) -> Bitmap {
        make(before: before, after: after, tolerance: tolerance, ignoring: [])
    }

    package static func make(
        before: Bitmap, after: Bitmap, tolerance: Tolerance, ignoring ignored: [PixelArea]
    ) -> Bitmap {
        let (width, height) = (max(before.width, after.width), max(before.height, after.height))
        var matcher = PixelMatcher(perceptualPrecision: tolerance.perceptualPrecision)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        bytes.withUnsafeMutableBytes { bytes in
            let pixels = bytes.bindMemory(to: UInt32.self)
            for y in 0..<height {
                for x in 0..<width {
                    if ignored.contains(where: { $0.contains(x, y) }) {
                        pixels[y * width + x] =
                            ((x + y) / 4 % 2 == 0 ? stripe : after.pixel(x, y).map(pale) ?? 0).littleEndian
                        continue
                    }
                    let pixel: UInt32
                    switch (before.pixel(x, y), after.pixel(x, y)) {
                    case (let old?, let new?) where old == new: pixel = pale(new)
                    case (let old?, let new?):
                        pixel = matcher.matches(matcher.squaredDistance(old, new)) ? forgiven : wrong
                    case (nil, nil): pixel = 0
                    default: pixel = wrong
                    }
                    pixels[y * width + x] = pixel.littleEndian
                }
            }
        }
        return Bitmap(width: width, height: height, scale: after.scale, premultipliedBGRA: bytes) ?? after
    }

    /// A quarter of the pixel's brightness on white.
    private static func pale(_ pixel: UInt32) -> UInt32 {
        let backdrop = 255 - pixel >> 24
        let (red, green, blue) = (pixel >> 16 & 0xff, pixel >> 8 & 0xff, pixel & 0xff)
        // The weights of Rec. 709, in 256ths.
        let gray = (54 * red + 183 * green + 19 * blue) / 256 + backdrop
        let light = 191 + min(255, gray) / 4
        return 0xFF00_0000 | light << 16 | light << 8 | light
    }
}

extension Bitmap {
    fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? { x < width && y < height ? self[x, y] : nil }
}
