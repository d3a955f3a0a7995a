import SwiftUI
import Testing

/// Colours as greys of recorded pictures, which are those of AccessibilitySnapshot (iOS 17.5, 18.5 and 26.2) and Palace's.
@MainActor @Suite struct ColorFacts {
    /// The red, green and blue of a colour over another one.
    private func bytes(_ color: UIColor, over ground: UIColor = .white) -> [Int] {
        func parts(_ color: UIColor) -> [CGFloat] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.resolvedColor(with: UITraitCollection.current).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
        let (upper, lower) = (parts(color), parts(ground))
        return (0..<3).map { Int(((upper[$0] * upper[3] + lower[$0] * (1 - upper[3])) * 255).rounded()) }
    }
    private func grey(_ color: UIColor, over ground: UIColor = .white) -> Int {
        let parts = bytes(color, over: ground).map(Double.init)
        return Int((0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2]).rounded())
    }

    @Test func `Secondary texts are of 138 on white and 133 on grouped ground (fact 215)`() throws {
        let label = try #require(Laid(Text(verbatim: "x").foregroundStyle(.secondary)).leaves.first as? UILabel)
        let color = try #require(label.textColor)
        #expect(abs(grey(color) - 138) <= 1)
        #expect(abs(grey(color, over: .systemGroupedBackground) - 133) <= 1)
    }

    @Test func `A placeholder is of 196 (fact 216)`() throws {
        let field = try #require(Laid(TextField("Name", text: .constant(""))).leaves.first)
        func label(_ view: UIView) -> UILabel? {
            (view as? UILabel) ?? view.subviews.lazy.compactMap { label($0) }.first
        }
        let color = try #require((label(field) ?? (field as? UILabel))?.textColor ?? .placeholderText)
        #expect(abs(grey(color) - 196) <= 1)
    }

    @Test func `Blue is of 127 before iOS 26, and of 138 since (fact 222)`() {
        for (release, value) in [(SystemRelease.iOS18, 101), (.iOS26, 109)] {
            Headless.with({ $0.release = release }) {
                // 0, 122, 255 and 0, 136, 255: the recorded greys are those of another weighing of the three.
                #expect(abs(grey(UIColor(Color.blue)) - value) <= 1)
                #expect(bytes(UIColor(Color.blue)) == (release == .iOS18 ? [0, 122, 255] : [0, 136, 255]))
            }
        }
    }

    @Test func `Grouped ground is of 242, 242, 247, and lines upon rows of 198, 198, 200 (facts 76, 304, 306)`() {
        #expect(bytes(.systemGroupedBackground) == [242, 242, 247])
        #expect(bytes(.separator).map { abs($0 - 198) <= 2 } == [true, true, true])
        let divider = Laid(Divider(), width: 100, height: 100)
        Headless.with({ $0.displayScale = 2 }) { #expect(Laid(Divider(), width: 100).frames[0].height == 0.5) }
        Headless.with({ $0.displayScale = 3 }) {
            #expect(abs(Laid(Divider(), width: 100).frames[0].height - 0.333) < 0.001)
        }
        #expect(divider.leaves[0].backgroundColor.map { bytes($0) } == bytes(.separator))
    }

    @Test func `A bordered button is grey, and of its tint where it has one (facts 243, 244)`() throws {
        func ground(_ view: some View) throws -> UIColor {
            func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
            return try #require(all(Laid(view).host).lazy.compactMap(\.backgroundColor).first { $0.cgColor.alpha > 0 })
        }
        for release in [SystemRelease.iOS18, .iOS26] {
            try Headless.with({ $0.release = release }) {
                #expect(abs(grey(try ground(Button("x") {}.buttonStyle(.bordered))) - 234) <= 1)
                let red = bytes(try ground(Button("x") {}.buttonStyle(.bordered).tint(.red)))
                #expect(red[0] > red[1] && red[0] > red[2])
            }
        }
    }
}
