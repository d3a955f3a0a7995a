import Maquette
import Testing

/// Content fades below the bars of iOS 26: black content over a white ground, looked at where the screen ends, and where
/// the bar does.
@MainActor @Suite struct ScrollEdgeTests {
    private func brightness(
        at places: [Int], scrolled: Bool = true, release: SystemRelease = .iOS26,
        change: @escaping (UIScrollView) -> Void = { _ in }
    ) throws -> [Int] {
        var stage = Stage(Headless.Settings(), room: .screen)
        stage.settings.release = release
        stage.settings.displayScale = 1
        let controller = stage.use { () -> UIViewController in
            let scroll = UIScrollView()
            scroll.backgroundColor = .white
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 3000))
            content.backgroundColor = .black
            scroll.addSubview(content)
            scroll.contentSize = content.bounds.size
            change(scroll)
            let controller = UIViewController()
            controller.view = scroll
            return UINavigationController(rootViewController: controller)
        }
        let bitmap = try stage.show(controller) { shown in
            let scroll = (controller as? UINavigationController)?.topViewController?.view as? UIScrollView
            scroll?.contentOffset.y = scrolled ? 500 : -(scroll?.adjustedContentInset.top ?? 0)
            controller.view.setNeedsLayout()
            shown.canvas.layoutIfNeeded()
            return try shown.picture().bitmap()
        }
        return places.map { Int(bitmap[2, $0] & 0xff) }
    }

    /// A phone's bar of iOS 26 ends at 116: 62 points of safe area and 54 of its own.
    @Test func contentIsTheGroundAtTheScreensEdgeAndItselfBelowTheBar() throws {
        let found = try brightness(at: [0, 30, 60, 90, 110, 130])
        #expect(found.first ?? 0 > 240 && found.last == 0, "\(found)")
        #expect(zip(found, found.dropFirst()).allSatisfy { $0 > $1 }, "\(found)")
    }

    @Test func nothingFadesThatIsNotBelowTheBarOrWhoseEffectIsHidden() throws {
        #expect(try brightness(at: [0, 130], scrolled: false) == [255, 0])
        #expect(try brightness(at: [0, 60, 110]) { $0.topEdgeEffect.isHidden = true } == [0, 0, 0])
    }

    @Test func aHardEdgeIsAsStrongEverywhere() throws {
        let found = try brightness(at: [0, 60, 110, 130]) { $0.topEdgeEffect.style = .hard }
        #expect(Set(found.prefix(3)).count == 1 && found[0] > 200 && found[3] == 0, "\(found)")
    }

    /// iOS 18 has a material there, the same from edge to edge.
    @Test func otherReleasesHaveTheirMaterial() throws {
        let found = try brightness(at: [0, 60, 90], release: .iOS18)
        #expect(Set(found).count == 1, "\(found)")
    }
}
