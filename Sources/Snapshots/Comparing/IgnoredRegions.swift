import Maquette
import MaquetteDrawing
import MaquetteRenderer

/// The places of a picture that a comparison leaves out: those of views by their names, as they are and as they were.
package struct IgnoredRegions: Hashable, Sendable {
    /// The views that are asked for.
    private let wanted: Set<String>
    /// The wanted views that are in the picture.
    package let found: Set<String>
    /// Where the views are now, in points of the picture.
    private let places: [Rect]

    package static let none = IgnoredRegions()

    private init() { (wanted, found, places) = ([], [], []) }

    @MainActor package init(_ names: Set<String>, in shown: Shown) {
        guard !names.isEmpty else {
            self = .none
            return
        }
        let itemNames = shown.itemNames
        self.init(names, in: shown.canvas) { itemNames.givenName(of: $0) }
    }

    /// - Parameters:
    ///   - root: the view that the picture shows.
    ///   - nameOf: what a view is called; nil for one without a name.
    @MainActor package init(_ names: Set<String>, in root: UIView, calling nameOf: (UIView) -> String?) {
        wanted = names
        var (found, places): (Set<String>, [Rect]) = ([], [])
        func visit(_ view: UIView) {
            guard let name = nameOf(view), names.contains(name) else {
                for subview in view.subviews { visit(subview) }
                return
            }
            found.insert(name)
            places.append(Rect(view.convert(view.bounds, to: root)))
        }
        visit(root)
        (self.found, self.places) = (found, places)
    }

    /// The areas in pixels, with those of the layout that was recorded with the baseline.
    func areas(before former: LayoutRecord?, scale: Double) -> [PixelArea] {
        guard !wanted.isEmpty else { return [] }
        return (places + formerPlaces(in: former)).compactMap { PixelArea($0, scale: scale) }
    }

    /// A record has frames in the coordinates of superviews, which it tells by the depth.
    private func formerPlaces(in former: LayoutRecord?) -> [Rect] {
        var corners: [Point] = []
        var found: [Rect] = []
        for view in former?.views ?? [] {
            corners.removeLast(max(0, corners.count - view.depth))
            let place = Self.points(view.frame)
            let around: Point = corners.last ?? Point(0, 0)
            let corner = Point(around.x + place.x, around.y + place.y)
            // The picture begins at the corner of its root.
            corners.append(view.depth == 0 ? Point(0, 0) : corner)
            guard wanted.contains(view.name) else { continue }
            found.append(Rect(corner.x, corner.y, place.width, place.height))
        }
        return found
    }

    private static func points(_ frame: LayoutRecord.Frame) -> Rect {
        let numbers = [frame.x, frame.y, frame.width, frame.height].map { Double($0) / 1000 }
        return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
    }
}

/// A rectangle of whole pixels.
package struct PixelArea: Hashable, Sendable {
    package let columns: Range<Int>
    package let rows: Range<Int>

    /// Every pixel that a rectangle of points touches; nil if it has none.
    init?(_ rect: Rect, scale: Double) {
        func pixels(_ start: Double, _ length: Double) -> Range<Int>? {
            let (first, last) = ((start * scale).rounded(.down), ((start + length) * scale).rounded(.up))
            guard first.isFinite, last.isFinite, first < last else { return nil }
            let (lower, upper) = (Int(min(max(first, 0), 1e6)), Int(min(max(last, 0), 1e6)))
            return lower < upper ? lower..<upper : nil
        }
        guard let columns = pixels(rect.x, rect.width), let rows = pixels(rect.y, rect.height) else { return nil }
        (self.columns, self.rows) = (columns, rows)
    }

    func contains(_ x: Int, _ y: Int) -> Bool { columns.contains(x) && rows.contains(y) }
}

extension Bitmap {
    /// This bitmap with one colour in the areas, so that what is in them is the same in two pictures.
    func covering(_ areas: [PixelArea]) -> Bitmap {
        guard !areas.isEmpty else { return self }
        var bytes = pixels
        for area in areas {
            let columns = area.columns.clamped(to: 0..<width)
            for y in area.rows.clamped(to: 0..<height) {
                for at in (4 * (y * width + columns.lowerBound))..<(4 * (y * width + columns.upperBound)) {
                    bytes[at] = 0xFF
                }
            }
        }
        return Bitmap(width: width, height: height, scale: scale, premultipliedBGRA: bytes) ?? self
    }
}
