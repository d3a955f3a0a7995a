import Maquette
import Testing

/// A catalog on disk for the length of a test.
@MainActor private func withCatalog(_ files: [String: Data], _ body: () throws -> Void) throws {
    _ = Stage()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
    let catalog = folder.appendingPathComponent("Assets.xcassets")
    for (path, data) in files {
        let file = catalog.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }
    Headless.resources.imageFolders = [folder]
    defer {
        Headless.reset()
        try? FileManager.default.removeItem(at: folder)
    }
    try body()
}

private func json(_ text: String) -> Data { Data(text.utf8) }

/// A PNG of one colour.
@MainActor private func png(_ color: UIColor, _ side: CGFloat) throws -> Data {
    _ = Stage()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
        color.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
    return try #require(image.pngData())
}

@MainActor @Suite struct AssetCatalogImageTests {
    @Test func theFileOfTheScreensScaleIsTaken() throws {
        let contents = #"""
            {"images": [{"idiom": "universal", "scale": "1x", "filename": "a.png"},
                        {"idiom": "universal", "scale": "2x", "filename": "b.png"},
                        {"idiom": "universal", "scale": "3x"}]}
            """#
        try withCatalog([
            "logo.imageset/Contents.json": json(contents), "logo.imageset/a.png": try png(.red, 10),
            "logo.imageset/b.png": try png(.blue, 20),
        ]) {
            try Headless.with({ $0.displayScale = 2 }) {
                let image = try #require(UIImage(named: "logo"))
                #expect(image.size == CGSize(width: 10, height: 10) && image.scale == 2)
            }
            // There is no file for 3x: the next smaller one is the best.
            Headless.with({ $0.displayScale = 3 }) { #expect(UIImage(named: "logo")?.scale == 2) }
            Headless.with({ $0.displayScale = 1 }) { #expect(UIImage(named: "logo")?.scale == 1) }
            #expect(UIImage(named: "missing") == nil)
            #expect(UIImage(named: "logo") == UIImage(named: "logo"))
        }
    }

    /// "For PNG images, you may omit the filename extension" (`UIImage(named:)` in Apple's documentation): with and without it
    /// the same is meant.
    @Test func theEndingOfAPNGMayStayWhereItCameIntoACatalog() throws {
        try withCatalog([
            "logo.imageset/Contents.json": json(#"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#),
            "logo.imageset/a.png": try png(.red, 10),
        ]) {
            #expect(UIImage(named: "logo.png")?.size == CGSize(width: 10, height: 10))
            #expect(UIImage(named: "logo.jpg") == nil && UIImage(named: "other.png") == nil)
        }
    }

    @Test func aDarkVariantShowsWhereItIsDark() throws {
        let contents = #"""
            {"images": [{"idiom": "universal", "filename": "day.png"},
                        {"idiom": "universal", "filename": "night.png",
                         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
            """#
        try withCatalog([
            "sky.imageset/Contents.json": json(contents), "sky.imageset/day.png": try png(.red, 4),
            "sky.imageset/night.png": try png(.blue, 4),
        ]) {
            let view = UIImageView(image: UIImage(named: "sky"))
            #expect(try Pixels(of: view)[2, 2] == Colors.red)
            view.overrideUserInterfaceStyle = .dark
            #expect(try Pixels(of: view)[2, 2] == Colors.blue)
            let dark = UITraitCollection(userInterfaceStyle: .dark)
            let asset = try #require(UIImage(named: "sky")?.imageAsset)
            #expect(try Pixels(of: asset.image(with: dark).withRenderingMode(.alwaysOriginal))[2, 2] == Colors.red)
        }
    }

    @Test func templatesAndSlicesAreKept() throws {
        let contents = #"""
            {"images": [{"idiom": "universal", "scale": "2x", "filename": "a.png",
                         "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
                                      "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}},
                         "alignment-insets": {"top": 2, "left": 0, "bottom": 4, "right": 0}}],
             "properties": {"template-rendering-intent": "template"}}
            """#
        try withCatalog(["bubble.imageset/Contents.json": json(contents), "bubble.imageset/a.png": try png(.red, 40)]) {
            let image = try #require(UIImage(named: "bubble"))
            #expect(image.renderingMode == .alwaysTemplate)
            // Catalogs count pixels, and this file has two for each point.
            #expect(image.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
            #expect(image.resizingMode == .tile)
            #expect(image.alignmentRectInsets == UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0))
        }
    }

    @Test func foldersGiveANamespaceOnlyWhereTheySaySo() throws {
        let set = json(#"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#)
        let picture = try png(.red, 4)
        try withCatalog([
            "Tabs/Contents.json": json(#"{"properties": {"provides-namespace": true}}"#),
            "Tabs/home.imageset/Contents.json": set, "Tabs/home.imageset/a.png": picture,
            "Plain/Contents.json": json("{}"),
            "Plain/cart.imageset/Contents.json": set, "Plain/cart.imageset/a.png": picture,
        ]) {
            #expect(UIImage(named: "Tabs/home") != nil)
            #expect(UIImage(named: "home") == nil)
            #expect(UIImage(named: "cart") != nil)
        }
    }

    @Test func badCatalogsHoldNothing() throws {
        try withCatalog([
            "broken.imageset/Contents.json": json("{\"images\": ["),
            "odd.imageset/Contents.json": json(#"{"images": {"filename": 3}}"#),
            "gone.imageset/Contents.json": json(#"{"images": [{"filename": "gone.png"}]}"#),
            "text.imageset/Contents.json": json(#"{"images": [{"filename": "a.png"}]}"#),
            "text.imageset/a.png": json("not a picture"),
            "broken.colorset/Contents.json": json(#"{"colors": [{"color": {"components": {"red": "x"}}}]}"#),
        ]) {
            for name in ["broken", "odd", "gone", "text"] { #expect(UIImage(named: name) == nil) }
            #expect(UIColor(named: "broken") == nil)
        }
    }

    /// Whether or not the tool is there, the picture has the size that the file tells.
    @Test func aVectorHasItsSizeWithOrWithoutItsTool() throws {
        Headless.Diagnostics.handler = { _ in }
        let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="18" viewBox="0 0 48 36"></svg>"#
        let contents = json(#"{"images": [{"idiom": "universal", "filename": "a.svg"}]}"#)
        try withCatalog(["leaf.imageset/Contents.json": contents, "leaf.imageset/a.svg": json(drawing)]) {
            #expect(UIImage(named: "leaf")?.size == CGSize(width: 24, height: 18))
        }
    }

    /// Apple's "Asset Catalog Format Reference": `preserves-vector-representation` keeps the vectors for sizes other than the image's. The directions
    /// in the pictures of stadiamaps/ferrostar have sharp edges at 4 times their size.
    @Test(.enabled(if: AssetCatalogImageTests.isInstalled("rsvg-convert")))
    func `A vector that is preserved has sharp edges where it is enlarged`() throws {
        let drawing =
            #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h2v4H0z" fill="black"/></svg>"#
        func edge(_ properties: String) throws -> [[Int]] {
            let contents = json(#"{"images": [{"idiom": "universal", "filename": "a.svg"}]\#(properties)}"#)
            var found: [[Int]] = []
            try withCatalog(["half.imageset/Contents.json": contents, "half.imageset/a.svg": json(drawing)]) {
                let view = UIImageView(image: UIImage(named: "half"))
                view.contentMode = .scaleToFill
                view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
                let pixels = try Pixels(of: view)
                found = [pixels[18, 20], pixels[21, 20]]
            }
            return found
        }
        let kept = try edge(#", "properties": {"preserves-vector-representation": true}"#)
        #expect(kept == [Colors.black, Colors.clear])
        #expect(try edge("") != [Colors.black, Colors.clear])
    }

    private nonisolated static func isInstalled(_ tool: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(tool)")
        }
    }

    /// The template's guides: 20 to 100 across, the outline 60 high and its baseline 10 above its lower edge.
    @Test func aSymbolOfOnesOwnIsTakenFromItsTemplate() throws {
        let template = #"""
            <svg><g id="Guides"><line id="Baseline-M" x1="0" x2="9" y1="90" y2="90"/>
            <line id="left-margin-Regular-M" x1="20" x2="20" y1="0" y2="9"/>
            <line id="right-margin-Regular-M" x1="100" x2="100" y1="0" y2="9"/></g>
            <g id="Symbols"><g id="Regular-M" transform="matrix(1 0 0 1 20 100)">
            <path class="a" d="M10-60h60v60h-60z"/></g></g></svg>
            """#
        let contents = json(#"{"symbols": [{"idiom": "universal", "filename": "a.svg"}]}"#)
        try withCatalog(["brand.symbolset/Contents.json": contents, "brand.symbolset/a.svg": json(template)]) {
            let size = UIImage.SymbolConfiguration(pointSize: 50)
            let image = try #require(UIImage(named: "brand")?.withConfiguration(size))
            #expect(image.isSymbolImage)
            #expect(image.size == CGSize(width: 40, height: 30))
            #expect(image.baselineOffsetFromBottom == 5)
            let pixels = try Pixels(of: image.withTintColor(.black, renderingMode: .alwaysOriginal))
            #expect(pixels[4, 15] == Colors.clear && pixels[6, 15] == Colors.black)
            #expect(pixels[33, 15] == Colors.black && pixels[36, 15] == Colors.clear)
        }
    }
}

@MainActor @Suite struct AssetCatalogColorTests {
    @MainActor private func components(_ color: UIColor?) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard let color, color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return [0] }
        return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test func componentsAreReadInEachWayOfWriting() throws {
        func set(_ components: String, space: String = "srgb") -> Data {
            json(
                #"{"colors": [{"idiom": "universal", "color": {"color-space": "\#(space)", "components": {\#(components)}}}]}"#
            )
        }
        try withCatalog([
            "shares.colorset/Contents.json": set(#""red": "0.2", "green": "1.000", "blue": "0.000", "alpha": "0.5""#),
            "bytes.colorset/Contents.json": set(#""red": "51", "green": "255", "blue": "1", "alpha": "1""#),
            "hex.colorset/Contents.json": set(#""red": "0x33", "green": "0xFF", "blue": "0x00", "alpha": "1.000""#),
            "gray.colorset/Contents.json": set(#""white": "0.25", "alpha": "1""#, space: "gray-gamma-22"),
            "wide.colorset/Contents.json": set(
                #""red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1""#, space: "display-p3"),
        ]) {
            #expect(components(UIColor(named: "shares")) == [0.2, 1, 0, 0.5])
            #expect(components(UIColor(named: "bytes")) == [0.2, 1, 0.004, 1])
            #expect(components(UIColor(named: "hex")) == [0.2, 1, 0, 1])
            #expect(components(UIColor(named: "gray")) == [0.25, 0.25, 0.25, 1])
            // The red of Display P3 in extended sRGB, as published: 1.093, -0.227, -0.150.
            #expect(components(UIColor(named: "wide")) == [1.093, -0.227, -0.15, 1])
        }
    }

    @Test func appearancesAreChosenByStyleAndContrast() throws {
        func entry(_ white: String, _ appearances: String) -> String {
            #"{"idiom": "universal", "appearances": [\#(appearances)], "color": {"components": {"white": "\#(white)", "alpha": "1"}}}"#
        }
        let dark = #"{"appearance": "luminosity", "value": "dark"}"#
        let high = #"{"appearance": "contrast", "value": "high"}"#
        let entries = [entry("0.1", ""), entry("0.2", dark), entry("0.3", high), entry("0.4", dark + "," + high)]
        try withCatalog(["ink.colorset/Contents.json": json(#"{"colors": [\#(entries.joined(separator: ","))]}"#)]) {
            let color = try #require(UIColor(named: "ink"))
            @MainActor func white(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> CGFloat {
                let traits = UITraitCollection {
                    $0.userInterfaceStyle = style
                    $0.accessibilityContrast = contrast
                }
                return components(color.resolvedColor(with: traits))[0]
            }
            #expect(white(.light, .normal) == 0.1)
            #expect(white(.dark, .normal) == 0.2)
            #expect(white(.light, .high) == 0.3)
            #expect(white(.dark, .high) == 0.4)
            // Seen on iOS: a colour of a catalog is equal to itself, asked for again.
            #expect(UIColor(named: "ink") == color && UIColor(named: "ink")?.hash == color.hash)
            #expect(UIColor { _ in .red } != UIColor { _ in .red })
        }
    }

    /// Xcode makes `AccentColor` in the catalog of each target, as `{"idiom": "universal"}` until somebody chooses one.
    @Test func aSetWithoutAColourHidesNone() throws {
        let empty = json(#"{"colors": [{"idiom": "universal"}]}"#)
        let chosen = #"{"colors": [{"idiom": "universal", "color": {"reference": "systemOrangeColor"}}]}"#
        try withCatalog([
            "../AWidget.xcassets/AccentColor.colorset/Contents.json": empty,
            "AccentColor.colorset/Contents.json": json(chosen), "none.colorset/Contents.json": empty,
        ]) {
            #expect(UIColor(named: "AccentColor") == .systemOrange && UIColor(named: "none") == nil)
        }
    }

    /// Apple's "Specifying your app's color scheme": the colour that Xcode's setting names is the tint of views that have no other.
    @Test func theAccentColourTintsWhatNothingElseDoes() throws {
        let setting = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"
        defer { Headless.resources.settings = [:] }
        let chosen = #"{"colors": [{"idiom": "universal", "color": {"reference": "systemOrangeColor"}}]}"#
        let empty = #"{"colors": [{"idiom": "universal"}]}"#
        try withCatalog([
            "Brand.colorset/Contents.json": json(chosen), "AccentColor.colorset/Contents.json": json(empty),
        ]) {
            #expect(UIView().tintColor == .systemBlue)
            Headless.resources.settings = [setting: "AccentColor"]
            #expect(UIView().tintColor == .systemBlue)
            Headless.resources.settings = [setting: "Brand"]
            let (around, inside) = (UIView(), UIView())
            around.addSubview(inside)
            #expect(inside.tintColor == .systemOrange)
            around.tintColor = .red
            #expect(inside.tintColor == .red)
        }
    }

    @Test func referencesAreColoursOfTheSystem() throws {
        let set = #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#
        try withCatalog(["alarm.colorset/Contents.json": json(set)]) {
            #expect(UIColor(named: "alarm") == UIColor.systemRed)
        }
    }

    @Test func theDevicesOwnEntryWins() throws {
        func entry(_ idiom: String, _ white: String) -> String {
            #"{"idiom": "\#(idiom)", "color": {"components": {"white": "\#(white)", "alpha": "1"}}}"#
        }
        let entries = [entry("universal", "0.1"), entry("ipad", "0.2"), entry("mac", "0.3")]
        try withCatalog(["page.colorset/Contents.json": json(#"{"colors": [\#(entries.joined(separator: ","))]}"#)]) {
            let color = try #require(UIColor(named: "page"))
            #expect(components(color)[0] == 0.1)
            let tablet = Headless.Device.named("iPad (10.2-inch)")
            let onTablet = Headless.with({ $0.device = tablet ?? $0.device }) { components(color)[0] }
            #expect(onTablet == 0.2)
        }
    }
}
