import Foundation

/// A colour in a perceptually uniform space: CIELAB under D65, in whole thousandths.
///
/// Powers and roots of the C library differ in the last bit between processors; rounded to thousandths they agree.
struct PerceptualColor: Hashable {
    let lightness: Int
    let greenToRed: Int
    let blueToYellow: Int

    /// Components of sRGB.
    init(red: UInt8, green: UInt8, blue: UInt8) {
        let (r, g, b) = (Self.linear[Int(red)], Self.linear[Int(green)], Self.linear[Int(blue)])
        // The rows of the matrix from IEC 61966-2-1, each divided by the white point, so that white is 1, 1, 1.
        let x = Self.root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
        let y = Self.root(0.2126 * r + 0.7152 * g + 0.0722 * b)
        let z = Self.root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
        lightness = Self.thousandths(116 * y - 16)
        greenToRed = Self.thousandths(500 * (x - y))
        blueToYellow = Self.thousandths(200 * (y - z))
    }

    /// The square of ΔE*ab, in millionths, so that comparing needs no root.
    func squaredDistance(to other: PerceptualColor) -> Int {
        let differences = [
            lightness - other.lightness, greenToRed - other.greenToRed, blueToYellow - other.blueToYellow,
        ]
        return differences.reduce(0) { $0 + $1 * $1 }
    }

    private static let linear: [Double] = (0...255).map { byte in
        let component = Double(byte) / 255
        let value = component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
        return (value * 1e12).rounded() / 1e12
    }

    private static func root(_ value: Double) -> Double {
        value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }

    private static func thousandths(_ value: Double) -> Int { Int((value * 1000).rounded()) }
}

/// Compares colours of pixels and caches each pair: pictures of interfaces have few.
struct PixelMatcher {
    private struct Pair: Hashable {
        let before: UInt32
        let after: UInt32
    }

    private let squaredLimit: Int
    private var known: [Pair: Int] = [:]

    init(perceptualPrecision: Double) {
        let thousandths = (100_000 * (1 - perceptualPrecision)).rounded()
        squaredLimit = Int(thousandths * thousandths)
    }

    /// The square of the distance between two premultiplied pixels on white or on black, whichever is larger.
    mutating func squaredDistance(_ before: UInt32, _ after: UInt32) -> Int {
        if before == after { return 0 }
        let pair = Pair(before: before, after: after)
        if let distance = known[pair] { return distance }
        let isOpaque = before >> 24 == 255 && after >> 24 == 255
        let distance = [UInt32(0), 255].prefix(isOpaque ? 1 : 2).map { backdrop in
            Self.color(before, on: backdrop).squaredDistance(to: Self.color(after, on: backdrop))
        }.max()
        if known.count > 1 << 16 { known = [:] }
        known[pair] = distance
        return distance ?? 0
    }

    /// Whether pixels that differ count as matching.
    func matches(_ squaredDistance: Int) -> Bool { squaredLimit > 0 && squaredDistance <= squaredLimit }

    private static func color(_ pixel: UInt32, on backdrop: UInt32) -> PerceptualColor {
        let shining = (255 - pixel >> 24) * backdrop / 255
        func component(_ shift: UInt32) -> UInt8 { UInt8(min(255, (pixel >> shift & 0xff) + shining)) }
        return PerceptualColor(red: component(16), green: component(8), blue: component(0))
    }
}
