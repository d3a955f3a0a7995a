import Foundation
import Maquette
import Testing

/// Scenes on other screens than their own, and what documents ask for that has no effect on a device.
@MainActor @Suite("Interface Builder scenes on a screen")
struct SceneScreenTests {
    /// A phone in landscape has low bars without large titles and no status bar above them.
    @Test("a scene with a large title has a low bar on a phone held sideways")
    func lowBar() throws {
        let navigation = """
            <navigationController id="n"><navigationBar key="navigationBar" id="nb" largeTitles="YES"/><connections>\
            <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>\
            </navigationController>
            """
        let content = Markup.controller(
            "a", views: "", constraints: "", rest: "<navigationItem key=\"navigationItem\" title=\"Inbox\" id=\"i\"/>")
        let document = try DrawnDocument(scenes: navigation, content).document
        let scene = try #require(document.scenes.last)
        var preferences = scene.preferences
        #expect(preferences.safeAreaInsets?.top == 96)
        (preferences.size, preferences.safeAreaInsets, preferences.settings.orientation) = (nil, nil, .landscapeRight)
        try Stage(Headless.Settings(), room: .screen).honouring(preferences).show(document.build(scene)) { shown in
            let bars = shown.canvas.subviews.flatMap(\.subviews).compactMap { $0 as? UINavigationBar }
            #expect(bars.map(\.frame) == [CGRect(x: 0, y: 0, width: 667, height: 32)])
            #expect(shown.view.safeAreaInsets.top == 32)
        }
    }

    /// A search bar of 56 points with its choices, which take 44 more, or with a line of words, which takes 27.
    @Test("choices below a search bar and words above it make it higher")
    func searchBar() throws {
        let titles = "<scopeButtonTitles><string>All</string><string>Unread</string></scopeButtonTitles>"
        let bars =
            Markup.placed("searchBar", "plain", "scopeButtonTitles=\"\"")
            + Markup.placed("searchBar", "scopes", "showsScopeBar=\"YES\"", titles)
            + Markup.placed("searchBar", "prompt", "prompt=\"Find\"")
        let pins = ["plain", "scopes", "prompt"].map { bar in
            ["leading", "trailing", "top"].map { Markup.pin(bar, $0, "a-root", $0) }.joined()
        }.joined()
        let document = try DrawnDocument(scenes: Markup.controller("a", views: bars, constraints: pins))
        document.expect("plain", 0, 0, 375, 56)
        document.expect("scopes", 0, 0, 375, 100)
        document.expect("prompt", 0, 0, 375, 83)
    }

    @Test("a custom view of a bar with constraints and no height of its own is centred in the bar")
    func viewInBar() throws {
        let label = Markup.placed("label", "l", "text=\"Label\"")
        let pins = ["leading", "trailing", "centerY"].map { Markup.pin("l", $0, "w", $0) }.joined()
        let content = "<subviews>\(label)</subviews><constraints>\(pins)</constraints>"
        let custom = """
            <view key="customView" translatesAutoresizingMaskIntoConstraints="NO" id="w">\(Markup.rect(0, 0, 0, 0))\
            \(content)</view>
            """
        let toolbar = """
            <toolbar id="bar">\(Markup.rect(0, 300, 375, 44))<items><barButtonItem id="i">\(custom)</barButtonItem></items>\
            </toolbar>
            """
        let document = try DrawnDocument(scenes: Markup.controller("a", views: toolbar, constraints: "")).document
        try Stage(Headless.Settings(), room: .screen).honouring(document.scenes[0].preferences)
            .show(document.build(document.scenes[0])) { shown in
                let label = try #require(shown.elements.first { $0.id == "l" }?.view)
                let middle = label.convert(CGPoint(x: 0, y: label.bounds.midY), to: shown.canvas).y
                #expect(abs(middle - 322) <= 0.5 && label.bounds.width > 30)
            }
    }

    /// 672 of the 768 points of an iPad are for text, so 48 are left at each side; a narrow view keeps its margins of 20.
    @Test("margins that follow the readable width leave 672 points of an iPad between them")
    func readableWidth() throws {
        func x(_ attributes: String, size: (Int, Int)) throws -> CGFloat? {
            let label = Markup.placed("label", "l", "text=\"Label\"")
            let scene = Markup.controller(
                "a", size: size, views: label, constraints: Markup.pin("l", "leading", "a-root", "leadingMargin")
            ).replacingOccurrences(of: "id=\"a-root\"", with: "id=\"a-root\" \(attributes)")
            return try DrawnDocument(scenes: scene, device: "ipad9_7").frames["l"]?.minX
        }
        #expect(try x("layoutMarginsFollowReadableWidth=\"YES\"", size: (768, 1024)) == 48)
        #expect(try x("", size: (768, 1024)) == 20)
    }

    /// A layer's colours are `CGColor`s; categories of projects with names of their own turn `UIColor`s into them.
    @Test("a layer takes no colour of a runtime attribute, which is reported once")
    func layerColor() throws {
        func view(_ id: String, _ path: String) -> String {
            """
            <view id="\(id)">\(Markup.rect(0, 0, 10, 10))<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \
            type="color" keyPath="\(path)"><color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
            """
        }
        let views = view("p", "layer.borderColor") + view("q", "layer.borderColor") + view("r", "layer.borderUIColor")
        let document = try DrawnDocument(scenes: Markup.controller("a", views: views, constraints: "")).document
        let built = try document.build(document.scenes[0])
        func border(_ id: String) -> CGColor? { built.elements.first { $0.id == id }?.view.layer.borderColor }
        #expect(border("p") == CALayer().borderColor && border("r") == UIColor.red.cgColor)
        #expect(built.warnings.map(\.message).filter { $0.contains("layer.borderColor") }.count == 1)
    }

    /// Beside the margins of 16 points a title begins at the right, and its detail ends 16 points from the left.
    @Test("title and detail of a row change sides in languages that run to the left, and keep apart")
    func mirroredRow() throws {
        func label(_ id: String, _ text: String, _ x: Int, _ width: Int) -> String {
            "<label text=\"\(text)\" id=\"\(id)\">\(Markup.rect(x, 12, width, 20))<autoresizingMask key=\"autoresizingMask\"/></label>"
        }
        let title = label("title", "A title that has more words than there is room for", 16, 200)
        let scene = """
            <tableViewController id="c"><tableView key="view" rowHeight="44" id="t">\(Markup.rect(0, 0, 375, 667))\
            <prototypes><tableViewCell id="row" textLabel="title" detailTextLabel="detail" \
            style="IBUITableViewCellStyleValue1">\(Markup.rect(0, 28, 375, 44))<tableViewCellContentView \
            key="contentView" id="content">\(Markup.rect(0, 0, 375, 44))<subviews>\(title)\
            \(label("detail", "A value of several words", 216, 143))</subviews></tableViewCellContentView>\
            </tableViewCell></prototypes></tableView></tableViewController>
            """
        var settings = Headless.Settings()
        settings.layoutDirection = .rightToLeft
        let document = try DrawnDocument(scenes: scene, settings: settings)
        let (first, second) = try (#require(document.frames["title"]), #require(document.frames["detail"]))
        #expect(first.maxX == 359 && second.minX == 16 && second.maxX + 8 <= first.minX)
    }
}
