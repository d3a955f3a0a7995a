/// Decoded pixels: four bytes each, blue, green, red, alpha, premultiplied; rows without padding.
struct PixelImage {
    let width: Int
    let height: Int
    var bytes: [UInt8]
}
