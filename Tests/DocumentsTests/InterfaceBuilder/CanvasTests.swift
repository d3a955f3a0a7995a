import Maquette
import Testing

/// What the canvas of Interface Builder covered with bars, and how that changed with its releases.
@MainActor @Suite("The canvas of Interface Builder")
struct CanvasTests {
    /// A controller whose only view fills the safe area.
    private func filled(_ id: String, y: Int = 0, size: (Int, Int) = (375, 667), rest: String = "") -> String {
        Markup.controller(
            id, y: y, size: size, views: Markup.placed("view", "\(id)-fill"),
            constraints: ["top", "bottom", "leading", "trailing"]
                .map { Markup.pin("\(id)-fill", $0, "\(id)-safe", $0) }.joined(), rest: rest)
    }

    private func segue(_ kind: String, to destination: String, _ relationship: String = "") -> String {
        let relationship = relationship.isEmpty ? "" : "relationship=\"\(relationship)\""
        return
            "<connections><segue destination=\"\(destination)\" kind=\"\(kind)\" \(relationship) id=\"s-\(destination)\"/></connections>"
    }

    @Test("shows a loose view without a size as large as the screen, and a freeform one as wide")
    func unsizedRoots() throws {
        func root(_ rest: String) -> String { Markup.placed("view", "e", "", rest) }
        try DrawnDocument(view: root("")).expect("e", 0, 0, 375, 667)
        let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
        let height = "<constraints><constraint firstAttribute=\"height\" constant=\"90\" id=\"h\"/></constraints>"
        try DrawnDocument(view: root(height + freeform)).expect("e", 0, 0, 375, 90)
    }

    @Test("leaves a status bar free on a phone with a home button")
    func statusBar() throws {
        try DrawnDocument(scenes: filled("a"), tools: 14_460).expect("a-fill", 0, 20, 375, 647)
    }

    @Test("lets an opaque bar take its part of a root below it that is written down as high as the screen")
    func opaqueBar() throws {
        func bar(_ flag: String) -> String {
            "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"\(flag)\"/>"
        }
        let scene = filled("a", y: 64, rest: bar("NO"))
        try DrawnDocument(scenes: scene, tools: 11_542).expect("a-fill", 0, 0, 375, 603)
        try DrawnDocument(scenes: filled("a", y: 64, size: (375, 603), rest: bar("NO")), tools: 11_542)
            .expect("a-fill", 0, 0, 375, 603)
        // The screen may be the one that the document says scenes are drawn on.
        let metrics = """
            <simulatedMetricsContainer key="defaultSimulatedMetrics">\
            <simulatedScreenMetrics key="destination" type="retina4_7.fullscreen"/></simulatedMetricsContainer>
            """
        try DrawnDocument(scenes: scene, tools: 11_542, device: nil, after: metrics).expect("a-fill", 0, 0, 375, 603)
    }

    @Test("forgot that status bar from Xcode 11 to 13")
    func forgottenStatusBar() throws {
        try DrawnDocument(scenes: filled("a"), tools: 17_701).expect("a-fill", 0, 0, 375, 667)
        // Recorded by 6 repositories: over launch screens, too.
        try DrawnDocument(scenes: filled("a"), tools: 16_097, rest: "launchScreen=\"YES\"")
            .expect("a-fill", 0, 0, 375, 667)
        // Recorded: a label 20 below the safe area of a pad held sideways begins 20 below its bar of 50 points.
        let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
        try DrawnDocument(
            scenes: filled("a", size: (1024, 768), rest: bar), tools: 15_400, device: "ipad9_7",
            orientation: "landscape"
        ).expect("a-fill", 0, 50, 1024, 718)
    }

    @Test("leaves notch and home indicator free, at its own heights")
    func notch() throws {
        try DrawnDocument(scenes: filled("a", size: (414, 896)), tools: 17_701, device: "retina6_1")
            .expect("a-fill", 0, 44, 414, 818)
        try DrawnDocument(scenes: filled("a", size: (414, 896)), tools: 22_505, device: "retina6_1")
            .expect("a-fill", 0, 48, 414, 814)
    }

    @Test("leaves as much free at both sides of a phone held sideways as it did at the top of one held upright")
    func sideways() throws {
        let scene = filled("a", size: (896, 414))
        try DrawnDocument(scenes: scene, tools: 16_096, device: "retina6_1", orientation: "landscape")
            .expect("a-fill", 44, 0, 808, 393)
        try DrawnDocument(scenes: scene, tools: 22_505, device: "retina6_1", orientation: "landscape")
            .expect("a-fill", 48, 0, 800, 393)
    }

    @Test("leaves a mini pad's status bar and home indicator free")
    func miniPad() throws {
        // Recorded: a picture from 24 points on, and 260 points below it to the safe area that ends 20 above the edge.
        try DrawnDocument(scenes: filled("a", size: (744, 1133)), tools: 23_504, device: "ipad7_9")
            .expect("a-fill", 0, 24, 744, 1089)
    }

    @Test("begins a root's margins at its upper and lower edges before iOS 11, and at the safe area since")
    func marginsBeforeSafeAreas() throws {
        // Recorded by 10 repositories of 10 before; by 2 of 2 with Xcode 9.
        let scene = Markup.controller(
            "a", y: 0, size: (375, 667), views: Markup.placed("view", "e"),
            constraints: ["top", "bottom", "leading", "trailing"]
                .map { Markup.pin("e", $0, "a-root", "\($0)Margin") }.joined())
        try DrawnDocument(scenes: scene, tools: 11_762).expect("e", 16, 0, 343, 667)
        try DrawnDocument(scenes: scene, tools: 13_196).expect("e", 16, 20, 343, 647)
    }

    @Test("has no status bar over a piece that is lower than any screen")
    func smallPieces() throws {
        let freeform = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
        try DrawnDocument(scenes: filled("a", size: (320, 150), rest: freeform), tools: 14_313)
            .expect("a-fill", 0, 0, 320, 150)
        // Recorded: none over 375 points, and one over 440.
        try DrawnDocument(scenes: filled("a", size: (667, 375), rest: freeform), tools: 14_313)
            .expect("a-fill", 0, 0, 667, 375)
        try DrawnDocument(scenes: filled("a", size: (320, 440), rest: freeform), tools: 13_771)
            .expect("a-fill", 0, 20, 320, 420)
    }

    @Test("has a status bar over a loose view that is nearly as high as a screen, and over none that is not")
    func looseViews() throws {
        func loose(_ height: Int) -> String {
            """
            <view id="v">\(Markup.rect(0, 0, 375, height))<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>\
            <subviews>\(Markup.placed("view", "e"))</subviews><constraints>\
            \(["top", "bottom", "leading", "trailing"].map { Markup.pin("e", $0, "safe", $0) }.joined())</constraints>\
            <viewLayoutGuide key="safeArea" id="safe"/></view>
            """
        }
        try DrawnDocument(view: loose(570), tools: 14_460).expect("e", 0, 20, 375, 550)
        // Recorded: a view of 335 points begins at its edge, though that is more than half of the screen.
        try DrawnDocument(view: loose(335), tools: 14_460).expect("e", 0, 0, 375, 335)
    }

    @Test("leaves the home indicator free under a loose view since Xcode 14.3")
    func looseViewsOnNotchedPhones() throws {
        // Recorded: 34 points below views of 468 by 360 and 300 by 190, and none in the years before.
        func loose(_ tools: Int, width: Int = 300) throws -> DrawnDocument {
            let view = """
                <view id="v">\(Markup.rect(0, 0, width, 190))<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>\
                <subviews>\(Markup.placed("view", "e"))</subviews><constraints>\
                \(["top", "bottom", "leading", "trailing"].map { Markup.pin("e", $0, "safe", $0) }.joined())</constraints>\
                <viewLayoutGuide key="safeArea" id="safe"/></view>
                """
            return try DrawnDocument(view: view, tools: tools, device: "retina6_1")
        }
        try loose(19_455).expect("e", 0, 44, 300, 146)
        // Recorded by two projects: none in a bar of 414 by 180 of Xcode 14.2.
        try loose(21_507).expect("e", 0, 48, 300, 142)
        try loose(21_701).expect("e", 0, 48, 300, 108)
        // Recorded by two projects: from Xcode 16.3 on twice what the device covers above, and once below.
        try loose(23_727).expect("e", 0, 96, 300, 60)
        try loose(23_727, width: 480).expect("e", 0, 96, 480, 26)
        // Recorded by 5 repositories: views wider than the screen in the years before.
        try loose(18_122, width: 500).expect("e", 0, 44, 500, 112)
    }

    @Test("begins a loose view below an opaque bar that it is drawn with")
    func looseViewsBelowOpaqueBars() throws {
        func loose(_ flag: String) throws -> DrawnDocument {
            let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"\(flag)\"/>"
            let view = """
                <view id="v">\(Markup.rect(0, 0, 375, 603))\(bar)<subviews>\(Markup.placed("view", "e"))</subviews>\
                <constraints>\
                \(["top", "bottom", "leading", "trailing"].map { Markup.pin("e", $0, "safe", $0) }.joined())</constraints>\
                <viewLayoutGuide key="safeArea" id="safe"/></view>
                """
            return try DrawnDocument(view: view, tools: 21_701)
        }
        // 667 - 20 - 44 points are left below the bars.
        try loose("NO").expect("e", 0, 0, 375, 603)
        #expect(try loose("YES").frames["e"]?.minY != 0)
    }

    @Test("covers nothing of a table's cell by itself, whose margins are no less than a cell's own")
    func looseCells() throws {
        // Recorded in cells of three projects: insets of 8, 15, 8 and 8 end 11 from above and 15 from both sides in a
        // cell of 320 points, insets of 16 end 16 from above and 20 from both sides in one of 414.
        func cell(_ width: Int, _ insets: String, device: String, tools: Int) throws -> DrawnDocument {
            let sides = ["top", "bottom", "leading", "trailing"].map { Markup.pin("e", $0, "c", "\($0)Margin") }
                .joined()
            let content = """
                <tableViewCellContentView key="contentView" insetsLayoutMarginsFromSafeArea="NO" id="c">\
                \(Markup.rect(0, 0, width, 120))<subviews>\(Markup.placed("view", "e"))</subviews>\
                <constraints>\(sides)</constraints><edgeInsets key="layoutMargins" \(insets)/></tableViewCellContentView>
                """
            return try DrawnDocument(
                view: "<tableViewCell id=\"v\">\(Markup.rect(0, 0, width, 120))\(content)</tableViewCell>",
                tools: tools,
                device: device)
        }
        try cell(414, "top=\"16\" left=\"16\" bottom=\"16\" right=\"16\"", device: "retina6_1", tools: 19_455)
            .expect("e", 20, 16, 374, 88)
        try cell(320, "top=\"8\" left=\"15\" bottom=\"8\" right=\"8\"", device: "retina4_7", tools: 14_810)
            .expect("e", 15, 11, 290, 98)
    }

    @Test("has a status bar in documents without a device")
    func noDevice() throws {
        // Recorded: safe areas that begin 20 points below the top in Xcode 10.
        try DrawnDocument(scenes: filled("a", size: (600, 600)), tools: 14_490, device: nil)
            .expect("a-fill", 0, 20, 600, 580)
    }

    @Test("gives phones status bars of their own since Xcode 14.1")
    func ownStatusBars() throws {
        func top(_ device: String, _ size: (Int, Int), tools: Int) throws -> CGFloat? {
            try DrawnDocument(scenes: filled("a", size: size), tools: tools, device: device).frames["a-fill"]?.minY
        }
        // Recorded on an iPhone 11, an iPhone 14 Pro Max, an iPhone X and an iPhone 11 Pro Max.
        #expect(try top("retina6_1", (414, 896), tools: 21_225) == 48)
        #expect(try top("retina6_72", (430, 932), tools: 21_225) == 59)
        #expect(try top("retina5_9", (375, 812), tools: 23_504) == 50)
        #expect(try top("retina6_5", (414, 896), tools: 21_225) == 44)
    }

    @Test("puts a root of 725 points that ends between opaque bars clear of both")
    func betweenBars() throws {
        // 896 - 88 - 83: status and navigation bar above, tab bar and home indicator below.
        let tabs = "<tabBarController id=\"t\">\(segue("relationship", to: "n", "viewControllers"))</tabBarController>"
        let navigation =
            "<navigationController id=\"n\">\(segue("relationship", to: "a", "rootViewController"))</navigationController>"
        try DrawnDocument(
            scenes: tabs, navigation, filled("a", size: (414, 725)), tools: 17_701, device: "retina6_1"
        ).expect("a-fill", 0, 0, 414, 725)
    }

    @Test("puts a navigation bar over the root of a navigation controller and over what is pushed on it")
    func navigationBar() throws {
        let navigation =
            "<navigationController id=\"n\">\(segue("relationship", to: "a", "rootViewController"))</navigationController>"
        let document = try DrawnDocument(
            scenes: navigation, filled("a", rest: segue("show", to: "b")), filled("b"), tools: 14_460)
        document.expect("a-fill", 0, 64, 375, 603)
        document.expect("b-fill", 0, 64, 375, 603)
    }

    @Test("has low bars on a phone held sideways, without large titles, and higher ones on a pad")
    func barHeights() throws {
        let navigation = """
            <navigationController id="n"><navigationBar key="navigationBar" id="bar" largeTitles="YES"/>\
            \(segue("relationship", to: "a", "rootViewController"))</navigationController>
            """
        try DrawnDocument(
            scenes: navigation, filled("a", size: (667, 375)), tools: 14_460, orientation: "landscape"
        ).expect("a-fill", 0, 32, 667, 343)
        let upright = try DrawnDocument(scenes: navigation, filled("a", size: (768, 1024)), device: "ipad9_7")
        #expect(upright.frames["a-fill"]?.minY == 102)
    }

    @Test("has no bar over what is presented, nor under a navigation controller that hides it")
    func noBar() throws {
        let navigation = """
            <navigationController id="n" navigationBarHidden="YES">\
            \(segue("relationship", to: "a", "rootViewController"))</navigationController>
            """
        let document = try DrawnDocument(
            scenes: navigation, filled("a", rest: segue("presentation", to: "b")), filled("b"), tools: 14_460)
        document.expect("a-fill", 0, 20, 375, 647)
        document.expect("b-fill", 0, 20, 375, 647)
    }

    @Test("puts a tab bar under a tab, above the home indicator")
    func tabBar() throws {
        let tabs = "<tabBarController id=\"t\">\(segue("relationship", to: "a", "viewControllers"))</tabBarController>"
        try DrawnDocument(scenes: tabs, filled("a", size: (414, 896)), tools: 17_701, device: "retina6_1")
            .expect("a-fill", 0, 44, 414, 769)
    }

    @Test("puts the toolbar of a navigation controller that shows one under its scenes, but not where they hide it")
    func inferredToolbar() throws {
        let navigation = """
            <navigationController id="n" toolbarHidden="NO">\
            \(segue("relationship", to: "a", "rootViewController"))</navigationController>
            """
        let scenes = [
            filled("a", rest: segue("show", to: "b")),
            filled("b").replacing("<viewController id", with: "<viewController hidesBottomBarWhenPushed=\"YES\" id"),
        ]
        let document = try DrawnDocument(scenes: navigation, scenes[0], scenes[1], tools: 14_460)
        document.expect("a-fill", 0, 64, 375, 559)
        document.expect("b-fill", 0, 64, 375, 603)
        // Above a home indicator it is as high as a bar of tabs.
        try DrawnDocument(scenes: navigation, filled("a", size: (414, 896)), tools: 17_701, device: "retina6_1")
            .expect("a-fill", 0, 88, 414, 725)
    }

    /// A toolbar of 44 points over tabs of 49.
    @Test("puts the toolbar of a navigation controller in tabs above these")
    func toolbarOverTabs() throws {
        let tabs = "<tabBarController id=\"t\">\(segue("relationship", to: "n", "viewControllers"))</tabBarController>"
        let navigation = """
            <navigationController id="n" toolbarHidden="NO">\
            \(segue("relationship", to: "a", "rootViewController"))</navigationController>
            """
        let drawn = try DrawnDocument(scenes: tabs, navigation, filled("a"), tools: 14_460)
        drawn.expect("a-fill", 0, 64, 375, 510)
        let scene = try #require(drawn.document.scenes.first { $0.id == "a" })
        try Stage(Headless.Settings(), room: .screen).honouring(scene.preferences).show(drawn.document.build(scene)) {
            shown in
            let tools = try #require(Self.first(UIToolbar.self, in: shown.canvas))
            let tabs = try #require(Self.first(UITabBar.self, in: shown.canvas))
            #expect(tools.convert(tools.bounds, to: nil) == CGRect(x: 0, y: 574, width: 375, height: 44))
            #expect(tabs.convert(tabs.bounds, to: nil) == CGRect(x: 0, y: 618, width: 375, height: 49))
        }
    }

    @Test("shows four of six tabs on a phone and then the way to more")
    func manyTabs() throws {
        let names = ["a", "b", "c", "d", "e", "f"]
        let segues = names.map {
            "<segue destination=\"\($0)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"s-\($0)\"/>"
        }.joined()
        let scenes = names.map { filled($0, rest: "<tabBarItem key=\"tabBarItem\" title=\"\($0)\" id=\"i-\($0)\"/>") }
        let document = try DrawnDocument(
            scenes: scenes.joined()
                + "<tabBarController id=\"t\"><connections>\(segues)</connections></tabBarController>"
        ).document
        #expect(document.scenes.count == 7)
        func bar(_ id: String) throws -> (titles: [String?], chosen: Int?) {
            let scene = try #require(document.scenes.first { $0.id == id })
            return try Stage(Headless.Settings(), room: .screen).honouring(scene.preferences).show(
                document.build(scene)
            ) {
                let bar = try #require(Self.first(UITabBar.self, in: $0.canvas))
                let items = bar.items ?? []
                return (items.map(\.title), items.firstIndex { $0 === bar.selectedItem })
            }
        }
        let (second, last) = (try bar("b"), try bar("f"))
        #expect(second.titles.prefix(4) == ["a", "b", "c", "d"] && second.titles.count == 5 && second.chosen == 1)
        #expect(last.chosen == 4)
    }

    private static func first<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
        (view as? View) ?? view.subviews.lazy.compactMap { first(type, in: $0) }.first
    }

    @Test("takes a root that is a little shorter than the screen for a sheet")
    func sheet() throws {
        try DrawnDocument(scenes: filled("a", size: (414, 842)), tools: 17_701, device: "retina6_1")
            .expect("a-fill", 0, 0, 414, 808)
    }

    @Test("a pushed scene has the simulated bar that it asks for")
    func toldBar() throws {
        let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
        let document = try DrawnDocument(
            scenes: filled("a", rest: bar + segue("show", to: "b")), filled("b"), tools: 14_109)
        document.expect("b-fill", 0, 64, 375, 603)
    }

    @Test("has the same bars on another device, under that device's own insets")
    func otherDevice() throws {
        let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
        let drawn = try DrawnDocument(scenes: filled("a", rest: bar), tools: 14_460)
        let scene = try #require(drawn.document.scenes.first)
        var preferences = scene.preferences
        (preferences.settings.device, preferences.size, preferences.safeAreaInsets) = (
            .named("iPhone 14 Pro"), nil, nil
        )
        try Stage(Headless.Settings(), room: .screen).honouring(preferences).show(drawn.document.build(scene)) {
            shown in
            let frame = shown.elements.first { $0.id == "a-fill" }?.view.frame
            // 59 for the island and 44 for the bar above, 34 for the home indicator below.
            #expect(frame == CGRect(x: 0, y: 103, width: 393, height: 715))
        }
    }

    /// An iPhone 14 Pro covers 59 points at the top and an iPhone 11 covers 48; of the bar's 54 points nothing is covered.
    @Test("puts the bar below what the device covers, though Xcode 26 counts that twice, and on another device too")
    func doubledInsets() throws {
        let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
        let drawn = try DrawnDocument(
            scenes: filled("a", size: (393, 852), rest: bar), tools: 24_506, device: "retina6_12")
        // Twice the island, and the bar.
        #expect(drawn.frames["a-fill"]?.minY == CGFloat(172))
        let scene = try #require(drawn.document.scenes.first)
        func top(_ preferences: ScenePreferences) throws -> CGFloat {
            try Stage(Headless.Settings(), room: .screen).honouring(preferences).show(drawn.document.build(scene)) {
                shown in
                let bar = try #require(Self.first(UINavigationBar.self, in: shown.canvas))
                return bar.convert(bar.bounds, to: nil).minY
            }
        }
        #expect(try top(scene.preferences) == 59)
        var preferences = scene.preferences
        (preferences.settings.device, preferences.size, preferences.safeAreaInsets) = (.named("iPhone 11"), nil, nil)
        #expect(try top(preferences) == 48)
    }
}
