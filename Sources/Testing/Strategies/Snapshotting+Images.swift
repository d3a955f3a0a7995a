import Maquette
import MaquetteDrawing
import MaquetteSnapshots

extension Diffing where Value == UIImage {
    /// Exactly the same, to the last bit of the last pixel.
    public static var image: Diffing { .image() }

    /// - Parameters:
    ///   - precision: the share of pixels that must match.
    ///   - perceptualPrecision: how similar colours must be to match: within 100 · (1 − it) in CIELAB.
    ///   - scale: of an image that is read; nil takes the screen's.
    ///   - allowsSingleColor: whether an image may be a single colour.
    ///   - largestRegion: the square points that a connected wrong region may cover, whatever its share.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil,
        allowsSingleColor: Bool = Tolerance.usuallyAllowsSingleColor,
        largestRegion: Double = Tolerance.usualLargestRegion
    ) -> Diffing {
        .image(Tolerance(precision, perceptualPrecision, allowsSingleColor, largestRegion), scale: scale)
    }

    fileprivate static func image(_ tolerance: Tolerance, scale: CGFloat?) -> Diffing {
        var diffing = Diffing(
            toData: { $0.pngData() ?? Data() },
            fromData: { data in
                let known = scale.flatMap { $0 > 0 ? $0 : nil } ?? Headless.settings.scale
                return UIImage(data: data, scale: known) ?? UIImage()
            },
            diff: { old, new in ImageDifference.between(old, new, tolerance).map { ($0, []) } })
        diffing.tolerance = tolerance
        return diffing
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    public static var image: Snapshotting { .image() }

    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil,
        allowsSingleColor: Bool = Tolerance.usuallyAllowsSingleColor,
        largestRegion: Double = Tolerance.usualLargestRegion
    ) -> Snapshotting {
        .image(Tolerance(precision, perceptualPrecision, allowsSingleColor, largestRegion), scale: scale)
    }

    static func image(_ tolerance: Tolerance, scale: CGFloat?) -> Snapshotting {
        Snapshotting(pathExtension: "png", diffing: .image(tolerance, scale: scale))
    }
}

extension Tolerance {
    /// A picture of one colour shows nothing as a rule, so a test that takes one has to say that it means to. Suites that were written
    /// for the simulator have such references, and the libraries that they import there take them.
    public static var usuallyAllowsSingleColor: Bool {
        #if MAQUETTE_XCTEST
            true
        #else
            false
        #endif
    }

    init(_ precision: Float, _ perceptualPrecision: Float, _ allowsSingleColor: Bool, _ largestRegion: Double) {
        self.init(
            precision: precision.spelt, perceptualPrecision: perceptualPrecision.spelt, largestRegion: largestRegion,
            allowsSingleColor: allowsSingleColor)
    }
}

extension Float {
    /// The number as written, 0.99, and not the nearest `Float`.
    fileprivate var spelt: Double { Double("\(self)") ?? Double(self) }
}
