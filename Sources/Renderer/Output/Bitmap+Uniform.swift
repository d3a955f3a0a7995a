extension Bitmap {
    /// Whether all pixels are the same: then nothing can be seen.
    public var isUniform: Bool {
        withPixels { bytes in
            let pixels = bytes.bindMemory(to: UInt32.self)
            return pixels.allSatisfy { $0 == pixels[0] }
        }
    }
}
