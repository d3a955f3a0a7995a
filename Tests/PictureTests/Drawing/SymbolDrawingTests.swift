import Maquette
import Testing

@MainActor @Suite struct SymbolDrawingTests {
    private func symbol(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight = .regular) throws -> UIImage {
        let wanted = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
        return try #require(UIImage(systemName: name, withConfiguration: wanted))
    }

    private func ink(_ image: UIImage) throws -> Double {
        try Pixels(of: image.withTintColor(.black, renderingMode: .alwaysOriginal)).area
    }

    /// Interface Builder recorded these sides in a box of 128.
    @Test(arguments: [
        ("star", 128.0, 116.0), ("plus", 128, 113), ("chevron.right", 97, 128), ("chevron.down", 128, 70),
        ("info.circle", 128, 123), ("ellipsis", 128, 37), ("checkmark", 128, 114), ("camera.fill", 128, 94),
        ("heart.fill", 128, 107), ("minus", 128, 24), ("magnifyingglass", 128, 116), ("arrow.left", 128, 98),
        ("person.fill", 128, 120), ("house", 128, 104),
        ("lock.rotation", 128, 119), ("tablecells", 128, 93), ("deskclock", 128, 125), ("touchid", 128, 122),
        ("chart.bar.doc.horizontal", 115, 128), ("photo.on.rectangle.angled", 128, 98),
        ("speaker.slash.fill", 115, 128), ("square.and.arrow.down.on.square", 122, 128),
    ])
    func sidesAreInTheRecordedProportion(name: String, width: Double, height: Double) throws {
        let size = try symbol(name, 100).size
        #expect(abs(Double(size.width / size.height) / (width / height) - 1) < 0.03)
    }

    /// A plus is two bars of the same length, so its ink grows as the width of its lines does.
    @Test func aSymbolGrowsWithItsTextAndItsLinesWithTheWeight() throws {
        let (small, large) = (try symbol("plus", 20), try symbol("plus", 40))
        #expect(abs(large.size.width / small.size.width - 2) < 0.02)
        let weights: [UIImage.SymbolWeight] = [.light, .regular, .semibold, .bold]
        let inks = try weights.map { try ink(symbol("plus", 100, $0)) }
        #expect(inks == inks.sorted() && Set(inks).count == 4)
        let regular = try symbol("plus", 100)
        let (width, line) = (try runs(regular).total, try runs(regular, row: 0.1).total)
        expectInk(try ink(regular), 2 * width * line - line * line, within: 0.03)
    }

    /// The disc's diameter and the ring's line are read from the middle row of the pictures.
    @Test func filledCirclesAreDiscsWithTheSignCutOut() throws {
        let ring = try runs(symbol("circle", 100))
        let (outer, inner) = (ring.total + ring.gap, ring.gap)
        let circle = try ink(symbol("circle", 100))
        expectInk(circle, Double.pi * (outer * outer - inner * inner) / 4)
        expectInk(try ink(symbol("circle.fill", 100)), Double.pi * outer * outer / 4)
        let cross = try ink(symbol("xmark.circle", 100)) - circle
        expectInk(try ink(symbol("xmark.circle.fill", 100)), Double.pi * outer * outer / 4 - cross)
    }

    /// The ink of one row of a picture, and the empty pixels between the first and the last of it.
    private func runs(_ image: UIImage, row share: Double = 0.5) throws -> (total: Double, gap: Double) {
        let pixels = try Pixels(of: image.withTintColor(.black, renderingMode: .alwaysOriginal))
        let y = Int(Double(pixels.bitmap.height) * share)
        let row = (0..<pixels.bitmap.width).map { Double(pixels[$0, y][3]) / 255 }
        guard let first = row.firstIndex(where: { $0 > 0 }), let last = row.lastIndex(where: { $0 > 0 }) else {
            return (0, 0)
        }
        return (row.reduce(0, +), row[first...last].reduce(0) { $0 + 1 - $1 } - (1 - row[first]) - (1 - row[last]))
    }

    private func expectInk(
        _ found: Double, _ expected: Double, within share: Double = 0.012,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(abs(found / expected - 1) < share, "\(found), expected \(expected)", sourceLocation: sourceLocation)
    }

    @Test func aNameThatNobodyDrewIsANeutralFrameAndKeepsTheName() throws {
        let unknown = try symbol("no.such.thing", 20)
        #expect(unknown.description.contains("symbol(system: no.such.thing)"))
        #expect(try ink(unknown) > 10)
        let (framed, circle) = (try ink(symbol("no.such.thing.circle", 100)), try ink(symbol("circle", 100)))
        #expect(abs(framed - circle) < 1)
    }

    @Test func coloursOfTheConfigurationAreItsOwn() throws {
        let wanted = UIImage.SymbolConfiguration(pointSize: 40).applying(.init(paletteColors: [.red]))
        let view = UIImageView(image: UIImage(systemName: "square.fill", withConfiguration: wanted))
        view.tintColor = .blue
        #expect(try Pixels(of: view)[20, 20] == Colors.red)
        view.image = UIImage(systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
        #expect(try Pixels(of: view)[20, 20] == Colors.blue)
    }

    /// A round symbol is in the middle of the capitals, whose half is 35.25 hundredths above the baseline, to the pixel.
    @Test func aSymbolBesideTextStandsInTheMiddleOfTheCapitals() throws {
        let image = try symbol("circle", 100)
        let baseline = try #require(image.baselineOffsetFromBottom)
        #expect(abs(image.size.height / 2 - baseline - 35.25) < 0.34)
        #expect(UIImage().baselineOffsetFromBottom == nil)
    }
}

/// Outlines have no pixels of their own.
@MainActor @Suite struct StretchedSymbolTests {
    @Test(arguments: ["chevron.forward", "arrow.backward", "chevron.forward.circle"])
    func waysInTheTextTurnWithIt(name: String) {
        #expect(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection == true)
        #expect(UIImage(systemName: "chevron.right")?.flipsForRightToLeftLayoutDirection == false)
    }

    /// Apple has forms of these for right to left, which are the mirrored ones.
    @Test(arguments: ["text.bubble", "text.bubble.fill", "speaker.zzz.fill", "doc.append", "text.quote"])
    func whatHasAMirroredFormIsMirrored(name: String) throws {
        #expect(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection == true)
        #expect(SymbolNames.isDrawn(name + ".rtl"))
    }

    /// The share of grey pixels falls as one over the size where an outline is drawn anew; pixels that are blown up keep
    /// theirs.
    @Test func aSymbolStaysSharpWhereItIsStretched() throws {
        func grey(_ side: CGFloat) throws -> Double {
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: side, height: side))
            view.contentMode = .scaleAspectFit
            view.image = UIImage(
                systemName: "square.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
            let pixels = try Pixels(of: view)
            var count = 0
            for y in 0..<Int(side) { for x in 0..<Int(side) where (20...235).contains(pixels[x, y][3]) { count += 1 } }
            return Double(count) / Double(side * side)
        }
        // One pixel at most along four sides of about 200.
        #expect(try grey(240) < 4 * 200 / (240 * 240))
    }
}
