import MaquetteRenderer

/// Pixels set one by one, for pictures that are known without painting.
struct PixelCanvas {
    private let width: Int
    private let height: Int
    private let scale: Double
    private var pixels: [UInt32]

    init(width: Int, height: Int, scale: Double = 1, color: UInt32 = 0xFFFF_FFFF) {
        self.width = width
        self.height = height
        self.scale = scale
        pixels = Array(repeating: color, count: width * height)
    }

    /// - Parameter color: `0xAARRGGBB`, premultiplied.
    mutating func fill(x: Int, y: Int, width: Int, height: Int, _ color: UInt32) {
        for row in y..<y + height {
            for column in x..<x + width { pixels[row * self.width + column] = color }
        }
    }

    var bitmap: Bitmap {
        let bytes = pixels.flatMap { pixel in
            [UInt8(pixel & 0xff), UInt8(pixel >> 8 & 0xff), UInt8(pixel >> 16 & 0xff), UInt8(pixel >> 24)]
        }
        return Bitmap(width: width, height: height, scale: scale, premultipliedBGRA: bytes)!
    }
}
