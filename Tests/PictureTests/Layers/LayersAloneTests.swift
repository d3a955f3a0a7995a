import Maquette
import Testing

/// What `render(in:)` draws, and what only the screen shows.
@MainActor @Suite struct LayersAloneTests {
    private func picture(_ view: UIView, draw: (UIView, CGContext) -> Void) throws -> Pixels {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return try Pixels(
            of: UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { draw(view, $0.cgContext) })
    }

    private func rendered(_ view: UIView) throws -> Pixels { try picture(view) { $0.layer.render(in: $1) } }

    private func drawn(_ view: UIView) throws -> Pixels {
        try picture(view) { view, _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
    }

    /// The steps of radar 41414439 (iOS 11 to 12), whose actual result has four round corners. The same is said of iOS 11 in issue 25 of
    /// uber/ios-snapshot-test-case, of iOS 13 in issue 358 of swift-snapshot-testing, and of Blueprint's suite in square/Blueprint 247.
    @Test(arguments: [false, true]) func `A layer that renders itself rounds the corners that are not masked, too`(
        clips: Bool
    ) throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        view.backgroundColor = .blue
        view.layer.masksToBounds = clips
        view.layer.cornerRadius = 20
        view.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMinXMaxYCorner]
        let corners = [(1, 1), (58, 1), (1, 58), (58, 58)]
        let (layers, screen) = (try rendered(view), try drawn(view))
        #expect(corners.map { layers[$0.0, $0.1][3] } == [0, 0, 0, 0])
        #expect(corners.map { screen[$0.0, $0.1][3] } == [255, 0, 0, 255])
    }

    /// Apple's page on `UIVisualEffectView` says that a snapshot of less than its window has no effect, and the one on `drawHierarchy` that it is
    /// for effects. stream-chat-swift's pictures ChatMessagePopupVC_Tests (iOS 26.2) are clear where the blur is, and swift-snapshot-testing's
    /// pictures testTraitsEmbeddedInTabNavigation (iOS 13.3) white where bars are.
    @Test func `A material is not in what layers render, and its content is`() throws {
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        blur.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        let content = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 20))
        content.backgroundColor = .red
        blur.contentView.addSubview(content)
        let (layers, screen) = (try rendered(blur), try drawn(blur))
        #expect(layers[10, 10] == Colors.clear && layers[30, 10] == Colors.red)
        #expect(screen[10, 10][3] > 100 && screen[30, 10] == Colors.red)
    }

    @Test(arguments: [SystemRelease.iOS13, .iOS18, .iOS26]) func `Bars render without what they are made of`(
        release: SystemRelease
    ) throws {
        try Headless.with {
            $0.release = release
            $0.displayScale = 1
        } perform: {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
            let item = UINavigationItem(title: "A")
            item.leftBarButtonItem = UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
            bar.items = [item]
            bar.layoutIfNeeded()
            let layers = try rendered(bar)
            #expect(layers[70, 5] == Colors.clear && layers[12, 5] == Colors.clear)
        }
    }

    /// stream-chat-swift's pictures ChatChannelAvatarView_Tests (iOS 26.2) have a hole around the online indicator, which a mask of a shape layer
    /// makes.
    @Test func `A mask counts in both`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.backgroundColor = .blue
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        mask.backgroundColor = UIColor.black.cgColor
        view.layer.mask = mask
        for pixels in [try rendered(view), try drawn(view)] {
            #expect(pixels[5, 5] == Colors.blue && pixels[15, 5] == Colors.clear)
        }
    }
}
