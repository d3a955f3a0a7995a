import Foundation
import MaquetteRenderer

/// How two pictures of one size differ.
public struct Deviation: Hashable, Sendable {
    public let size: PixelSize
    /// Pixels that differ, including tolerated ones.
    public let differentPixels: Int
    /// Pixels whose colours are further apart than the tolerance.
    public let wrongPixels: Int
    /// The wrong pixels in connected regions, the largest first.
    public let regions: [PixelRegion]
    /// The largest distance of two colours, as ΔE*ab.
    public let largestDistance: Double

    public init(before: Bitmap, after: Bitmap, perceptualPrecision: Double) {
        size = PixelSize(after)
        var matcher = PixelMatcher(perceptualPrecision: perceptualPrecision)
        var finder = RegionFinder()
        var (different, wrong, farthest) = (0, 0, 0)
        PixelRows(before, after).forEachDifferent { y, before, after in
            var runs: [Range<Int>] = []
            for x in before.indices where before[x] != after[x] {
                different += 1
                let distance = matcher.squaredDistance(before[x], after[x])
                farthest = max(farthest, distance)
                if matcher.matches(distance) { continue }
                wrong += 1
                if let last = runs.last, last.upperBound == x {
                    runs[runs.count - 1] = last.lowerBound..<x + 1
                } else {
                    runs.append(x..<x + 1)
                }
            }
            finder.addRow(y, runs: runs)
        }
        differentPixels = different
        wrongPixels = wrong
        regions = finder.found()
        largestDistance = (Double(farthest).squareRoot() / 1000 * 100).rounded() / 100
    }

    /// The wrong pixels' share of all.
    public var differentShare: Double { Double(wrongPixels) / Double(size.width * size.height) }
}

/// The rows of two pictures of one size, side by side.
struct PixelRows {
    private let before: Bitmap
    private let after: Bitmap

    init(_ before: Bitmap, _ after: Bitmap) {
        self.before = before
        self.after = after
    }

    /// Passes on every row; equal rows without their pixels.
    func forEachDifferent(
        _ body: (_ y: Int, _ before: UnsafeBufferPointer<UInt32>, _ after: UnsafeBufferPointer<UInt32>) -> Void
    ) {
        let width = after.width
        let none = UnsafeBufferPointer<UInt32>(start: nil, count: 0)
        before.withPixels { before in
            after.withPixels { after in
                let (before, after) = (before.bindMemory(to: UInt32.self), after.bindMemory(to: UInt32.self))
                for y in 0..<self.after.height {
                    let row = y * width..<(y + 1) * width
                    let (one, other) = (
                        UnsafeBufferPointer(rebasing: before[row]), UnsafeBufferPointer(rebasing: after[row])
                    )
                    let isSame = memcmp(one.baseAddress!, other.baseAddress!, 4 * width) == 0
                    body(y, isSame ? none : one, isSame ? none : other)
                }
            }
        }
    }
}
