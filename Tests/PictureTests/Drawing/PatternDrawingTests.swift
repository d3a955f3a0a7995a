import Foundation
import Maquette
import Testing

/// Patterns, shadings, inks and masks of Core Graphics. The expectations follow from Apple's documentation of each call.
@MainActor struct PatternDrawingTests {
    /// Cells of 4 points, the left half of each red, on the coordinates that the context began with.
    @Test func `A pattern repeats its cell within what is filled`() throws {
        let pixels = try Pixels(
            of: Canvas(20, 8) { _ in
                guard let context = UIGraphicsGetCurrentContext() else { return }
                var callbacks = CGPatternCallbacks(
                    version: 0,
                    drawPattern: { _, cell in
                        cell.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                        cell.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
                    }, releaseInfo: nil)
                guard let space = CGColorSpace(patternBaseSpace: nil),
                    let pattern = CGPattern(
                        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4,
                        yStep: 4, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
                else { return }
                context.setFillColorSpace(space)
                context.setFillPattern(pattern, colorComponents: [1])
                context.fill(CGRect(x: 5, y: 0, width: 10, height: 8))
                context.setFillColor(UIColor.blue.cgColor)
                context.fill(CGRect(x: 0, y: 0, width: 1, height: 8))
            })
        #expect((0..<20).map { pixels[$0, 6] == Colors.red } == (0..<20).map { 5..<15 ~= $0 && $0 % 4 < 2 })
        #expect(pixels[0, 6] == Colors.blue)
    }

    /// A cell without colours takes that of the components, in the base space of the pattern's.
    @Test func `A pattern without colours is painted in the one it is given`() throws {
        let pixels = try Pixels(
            of: Canvas(8, 4) { _ in
                guard let context = UIGraphicsGetCurrentContext() else { return }
                var callbacks = CGPatternCallbacks(
                    version: 0, drawPattern: { $1.fill(CGRect(x: 0, y: 0, width: 2, height: 4)) }, releaseInfo: nil)
                guard let space = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()),
                    let pattern = CGPattern(
                        info: nil, bounds: CGRect(x: 0, y: 0, width: 2, height: 4), matrix: .identity, xStep: 4,
                        yStep: 4, tiling: .noDistortion, isColored: false, callbacks: &callbacks)
                else { return }
                context.setFillColorSpace(space)
                context.setFillPattern(pattern, colorComponents: [0, 0, 1, 1])
                context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
            })
        #expect((0..<8).map { pixels[$0, 1] == Colors.blue } == (0..<8).map { $0 % 4 < 2 })
    }

    /// The function makes red of 0 and blue of 1, so the middle of pixel 30 of 80 is 30.5 / 80 of the way.
    @Test func `A shading has the colours of its function`() throws {
        let pixels = try Pixels(
            of: Canvas(80, 4) { _ in
                var callbacks = CGFunctionCallbacks(
                    version: 0,
                    evaluate: { _, place, color in
                        (color[0], color[1], color[2], color[3]) = (1 - place[0], 0, place[0], 1)
                    }, releaseInfo: nil)
                guard
                    let function = CGFunction(
                        info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4,
                        range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks),
                    let shading = CGShading(
                        axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: CGPoint(x: 80, y: 0),
                        function: function, extendStart: false, extendEnd: false)
                else { return }
                UIGraphicsGetCurrentContext()?.drawShading(shading)
            })
        let share = 30.5 / 80
        expectColor(pixels[30, 2], [Int((255 * (1 - share)).rounded()), 0, Int((255 * share).rounded()), 255])
    }

    /// Without a profile, ink takes away from white: cyan leaves green and blue, and a quarter of black three quarters of it.
    @Test func `Inks leave what they do not take`() {
        let color = UIColor(cgColor: CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0.5, black: 0.25, alpha: 1))
        var (red, green, blue, alpha) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect([red, green, blue, alpha] == [0, 0.75, 0.375, 1])
        #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
    }

    /// In a mask 0 lets paint through and 255 does not.
    @Test func `An image mask shows the image where it is black`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: .sharp).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        let samples = try #require(CGDataProvider(data: Data([0, 255]) as CFData))
        let mask = try #require(
            CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: samples,
                decode: nil, shouldInterpolate: false))
        #expect(mask.isMask)
        let masked = try #require(picture.cgImage?.masking(mask)?.dataProvider?.data)
        #expect([UInt8](masked) == [255, 0, 0, 255, 0, 0, 0, 0])
    }

    /// Of red, green and blue each the least and the most that is left out.
    @Test func `Pixels within the given range become clear`() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: .sharp).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor.white.setFill()
            $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        let left = try #require(picture.cgImage?.copy(maskingColorComponents: [250, 255, 250, 255, 250, 255]))
        let bytes = try #require(left.dataProvider?.data)
        #expect([UInt8](bytes) == [255, 0, 0, 255, 0, 0, 0, 0])
    }

    @Test func `A document of the old functions has a page for each that was begun`() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 100, height: 50), nil)
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 100, height: 50))
        for color in [UIColor.red, .blue] {
            UIGraphicsBeginPDFPage()
            color.setFill()
            UIRectFill(CGRect(x: 10, y: 10, width: 20, height: 20))
        }
        UIGraphicsEndPDFContext()
        let text = String(decoding: data as Data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF-"))
        #expect(text.contains("/Count 2"))
        #expect(UIGraphicsGetPDFContextBounds() == .zero)
    }
}

extension UIGraphicsImageRendererFormat {
    /// A pixel for each point.
    fileprivate static var sharp: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}
