import Maquette
import MaquetteRenderer
import Testing

/// Where images go and what becomes of their pixels, by hand.
@MainActor @Suite struct ImagePictureTests {
    /// 40 x 20, the left half red, the right half blue.
    private let flag: UIImage

    init() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let right = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
        right.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(right)
        flag = try #require(UIImage(data: view.png(on: Stage(scale: 1))))
    }

    private func show(
        _ image: UIImage, _ mode: UIView.ContentMode, width: CGFloat = 60, height: CGFloat = 60, scale: CGFloat = 1,
        change: (UIImageView) -> Void = { _ in }
    ) throws -> Picture {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.image = image
        view.contentMode = mode
        change(view)
        return try view.picture(on: Stage(scale: scale))
    }

    @Test(
        arguments: [
            (.scaleToFill, "0 0 60 60"), (.redraw, "0 0 60 60"), (.scaleAspectFit, "0 15 60 30"),
            (.scaleAspectFill, "-30 0 120 60"), (.center, "10 20 40 20"), (.top, "10 0 40 20"),
            (.bottom, "10 40 40 20"),
            (.left, "0 20 40 20"), (.right, "20 20 40 20"), (.topLeft, "0 0 40 20"), (.topRight, "20 0 40 20"),
            (.bottomLeft, "0 40 40 20"), (.bottomRight, "20 40 40 20"),
        ] as [(UIView.ContentMode, String)])
    func eachContentModeHasItsRectangle(mode: UIView.ContentMode, rect: String) throws {
        let text = try show(flag, mode).text
        #expect(text.contains("in \(rect)\n"), "\(text)")
    }

    /// The flag's 40 x 20 begin at the upper left corner: 100 x 30 hold two and a half of them, and half a row more.
    @Test func `A colour of an image tiles the background of a view from its upper left corner`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        view.backgroundColor = UIColor(patternImage: flag)
        for clips in [false, true] {
            view.clipsToBounds = clips
            let bitmap = try view.picture(on: Stage(scale: 1)).bitmap()
            for (x, isRed) in [(0, true), (19, true), (20, false), (39, false), (40, true), (79, false), (99, true)] {
                #expect(bitmap[x, 0] == (isRed ? 0xffff_0000 : 0xff00_00ff) && bitmap[x, 29] == bitmap[x, 0])
            }
        }
        view.layer.cornerRadius = 10
        let corner = try view.picture(on: Stage(scale: 1)).bitmap()
        #expect(corner[0, 0] == 0 && corner[10, 0] == 0xffff_0000)
        let color = try #require(view.backgroundColor)
        #expect(!color.getRed(nil, green: nil, blue: nil, alpha: nil))
        #expect(color == color.resolvedColor(with: UITraitCollection()) && color != UIColor(patternImage: UIImage()))
    }

    @Test func aFittedImageKeepsItsShapeAndLeavesTheRestFree() throws {
        let bitmap = try show(flag, .scaleAspectFit).bitmap()
        #expect(bitmap[10, 14] == 0 && bitmap[10, 15] == 0xffff_0000 && bitmap[50, 44] == 0xff00_00ff)
        #expect(bitmap[50, 45] == 0)
    }

    @Test func aFillingImageIsCutOffWhereTheViewClips() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let view = UIImageView(frame: CGRect(x: 20, y: 0, width: 60, height: 60))
        view.image = flag
        view.contentMode = .scaleAspectFill
        root.addSubview(view)
        var bitmap = try root.picture(on: Stage(scale: 1)).bitmap()
        #expect(bitmap[0, 30] == 0xffff_0000 && bitmap[99, 30] == 0xff00_00ff)
        view.clipsToBounds = true
        bitmap = try root.picture(on: Stage(scale: 1)).bitmap()
        #expect(bitmap[19, 30] == 0 && bitmap[20, 30] == 0xffff_0000 && bitmap[79, 30] == 0xff00_00ff)
        #expect(bitmap[80, 30] == 0)
    }

    /// A centred image that would lie between pixels moves to the next one, and stays sharp there.
    @Test func aCentredImageStandsOnPixels() throws {
        let bitmap = try show(flag, .center, width: 61, height: 61).bitmap()
        // (61 - 40) / 2 = 10.5 goes up to 11, (61 - 20) / 2 = 20.5 to 21.
        #expect(bitmap[10, 30] == 0 && bitmap[11, 30] == 0xffff_0000 && bitmap[50, 30] == 0xff00_00ff)
        #expect(bitmap[51, 30] == 0 && bitmap[30, 20] == 0 && bitmap[30, 21] == 0xffff_0000)
    }

    /// Rows of black and white in turn, shrunk to a third: each pixel covers three rows, one or two of them white.
    @Test func aShrunkImageAveragesWhatItsPixelsCover() throws {
        let stripes = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 90))
        stripes.backgroundColor = UIColor(white: 0, alpha: 1)
        for row in stride(from: 0, to: 90, by: 2) {
            let line = UIView(frame: CGRect(x: 0, y: CGFloat(row), width: 30, height: 1))
            line.backgroundColor = UIColor(white: 1, alpha: 1)
            stripes.addSubview(line)
        }
        let image = try #require(UIImage(data: stripes.png(on: Stage(scale: 1))))
        let bitmap = try show(image, .scaleToFill, width: 10, height: 30).bitmap()
        for row in 0..<30 {
            let white = row % 2 == 0 ? 2.0 : 1.0
            #expect(abs(Double(bitmap[5, row] & 0xff) - 255 * white / 3) <= 1, "row \(row)")
        }
    }

    @Test func aTemplateIsFilledWithTheTintWhereItCovers() throws {
        let template = flag.withRenderingMode(.alwaysTemplate)
        let bitmap = try show(template, .center) { $0.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
            .bitmap()
        #expect(bitmap[12, 25] == 0xff00_ff00 && bitmap[48, 25] == 0xff00_ff00 && bitmap[5, 25] == 0)
    }

    /// Turned to the right the stored left end, red, is at the top.
    @Test func aTurnedImageIsShownUpright() throws {
        let picture = try #require(flag.cgImage)
        let turned = UIImage(cgImage: picture, scale: 1, orientation: .right)
        #expect(turned.size == CGSize(width: 20, height: 40))
        var bitmap = try show(turned, .topLeft).bitmap()
        #expect(bitmap[10, 5] == 0xffff_0000 && bitmap[10, 35] == 0xff00_00ff && bitmap[25, 5] == 0)
        let mirrored = UIImage(cgImage: picture, scale: 1, orientation: .upMirrored)
        bitmap = try show(mirrored, .topLeft).bitmap()
        #expect(bitmap[5, 10] == 0xff00_00ff && bitmap[35, 10] == 0xffff_0000)
    }

    /// Caps of ten points at both ends keep red and blue ten wide, and the middle, half red and half blue, stretches.
    @Test func capsKeepTheirWidth() throws {
        let insets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        let resizable = flag.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        let bitmap = try show(resizable, .scaleToFill, width: 100, height: 20).bitmap()
        #expect(bitmap[40, 10] == 0xffff_0000 && bitmap[60, 10] == 0xff00_00ff)
        #expect(bitmap[9, 10] == 0xffff_0000 && bitmap[91, 10] == 0xff00_00ff)
    }

    @Test func aLayersContentsFollowItsGravityAndItsWindowOnThePicture() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let layer = CALayer()
        layer.frame = root.bounds
        layer.contents = flag.cgImage
        layer.contentsGravity = .bottom
        root.layer.addSublayer(layer)
        // "Bottom" is where y is smallest.
        var bitmap = try root.picture(on: Stage(scale: 1)).bitmap()
        #expect(bitmap[15, 5] == 0xffff_0000 && bitmap[15, 25] == 0)
        layer.contentsGravity = .resize
        layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        bitmap = try root.picture(on: Stage(scale: 1)).bitmap()
        #expect(bitmap[10, 30] == 0xff00_00ff && bitmap[59, 30] == 0xff00_00ff)
    }

    /// An eighth, from 5 to 10 in the red half, becomes 65 wide: 80 are red, and 20 stay blue.
    @Test func aLayersContentsStretchInTheirCenterAlone() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let layer = CALayer()
        layer.frame = root.bounds
        layer.contents = flag.cgImage
        layer.contentsCenter = CGRect(x: 0.125, y: 0, width: 0.125, height: 1)
        root.layer.addSublayer(layer)
        var bitmap = try root.picture(on: Stage(scale: 1)).bitmap()
        #expect(bitmap[76, 10] == 0xffff_0000 && bitmap[84, 10] == 0xff00_00ff)
        // Three quarters wide, a third of that is red: ten points of red that stretch to 80, and twenty of blue that do not.
        layer.contentsRect = CGRect(x: 0.25, y: 0, width: 0.75, height: 1)
        layer.contentsCenter = CGRect(x: 0, y: 0, width: 1.0 / 3, height: 1)
        bitmap = try root.picture(on: Stage(scale: 1)).bitmap()
        #expect(bitmap[2, 10] == 0xffff_0000 && bitmap[76, 10] == 0xffff_0000 && bitmap[84, 10] == 0xff00_00ff)
    }
}
