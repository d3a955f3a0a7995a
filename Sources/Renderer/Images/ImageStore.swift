import MaquetteDrawing
import Synchronization

/// Decodes each image of a picture once, however often the picture shows it, whichever thread paints that part.
///
/// A file of a few kilobytes may decode to hundreds of megabytes. So there is a budget: what was used longest ago
/// leaves, and is decoded again if it comes once more. The shadows of the picture are kept beside them.
final class ImageStore: Sendable {
    /// What all pictures that are painted at a time may keep.
    static let budget = 256 << 20

    fileprivate struct Contents {
        var images: [ImageSource: (image: PixelImage, lastUse: Int)] = [:]
        var uses = 0
        var bytes = 0
    }

    private let contents = Mutex(Contents())
    let shadows = ShadowStore()
    private let mostBytes: Int

    init(mostBytes: Int = ImageStore.budget) { self.mostBytes = mostBytes }

    /// How many bytes are kept.
    var byteCount: Int { contents.withLock { $0.bytes } }

    func pixels(of source: ImageSource) throws(RenderError) -> PixelImage {
        let result = contents.withLock { contents -> Result<PixelImage, RenderError> in
            contents.uses += 1
            if let image = contents.images[source]?.image {
                contents.images[source]?.lastUse = contents.uses
                return .success(image)
            }
            contents.makeRoom(for: 4 * source.width * source.height, atMost: mostBytes)
            do throws(RenderError) {
                let image = try PixelImage(decoding: source)
                contents.images[source] = (image, contents.uses)
                contents.bytes += image.byteCount
                return .success(image)
            } catch { return .failure(error) }
        }
        return try result.get()
    }
}

extension ImageStore.Contents {
    mutating func makeRoom(for size: Int, atMost most: Int) {
        while bytes + size > most, let oldest = images.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            images[oldest.key] = nil
            bytes -= oldest.value.image.byteCount
        }
    }
}
