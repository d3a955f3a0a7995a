import Foundation
import Maquette
import Testing

/// The bytes follow from the documentation of `CGBitmapInfo`: which component of a pixel comes first, premultiplied with alpha.
@MainActor @Suite struct ContextMemoryTests {
    nonisolated private static let little = CGBitmapInfo.byteOrder32Little.rawValue

    /// Half transparent green is 0, 128, 0, 128 as red, green, blue and alpha.
    @Test(arguments: [
        (CGImageAlphaInfo.premultipliedLast.rawValue, [0, 128, 0, 128]),
        (CGImageAlphaInfo.premultipliedFirst.rawValue, [128, 0, 128, 0]),
        (CGImageAlphaInfo.premultipliedFirst.rawValue | little, [0, 128, 0, 128]),
        (CGImageAlphaInfo.premultipliedLast.rawValue | little, [128, 0, 128, 0]),
        (CGImageAlphaInfo.noneSkipLast.rawValue, [0, 128, 0, 255]),
    ])
    func aContextPaintsIntoTheMemoryOfItsCaller(_ info: UInt32, _ expected: [UInt8]) throws {
        var bytes = [UInt8](repeating: 0, count: 2 * 2 * 4)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
            context.setFillColor(UIColor.green.withAlphaComponent(128 / 255).cgColor)
            // Core Graphics counts upwards, its memory begins at the top.
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        }
        #expect(Array(bytes[4..<8]) == expected)
        let isOpaque = info == CGImageAlphaInfo.noneSkipLast.rawValue
        #expect(Array(bytes[8..<12]) == [0, 0, 0, isOpaque ? 255 : 0])
    }

    @Test func whatCodeWritesIntoTheMemoryIsInTheImage() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: Self.plain)
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            let cg = context.cgContext
            let bytes = cg.data!.assumingMemoryBound(to: UInt8.self)
            #expect((0..<4).map { bytes[$0] } == [255, 0, 0, 255] && cg.bytesPerRow == 8)
            (bytes[4], bytes[6]) = (0, 255)
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(try Self.pixels(image) == [0, 255, 0, 255, 0, 0, 255, 255])
    }

    @Test func pixelsBecomeAnImageAndAnImageItsPixels() throws {
        let pixels: [UInt8] = [255, 0, 0, 255, 0, 64, 0, 64, 0, 0, 0, 0, 9, 9, 9, 255]
        let provider = try #require(CGDataProvider(data: Data(pixels) as CFData))
        func image(_ bits: Int, _ row: Int) -> CGImage? {
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: row,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        }
        #expect(try Self.pixels(UIImage(cgImage: #require(image(32, 8)))) == pixels)
        #expect(image(24, 6) == nil && image(32, 12) == nil)
    }

    @Test func bytesAreWhereTheirDataIs() {
        for count in [3, 40] {
            let data = Data((0..<count).map(UInt8.init)) as CFData
            let bytes = CFDataGetBytePtr(data)!
            #expect((0..<CFDataGetLength(data)).allSatisfy { bytes[$0] == data[$0] })
        }
    }

    private static let plain: UIGraphicsImageRendererFormat = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }()

    private static func pixels(_ image: UIImage) throws -> [UInt8] {
        let data = try #require(image.cgImage?.dataProvider?.data)
        return Array(data)
    }
}
