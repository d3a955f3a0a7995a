/// How a pixel lies in memory: 32 bits in the processor's order, as Cairo keeps them.
public enum PixelLayout: Hashable, Sendable {
    /// Alpha in the highest byte, then red, green and blue, premultiplied by it.
    case premultipliedARGB
    /// Red, green and blue below a byte that means nothing.
    case rgb
}

extension UInt32 {
    /// The pixel with its alpha divided out, exactly as Cairo's own writer does it: `(255 · c + a / 2) / a`, rounded
    /// down. Where nothing is left of a colour (alpha 0) it is black; a component above its alpha becomes 255.
    /// Multiplied out again with rounding, it gives the pixel it came from.
    @inline(__always)
    var unpremultiplied: UInt32 {
        let alpha = self >> 24
        if alpha == 255 { return self }
        if alpha == 0 { return 0 }
        @inline(__always)
        func divide(_ component: UInt32) -> UInt32 { Swift.min(255, (component &* 255 &+ alpha / 2) / alpha) }
        return alpha << 24 | divide(self >> 16 & 255) << 16 | divide(self >> 8 & 255) << 8 | divide(self & 255)
    }

    @inline(__always) var isGrey: Bool { self >> 16 & 255 == self & 255 && self >> 8 & 255 == self & 255 }
}
