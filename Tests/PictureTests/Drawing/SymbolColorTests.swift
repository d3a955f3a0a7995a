import Maquette
import Testing

/// Symbols in more than one colour or opacity, and those that show a value.
@MainActor @Suite struct SymbolColorTests {
    private func pixels(_ image: UIImage?, tint: UIColor = .black) throws -> Pixels {
        let shown: UIImage = try #require(image)
        let view = UIImageView(image: shown)
        view.tintColor = tint
        return try Pixels(of: view)
    }

    private func symbol(_ name: String, _ colors: UIImage.SymbolConfiguration) -> UIImage? {
        UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 100).applying(colors))
    }

    /// As an app's pictures of iOS have them (github.com/meshtastic/Meshtastic-Apple, `mqttUplinkOnly` and `hopsAway`): of 255, a
    /// disc has 63, an outline around a sign 127, and signs have all.
    @Test func layersOfAHierarchicalSymbolDifferInOpacity() throws {
        let filled = try pixels(symbol("arrow.up.circle.fill", .init(hierarchicalColor: .red)))
        #expect((63...64).contains(filled[20, 57][3]) && filled[60, 70][3] == 255)
        let framed = try pixels(symbol("3.square", .init(hierarchicalColor: .red)))
        #expect((127...128).contains(framed[56, 13][3]))
    }

    /// A paler layer hides what it lies on: where a person stands on the circle around it, it is as pale as everywhere else.
    @Test func whatLiesBehindAPaleLayerDoesNotShineThrough() throws {
        let image = try pixels(symbol("person.crop.circle.badge.plus", .init(hierarchicalColor: .red)))
        #expect((127...128).contains(image[48, 101][3]) && (127...128).contains(image[48, 92][3]))
    }

    /// Apple's documentation of `init(paletteColors:)`: of a symbol with a primary and a tertiary layer, such as a filled circle with
    /// a sign, the tertiary one gets the second of two colours and the third of three.
    @Test func colorsOfAPaletteAreForTheLayersInTheirOrder() throws {
        let two = try pixels(symbol("arrow.up.circle.fill", .init(paletteColors: [.red, .blue])))
        #expect(two[20, 57] == Colors.blue && two[60, 70] == Colors.red)
        let three = try pixels(symbol("arrow.up.circle.fill", .init(paletteColors: [.red, .green, .blue])))
        #expect(three[20, 57] == Colors.blue && three[60, 70] == Colors.red)
        let badge = try pixels(symbol("folder.fill.badge.plus", .init(paletteColors: [.red, .blue])))
        #expect(badge[30, 70] == Colors.blue && badge[119, 60] == Colors.red)
        let one = try pixels(symbol("arrow.up.circle.fill", .init(paletteColors: [.red])))
        #expect(one[20, 57] == Colors.red && one[60, 70][3] == 0)
    }

    /// Apple's documentation: for a configuration's colours the rendering mode is `alwaysTemplate` or `automatic`.
    @Test func aTemplateKeepsThePalette() throws {
        let symbol = symbol("arrow.up.circle.fill", .init(paletteColors: [.red, .blue]))
        let image = try pixels(symbol?.withRenderingMode(.alwaysTemplate), tint: .green)
        #expect(image[20, 57] == Colors.blue && image[60, 70] == Colors.red)
    }

    /// Yellow with a white sign, as Apple's documentation of `SymbolRenderingMode.multicolor` has it.
    @Test func theTriangleOfAWarningIsYellow() throws {
        let image = try pixels(symbol("exclamationmark.triangle.fill", .preferringMulticolor()), tint: .blue)
        #expect(image[30, 92][0] == 255 && image[30, 92][2] == 0 && image[64, 50][2] == 255)
    }

    /// Apple's documentation of `preferringMulticolor()`: without colours of its own a symbol is a template; its own go before those
    /// of a palette, and a palette before none.
    @Test func aSymbolWithoutColorsOfItsOwnIsATemplateOrInThePalette() throws {
        let plain = try pixels(symbol("arrow.up", .preferringMulticolor()), tint: .blue)
        #expect(plain[55, 60] == Colors.blue)
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
        let disc = try pixels(symbol("arrow.up.circle.fill", palette.applying(.preferringMulticolor())))
        #expect(disc[20, 57] == Colors.blue && disc[60, 70] == Colors.red)
        let warning = try pixels(symbol("exclamationmark.triangle.fill", palette.applying(.preferringMulticolor())))
        #expect(warning[30, 92][0] == 255 && warning[64, 50][2] == 255)
    }

    /// As Apple's session 10158 of 2022 has it for three layers: 0 %, 1 to 33 %, 34 to 67 %, 68 to 100 %.
    @Test(arguments: [(0.0, 0), (0.01, 1), (0.33, 1), (0.34, 2), (0.67, 2), (0.68, 3), (1, 3)])
    func aValueShowsTheStepsThatItReaches(value: Double, steps: Int) throws {
        let image = try pixels(
            UIImage(
                systemName: "wifi", variableValue: value, configuration: UIImage.SymbolConfiguration(pointSize: 100)))
        // The dot, and the middles of the second and the third arc.
        let shown = [image[65, 82][3], image[65, 41][3], image[65, 13][3]].filter { $0 == 255 }.count
        #expect(shown == steps)
        #expect(steps == 3 || image[65, 13][3] > 60)
    }

    @Test func aSymbolWithoutStepsIgnoresTheValue() throws {
        let configuration = UIImage.SymbolConfiguration(pointSize: 100)
        let plain = try pixels(UIImage(systemName: "star.fill", withConfiguration: configuration)).area
        let half = UIImage(systemName: "star.fill", variableValue: 0.5, configuration: configuration)
        #expect(try pixels(half).area == plain)
    }

    /// What `other` sets replaces what was set before.
    @Test func colorsOfConfigurationsReplaceEachOther() throws {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
        let both = palette.applying(UIImage.SymbolConfiguration(hierarchicalColor: .red))
        #expect(both == UIImage.SymbolConfiguration(hierarchicalColor: .red))
        #expect(both != UIImage.SymbolConfiguration(paletteColors: [.red]))
        #expect(both.applying(palette) == palette)
    }
}
