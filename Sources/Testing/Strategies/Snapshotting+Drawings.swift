import MaquetteSnapshots
import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
    public static var image: Snapshotting { .image() }

    /// The layer with its sublayers as a picture of its bounds.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection(),
        allowsSingleColor: Bool = false, largestRegion: Double = Tolerance.usualLargestRegion
    ) -> Snapshotting {
        let tolerance = Tolerance(precision, perceptualPrecision, allowsSingleColor, largestRegion)
        return SimplySnapshotting.image(tolerance, scale: traits.displayScale).pullback { layer in
            OnStage.onMain {
                let format = UIGraphicsImageRendererFormat(for: traits)
                return UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image { context in
                    layer.setNeedsLayout()
                    layer.layoutIfNeeded()
                    layer.render(in: context.cgContext)
                }
            }
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    public static var image: Snapshotting { .image() }

    /// The area of the path, in black.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1, allowsSingleColor: Bool = false,
        largestRegion: Double = Tolerance.usualLargestRegion
    ) -> Snapshotting {
        let tolerance = Tolerance(precision, perceptualPrecision, allowsSingleColor, largestRegion)
        return SimplySnapshotting.image(tolerance, scale: scale).pullback { path in
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            return UIGraphicsImageRenderer(bounds: path.bounds, format: format).image { _ in
                UIColor.black.setFill()
                path.fill()
            }
        }
    }
}
