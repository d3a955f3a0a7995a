import Maquette
import Testing

/// "Materials" in Apple's Human Interface Guidelines: what is behind a material or glass is seen through it, as colour and not as shapes; with
/// Reduce Transparency it is not seen.
@MainActor @Suite struct PanelPictureTests {
    /// The pixels of a row beside an alert's texts, over a screen of stripes that are a point wide.
    private func pixels(_ stripes: [UIColor], _ release: SystemRelease, isOpaque: Bool = false) throws -> [UInt32] {
        try Headless.with {
            $0.release = release
            if isOpaque { $0.assistance.insert(.reduceTransparency) }
        } perform: {
            let controller = UIViewController()
            for x in 0..<393 {
                let stripe = UIView(frame: CGRect(x: CGFloat(x), y: 0, width: 1, height: 852))
                stripe.backgroundColor = stripes[x % stripes.count]
                controller.view.addSubview(stripe)
            }
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            let stage = Stage(Headless.settings, room: .screen)
            return try stage.show(controller) { shown in
                controller.present(alert, animated: false)
                shown.canvas.layoutIfNeeded()
                let bitmap = try shown.picture().bitmap()
                let frame = alert.view.convert(alert.view.bounds, to: shown.canvas)
                let scale = bitmap.width / 393
                let y = Int(frame.minY + 12) * scale
                return (Int(frame.midX - 20) * scale..<Int(frame.midX + 20) * scale).map { bitmap[$0, y] }
            }
        }
    }

    private func redness(_ pixel: UInt32) -> Int { Int(pixel >> 16 & 255) - Int(pixel & 255) }

    @Test(arguments: [SystemRelease.iOS18, .iOS26]) func whatIsBehindAnAlertShinesThrough(release: SystemRelease) throws
    {
        let red = try pixels([.red], release)
        #expect(red.allSatisfy { redness($0) > 5 && redness($0) < 100 })
        #expect(try pixels([.red], release, isOpaque: true).allSatisfy { redness($0) == 0 })
        // Stripes cannot be told from each other.
        let striped = try pixels([.black, .white], release).map { $0 & 255 }
        #expect((striped.max() ?? 0) - (striped.min() ?? 255) <= 3)
    }
}
