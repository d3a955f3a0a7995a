import MaquetteDrawing

/// Decodes each image once, however often one picture shows it.
final class ImageStore {
    private var decoded: [ImageSource: PixelImage] = [:]

    func pixels(of source: ImageSource) throws(RenderError) -> PixelImage {
        if let image = decoded[source] { return image }
        let image = try PixelImage(decoding: source)
        decoded[source] = image
        return image
    }
}
