/// Wrong pixels that touch each other, by a side or a corner.
public struct PixelRegion: Hashable, Sendable, Codable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int
    /// The number of wrong pixels; the frame may contain right ones, too.
    public var pixelCount: Int

    public init(x: Int, y: Int, width: Int, height: Int, pixelCount: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.pixelCount = pixelCount
    }

    mutating func unite(with other: PixelRegion) {
        let (right, bottom) = (max(x + width, other.x + other.width), max(y + height, other.y + other.height))
        x = min(x, other.x)
        y = min(y, other.y)
        width = right - x
        height = bottom - y
        pixelCount += other.pixelCount
    }
}

/// Collects wrong pixels into connected regions, row by row from the top.
struct RegionFinder {
    private struct Run {
        let pixels: Range<Int>
        let region: Int
    }

    /// Regions, some of which have been merged into others.
    private var regions: [PixelRegion] = []
    private var parents: [Int] = []
    private var rowAbove: [Run] = []

    /// - Parameter runs: the wrong pixels of the next row, from left to right.
    mutating func addRow(_ y: Int, runs: [Range<Int>]) {
        var row: [Run] = []
        row.reserveCapacity(runs.count)
        var candidate = 0
        for pixels in runs {
            var region = regions.count
            regions.append(
                PixelRegion(x: pixels.lowerBound, y: y, width: pixels.count, height: 1, pixelCount: pixels.count))
            parents.append(region)
            // Runs of the row above that end before this run begins cannot touch later runs either.
            while candidate < rowAbove.count, rowAbove[candidate].pixels.upperBound < pixels.lowerBound {
                candidate += 1
            }
            var touching = candidate
            while touching < rowAbove.count, rowAbove[touching].pixels.lowerBound <= pixels.upperBound {
                region = join(region, rowAbove[touching].region)
                touching += 1
            }
            row.append(Run(pixels: pixels, region: region))
        }
        rowAbove = row
    }

    /// The largest first, and of equals the upper one.
    func found() -> [PixelRegion] {
        regions.indices.filter { parents[$0] == $0 }.map { regions[$0] }.sorted {
            ($1.pixelCount, $0.y, $0.x) < ($0.pixelCount, $1.y, $1.x)
        }
    }

    private mutating func join(_ first: Int, _ second: Int) -> Int {
        let (one, other) = (root(first), root(second))
        guard one != other else { return one }
        let (kept, given) = one < other ? (one, other) : (other, one)
        parents[given] = kept
        regions[kept].unite(with: regions[given])
        return kept
    }

    private mutating func root(_ region: Int) -> Int {
        var root = region
        while parents[root] != root { root = parents[root] }
        parents[region] = root
        return root
    }
}
