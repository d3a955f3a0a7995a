import Maquette
import MaquetteRenderer
import SwiftUI
import Testing

/// Enlarged pictures (documented: `Image.Interpolation.none`: "A value that indicates SwiftUI doesn't interpolate image data").
@MainActor @Suite struct InterpolationTests {
    /// Black beside white, two pixels, ten times as large.
    private func row(_ interpolation: SwiftUI.Image.Interpolation) throws -> [Int] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { renderer in
            UIColor.white.setFill()
            renderer.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            UIColor.black.setFill()
            renderer.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        }
        let view = Image(uiImage: picture).interpolation(interpolation).resizable().frame(width: 20, height: 20)
        let laid = Laid(view, width: 20, height: 20)
        let bitmap = try Bitmap(laid.host.picture(on: Stage(scale: 1)).list, scale: 1)
        return (0..<20).map { Int(bitmap[$0, 10] & 255) }
    }

    @Test func `Pixels stay squares without interpolation, and flow into each other with it`() throws {
        let sharp = try row(.none)
        #expect(sharp == Array(repeating: 0, count: 10) + Array(repeating: 255, count: 10))
        let smooth = try row(.high)
        #expect(smooth.contains { $0 > 40 && $0 < 215 })
    }
}
