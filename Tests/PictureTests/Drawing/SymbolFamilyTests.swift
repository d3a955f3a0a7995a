import Foundation
import Maquette
import Testing

/// What is composed of other symbols, and what is drawn for names that are not known.
@MainActor @Suite struct SymbolFamilyTests {
    private func pixels(_ name: String, _ size: CGFloat = 100) throws -> Pixels {
        let wanted = UIImage.SymbolConfiguration(pointSize: size)
        let image = try #require(UIImage(systemName: name, withConfiguration: wanted))
        return try Pixels(of: image.withTintColor(.black, renderingMode: .alwaysOriginal))
    }

    /// SF Symbols has the letters and the numbers from 0 to 50 in circles and squares, each filled, too.
    @Test func everyLetterAndNumberIsInItsFrames() {
        let signs = "abcdefghijklmnopqrstuvwxyz".map(String.init) + (0...50).map(String.init)
        for sign in signs {
            for frame in [".circle", ".circle.fill", ".square", ".square.fill"] {
                #expect(SymbolNames.isDrawn(sign + frame), "\(sign)\(frame)")
            }
        }
    }

    /// Keys of controllers and gears, which SF Symbols has in circles.
    @Test(arguments: ["l1", "l2", "lb", "lt", "r1", "r2", "rb", "rt", "2h", "4a", "4h", "4l", "abs"])
    func keysOfTwoOrThreeSignsAreInCircles(name: String) throws {
        #expect(SymbolNames.isDrawn(name + ".circle") && SymbolNames.isDrawn(name + ".circle.fill"))
        #expect(try pixels(name + ".circle").area > pixels("circle").area + 100)
    }

    /// Currencies of SF Symbols, which are all in circles and squares as well.
    @Test(arguments: [
        "dollar", "cent", "yen", "sterling", "franc", "florin", "turkishlira", "ruble", "euro", "dong", "indianrupee",
        "tenge", "peseta", "peso", "kip", "won", "lira", "austral", "hryvnia", "naira", "guarani", "coloncurrency",
        "cedi", "cruzeiro", "tugrik", "mill", "shekel", "manat", "rupee", "baht", "lari", "bitcoin", "brazilianreal",
    ])
    func everyCurrencyIsInItsFrames(name: String) {
        for frame in ["", ".circle", ".circle.fill", ".square", ".square.fill"] {
            #expect(SymbolNames.isDrawn(name + "sign" + frame), "\(name)sign\(frame)")
        }
    }

    @Test(arguments: [
        "lock.icloud", "heart.rectangle.on.rectangle.fill", "person.crop.circle.badge.checkmark",
        "mic.slash.circle.fill",
        "bolt.trianglebadge.exclamationmark.fill", "gobackward.15", "square.inset.filled", "star.leadinghalf.filled",
        "rectangle.portrait.dashed", "text.book.closed.he", "person.fill.questionmark", "star.square.on.square",
        "exclamationmark.icloud.fill", "document.badge.plus", "microphone.slash.fill", "folder.fill.badge.gearshape",
    ])
    func familiesAreCompleteByRules(name: String) { #expect(SymbolNames.isDrawn(name)) }

    @Test(arguments: [
        "no.such.thing", "heart.badge.nothing", "circle.lefthalf.nothing", "badge", "arrow.up.and.down.fill",
        "circle.fill.fill.x",
    ])
    func whatIsComposedOfNothingKnownIsNotDrawn(name: String) { #expect(!SymbolNames.isDrawn(name)) }

    /// The left half of a disc is full, the right one has only the rim.
    @Test func halvesAreFilledAtTheirSide() throws {
        let image = try pixels("circle.lefthalf.filled")
        #expect(image[30, 57][3] == 255 && image[90, 57][3] == 0 && image[106, 57][3] == 255)
    }

    /// The inverse of a half is the other one.
    @Test func theInverseOfAHalfIsTheOtherHalf() throws {
        let image = try pixels("circle.lefthalf.filled.inverse")
        #expect(image[30, 57][3] == 0 && image[90, 57][3] == 255)
    }

    /// Both pages of a book are erased from its disc, and what is between them is not.
    @Test func aSignInADiscKeepsItsGaps() throws {
        let image = try pixels("book.circle.fill")
        #expect(image[48, 57][3] == 0 && image[72, 57][3] == 0 && image[60, 57][3] == 255)
    }

    /// Another name for a sign in a circle is one for it in a disc as well.
    @Test func aCopyHasTheFilledFormOfItsOriginal() throws {
        let (copy, original) = (try pixels("sheqelsign.circle.fill"), try pixels("shekelsign.circle.fill"))
        let disc = try pixels("circle.fill")
        #expect(copy.area == original.area && copy.area < disc.area - 100)
    }

    /// In `lock.app.dashed` the app's outline is dashed and the lock is not: inside of the outline it has the ink of `lock.app`.
    @Test func ofASignInADashedFrameOnlyTheFrameIsDashed() throws {
        let (dashed, whole) = (try pixels("lock.app.dashed"), try pixels("lock.app"))
        func ink(_ image: Pixels) -> Int {
            (30..<90).reduce(0) { sum, x in (28..<78).reduce(sum) { $0 + Int(image[x, $1][3]) } }
        }
        #expect(ink(dashed) == ink(whole) && dashed.area < whole.area - 100)
    }

    /// Small parts that a badge covers in part are left out: of an iPad's home indicator nothing is seen beside the badge.
    @Test func aBadgeLeavesNoCrumbs() throws {
        let image = try pixels("ipad.badge.play")
        #expect((26..<58).allSatisfy { x in (92..<102).allSatisfy { image[x, $0][3] == 0 } })
    }

    /// A gear is one wheel with teeth: on a circle inside of them there is ink all around, which rays do not have.
    @Test func aGearIsAWheelAndNoSun() throws {
        let image = try pixels("gearshape.fill")
        for step in 0..<24 {
            let angle = Double(step) * .pi / 12
            let (x, y) = (60 + 32 * cos(angle), 57.5 + 32 * sin(angle))
            #expect(image[Int(x), Int(y)][3] == 255, "\(step)")
        }
        #expect(image[60, 57][3] == 0, "the hole in the middle")
    }

    /// Apple's marks are none of ours: plain boxes and circles stand in for them.
    @Test(arguments: ["apple.logo", "applelogo", "touchid", "faceid", "swift", "logo.xbox"])
    func brandsAreStandInsThatAreDrawn(name: String) throws { #expect(try pixels(name).area > 100) }

    /// What is not drawn is a dashed box with the name in it: the name is ink that another name does not have.
    @Test func aMissingSymbolIsABoxWithItsName() throws {
        let (short, long) = (try pixels("zz.no"), try pixels("zz.nothing.of.this.name"))
        #expect(short.bitmap.width == long.bitmap.width && short.bitmap.height == long.bitmap.height)
        #expect(long.area > short.area + 20)
    }

    @Test func aMissingSymbolIsOneProblem() {
        var told: [String] = []
        Headless.Diagnostics.handler = { told.append($0) }
        defer { Headless.Diagnostics.handler = nil }
        for _ in 0..<3 { _ = UIImage(systemName: "never.heard.of.it") }
        #expect(told.filter { $0.contains("never.heard.of.it") }.count <= 1)
    }
}

/// Every outline once, at three weights and two scales, light and dark: `Fixtures/Symbols`, looked at. With `MAQUETTE_RECORD` set,
/// they are made anew.
@MainActor @Suite(.serialized) struct SymbolSheetTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/Symbols")

    @Test(
        arguments: [("light", UIImage.SymbolWeight.light), ("regular", .regular), ("bold", .bold)],
        [(1.0, UIUserInterfaceStyle.light), (1, .dark), (2, .light), (2, .dark)])
    func allSymbolsLookAsRecorded(weight: (String, UIImage.SymbolWeight), look: (Double, UIUserInterfaceStyle)) throws {
        var stage = Stage(Headless.Settings())
        stage.settings.displayScale = look.0
        stage.settings.userInterfaceStyle = look.1
        let wanted = UIImage.SymbolConfiguration(pointSize: 13, weight: weight.1)
        let sheet = SymbolSheet(SymbolNames.distinct, configuration: wanted, columns: 40, showsNames: false)
        let picture = try stage.show(stage.use { sheet.view(pointSize: 13) }) { try $0.picture().png() }
        let name = "\(weight.0)-\(look.1 == .dark ? "dark" : "light")@\(Int(look.0))x.png"
        let file = Self.folder.appending(path: name)
        if ProcessInfo.processInfo.environment["MAQUETTE_RECORD"] != nil {
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            try picture.write(to: file)
        }
        #expect(try Data(contentsOf: file) == picture, "\(name) differs")
    }
}
