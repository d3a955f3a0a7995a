import MaquetteDrawing

extension Bitmap {
    /// Pixels that were painted elsewhere; nil when they are not exactly `width · height · 4` bytes.
    public init?(width: Int, height: Int, scale: Double = 1, premultipliedBGRA pixels: [UInt8]) {
        guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
        self.init(width: width, height: height, scale: scale, copying: pixels)
    }

    /// Reads a PNG file; throws when it is damaged, cut off or too large.
    public init(png bytes: [UInt8], name: String, scale: Double = 1) throws(RenderError) {
        guard let source = ImageSource(encoded: bytes, name: name), case .encoded(_, let header) = source.content,
            header.format == .png
        else {
            let reason =
                switch ImageFlaw(in: bytes) {
                case .some(let flaw) where flaw != .otherFormat: flaw.description
                default: "it is not a PNG file"
                }
            throw .unreadableImage(name: name, reason: reason)
        }
        let image = try PixelImage(decoding: source)
        let bitmap = Bitmap(
            width: image.width, height: image.height, scale: scale, copying: image.withBytes { Array($0) })
        guard let bitmap else { throw .unreadableImage(name: name, reason: "there is not enough memory for it") }
        self = bitmap
    }
}
