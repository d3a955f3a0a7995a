import Maquette
import MaquetteDrawing
import MaquetteRenderer
import MaquetteViewTestSupport
import Testing
import UIKit

/// Pictures for other eyes, pixel by pixel.
@MainActor @Suite struct EyesTests {
    private func square(_ color: UIColor, _ change: (UIView) -> Void = { _ in }) -> UIView {
        let view = UIView(frame: CGRect(0, 0, 10, 10))
        view.backgroundColor = color
        change(view)
        return view
    }

    private func pixel(_ view: UIView, _ x: Int = 5, _ change: (inout Stage) -> Void) throws -> UInt32 {
        var stage = Stage(scale: 1)
        change(&stage)
        return try stage.picture(of: view).bitmap()[x, 5]
    }

    /// 109, 95, 0: Machado's matrix for red, as worked out in `ColorSeeingTests`.
    @Test func `A picture's pixels go through the matrix, transparent ones and those of sheets too`() throws {
        #expect(try pixel(square(.red)) { $0.vision = .protanopia } == 0xFF6D_5F00)
        let half = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        // 109 · 128 / 255 is 54.7, and 95 · 128 / 255 is 47.7.
        #expect(try pixel(square(half)) { $0.vision = .protanopia } == 0x8037_3000)
        var stage = Stage(scale: 1)
        stage.vision = .protanopia
        let picture = try stage.picture(of: square(.red))
        let sheet = try ContactSheet([.init(picture, title: "Red")]).picture(scale: 1).bitmap()
        let pixels = (0..<sheet.height).flatMap { y in (0..<sheet.width).map { sheet[$0, y] } }
        #expect(pixels.contains(0xFF6D_5F00) && !pixels.contains(0xFFFF_0000))
    }

    @Test func `Smart Invert leaves what ignores it, also inside of something that does`() throws {
        let screen = square(.white) { root in
            let photo = square(.red) { $0.accessibilityIgnoresInvertColors = true }
            photo.frame = CGRect(0, 0, 6, 10)
            let badge = square(.blue) { $0.accessibilityIgnoresInvertColors = true }
            badge.frame = CGRect(0, 0, 3, 10)
            photo.addSubview(badge)
            root.addSubview(photo)
        }
        func seen(_ x: Int) throws -> UInt32 { try pixel(screen, x) { $0.settings.assistance = .invertColors } }
        #expect(try seen(8) == 0xFF00_0000)
        #expect(try seen(4) == 0xFFFF_0000)
        #expect(try seen(1) == 0xFF00_00FF)
    }

    @Test func `Images are inverted pixel by pixel`() throws {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
        let png = renderer.pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(0, 0, 10, 10))
        }
        let view = UIImageView(image: UIImage(data: png))
        view.frame = CGRect(0, 0, 10, 10)
        #expect(try pixel(view) { $0.settings.assistance = .invertColors } == 0xFF00_FFFF)
    }

    @Test func `Code reads what is switched on`() {
        var settings = Headless.settings
        settings.legibilityWeight = .bold
        settings.accessibilityContrast = .high
        settings.assistance = [.buttonShapes, .reduceTransparency, .reduceMotion, .invertColors]
        Stage(settings).use {
            #expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
            #expect(UIAccessibility.buttonShapesEnabled && UIAccessibility.isReduceTransparencyEnabled)
            #expect(UIAccessibility.isReduceMotionEnabled && UIAccessibility.isInvertColorsEnabled)
            #expect(UITraitCollection.current.legibilityWeight == .bold)
            #expect(UITraitCollection.current.accessibilityContrast == .high)
        }
        #expect(!UIAccessibility.isBoldTextEnabled && !UIAccessibility.buttonShapesEnabled)
    }

    @Test func `Bold text is wider, and a typeface of the app stays as it is`() {
        let usual = UIFont.systemFont(ofSize: 17)
        let width = ("Hello" as NSString).size(withAttributes: [.font: usual]).width
        let semibold = ("Hello" as NSString).size(
            withAttributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)]
        ).width
        Headless.with({ $0.legibilityWeight = .bold }) {
            #expect(("Hello" as NSString).size(withAttributes: [.font: usual]).width == semibold)
        }
        #expect(width < semibold)
    }

    @Test func `With button shapes a plain title is underlined, and a filled button is not`() throws {
        func commands(_ button: UIButton, _ assistance: Headless.Assistance) throws -> Int {
            var stage = Stage(scale: 1)
            stage.settings.assistance = assistance
            return try stage.picture(of: button).text.split(separator: "\n").count
        }
        let plain = Reading.button("Send")
        let filled = UIButton(configuration: .filled())
        filled.configuration?.title = "Send"
        #expect(try commands(plain, .buttonShapes) == commands(plain, []) + 1)
        #expect(try commands(filled, .buttonShapes) == commands(filled, []))
    }

    @Test func `Without transparency a material is opaque`() throws {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        view.frame = CGRect(0, 0, 10, 10)
        #expect(try pixel(view) { _ in } >> 24 < 255)
        #expect(try pixel(view) { $0.settings.assistance = .reduceTransparency } >> 24 == 255)
    }
}
