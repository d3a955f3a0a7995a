import Maquette
import Testing

/// Blurs are flat: paper of 247 or, in the dark, of 37, and as opaque as the material is thick.
@MainActor @Suite struct EffectPictureTests {
    private func text(_ effect: UIVisualEffect?, style: UIUserInterfaceStyle = .light) throws -> String {
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        return try view.picture(on: Stage(style: style)).text
    }

    private func fill(_ style: UIBlurEffect.Style, in appearance: UIUserInterfaceStyle) throws -> String? {
        try text(UIBlurEffect(style: style), style: appearance).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.first { $0.hasPrefix("fill") }
    }

    @Test func materialsFollowTheAppearanceUnlessTheirNameSaysWhich() throws {
        let (bright, dark) = ("fill rect 0 0 40 30 #F7F7F7/", "fill rect 0 0 40 30 #252525/")
        #expect(try fill(.systemMaterial, in: .light) == bright + "0.8")
        #expect(try fill(.systemMaterial, in: .dark) == dark + "0.8")
        #expect(try fill(.systemMaterialLight, in: .dark) == bright + "0.8")
        #expect(try fill(.systemMaterialDark, in: .light) == dark + "0.8")
        #expect(try fill(.extraLight, in: .dark)?.hasPrefix(bright) == true)
        #expect(try fill(.dark, in: .light)?.hasPrefix(dark) == true)
    }

    @Test func thickerMaterialsHideMore() throws {
        let styles: [UIBlurEffect.Style] = [
            .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
        ]
        let opacities = try styles.map { style in
            try #require(fill(style, in: .light)?.split(separator: "/").last.flatMap { Double($0) })
        }
        #expect(opacities == opacities.sorted() && Set(opacities).count == 4)
    }

    /// Over red, four fifths of 247 and a fifth of red: 198 of green and blue, 249 of red.
    @Test func whatIsBehindShinesThroughAndContentDoesNotFade() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        root.backgroundColor = .red
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = root.bounds
        let content = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 30))
        content.backgroundColor = .blue
        view.contentView.addSubview(content)
        root.addSubview(view)
        let found = try Pixels(of: root)
        expectColor(found[10, 15], [249, 198, 198, 255])
        expectColor(found[30, 15], Colors.blue)
    }

    @Test func withoutABlurThereIsNothing() throws {
        #expect(try !text(nil).contains("fill"))
        let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
        #expect(try !text(vibrancy).contains("fill"))
    }
}
