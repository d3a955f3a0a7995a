import Foundation
import MaquetteDrawing

/// What differs outside of letters and symbols.
///
/// A pixel is wrong if its colour lies outside of all that the other picture has around it: edges may be softened in another way, and be
/// up to ``mostShift`` beside their place.
struct BoxMatch {
    private(set) var differences: [LayoutComparison.Difference] = []

    /// How far an edge may be from its place, in points.
    static let mostShift = 1.0
    /// How far a component of a colour may lie outside.
    static let mostStep = 6
    /// What a wrong region must reach in one direction, or cover, to count: in points.
    static let leastLength = 4.0
    static let leastArea = 3.0
    private static let mostTold = 20

    private let their: PixelPlanes
    private let our: PixelPlanes
    private let scale: Double
    private let reach: Int

    init(their: PixelPlanes, our: PixelPlanes, leavingOut zones: PixelMask, places: DrawnPlaces) {
        (self.their, self.our, scale) = (their, our, places.scale)
        reach = max(1, Int((Self.mostShift * places.scale).rounded()))
        let regions = wrongRegions(leavingOut: zones)
        var told: [Int: LayoutComparison.Difference] = [:]
        var rest: [PixelRegion] = []
        let boxes = places.boxes.filter { $0.kind != .symbol }
        for region in regions {
            guard let index = nearest(to: region, of: boxes) else {
                rest.append(region)
                continue
            }
            if told[index] == nil { told[index] = difference(of: boxes[index]) }
            if told[index] == nil { rest.append(region) }
        }
        differences = told.sorted { $0.key < $1.key }.map(\.value)
        for region in joined(rest).prefix(Self.mostTold) {
            let place = points(region)
            differences.append(.init(words: "something else is at \(Self.words(place))", place: place))
        }
    }

    // MARK: Pixels

    private func wrongRegions(leavingOut zones: PixelMask) -> [PixelRegion] {
        var finder = RegionFinder()
        for y in 0..<our.height {
            var runs: [Range<Int>] = []
            for x in 0..<our.width {
                let at = y * our.width + x
                guard isFar(at), !zones[at], isAlone(x, y, their, our) || isAlone(x, y, our, their) else { continue }
                if let last = runs.last, last.upperBound == x {
                    runs[runs.count - 1] = last.lowerBound..<x + 1
                } else {
                    runs.append(x..<x + 1)
                }
            }
            finder.addRow(y, runs: runs)
        }
        return finder.found().filter { region in
            let length = Double(max(region.width, region.height)) / scale
            return length >= Self.leastLength || Double(region.pixelCount) / scale / scale >= Self.leastArea
        }
    }

    private func isFar(_ at: Int) -> Bool {
        for plane in 0..<3 where abs(Int(their.planes[plane][at]) - Int(our.planes[plane][at])) > Self.mostStep {
            return true
        }
        return false
    }

    /// Whether the colour of a pixel lies outside of all that another picture has around it.
    private func isAlone(_ x: Int, _ y: Int, _ one: PixelPlanes, _ other: PixelPlanes) -> Bool {
        let columns = max(0, x - reach)...min(our.width - 1, x + reach)
        let rows = max(0, y - reach)...min(our.height - 1, y + reach)
        for plane in 0..<3 {
            let value = Int(one.planes[plane][y * our.width + x])
            var (least, most) = (Int.max, Int.min)
            other.planes[plane].withUnsafeBufferPointer { values in
                for y in rows {
                    for x in columns {
                        let value = Int(values[y * our.width + x])
                        (least, most) = (min(least, value), max(most, value))
                    }
                }
            }
            if value < least - Self.mostStep || value > most + Self.mostStep { return true }
        }
        return false
    }

    // MARK: Words

    private func points(_ region: PixelRegion) -> Rect {
        Rect(
            Double(region.x) / scale, Double(region.y) / scale, Double(region.width) / scale,
            Double(region.height) / scale)
    }

    /// `20, 310 (100 x 44)`
    private static func words(_ rect: Rect) -> String {
        let numbers = [rect.x, rect.y, rect.width, rect.height].map { Int($0.rounded()) }
        return "\(numbers[0]), \(numbers[1]) (\(numbers[2]) x \(numbers[3]))"
    }

    /// The smallest box that a region lies at the edge of, or in.
    private func nearest(to region: PixelRegion, of boxes: [DrawnPlaces.Box]) -> Int? {
        let place = points(region)
        let canvas = Double(our.width * our.height) / scale / scale
        return boxes.indices.filter { index in
            let box = boxes[index].rect
            guard box.width * box.height < 0.9 * canvas else { return false }
            let around = box.insetBy(-6, -6)
            return place.x >= around.x && place.maxX <= around.maxX && place.y >= around.y && place.maxY <= around.maxY
        }.min { one, other in
            let (one, other) = (boxes[one].rect, boxes[other].rect)
            return one.width * one.height < other.width * other.height
        }
    }

    /// A box that is found elsewhere, or has another colour.
    private func difference(of box: DrawnPlaces.Box) -> LayoutComparison.Difference? {
        let rect = box.rect
        let name = box.kind == .image ? "the image" : "the box"
        let pixels = PixelBox(
            left: rect.x - 1, top: rect.y - 1, right: rect.maxX + 1, bottom: rect.maxY + 1, scale: scale, in: our)
        guard pixels.count >= 9 else { return nil }
        func tell(_ words: String) -> LayoutComparison.Difference {
            .init(words: "\(name) at \(Self.words(rect)) \(words)", place: rect)
        }
        let (mine, yours) = (our.ground(of: pixels), their.ground(of: pixels))
        if let (dx, dy) = shift(of: pixels) {
            var words: [String] = []
            if dx != 0 { words.append("\(abs(dx).pointsInWords) too far \(dx > 0 ? "left" : "right")") }
            if dy != 0 { words.append("\(abs(dy).pointsInWords) too \(dy > 0 ? "high" : "low")") }
            return tell("is " + words.joined(separator: " and "))
        }
        if box.kind == .box, mine.distance(to: yours) > Self.mostStep {
            return tell("is \(mine.words) instead of \(yours.words)")
        }
        return tell(box.kind == .image ? "is another on the simulator" : "looks different on the simulator")
    }

    /// By how many points a box lies elsewhere in the simulator's picture.
    private func shift(of box: PixelBox) -> (Double, Double)? {
        let most = Int((12 * scale).rounded())
        let unit = max(1, Int((scale / 2).rounded()))
        let step = max(1, Int((Double(box.count) / 2500).squareRoot()))
        func error(_ dx: Int, _ dy: Int, step: Int) -> Double {
            var (sum, count) = (0, 0)
            for y in Swift.stride(from: box.rows.lowerBound, to: box.rows.upperBound, by: step) {
                let row = y + dy
                guard row >= 0, row < our.height else { continue }
                for x in Swift.stride(from: box.columns.lowerBound, to: box.columns.upperBound, by: step) {
                    let column = x + dx
                    guard column >= 0, column < our.width else { continue }
                    sum += our.color(y * our.width + x).distance(to: their.color(row * our.width + column))
                    count += 1
                }
            }
            return count * 3 < (box.rows.count / step) * (box.columns.count / step) * 2
                ? .infinity : Double(sum) / Double(max(1, count))
        }
        let here = error(0, 0, step: step)
        var best = (error: here, dx: 0, dy: 0)
        // One way first: boxes seldom lie elsewhere in both.
        for distance in Swift.stride(from: unit, through: most, by: unit) {
            for (dx, dy) in [(distance, 0), (-distance, 0), (0, distance), (0, -distance)] {
                let error = error(dx, dy, step: step)
                if error < best.error { best = (error, dx, dy) }
            }
        }
        // Pixels that were left out may tell neighbours apart.
        let (x, y) = (best.dx.signum() * unit, best.dy.signum() * unit)
        let near = [0, -1, 1].map { (best.dx + $0 * x, best.dy + $0 * y) }
        if step > 1, let (dx, dy) = near.min(by: { error($0.0, $0.1, step: 1) < error($1.0, $1.1, step: 1) }) {
            (best.dx, best.dy) = (dx, dy)
        }
        guard best.error < 0.4 * here, Double(max(abs(best.dx), abs(best.dy))) / scale > Self.mostShift / 2 else {
            return nil
        }
        return (Double(best.dx) / scale, Double(best.dy) / scale)
    }

    /// Regions that nearly touch are one.
    private func joined(_ regions: [PixelRegion]) -> [PixelRegion] {
        var result: [PixelRegion] = []
        let gap = Int(8 * scale)
        for region in regions {
            if let index = result.firstIndex(where: { other in
                region.x <= other.x + other.width + gap && other.x <= region.x + region.width + gap
                    && region.y <= other.y + other.height + gap && other.y <= region.y + region.height + gap
            }) {
                result[index].unite(with: region)
            } else {
                result.append(region)
            }
        }
        return result
    }
}
