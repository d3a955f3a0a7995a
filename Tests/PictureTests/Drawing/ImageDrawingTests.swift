import Maquette
import Testing

@MainActor @Suite struct ImageDrawingTests {
    /// Red above blue, 10 by 20.
    private func flag() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: oneX()).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 10, width: 10, height: 10))
        }
    }

    private func oneX(opaque: Bool = false) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = opaque
        return format
    }

    @Test func aRendererMakesImagesOfItsSizeAtTheScreensScale() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5)).image { _ in }
        #expect(image.size == CGSize(width: 7, height: 5))
        #expect(image.scale == Headless.settings.scale)
        #expect(image.cgImage?.width == Int(7 * Headless.settings.scale))
        #expect(flag().cgImage?.width == 10)
    }

    @Test func aDrawnImageIsShownAsItWasDrawn() throws {
        let pixels = try Pixels(of: flag())
        #expect(pixels[5, 5] == Colors.red)
        #expect(pixels[5, 15] == Colors.blue)
    }

    /// A layer's y grows as in the context: downwards in UIKit's, where its own top is at the top.
    @Test func aLayerOfCoreGraphicsIsDrawnWhereItIsAskedFor() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: oneX()).image { context in
            let layer = CGLayer(context.cgContext, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil)
            layer?.context?.setFillColor(UIColor.red.cgColor)
            layer?.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
            guard let layer else { return }
            context.cgContext.draw(layer, at: CGPoint(x: 2, y: 3))
            context.cgContext.draw(layer, in: CGRect(x: 20, y: 0, width: 20, height: 20))
            #expect(CGLayer(context.cgContext, size: .zero, auxiliaryInfo: nil) == nil)
        }
        let pixels = try Pixels(of: image)
        #expect(pixels[5, 5] == Colors.red && pixels[5, 10] == Colors.clear && pixels[1, 5] == Colors.clear)
        #expect(pixels[30, 6] == Colors.red && pixels[30, 14] == Colors.clear)
    }

    @Test func anOpaqueCanvasBeginsBlack() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: oneX(opaque: true))
        #expect(try Pixels(of: renderer.image { _ in })[2, 2] == Colors.black)
    }

    @Test func boundsThatStartElsewhereAreTheCanvas() throws {
        let bounds = CGRect(x: 100, y: -50, width: 10, height: 10)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: oneX()).image {
            UIColor.red.setFill()
            $0.fill(CGRect(x: 105, y: -50, width: 5, height: 10))
        }
        let pixels = try Pixels(of: image)
        #expect(pixels[2, 5] == Colors.clear && pixels[7, 5] == Colors.red)
    }

    @Test func theOlderFunctionsNestAndEnd() throws {
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 6, height: 6), false, 2)
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 6, height: 6))
        UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 3))
        UIGraphicsEndImageContext()
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(image.scale == 2 && image.cgImage?.width == 12)
        #expect(try Pixels(of: image)[3, 3] == Colors.green)
    }

    /// UIKit draws upright; Core Graphics, whose y grows upwards, stands the image on its head in UIKit's contexts.
    @Test func coreGraphicsTurnsImagesOver() throws {
        let flag = flag()
        let pixels = try Pixels(
            of: Canvas(30, 20) { _ in
                flag.draw(at: .zero)
                guard let image = flag.cgImage else { return }
                UIGraphicsGetCurrentContext()?.draw(image, in: CGRect(x: 15, y: 0, width: 10, height: 20))
            })
        #expect(pixels[5, 5] == Colors.red && pixels[5, 15] == Colors.blue)
        #expect(pixels[20, 5] == Colors.blue && pixels[20, 15] == Colors.red)
    }

    /// In a bitmap of one's own y grows upwards, and the same call draws upright.
    @Test func aBitmapContextCountsUpwards() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 10, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        #expect(context.ctm == .identity)
        let flag = try #require(flag().cgImage)
        context.draw(flag, in: CGRect(x: 0, y: 0, width: 10, height: 20))
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
        let made = try #require(context.makeImage())
        let pixels = try Pixels(of: UIImage(cgImage: made))
        #expect(pixels[5, 5] == Colors.red)
        #expect(pixels[5, 12] == Colors.blue)
        #expect(pixels[5, 17] == Colors.green)
    }

    /// The usual ways to colour an image: its shape let through by the image, and a template in the colour set.
    @Test func imagesAreColouredByBlendingAndAsTemplates() throws {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: oneX()).image { _ in
            UIColor.black.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
        let blended = UIGraphicsImageRenderer(size: dot.size, format: oneX()).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: dot.size))
            dot.draw(in: CGRect(origin: .zero, size: dot.size), blendMode: .destinationIn, alpha: 1)
        }
        let template = UIGraphicsImageRenderer(size: dot.size, format: oneX()).image { _ in
            UIColor.red.set()
            dot.withRenderingMode(.alwaysTemplate).draw(at: .zero)
        }
        let tinted = UIGraphicsImageRenderer(size: dot.size, format: oneX()).image { _ in
            dot.withTintColor(.red).draw(at: .zero)
        }
        for image in [blended, template, tinted] {
            let pixels = try Pixels(of: image)
            #expect(pixels[2, 5] == Colors.red && pixels[7, 5] == Colors.clear)
        }
    }

    /// (0.5, 0.4, 1) times (0.8, 0.5, 0.2).
    @Test func multiplyingMultiplies() throws {
        let pixels = try Pixels(
            of: Canvas(4, 4) {
                UIColor(red: 0.5, green: 0.4, blue: 1, alpha: 1).setFill()
                UIRectFill($0)
                UIColor(red: 0.8, green: 0.5, blue: 0.2, alpha: 1).setFill()
                UIRectFillUsingBlendMode($0, .multiply)
            })
        expectColor(pixels[2, 2], [102, 51, 51, 255])
    }

    @Test func aMaskLetsThroughWhatItCovers() throws {
        let mask = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: oneX()).image { _ in
            UIColor.black.withAlphaComponent(0.5).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
        let pixels = try Pixels(
            of: Canvas(10, 10) { rect in
                guard let context = UIGraphicsGetCurrentContext(), let mask = mask.cgImage else { return }
                context.clip(to: rect, mask: mask)
                UIColor.red.setFill()
                context.fill(rect)
            })
        expectColor(pixels[2, 5], [128, 0, 0, 128])
        #expect(pixels[7, 5] == Colors.clear)
    }

    @Test func bytesOfADrawnImageDecodeToTheSamePicture() throws {
        _ = Stage()
        let data = try #require(flag().pngData())
        let decoded = try #require(UIImage(data: data))
        #expect(decoded.size == CGSize(width: 10, height: 20))
        let pixels = try Pixels(of: decoded)
        #expect(pixels[5, 5] == Colors.red && pixels[5, 15] == Colors.blue)

        let bytes = try #require(flag().jpegData(compressionQuality: 1))
        let photo = try #require(UIImage(data: bytes))
        let compressed = try Pixels(of: photo)
        expectColor(compressed[5, 3], Colors.red, within: 4)
        expectColor(compressed[5, 17], Colors.blue, within: 4)
    }

    /// Core Graphics has a string for each; equal ones would stop a dictionary literal.
    @Test func theInformationOfADocumentIsKept() {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [
            kCGPDFContextCreator as String: "Maker", kCGPDFContextAuthor as String: "Author",
            kCGPDFContextTitle as String: "Title",
        ]
        #expect(format.documentInfo.count == 3)
    }

    @Test func aDocumentHasThePagesThatWereBegun() throws {
        _ = Stage()
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50))
        let data = renderer.pdfData { document in
            document.beginPage()
            UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
            document.beginPage(withBounds: CGRect(x: 0, y: 0, width: 30, height: 70), pageInfo: [:])
        }
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF"))
        #expect(text.contains("MediaBox [ 0 0 100 50 ]") && text.contains("MediaBox [ 0 0 30 70 ]"))
    }

    @Test func aViewIsDrawnIntoAnImageThreeWays() throws {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 20, height: 10))
        view.backgroundColor = .blue
        let dot = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
        dot.backgroundColor = .red
        view.addSubview(dot)
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: oneX())
        let rendered = renderer.image { view.layer.render(in: $0.cgContext) }
        let drawn = renderer.image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        #expect(snapshot.bounds == view.bounds)
        for pixels in [try Pixels(of: rendered), try Pixels(of: drawn), try Pixels(of: snapshot)] {
            #expect(pixels[5, 5] == Colors.blue && pixels[15, 5] == Colors.red)
        }
    }
}
