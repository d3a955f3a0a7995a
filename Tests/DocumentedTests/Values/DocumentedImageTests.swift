import Testing
import UIKit

/// What Apple's pages say of images and of the renderer that makes them.
@Suite("Documented: images and their renderer") @MainActor
struct DocumentedImageTests {
    private func made(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
        return renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    @Test("What cannot be loaded is nil") func missing() {
        documented("uikit/uiimage/init(named:)", UIImage(named: "No such image anywhere") == nil, true)
        documented("uikit/uiimage/init(data:)", UIImage(data: Data([1, 2, 3])) == nil, true)
        documented("uikit/uiimage/init(data:)", UIImage(data: Data()) == nil, true)
        documented("uikit/uiimage/init(contentsoffile:)", UIImage(contentsOfFile: "/no/such/file.png") == nil, true)
    }

    @Test("Defaults") func defaults() {
        let image = made(10, 20)
        documented("uikit/uiimage/capinsets", image.capInsets, .zero)
        documented("uikit/uiimage/alignmentrectinsets", image.alignmentRectInsets, .zero)
        documented("uikit/uiimage/renderingmode-swift.property", image.renderingMode, .automatic)
        documented("uikit/uiimage/imageorientation", image.imageOrientation, .up)
        documented("uikit/uiimage/images", image.images == nil, true)
        documented("uikit/uiimage/duration", image.duration, 0)
        documented("uikit/uiimage/issymbolimage", image.isSymbolImage, false)
        documented("uikit/uiimage/symbolconfiguration-swift.property", image.symbolConfiguration == nil, true)
        documented("uikit/uiimage/flipsforrighttoleftlayoutdirection", image.flipsForRightToLeftLayoutDirection, false)
    }

    @Test("Size is in points, scale makes pixels") func scale() {
        let image = made(10, 20, scale: 3)
        documented("uikit/uiimage/size", image.size, CGSize(width: 10, height: 20))
        documented("uikit/uiimage/scale", image.scale, 3)
        documented("uikit/uiimage/cgimage", image.cgImage?.width, 30)
        documented("uikit/uiimage/cgimage", image.cgImage?.height, 60)
    }

    @Test("From a Core Graphics image") func fromCG() throws {
        let cg = try #require(made(30, 60).cgImage)
        let plain = UIImage(cgImage: cg)
        documented("uikit/uiimage/init(cgimage:)", plain.scale, 1)
        documented("uikit/uiimage/init(cgimage:)", plain.imageOrientation, .up)
        documented("uikit/uiimage/init(cgimage:)", plain.size, CGSize(width: 30, height: 60))
        let turned = UIImage(cgImage: cg, scale: 2, orientation: .right)
        documented("uikit/uiimage/init(cgimage:scale:orientation:)", turned.scale, 2)
        documented("uikit/uiimage/init(cgimage:scale:orientation:)", turned.imageOrientation, .right)
        documented("uikit/uiimage/size", turned.size, CGSize(width: 30, height: 15))
        let down = UIImage(cgImage: cg, scale: 1, orientation: .down)
        documented("uikit/uiimage/size", down.size, CGSize(width: 30, height: 60))
    }

    @Test("Data out and in") func data() throws {
        let image = made(4, 6, scale: 2)
        let png = try #require(image.pngData())
        documented("uikit/uiimage/pngdata()", Array(png.prefix(4)), [0x89, 0x50, 0x4E, 0x47])
        documented("uikit/uiimage/init(data:)", UIImage(data: png)?.scale, 1)
        documented("uikit/uiimage/init(data:)", UIImage(data: png)?.size, CGSize(width: 8, height: 12))
        documented("uikit/uiimage/init(data:scale:)", UIImage(data: png, scale: 2)?.size, CGSize(width: 4, height: 6))
        let jpeg = try #require(image.jpegData(compressionQuality: 0.5))
        documented("uikit/uiimage/jpegdata(compressionquality:)", Array(jpeg.prefix(2)), [0xFF, 0xD8])
        documented("uikit/uiimage/pngdata()", UIImage().pngData() == nil, true)
    }

    @Test("Rendering modes make new images") func rendering() {
        let image = made(10, 10)
        let template = image.withRenderingMode(.alwaysTemplate)
        documented("uikit/uiimage/withrenderingmode(_:)", template.renderingMode, .alwaysTemplate)
        documented("uikit/uiimage/withrenderingmode(_:)", image.renderingMode, .automatic)
        documented("uikit/uiimage/withtintcolor(_:)", template.withTintColor(.blue).renderingMode, .alwaysTemplate)
        documented("uikit/uiimage/withtintcolor(_:)", image.withTintColor(.blue).renderingMode, .automatic)
        documented(
            "uikit/uiimage/withtintcolor(_:renderingmode:)",
            image.withTintColor(.blue, renderingMode: .alwaysOriginal).renderingMode, .alwaysOriginal)
        documented("uikit/uiimage/withtintcolor(_:)", image.withTintColor(.blue).size, CGSize(width: 10, height: 10))
    }

    @Test("Cap insets") func caps() {
        let image = made(20, 20)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let tiled = image.resizableImage(withCapInsets: insets)
        documented("uikit/uiimage/resizableimage(withcapinsets:)", tiled.capInsets, insets)
        documented("uikit/uiimage/resizableimage(withcapinsets:)", tiled.resizingMode, .tile)
        documented("uikit/uiimage/resizableimage(withcapinsets:)", image.capInsets, .zero)
        let stretched = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        documented("uikit/uiimage/resizableimage(withcapinsets:resizingmode:)", stretched.resizingMode, .stretch)
        documented(
            "uikit/uiimage/resizableimage(withcapinsets:resizingmode:)", stretched.size, CGSize(width: 20, height: 20))
        documented(
            "uikit/uiimage/withalignmentrectinsets(_:)", image.withAlignmentRectInsets(insets).alignmentRectInsets,
            insets)
    }

    @Test("Flips and baselines") func flips() {
        let image = made(20, 10)
        documented(
            "uikit/uiimage/imageflippedforrighttoleftlayoutdirection()",
            image.imageFlippedForRightToLeftLayoutDirection().flipsForRightToLeftLayoutDirection, true)
        documented(
            "uikit/uiimage/withhorizontallyflippedorientation()",
            image.withHorizontallyFlippedOrientation().imageOrientation, .upMirrored)
        documented(
            "uikit/uiimage/withhorizontallyflippedorientation()",
            image.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation().imageOrientation, .up)
        documented("uikit/uiimage/baselineoffsetfrombottom", image.baselineOffsetFromBottom == nil, true)
        documented(
            "uikit/uiimage/withbaselineoffset(frombottom:)",
            image.withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom, 3)
        documented(
            "uikit/uiimage/imagewithoutbaseline()",
            image.withBaselineOffset(fromBottom: 3).imageWithoutBaseline().baselineOffsetFromBottom == nil, true)
    }

    @Test("Animated images") func animated() {
        let one = made(10, 10), two = made(10, 10)
        let animated = UIImage.animatedImage(with: [one, two], duration: 2)
        documented("uikit/uiimage/animatedimage(with:duration:)", animated?.images?.count, 2)
        documented("uikit/uiimage/animatedimage(with:duration:)", animated?.duration, 2)
        documented("uikit/uiimage/size", animated?.size, CGSize(width: 10, height: 10))
    }

    @Test("Thumbnails and symbols") func symbols() throws {
        documented(
            "uikit/uiimage/preparingthumbnail(of:)",
            made(40, 40).preparingThumbnail(of: CGSize(width: 10, height: 10))?.size, CGSize(width: 10, height: 10))
        documented(
            "uikit/uiimage/preparingfordisplay()", made(5, 6).preparingForDisplay()?.size, CGSize(width: 5, height: 6))
        let star = try #require(UIImage(systemName: "star"))
        documented("uikit/uiimage/issymbolimage", star.isSymbolImage, true)
        documented("uikit/uiimage/symbolconfiguration-swift.property", star.symbolConfiguration != nil, true)
        let big = star.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 60))
        documented("uikit/uiimage/applyingsymbolconfiguration(_:)", (big?.size.height ?? 0) > star.size.height, true)
    }

    @Test("Renderer formats") func formats() {
        let format = UIGraphicsImageRendererFormat()
        documented("uikit/uigraphicsimagerendererformat/opaque", format.opaque, false)
        format.scale = 2
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 6, width: 10, height: 20), format: format)
        var seen: CGRect?, scale: CGFloat = 0, current: CGSize?
        let image = renderer.image { context in
            seen = context.format.bounds
            scale = (context.format as? UIGraphicsImageRendererFormat)?.scale ?? 0
            current = context.currentImage.size
        }
        documented("uikit/uigraphicsrendererformat/bounds", seen, CGRect(x: 5, y: 6, width: 10, height: 20))
        documented("uikit/uigraphicsimagerendererformat/scale", scale, 2)
        documented("uikit/uigraphicsimagerenderercontext/currentimage", current, CGSize(width: 10, height: 20))
        documented("uikit/uigraphicsimagerenderer/image(actions:)", image.size, CGSize(width: 10, height: 20))
        documented("uikit/uigraphicsimagerenderer/image(actions:)", image.scale, 2)
    }

    @Test("The current context exists while drawing only") func context() {
        var inside = false, same = false, calls = 0
        _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            inside = UIGraphicsGetCurrentContext() != nil
            same = UIGraphicsGetCurrentContext() === context.cgContext
            calls += 1
        }
        documented("uikit/uigraphicsgetcurrentcontext()", UIGraphicsGetCurrentContext() == nil, true)
        documented("uikit/uigraphicsimagerenderer/image(actions:)", inside, true)
        documented("uikit/uigraphicsrenderercontext/cgcontext", same, true)
        documented("uikit/uigraphicsimagerenderer/image(actions:)", calls, 1)
        documented(
            "uikit/uigraphicsgetimagefromcurrentimagecontext()", UIGraphicsGetImageFromCurrentImageContext() == nil,
            true)
    }

    @Test("The renderer makes data too") func rendererData() {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
        let png = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
        let jpeg = renderer.jpegData(withCompressionQuality: 1) { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
        documented("uikit/uigraphicsimagerenderer/pngdata(actions:)", UIImage(data: png) != nil, true)
        documented(
            "uikit/uigraphicsimagerenderer/jpegdata(withcompressionquality:actions:)", UIImage(data: jpeg) != nil, true)
    }
}
