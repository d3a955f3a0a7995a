import MaquetteDrawing
import Maquette
import MaquetteSnapshots

/// What an assertion needs of a layout besides its picture, recorded while the strategy runs.
///
/// Assertions run on the main thread, and nothing else touches it.
final class SnapshotInMaking {
    nonisolated(unsafe) static var current: SnapshotInMaking?

    /// The baseline, which makes describing a layout unnecessary when its picture is known.
    let baseline: Baseline
    let fingerprint: RendererFingerprint
    /// The names of the views that are left out of the comparison.
    private let ignoredNames: Set<String>
    private var image: UIImage?
    private var snapshot: Snapshot?
    /// Why there is no picture.
    var problem: String?

    init(baseline: Baseline, fingerprint: RendererFingerprint, ignoring names: Set<String>) {
        ignoredNames = names
        self.baseline = baseline
        self.fingerprint = fingerprint
    }

    @MainActor func note(_ shown: Shown, image: UIImage) {
        self.image = image
        snapshot = Snapshot(shown, unlessAlike: baseline, fingerprint: fingerprint, ignoring: ignoredNames)
    }

    /// Takes note of an image that a view was drawn into by UIKit's own means.
    @MainActor func note(_ view: UIView, image: UIImage) {
        guard !ignoredNames.isEmpty else { return }
        self.image = image
        let ignored = IgnoredRegions(ignoredNames, in: view) { $0.accessibilityIdentifier }
        snapshot = Snapshot(image.picture, ignoring: ignored)
    }

    /// The snapshot that an image came from, or one of the image alone when it was made in another way.
    func snapshot(of image: UIImage) -> Snapshot {
        if image === self.image, let snapshot { return snapshot }
        return Snapshot(image.picture)
    }
}

extension UIImage {
    /// The image on a canvas of its size.
    fileprivate var picture: Picture {
        var list = DisplayList(size: Size(Double(size.width), Double(size.height)))
        if let source = drawingSource {
            list.draw(ImagePlacement(source, in: Rect(list.size), scale: Double(scale)))
        }
        return Picture(list, scale: scale)
    }
}
