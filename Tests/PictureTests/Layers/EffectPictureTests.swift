import Maquette
import Testing

/// Blurs are flat: light or dark paper, as opaque as the material is thick. Apple publishes no colours for them, so what is
/// expected here are relations that its guidelines name.
@MainActor @Suite struct EffectPictureTests {
    private func text(_ effect: UIVisualEffect?, style: UIUserInterfaceStyle = .light) throws -> String {
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        return try view.picture(on: Stage(style: style)).text
    }

    /// The grey of a material, from 0 to 1, and how opaque it is.
    private func paper(_ style: UIBlurEffect.Style, in appearance: UIUserInterfaceStyle) throws -> [Double] {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
        let pixel = try view.picture(on: Stage(scale: 1, style: appearance)).bitmap()[20, 15]
        let opacity = Double(pixel >> 24)
        return [Double(pixel & 255) / opacity, opacity / 255]
    }

    @Test func materialsFollowTheAppearanceUnlessTheirNameSaysWhich() throws {
        let (bright, dark) = (try paper(.systemMaterial, in: .light), try paper(.systemMaterial, in: .dark))
        #expect(bright[0] > 0.9 && dark[0] < 0.25)
        #expect(try paper(.systemMaterialLight, in: .dark) == bright)
        #expect(try paper(.systemMaterialDark, in: .light) == dark)
        #expect(try paper(.extraLight, in: .dark)[0] > 0.9)
        #expect(try paper(.dark, in: .light)[0] < 0.25)
    }

    @Test func thickerMaterialsHideMore() throws {
        let styles: [UIBlurEffect.Style] = [
            .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
        ]
        let opacities = try styles.map { try paper($0, in: .light)[1] }
        #expect(opacities == opacities.sorted() && Set(opacities).count == 4)
    }

    /// Over red: as much of the paper as it is opaque, and red for the rest.
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
        let paper = try paper(.systemMaterial, in: .light)
        let (grey, rest) = (255 * paper[0] * paper[1], 255 * (1 - paper[1]))
        expectColor(found[10, 15], [Int(grey + rest), Int(grey), Int(grey), 255], within: 2)
        expectColor(found[30, 15], Colors.blue)
    }

    /// Measured on iOS 26.1 by Vercantez/openuikit: over black 19 behind buttons of toolbars in the dark. That a quarter of what is
    /// behind shows through, as behind dark glass of views, is ours.
    @Test(arguments: [(UIColor.black, 19), (.white, 19 + 64)])
    func darkGlassOfBarsLetsThroughWhatIsBehind(behind: UIColor, level: Int) throws {
        let ground = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 48))
        ground.overrideUserInterfaceStyle = .dark
        ground.backgroundColor = behind
        let bar = UIToolbar(frame: ground.bounds)
        bar.items = [UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)]
        ground.addSubview(bar)
        let pixels = try Pixels(of: ground)
        // Beside the word, which begins 16 points after the glass does.
        expectColor(Array(pixels[24, 24][..<3]), [level, level, level])
    }

    @Test func withoutABlurThereIsNothing() throws {
        #expect(try !text(nil).contains("fill"))
        let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
        #expect(try !text(vibrancy).contains("fill"))
    }
}
