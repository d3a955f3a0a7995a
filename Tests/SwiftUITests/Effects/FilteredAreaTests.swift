import Maquette
import MaquetteRenderer
import SwiftUI
import Testing

/// What a filter changes of a screen.
@MainActor @Suite struct FilteredAreaTests {
    // Documented: `ignoresSafeArea(_:edges:)` extends a view to the edges of the screen, and `blur(radius:opaque:)` applies to all of it.
    @Test func `A filtered ground that ignores the safe area reaches the edges of the screen`() throws {
        try expectsOneColor(of: Color(red: 1, green: 0, blue: 0).ignoresSafeArea().grayscale(0.5))
    }

    // The same of a page whose content begins below a bar.
    @Test func `So does that of a page below a navigation bar`() throws {
        let page = ZStack {
            Color(red: 1, green: 0, blue: 0).ignoresSafeArea()
            Text("Page").hidden()
        }
        try expectsOneColor(
            of: NavigationStack { page.grayscale(0.5).navigationBarTitleDisplayMode(.inline).navigationTitle("") })
    }

    // Documented: `offset(x:y:)` moves what is drawn and leaves the layout as it is, and `hueRotation(_:)` is about what is drawn.
    @Test func `What was moved out of its place is filtered as well`() throws {
        func picture(_ dot: some View) throws -> Bitmap {
            var stage = Stage(scale: 1)
            stage.settings.device = Headless.Device.all.first { $0.name == "iPhone 16" } ?? stage.settings.device
            let picture = try stage.show(stage.use { UIHostingController(rootView: dot) }) { $0.picture() }
            return try Bitmap(picture.list, scale: 1)
        }
        let dot = Color(red: 0, green: 0, blue: 0).frame(width: 4, height: 4)
        let moved = dot.offset(x: 24).rotationEffect(.degrees(90))
        let (plain, filtered) = (try picture(moved), try picture(moved.hueRotation(.degrees(120))))
        let (x, y) = (plain.width / 2, plain.height / 2)
        let places = (0..<60).filter { plain[x, y + $0] != 0xFFFF_FFFF }
        #expect(places.count >= 3)
        for place in places { #expect(filtered[x, y + place] != 0xFFFF_FFFF) }
    }

    private func expectsOneColor(of ground: some View) throws {
        var stage = Stage(scale: 1)
        stage.settings.device = Headless.Device.all.first { $0.name == "iPhone 16" } ?? stage.settings.device
        let picture = try stage.show(stage.use { UIHostingController(rootView: ground) }) { $0.picture() }
        let bitmap = try Bitmap(picture.list, scale: 1)
        let middle = bitmap[200, 400]
        #expect(middle != 0xFFFF_FFFF)
        #expect(bitmap[200, 1] == middle && bitmap[200, 850] == middle)
    }
}
