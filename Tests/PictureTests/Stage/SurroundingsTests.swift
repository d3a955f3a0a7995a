import Foundation
import Maquette
import Testing

/// The status bar and the home indicator over whole screens. The time is Apple's 9:41. An iPhone 16 has 393 x 852 points and an indicator
/// whose middle is 10.5 points above the lower edge; an iPhone SE has a home button (Apple's pages of both).
@MainActor @Suite(.serialized) struct SurroundingsTests {
    private final class Hidden: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
        override var prefersHomeIndicatorAutoHidden: Bool { true }
    }

    private let phone = Stage(device: .iPhone16, scale: 1, room: .screen)

    init() { Headless.reset() }

    private func scene(_ controller: UIViewController, _ color: UIColor = .white) -> BuiltScene {
        controller.view.backgroundColor = color
        return BuiltScene(root: .controller(controller))
    }

    private func hasStatusBar(_ picture: Picture) -> Bool { picture.text.contains("says 9:41") }

    @Test func `A document in JSON is a whole screen with both, and bare without`() throws {
        let document = try Documents.read(
            Array(#"{ "view": { "backgroundColor": "white" } }"#.utf8), named: "screen.json")
        var stage = phone
        let picture = try stage.use { try stage.picture(of: document.build(document.scenes[0])) }
        #expect(hasStatusBar(picture))
        let pixels = try Pixels(of: picture)
        expectColor(pixels[196, 841], Colors.black)
        stage.surroundings = []
        let bare = try stage.use { try stage.picture(of: document.build(document.scenes[0])) }
        #expect(!hasStatusBar(bare))
        expectColor(try Pixels(of: bare)[196, 841], Colors.white)
    }

    @Test func `Controllers and views of code are drawn alone, as in tests of snapshots`() throws {
        #expect(!hasStatusBar(try phone.picture(of: UIViewController())))
        #expect(!hasStatusBar(try phone.picture(of: UIView())))
        var stage = phone
        stage.surroundings = .all
        #expect(hasStatusBar(try stage.picture(of: UIViewController())))
    }

    @Test func `What is no whole screen has neither`() throws {
        var stage = phone
        stage.room = .size(width: 393, height: 400)
        #expect(!hasStatusBar(try stage.use { try stage.picture(of: scene(UIViewController())) }))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(!hasStatusBar(try phone.picture(of: BuiltScene(root: .view(view)))))
    }

    @Test func `The window of an app has them`() throws {
        let picture = try phone.use {
            let window = UIWindow()
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            return try phone.picture(of: BuiltScene(root: .view(window)))
        }
        #expect(hasStatusBar(picture))
    }

    @Test func `A controller hides them`() throws {
        let picture = try phone.use { try phone.picture(of: scene(Hidden())) }
        #expect(!hasStatusBar(picture))
        expectColor(try Pixels(of: picture)[196, 841], Colors.white)
    }

    @Test func `The indicator is white over what is dark`() throws {
        let picture = try phone.use { try phone.picture(of: scene(UIViewController(), .black)) }
        expectColor(try Pixels(of: picture)[196, 841], Colors.white)
    }

    @Test func `A phone with a home button has no indicator, and sideways no status bar`() throws {
        var stage = Stage(device: .named("iPhone SE (3rd generation)"), scale: 1, room: .screen)
        let upright = try stage.use { try stage.picture(of: scene(UIViewController())) }
        #expect(hasStatusBar(upright))
        expectColor(try Pixels(of: upright)[187, 656], Colors.white)
        stage.settings.orientation = .landscapeRight
        #expect(!hasStatusBar(try stage.use { try stage.picture(of: scene(UIViewController())) }))
    }

    @Test func `They are none of the screen's views, and a screen with nothing else is blank`() throws {
        try phone.use {
            try phone.show(scene(UIViewController())) { shown in
                #expect(hasStatusBar(shown.picture()))
                #expect(shown.picture().isBlank)
                #expect(shown.canvas.subviews.count == 1)
                #expect(shown.elements.isEmpty)
            }
        }
    }
}
