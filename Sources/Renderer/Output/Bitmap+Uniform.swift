extension Bitmap {
    /// Whether all pixels are the same: then nothing can be seen.
    ///
    /// - Parameter hasStrip: whether the lowest rows, as far as they begin like the last one, do not count.
    public func isUniform(above hasStrip: Bool = false) -> Bool {
        withPixels { bytes in
            let pixels = bytes.bindMemory(to: UInt32.self)
            var end = pixels.count
            if hasStrip, height > 0 {
                let strip = pixels[end - width]
                while end > 0, pixels[end - width] == strip { end -= width }
            }
            return pixels[..<end].allSatisfy { $0 == pixels[0] }
        }
    }
}
