import Maquette
import Testing

/// Images in place of the system's look, as Apple's documentation of `setBackgroundImage` and `setDividerImage` tells.
@MainActor struct SegmentImageTests {
    private func plain(_ color: UIColor, _ width: CGFloat = 1) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 1)).image {
            color.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: width, height: 1))
        }
    }

    @Test func `Background images take the place of plate and selection`() throws {
        let control = UISegmentedControl(items: ["", ""])
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
        control.selectedSegmentIndex = 1
        control.setBackgroundImage(plain(.red), for: .normal, barMetrics: .default)
        control.setBackgroundImage(plain(.blue), for: .selected, barMetrics: .default)
        control.setDividerImage(
            plain(.green, 4), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        let pixels = try Pixels(of: control)
        #expect(pixels[20, 16] == Colors.red && pixels[2, 2] == Colors.red)
        #expect(pixels[80, 16] == Colors.blue && pixels[98, 2] == Colors.blue)
        #expect(pixels[50, 16] == Colors.green)
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) != nil)
        control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
        #expect(control.backgroundImage(for: .normal, barMetrics: .default) == nil)
    }
}
