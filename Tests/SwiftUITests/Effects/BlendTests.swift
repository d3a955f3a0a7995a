import Maquette
import MaquetteRenderer
import SwiftUI
import Testing

/// Views that are blended with what is beneath them, by the formulas of the W3C's "Compositing and Blending Level 1".
@MainActor @Suite struct BlendTests {
    private func color(_ mode: BlendMode, isGrouped: Bool = false) throws -> [Int] {
        let upper = Color(red: 0.5, green: 0.5, blue: 1).frame(width: 10, height: 10).blendMode(mode)
        let view = ZStack {
            Color(red: 0.8, green: 0.4, blue: 0.2)
            if isGrouped { upper.compositingGroup() } else { upper }
        }
        let laid = Laid(view, width: 20, height: 20)
        let pixel = try Bitmap(laid.host.picture(on: Stage(scale: 1)).list, scale: 1)[10, 10]
        return [16, 8, 0].map { Int(pixel >> $0 & 255) }
    }

    @Test(
        arguments: [
            (.normal, [128, 128, 255]), (.multiply, [102, 51, 51]), (.screen, [230, 179, 255]),
            (.difference, [77, 26, 204]), (.darken, [128, 102, 51]), (.lighten, [204, 128, 255]),
            (.plusLighter, [255, 230, 255]),
        ] as [(BlendMode, [Int])]) func `A view is blended in its mode`(mode: BlendMode, expected: [Int]) throws
    {
        for (found, wanted) in zip(try color(mode), expected) { #expect(abs(found - wanted) <= 1, "\(mode)") }
    }

    // Documented: `compositingGroup()`.
    @Test func `A group is blended by itself first`() throws {
        for (found, wanted) in zip(try color(.multiply, isGrouped: true), [128, 128, 255]) {
            #expect(abs(found - wanted) <= 1)
        }
    }
}
