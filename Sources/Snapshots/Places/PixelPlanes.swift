import MaquetteDrawing
import MaquetteRenderer

/// The colours of a picture, a plane for each component; what is translucent is on a colour that hardly any text has.
struct PixelPlanes {
    let width: Int
    let height: Int
    let planes: [[UInt8]]

    private static let backdrop: [UInt32] = [255, 0, 160]

    init(_ bitmap: Bitmap) {
        (width, height) = (bitmap.width, bitmap.height)
        let count = width * height
        planes = bitmap.withPixels { bytes in
            let pixels = bytes.bindMemory(to: UInt32.self)
            return zip([UInt32(16), 8, 0], Self.backdrop).map { shift, backdrop in
                [UInt8](unsafeUninitializedCapacity: count) { plane, initialized in
                    for at in 0..<count {
                        let pixel = UInt32(littleEndian: pixels[at])
                        let behind = (255 - pixel >> 24) * backdrop / 255
                        plane[at] = UInt8(min(255, (pixel >> shift & 0xff) + behind))
                    }
                    initialized = count
                }
            }
        }
    }

    func color(_ at: Int) -> PixelColor {
        PixelColor(Int(planes[0][at]), Int(planes[1][at]), Int(planes[2][at]))
    }

    /// The most frequent colour of an area, as the mean of the pixels that are about it.
    func ground(of area: PixelBox) -> PixelColor {
        var counts: [Int: (count: Int, sum: PixelColor)] = [:]
        for y in area.rows {
            for x in area.columns {
                let color = color(y * width + x)
                let kind = (color.red >> 3) * 1024 + (color.green >> 3) * 32 + (color.blue >> 3)
                counts[kind, default: (0, PixelColor(0, 0, 0))].count += 1
                counts[kind]?.sum += color
            }
        }
        guard let most = counts.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })?.value else {
            return PixelColor(0, 0, 0)
        }
        return most.sum / most.count
    }
}

/// A colour in bytes of sRGB.
struct PixelColor: Hashable {
    var red: Int
    var green: Int
    var blue: Int

    init(_ red: Int, _ green: Int, _ blue: Int) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// The largest difference of a component.
    func distance(to other: PixelColor) -> Int {
        max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
    }

    static func += (sum: inout PixelColor, other: PixelColor) {
        sum = PixelColor(sum.red + other.red, sum.green + other.green, sum.blue + other.blue)
    }

    static func / (sum: PixelColor, count: Int) -> PixelColor {
        PixelColor(sum.red / count, sum.green / count, sum.blue / count)
    }

    /// `#RRGGBB`
    var words: String {
        "#" + String(0x100_0000 | red << 16 | green << 8 | blue, radix: 16, uppercase: true).dropFirst()
    }

    /// The perceived distance, ΔE*ab.
    func deltaE(to other: PixelColor) -> Double {
        func color(_ color: PixelColor) -> PerceptualColor {
            PerceptualColor(red: UInt8(color.red), green: UInt8(color.green), blue: UInt8(color.blue))
        }
        return Double(color(self).squaredDistance(to: color(other))).squareRoot() / 1000
    }
}

/// A rectangle of pixels within a picture, possibly empty.
struct PixelBox: Hashable {
    var columns: Range<Int>
    var rows: Range<Int>

    /// - Parameters: the sides in points; a pixel that is touched belongs to it.
    init(left: Double, top: Double, right: Double, bottom: Double, scale: Double, in planes: PixelPlanes) {
        func range(_ from: Double, _ to: Double, _ most: Int) -> Range<Int> {
            let first = Int(min(max((from * scale).rounded(.down), 0), Double(most)))
            return first..<max(first, Int(min(max((to * scale).rounded(.up), 0), Double(most))))
        }
        columns = range(left, right, planes.width)
        rows = range(top, bottom, planes.height)
    }

    init(columns: Range<Int>, rows: Range<Int>) { (self.columns, self.rows) = (columns, rows) }

    static let none = PixelBox(columns: 0..<0, rows: 0..<0)

    var isEmpty: Bool { columns.isEmpty || rows.isEmpty }
    var count: Int { columns.count * rows.count }

    func points(_ scale: Double) -> Rect {
        Rect(
            Double(columns.lowerBound) / scale, Double(rows.lowerBound) / scale, Double(columns.count) / scale,
            Double(rows.count) / scale)
    }

    func grown(by pixels: Int, _ morePixels: Int? = nil, in planes: PixelPlanes) -> PixelBox {
        let high = morePixels ?? pixels
        return PixelBox(
            columns: max(0, columns.lowerBound - pixels)..<min(planes.width, columns.upperBound + pixels),
            rows: max(0, rows.lowerBound - high)..<min(planes.height, rows.upperBound + high))
    }
}

/// The pixels that something is not said of.
struct PixelMask {
    private let width: Int
    private let height: Int
    private var bits: [Bool]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        bits = [Bool](repeating: false, count: width * height)
    }

    mutating func cover(_ box: PixelBox) {
        for y in box.rows.clamped(to: 0..<height) {
            for x in box.columns.clamped(to: 0..<width) { bits[y * width + x] = true }
        }
    }

    subscript(at: Int) -> Bool { bits[at] }
}
