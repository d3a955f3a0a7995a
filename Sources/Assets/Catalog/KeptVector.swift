import Foundation
import MaquetteDrawing
import Synchronization

/// A drawing that a catalog keeps beside its pixels, for places that are larger than the image.
final class KeptVector: Sendable {
    private let format: VectorConversion.Format
    private let file: String
    private let name: String
    private let sources = Mutex<[CGFloat: ImageSource?]>([:])

    /// The most pixels of a side.
    private static let longestSide: CGFloat = 4096

    init(format: VectorConversion.Format, file: String, name: String) {
        (self.format, self.file, self.name) = (format, file, name)
    }

    /// Pixels as many as a place needs; nil if those of the image are enough, or the tool fails.
    func source(filling area: CGSize, _ state: ImageState) -> ImageSource? {
        let size = state.size
        guard size.width > 0, size.height > 0 else { return nil }
        let growth = max(area.width / size.width, area.height / size.height)
        let scale = min(state.scale * growth, Self.longestSide / max(size.width, size.height))
        guard scale > state.scale * 1.001 else { return nil }
        return sources.withLock { sources in
            if let known = sources[scale] { return known }
            let bytes = VectorConversion(format: format, file: file, scale: scale).bytesOfPicture()
            let source = bytes.flatMap { ImageSource(encoded: $0, name: name) }
            sources[scale] = .some(source)
            return source
        }
    }
}

extension KeptVector: Hashable {
    static func == (left: KeptVector, right: KeptVector) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
