import Foundation
import Maquette
import Testing

/// Scenes that are shown larger than they were drawn, or elsewhere.
@MainActor @Suite("Interface Builder scenes as apps show them")
struct AppScreenTests {
    /// The frames of a document's first scene when its root has another size, as a device gives it.
    private func frames(
        _ document: any Document, _ change: (inout ScenePreferences) -> Void
    ) throws -> [String: CGRect] {
        let scene = try #require(document.scenes.first)
        var preferences = scene.preferences
        preferences.safeAreaInsets = nil
        change(&preferences)
        return try Stage(Headless.Settings(), room: .screen).honouring(preferences).show(document.build(scene)) {
            shown in
            var frames: [String: CGRect] = [:]
            for element in shown.elements { frames[element.id ?? ""] = element.view.frame }
            return frames
        }
    }

    private func pins(_ first: String, _ second: String, _ attributes: String...) -> String {
        attributes.map { Markup.pin(first, $0, second, $0) }.joined()
    }

    // MARK: Content views

    @Test("the content of an effect is as large as the effect, though the document gives it no mask")
    func effect() throws {
        let content = """
            <view key="contentView" id="c">\(Markup.rect(0, 0, 375, 100))<autoresizingMask key="autoresizingMask"/></view>
            """
        let effect = """
            <visualEffectView id="e" translatesAutoresizingMaskIntoConstraints="NO">\(Markup.rect(0, 0, 375, 100))\
            \(content)<blurEffect style="regular"/></visualEffectView>
            """
        let scene = Markup.controller(
            "a", views: effect, constraints: pins("e", "a-root", "leading", "trailing", "top", "bottom"))
        let frames = try frames(DrawnDocument(scenes: scene).document) { $0.size = CGSize(width: 800, height: 600) }
        #expect(frames["e"] == CGRect(x: 0, y: 0, width: 800, height: 600))
        #expect(frames["c"] == CGRect(x: 0, y: 0, width: 800, height: 600))
    }

    /// A cell of 180 x 120 with twenty points around a box that is no lower than 40 and no narrower than 60.
    private func item() throws -> any Document {
        let box = Markup.placed(
            "view", "box", "",
            "<constraints><constraint firstAttribute=\"height\" relation=\"greaterThanOrEqual\" constant=\"40\" id=\"h\"/><constraint "
                + "firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant=\"60\" id=\"w\"/></constraints>")
        let constraints =
            Markup.pin("box", "leading", "c", "leading", 20) + Markup.pin("box", "top", "c", "top", 20)
            + Markup.pin("c", "trailing", "box", "trailing", 20) + Markup.pin("c", "bottom", "box", "bottom", 20)
        let cell = """
            <collectionViewCell id="cell">\(Markup.rect(0, 0, 180, 120))<collectionViewCellContentView \
            key="contentView" id="c">\(Markup.rect(0, 0, 180, 120))<autoresizingMask key="autoresizingMask"/>\
            <subviews>\(box)</subviews><constraints>\(constraints)</constraints></collectionViewCellContentView>\
            </collectionViewCell>
            """
        return try DrawnDocument(view: cell).document
    }

    @Test("the content of a collection's cell is as large as the cell")
    func cellContent() throws {
        let frames = try frames(item()) { $0.size = CGSize(width: 300, height: 200) }
        #expect(frames["c"] == CGRect(x: 0, y: 0, width: 300, height: 200))
    }

    @Test("a collection's cell of no given height is as high as its content asks for")
    func cellHeight() throws {
        let frames = try frames(item()) { $0.size = CGSize(width: 300, height: 0) }
        #expect(frames["cell"] == CGRect(x: 0, y: 0, width: 300, height: 80))
        #expect(frames["box"] == CGRect(x: 20, y: 20, width: 260, height: 40))
    }

    // MARK: Older screens

    /// Before Xcode 8 documents did not name their device; new scenes had the size of a phone's or a tablet's screen.
    @Test(
        "a root that fills a screen of its time is a screen, held as it is drawn",
        arguments: [
            (320, 480, "iPhone 4s", false), (320, 568, "iPhone SE (1st generation)", false),
            (375, 667, "iPhone 8", false), (414, 736, "iPhone 8 Plus", false), (768, 1024, "iPad (9.7-inch)", false),
            (568, 320, "iPhone SE (1st generation)", true), (1024, 768, "iPad (9.7-inch)", true),
        ])
    func screenOfOld(width: Int, height: Int, device: String, isLandscape: Bool) throws {
        let scene = Markup.controller("a", size: (width, height), views: "", constraints: "")
        let preferences = try #require(
            DrawnDocument(scenes: scene, tools: 6_254, device: nil).document.scenes.first?.preferences)
        #expect(preferences.settings.device == .named(device))
        #expect((preferences.settings.orientation?.isLandscape == true) == isLandscape)
        // The status bar of the time is free, also where the screen of 600 points is little higher.
        #expect(preferences.safeAreaInsets?.top == 20)
    }

    @Test("a freeform root or one of another size is no screen")
    func piecesOfOld() throws {
        func device(_ width: Int, _ height: Int, _ rest: String = "") throws -> Headless.Device? {
            let scene = Markup.controller("a", size: (width, height), views: "", constraints: "", rest: rest)
            return try DrawnDocument(scenes: scene, tools: 6_254, device: nil).document.scenes.first?.preferences
                .settings
                .device
        }
        let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
        #expect(try device(320, 568, freeform) == nil)
        #expect(try device(320, 200) == nil && device(600, 600) == nil)
    }

    // MARK: Collections

    /// Two items of 100 and a header, where 320 points are recorded. In 500, four items fit with 10 between them; a flow
    /// layout spreads those of a full line: 500 - 4 x 100 = 100, in three gaps.
    @Test("the parts of a collection flow again in another width")
    func collection() throws {
        func cell(_ id: String, _ x: Int, _ y: Int) -> String {
            "<collectionViewCell id=\"\(id)\">\(Markup.rect(x, y, 100, 100))</collectionViewCell>"
        }
        let cells = cell("i", 0, 50) + cell("j", 110, 50) + cell("k", 220, 50) + cell("l", 0, 160)
        let scene = """
            <collectionViewController id="a"><collectionView key="view" id="v">\(Markup.rect(0, 0, 320, 568))\
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" \
            id="f"><size key="itemSize" width="100" height="100"/><size key="headerReferenceSize" width="50" \
            height="50"/><size key="footerReferenceSize" width="50" height="30"/></collectionViewFlowLayout>\
            <cells>\(cells)</cells><collectionReusableView key="sectionHeaderView" id="h">\
            \(Markup.rect(0, 0, 320, 50))</collectionReusableView><collectionReusableView key="sectionFooterView" id="g">\
            \(Markup.rect(0, 260, 320, 30))</collectionReusableView></collectionView></collectionViewController>
            """
        let document = try DrawnDocument(scenes: scene, device: "retina4_0")
        document.expect("l", 0, 160, 100, 100)
        document.expect("h", 0, 0, 320, 50)
        let frames = try frames(document.document) {
            ($0.size, $0.safeAreaInsets) = (CGSize(width: 500, height: 600), .zero)
        }
        #expect(frames["h"] == CGRect(x: 0, y: 0, width: 500, height: 50))
        #expect(frames["g"] == CGRect(x: 0, y: 150, width: 500, height: 30))
        #expect(frames["l"] == CGRect(x: 400, y: 50, width: 100, height: 100))
    }

    // MARK: Canvas habits

    @Test("a spinner that hides when stopped takes no space in an app")
    func stoppedSpinner() throws {
        let spinner = """
            <activityIndicatorView id="s" hidden="YES" hidesWhenStopped="YES" style="medium">\(Markup.rect(0, 0, 0, 0))\
            </activityIndicatorView>
            """
        let below = Markup.placed(
            "view", "l", "",
            "<constraints><constraint firstAttribute=\"height\" constant=\"30\" id=\"h\"/></constraints>")
        let stack = Markup.placed(
            "stackView", "e", "axis=\"vertical\"", "<subviews>\(spinner)\(below)</subviews>")
        let scene = Markup.controller("a", views: stack, constraints: pins("e", "a-root", "leading", "trailing", "top"))
        let document = try DrawnDocument(scenes: scene)
        #expect(document.frames["l"]?.minY == 20)
        let first = try #require(document.document.scenes.first)
        let built = try document.document.build(first)
        built.canvasHabits.leave()
        try Stage(Headless.Settings(), room: .screen).honouring(first.preferences).show(built) { shown in
            #expect(shown.elements.first { $0.id == "l" }?.view.frame.minY == 0)
            #expect(shown.elements.first { $0.id == "s" }?.view.isHidden == true)
        }
    }

    // MARK: Embedded scenes

    /// The bar of a navigation controller is 44 points high and has nothing of the screen's above it in a container that
    /// begins further down.
    @Test("a navigation controller in a container has its bar there, and its content below it")
    func embeddedNavigation() throws {
        let container = """
            <containerView id="box">\(Markup.rect(0, 200, 375, 300))<connections><segue destination="n" kind="embed" \
            id="s"/></connections></containerView>
            """
        let outer = Markup.controller("a", views: container, constraints: "")
        let navigation = """
            <navigationController id="n"><navigationBar key="navigationBar" id="nb"/><connections><segue \
            destination="b" kind="relationship" relationship="rootViewController" id="r"/></connections>\
            </navigationController>
            """
        let inner = Markup.controller(
            "b", views: Markup.placed("view", "fill"),
            constraints: pins("fill", "b-safe", "leading", "trailing", "top"),
            rest: "<navigationItem key=\"navigationItem\" title=\"Inner\" id=\"i\"/>")
        let document = try DrawnDocument(scenes: outer, navigation, inner).document
        let scene = document.scenes[0]
        try Stage(Headless.Settings(), room: .screen).honouring(scene.preferences).show(document.build(scene)) {
            shown in
            let box = try #require(shown.elements.first { $0.id == "box" }?.view)
            let bar = try #require(first(UINavigationBar.self, in: box))
            #expect(bar.topItem?.title == "Inner")
            #expect(bar.convert(bar.bounds, to: box) == CGRect(x: 0, y: 0, width: 375, height: 44))
            let content = try #require(box.subviews.first?.subviews.first { $0.safeAreaInsets.top == 44 })
            #expect(content.bounds.size == CGSize(width: 375, height: 300))
        }
    }

    private func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
        (view as? View) ?? view.subviews.lazy.compactMap { first(type, in: $0) }.first
    }
}
