import Maquette
import MaquetteRenderer
import MaquetteViewTestSupport
import Testing

/// Pixels of layers, each worked out from the layer's properties by hand.
@MainActor @Suite struct LayerPictureTests {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func white(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.backgroundColor = UIColor(white: 1, alpha: 1)
        return view
    }

    @Test(arguments: [1, 2, 3])
    func aBorderLiesInsideTheBoundsAndAboveSubviews(scale: Int) throws {
        let root = white(20, 20)
        let framed = UIView(frame: CGRect(x: 4, y: 4, width: 12, height: 12))
        framed.layer.borderWidth = 2
        framed.layer.borderColor = red.cgColor
        let inner = UIView(frame: framed.bounds)
        inner.backgroundColor = blue
        framed.addSubview(inner)
        root.addSubview(framed)
        let bitmap = try root.bitmap(scale: scale)
        for x in 0..<20 * scale {
            let point = x / scale
            let expected: UInt32 =
                switch point {
                case 0..<4, 16..<20: 0xffff_ffff
                case 4..<6, 14..<16: 0xffff_0000
                default: 0xff00_00ff
                }
            #expect(bitmap[x, 10 * scale] == expected, "column \(x)")
        }
    }

    /// Rows of 10 and a third points, as on a device with three pixels a point, in pictures with one and two: no row of
    /// pixels lets through what is below. A rounded box that clips gets its edges from its own rows.
    @Test(arguments: [1, 2])
    func nothingShinesThroughBetweenRows(scale: Int) throws {
        let root = white(30, 31)
        let box = UIView(frame: root.bounds)
        box.layer.cornerRadius = 6
        box.layer.masksToBounds = true
        for row in 0..<3 {
            let view = UIView(frame: CGRect(x: 0, y: CGFloat(row * 31) / 3, width: 30, height: 31.0 / 3))
            view.backgroundColor = red
            box.addSubview(view)
        }
        root.addSubview(box)
        let bitmap = try root.bitmap(scale: scale)
        for y in 0..<31 * scale { #expect(bitmap[15 * scale, y] == 0xffff_0000, "row \(y)") }
    }

    /// The area of a circle of radius 10 at 2x: π · 20².
    @Test func aCircularViewCoversItsCircle() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.backgroundColor = red
        root.layer.cornerRadius = 10
        let bitmap = try root.bitmap(scale: 2)
        var coverage = 0.0
        for y in 0..<40 { for x in 0..<40 { coverage += Double(bitmap[x, y] >> 24) / 255 } }
        #expect(abs(coverage - .pi * 400) < 2)
        #expect(bitmap[0, 0] == 0 && bitmap[20, 0] != 0 && bitmap[20, 20] == 0xffff_0000)
    }

    @Test func onlyTheMaskedCornersAreRound() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.backgroundColor = red
        root.layer.cornerRadius = 8
        root.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        let bitmap = try root.bitmap(scale: 1)
        #expect(bitmap[0, 0] == 0 && bitmap[19, 19] == 0)
        #expect(bitmap[19, 0] == 0xffff_0000 && bitmap[0, 19] == 0xffff_0000)
    }

    /// Half of red and half of blue over white, each parted into bytes and rounded: a group shows what is on top of it
    /// only, so nothing of the red comes through where blue lies above.
    @Test func aTranslucentViewFadesAsOne() throws {
        let root = white(30, 10)
        let group = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        group.backgroundColor = red
        group.alpha = 0.5
        let above = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 10))
        above.backgroundColor = blue
        group.addSubview(above)
        root.addSubview(group)
        let bitmap = try root.bitmap(scale: 1)
        #expect(bitmap[5, 5].isNear(0xffff_7f7f) && bitmap[15, 5].isNear(0xff7f_7fff))
        #expect(bitmap[25, 5] == bitmap[15, 5])
    }

    /// A leaf's translucency goes into its colour: no group, and the same pixels.
    @Test func aTranslucentLeafNeedsNoGroup() throws {
        let root = white(10, 10)
        let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 10))
        leaf.backgroundColor = red
        leaf.alpha = 0.5
        root.addSubview(leaf)
        let picture = try root.picture(on: Stage(scale: 1))
        #expect(!picture.text.contains("group") && picture.text.contains("#FF0000/0.5"))
        #expect(try root.bitmap(scale: 1)[2, 5].isNear(0xffff_7f7f))
    }

    /// By Apple's documentation of `CAReplicatorLayer`: each copy is moved by the transform once more, about the layer's centre, and its
    /// colour is the source's times that of instances, to which the offsets are added for each copy.
    @Test func aReplicatorShowsItsSublayersMovedAndTinted() throws {
        let root = white(40, 20)
        let replicator = CAReplicatorLayer()
        replicator.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        replicator.instanceColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor
        replicator.instanceRedOffset = -0.4
        replicator.instanceAlphaOffset = -0.5
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 5, height: 10)
        dot.backgroundColor = red.cgColor
        replicator.addSublayer(dot)
        root.layer.addSublayer(replicator)
        let bitmap = try root.bitmap(scale: 1)
        #expect(bitmap[2, 5] == 0xffff_0000 && bitmap[7, 5] == 0xffff_ffff)
        // 0.6 of red by half over white; then 0.2 of red with no alpha left.
        #expect(bitmap[12, 5].isNear(0xffcc_7f7f) && bitmap[22, 5] == 0xffff_ffff)
        replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
        replicator.instanceAlphaOffset = 0
        #expect(try root.bitmap(scale: 1)[37, 15].isNear(0xff99_0000))
    }

    @Test func aClipCutsContentButNotTheBorder() throws {
        let root = white(30, 30)
        let clipping = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
        clipping.clipsToBounds = true
        clipping.layer.borderWidth = 1
        clipping.layer.borderColor = blue.cgColor
        let wide = UIView(frame: CGRect(x: -10, y: 5, width: 100, height: 10))
        wide.backgroundColor = red
        clipping.addSubview(wide)
        root.addSubview(clipping)
        let bitmap = try root.bitmap(scale: 1)
        #expect(bitmap[4, 15] == 0xffff_ffff && bitmap[25, 15] == 0xffff_ffff)
        #expect(bitmap[5, 15] == 0xff00_00ff && bitmap[6, 15] == 0xffff_0000 && bitmap[24, 15] == 0xff00_00ff)
    }

    /// Black behind a red cover, cut round: at the rim red meets white, and no pixel is darker than red allows.
    @Test func whatIsCutRoundTogetherHasNoRimOfWhatLiesBelow() throws {
        let root = white(40, 40)
        let round = UIView(frame: CGRect(x: 4, y: 4, width: 32, height: 32))
        round.backgroundColor = .black
        round.layer.cornerRadius = 16
        round.clipsToBounds = true
        let cover = UIView(frame: round.bounds)
        cover.backgroundColor = red
        round.addSubview(cover)
        root.addSubview(round)
        let bitmap = try root.bitmap(scale: 2)
        for y in 0..<80 { for x in 0..<80 { #expect(bitmap[x, y] >> 16 & 0xff >= 0xfe) } }
    }

    @Test func subviewsAndLayersShareOneOrderAndZPositionWins() throws {
        let root = white(10, 10)
        func layer(_ color: UIColor, z: CGFloat) -> CALayer {
            let layer = CALayer()
            layer.frame = root.bounds
            layer.backgroundColor = color.cgColor
            layer.zPosition = z
            return layer
        }
        root.layer.addSublayer(layer(red, z: 1))
        let view = UIView(frame: root.bounds)
        view.backgroundColor = blue
        root.addSubview(view)
        #expect(try root.bitmap(scale: 1)[5, 5] == 0xffff_0000)
        root.layer.sublayers?.first?.zPosition = 0
        #expect(try root.bitmap(scale: 1)[5, 5] == 0xff00_00ff)
    }

    /// Turned by a quarter about its middle, 20 x 10 around (15, 15) becomes 10 x 20.
    @Test func aTransformTurnsAboutTheAnchor() throws {
        let root = white(30, 30)
        let turned = UIView(frame: CGRect(x: 5, y: 10, width: 20, height: 10))
        turned.backgroundColor = red
        turned.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        root.addSubview(turned)
        let bitmap = try root.bitmap(scale: 1)
        for y in 0..<30 {
            for x in 0..<30 {
                let isInside = (10..<20).contains(x) && (5..<25).contains(y)
                #expect(bitmap[x, y] == (isInside ? 0xffff_0000 : 0xffff_ffff))
            }
        }
    }

    @Test func aMaskShowsWhatItCovers() throws {
        let root = white(30, 10)
        let masked = UIView(frame: root.bounds)
        masked.backgroundColor = red
        let mask = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
        mask.backgroundColor = UIColor(white: 0, alpha: 1)
        masked.mask = mask
        root.addSubview(masked)
        var bitmap = try root.bitmap(scale: 1)
        #expect(bitmap[5, 5] == 0xffff_ffff && bitmap[15, 5] == 0xffff_0000 && bitmap[25, 5] == 0xffff_ffff)
        mask.backgroundColor = UIColor(white: 0, alpha: 0.5)
        bitmap = try root.bitmap(scale: 1)
        #expect(bitmap[5, 5] == 0xffff_ffff && bitmap[15, 5].isNear(0xffff_7f7f))
    }

    // MARK: Pixels

    /// Whatever the scale, a line of less than two pixels stays sharp: all of its rows are the full colour.
    @Test(arguments: [1, 2, 3])
    func hairlinesAreSharp(scale: Int) throws {
        for top in stride(from: 2.0, to: 3, by: 0.1) {
            let root = white(4, 10)
            let line = UIView(frame: CGRect(x: 0, y: top, width: 4, height: 1 / CGFloat(scale)))
            line.backgroundColor = red
            root.addSubview(line)
            let bitmap = try root.bitmap(scale: scale)
            let rows = (0..<bitmap.height).filter { bitmap[1, $0] != 0xffff_ffff }
            let nearest = Int((top * Double(scale) + 0.5 + 1e-6).rounded(.down))
            #expect(rows == [nearest] && bitmap[1, nearest] == 0xffff_0000)
        }
    }

    @Test func aLineThinnerThanAPixelStillShows() throws {
        let root = white(4, 10)
        let line = CALayer()
        line.frame = CGRect(x: 0, y: 5, width: 4, height: 1.0 / 3)
        line.backgroundColor = red.cgColor
        root.layer.addSublayer(line)
        let bitmap = try root.bitmap(scale: 1)
        #expect((0..<10).filter { bitmap[1, $0] == 0xffff_0000 } == [5])
    }

    /// The separator at the end of a cell, drawn with fewer pixels than the device has: the pixel of its middle is the cell's last.
    @Test(arguments: [(9.0, 8), (9.0 - 1.0 / 3, 8), (8.5, 8)])
    func `A line thinner than a pixel stays within what clips it`(end: Double, row: Int) throws {
        let root = white(4, 12)
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 9))
        cell.clipsToBounds = true
        let line = UIView(frame: CGRect(x: 0, y: end - 1.0 / 3, width: 4, height: 1.0 / 3))
        line.backgroundColor = red
        cell.addSubview(line)
        root.addSubview(cell)
        let bitmap = try root.bitmap(scale: 1)
        #expect((0..<12).filter { bitmap[1, $0] == 0xffff_0000 } == [row])
    }

    // MARK: Shadows

    /// Straight below a wide card the shadow is the integral of a Gaussian: at the edge of the silhouette it has half of
    /// its strength, one deviation outside 15.9 %.
    @Test func aCardsShadowFallsByItsRadius() throws {
        let root = white(200, 120)
        let card = UIView(frame: CGRect(x: 40, y: 20, width: 120, height: 40))
        card.backgroundColor = UIColor(white: 1, alpha: 1)
        card.layer.shadowOpacity = 1
        card.layer.shadowRadius = 4
        card.layer.shadowOffset = CGSize(width: 0, height: 10)
        root.addSubview(card)
        let bitmap = try root.bitmap(scale: 1)
        func darkness(_ y: Int) -> Double { 1 - Double(bitmap[100, y] & 0xff) / 255 }
        #expect(abs((darkness(69) + darkness(70)) / 2 - 0.5) < 0.01)
        #expect(abs((darkness(73) + darkness(74)) / 2 - 0.159) < 0.01)
        #expect(bitmap[100, 40] == 0xffff_ffff)
    }

    @Test func aClippingLayerHasNoShadowAndAClearOneThatOfItsContent() throws {
        let root = white(60, 60)
        let box = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        box.layer.shadowOpacity = 1
        box.layer.shadowRadius = 0
        box.layer.shadowOffset = CGSize(width: 6, height: 0)
        let content = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        content.backgroundColor = red
        box.addSubview(content)
        root.addSubview(box)
        var bitmap = try root.bitmap(scale: 1)
        #expect(bitmap[30, 30] == 0xffff_0000 && bitmap[43, 30] == 0xff00_0000 && bitmap[53, 30] == 0xffff_ffff)
        box.clipsToBounds = true
        bitmap = try root.bitmap(scale: 1)
        #expect(bitmap[43, 30] == 0xffff_ffff)
    }

    /// The shadow lies under the whole group: its strength is that of the layer times the layer's opacity.
    @Test func aTranslucentLayersShadowIsSeenThroughIt() throws {
        let root = white(60, 20)
        let card = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
        card.backgroundColor = red
        card.alpha = 0.5
        card.layer.shadowOpacity = 1
        card.layer.shadowRadius = 0
        card.layer.shadowOffset = CGSize(width: 10, height: 0)
        root.addSubview(card)
        let bitmap = try root.bitmap(scale: 1)
        #expect(bitmap[35, 10].isNear(0xff7f_7f7f))
        #expect(bitmap[15, 10].isNear(0xffff_7f7f))
        #expect(bitmap[25, 10].isNear(0xffbf_3f3f))
    }
}

extension UIView {
    fileprivate func bitmap(scale: Int) throws -> Bitmap { try picture(on: Stage(scale: CGFloat(scale))).bitmap() }
}

extension UInt32 {
    /// Whether every byte is that of another pixel, or one beside it: blending rounds where it likes.
    fileprivate func isNear(_ other: UInt32) -> Bool {
        for shift: UInt32 in [0, 8, 16, 24] {
            let mine = Int((self >> shift) & 0xff)
            let others = Int((other >> shift) & 0xff)
            if abs(mine - others) > 1 { return false }
        }
        return true
    }
}
