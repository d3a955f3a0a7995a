import Maquette
import MaquetteRenderer
import MaquetteSnapshots

/// How two images differ, for strategies that compare images themselves.
enum ImageDifference {
    /// nil when they match.
    static func between(_ old: UIImage, _ new: UIImage, _ tolerance: Tolerance) -> String? {
        do {
            let verdict = PictureComparison(before: try bitmap(old), after: try bitmap(new), tolerance: tolerance)
                .verdict
            return verdict.passes ? nil : verdict.words
        } catch {
            return "the images cannot be compared: \(error)"
        }
    }

    private static func bitmap(_ image: UIImage) throws -> Bitmap {
        try Bitmap(png: Array(image.pngData() ?? Data()), name: "to compare", scale: Double(image.scale))
    }
}
