import Foundation
import MaquetteRenderer

/// Compares a picture with its baseline: sizes first, then pixels.
public struct PictureComparison: Sendable {
    public enum Verdict: Hashable, Sendable {
        case same
        /// Different, but within the tolerance.
        case tolerated(Deviation)
        case tooFar(Deviation)
        /// A wrong region is larger than allowed, whatever its share.
        case wrongRegion(Deviation)
        case otherSize(before: PixelSize, after: PixelSize)
        /// One of the pictures is empty, so equality would prove nothing.
        case blank(Blankness)

        public var passes: Bool {
            switch self {
            case .same, .tolerated: true
            case .tooFar, .wrongRegion, .otherSize, .blank: false
            }
        }
    }

    public let verdict: Verdict

    public init(before: Bitmap, after: Bitmap, tolerance: Tolerance = .exact) {
        self.init(before: before, after: after, tolerance: tolerance, ignoring: [])
    }

    package init(before: Bitmap, after: Bitmap, tolerance: Tolerance, ignoring ignored: [PixelArea]) {
        verdict = Self.verdict(before, after, tolerance, ignored)
    }

    private static func verdict(
        _ before: Bitmap, _ after: Bitmap, _ tolerance: Tolerance, _ ignored: [PixelArea]
    ) -> Verdict {
        let (sizeBefore, sizeAfter) = (PixelSize(before), PixelSize(after))
        guard sizeBefore == sizeAfter else { return .otherSize(before: sizeBefore, after: sizeAfter) }
        if let blankness = Blankness(after), !blankness.isAllowed(by: tolerance) { return .blank(blankness) }
        let (before, after) = (before.covering(ignored), after.covering(ignored))
        if before.hasSamePixels(as: after) { return .same }

        let deviation = Deviation(before: before, after: after, perceptualPrecision: tolerance.perceptualPrecision)
        let differentShare = Double(deviation.wrongPixels) / Double(before.width * before.height)
        // Allows for the rounding of shares such as 1 − 0.99.
        if differentShare > 1 - tolerance.precision + 1e-9 { return .tooFar(deviation) }
        let limit = tolerance.largestRegion * after.scale * after.scale
        if let largest = deviation.regions.first, Double(largest.pixelCount) > limit { return .wrongRegion(deviation) }
        return .tolerated(deviation)
    }
}

public struct PixelSize: Hashable, Sendable, Codable, CustomStringConvertible {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    public init(_ bitmap: Bitmap) { self.init(width: bitmap.width, height: bitmap.height) }

    public var description: String { "\(width) x \(height)" }
}

/// Why a picture proves nothing.
public enum Blankness: Hashable, Sendable {
    case nothingPainted
    /// `0xAARRGGBB`, premultiplied.
    case singleColor(UInt32)

    /// Nil when something is visible.
    public init?(_ bitmap: Bitmap) {
        let first = bitmap[0, 0]
        let isUniform = bitmap.withPixels { bytes in
            // All pixels are equal if and only if the bytes from the second pixel on equal those from the first on.
            bytes.count <= 4 || memcmp(bytes.baseAddress!, bytes.baseAddress! + 4, bytes.count - 4) == 0
        }
        guard isUniform else { return nil }
        self = first >> 24 == 0 ? .nothingPainted : .singleColor(first)
    }

    public func isAllowed(by tolerance: Tolerance) -> Bool {
        switch self {
        case .nothingPainted: false
        case .singleColor: tolerance.allowsSingleColor
        }
    }
}
