import Foundation
import Maquette
import Testing

/// The bars that scenes are drawn with, and how scenes hang together.
@MainActor @Suite("Bars of Interface Builder scenes")
struct BarSceneTests {
    private static func document(
        _ scenes: [String], file: String = "Main.storyboard", tools: Int = 14_460, device: String = "retina4_7"
    ) throws
        -> any Document
    {
        let xml = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
            useAutolayout="YES" initialViewController="n"><device id="\(device)" orientation="portrait"/>\
            <scenes>\(scenes.map { "<scene>\($0)</scene>" }.joined())</scenes></document>
            """
        return try Documents.read(Array(xml.utf8), named: file)
    }

    private static let navigation = """
        <objects><navigationController id="n"><navigationBar key="navigationBar" id="nb" largeTitles="YES"/>\
        <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>\
        </navigationController></objects><point key="canvasLocation" x="10" y="20"/>
        """
    private static let list = """
        <objects><viewController storyboardIdentifier="List" id="a" customClass="ListController"><view key="view" id="av">\
        <rect key="frame" x="0" y="0" width="375" height="667"/></view><navigationItem key="navigationItem" title="Inbox" \
        id="ni"><barButtonItem key="rightBarButtonItem" title="Add" id="add"/></navigationItem>\
        <tabBarItem key="tabBarItem" title="Mail" id="ti"/><connections><segue destination="b" kind="show" id="s"/>\
        <segue destination="b" kind="presentation" identifier="compose" id="p"/></connections></viewController>\
        <exit id="ex"/></objects>
        """
    private static let detail = """
        <objects><viewController id="b"><view key="view" id="bv"><rect key="frame" x="0" y="0" width="375" height="667"/>\
        </view><connections><segue destination="ex" kind="unwind" id="u"/></connections></viewController></objects>
        """
    private static let tabs = """
        <objects><tabBarController id="t"><connections><segue destination="n" kind="relationship" \
        relationship="viewControllers" id="t1"/></connections></tabBarController></objects>
        """

    /// The first view of a kind in a scene, looked at while the scene stands: superviews do not outlive it.
    private func shown<Kind: UIView>(
        _ kind: Kind.Type, in scene: String, of document: any Document, _ look: (Kind) -> Void = { _ in }
    ) throws -> Kind? {
        let scene = try #require(document.scenes.first { $0.id == scene })
        return try Stage(Headless.Settings(), room: .screen).honouring(scene.preferences).show(document.build(scene)) {
            shown in
            @MainActor func find(_ view: UIView) -> Kind? {
                if let found = view as? Kind { return found }
                for subview in view.subviews {
                    if let found = find(subview) { return found }
                }
                return nil
            }
            let found = find(shown.canvas)
            found.map(look)
            return found
        }
    }

    @Test("the root of a navigation controller has its bar below the status bar, with a large title")
    func rootBar() throws {
        let document = try Self.document([Self.navigation, Self.list, Self.detail])
        let bar = try #require(try shown(UINavigationBar.self, in: "a", of: document))
        #expect(bar.frame == CGRect(x: 0, y: 20, width: 375, height: 96))
        #expect(bar.topItem?.title == "Inbox" && bar.topItem?.rightBarButtonItem?.title == "Add")
    }

    /// Apple's documentation of `LargeTitleDisplayMode`: `always` whatever came before, otherwise as the item before it.
    @Test(
        "a title that is pushed says itself how it is shown, or is as the one before it",
        arguments: [
            ("never", "always", CGFloat(96)), ("never", nil, 44), ("always", nil, 96), (nil, nil, 96),
            (nil, "never", 44),
        ])
    func pushedTitles(root: String?, pushed: String?, height: CGFloat) throws {
        func item(_ mode: String?) -> String {
            "<navigationItem key=\"navigationItem\" title=\"T\" "
                + (mode.map { "largeTitleDisplayMode=\"\($0)\" " } ?? "") + "id=\"i\"/>"
        }
        func scene(_ id: String, _ mode: String?, _ segue: String = "") -> String {
            """
            <objects><viewController id="\(id)"><view key="view" id="\(id)v">\(Markup.rect(0, 0, 375, 667))</view>\
            \(item(mode))\(segue)</viewController></objects>
            """
        }
        let push = "<connections><segue destination=\"b\" kind=\"show\" id=\"s\"/></connections>"
        let document = try Self.document([Self.navigation, scene("a", root, push), scene("b", pushed)])
        let last = try #require(document.scenes.first { $0.id == "b" })
        let insets = try #require(last.preferences.safeAreaInsets)
        #expect(insets.top == 20 + height)
    }

    @Test("what is shown from it has a way back to it")
    func backButton() throws {
        let document = try Self.document([Self.navigation, Self.list, Self.detail])
        let bar = try #require(try shown(UINavigationBar.self, in: "b", of: document))
        #expect(bar.backItem?.title == "Inbox" && bar.items?.count == 2)
    }

    @Test("tabs have the titles of their controllers, in a bar 49 points high")
    func tabBar() throws {
        let document = try Self.document([Self.tabs, Self.navigation, Self.list, Self.detail])
        let bar = try #require(try shown(UITabBar.self, in: "t", of: document))
        #expect(bar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
        #expect(bar.items?.map(\.title) == ["Item"] && bar.selectedItem === bar.items?.first)
        let below = try #require(try shown(UITabBar.self, in: "a", of: document))
        #expect(below.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
    }

    @Test("a tab bar controller on a navigation stack has the navigation bar, below a status bar of 20 points")
    func tabsOnPile() throws {
        let tabs = """
            <objects><tabBarController id="a"><navigationItem key="navigationItem" title="All" id="ni"/><connections>\
            <segue destination="x" kind="relationship" relationship="viewControllers" id="t1"/></connections>\
            </tabBarController></objects>
            """
        let document = try Self.document([
            Self.navigation.replacingOccurrences(of: "largeTitles=\"YES\"", with: ""), tabs,
        ])
        let bar = try #require(try shown(UINavigationBar.self, in: "a", of: document))
        #expect(bar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
        #expect(bar.topItem?.title == "All")
    }

    /// Below 64 points of bars a group begins after 35 of its own.
    @Test(
        "until Xcode 8.2 rows of tables were counted from the edge of the screen, under whatever bar",
        arguments: [
            (11_542, 99, 0), (14_460, 35, -64),
        ] as [(Int, Int, CGFloat)])
    func rowsBelowBars(tools: Int, top: Int, offset: CGFloat) throws {
        let table = """
            <objects><tableViewController id="a"><tableView key="view" id="v" style="grouped" alwaysBounceVertical="YES">\
            <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes><tableViewCell id="r">\
            <rect key="frame" x="0" y="\(top)" width="375" height="44"/></tableViewCell></prototypes></tableView>\
            </tableViewController></objects>
            """
        let navigation = Self.navigation.replacingOccurrences(of: "largeTitles=\"YES\"", with: "")
        let document = try Self.document([navigation, table], tools: tools)
        _ = try #require(
            try shown(UIScrollView.self, in: "a", of: document) { #expect($0.contentOffset.y == offset) })
    }

    @Test("the collection that a controller shows begins below its bar")
    func collectionBelowBar() throws {
        let items = """
            <objects><collectionViewController id="a"><collectionView key="view" id="v">\
            <rect key="frame" x="0" y="0" width="375" height="667"/><cells><collectionViewCell id="i">\
            <rect key="frame" x="0" y="0" width="100" height="100"/></collectionViewCell></cells></collectionView>\
            </collectionViewController></objects>
            """
        let navigation = Self.navigation.replacingOccurrences(of: "largeTitles=\"YES\"", with: "")
        let document = try Self.document([navigation, items])
        _ = try #require(try shown(UIScrollView.self, in: "a", of: document) { #expect($0.contentOffset.y == -64) })
        let alone = items.replacingOccurrences(
            of: "<collectionViewController",
            with: "<collectionViewController automaticallyAdjustsScrollViewInsets=\"NO\"")
        let left = try Self.document([navigation, alone])
        _ = try #require(try shown(UIScrollView.self, in: "a", of: left) { #expect($0.contentOffset.y == 0) })
    }

    @Test(
        "on an iPad the columns of a split view are beside each other, below the bars of their navigation controllers")
    func splitView() throws {
        let split = """
            <objects><splitViewController id="s" minimumPrimaryColumnWidth="340"><connections>\
            <segue destination="n" kind="relationship" relationship="masterViewController" id="s1"/>\
            <segue destination="b" kind="relationship" relationship="detailViewController" id="s2"/></connections>\
            </splitViewController></objects>
            """
        let navigation = Self.navigation.replacingOccurrences(of: "largeTitles=\"YES\"", with: "")
        let scenes = [split, navigation, Self.list, Self.detail]
        let document = try Self.document(scenes, device: "ipad10_5")
        let bar = try #require(try shown(UINavigationBar.self, in: "s", of: document))
        #expect(bar.frame.width == 340 && bar.topItem?.title == "Inbox")
        #expect(try shown(UINavigationBar.self, in: "s", of: Self.document(scenes)) == nil)
    }

    @Test("a prompt makes the bar 30 points higher, and a toolbar is below if its controller shows it")
    func promptAndTools() throws {
        let navigation = Self.navigation.replacingOccurrences(of: "largeTitles=\"YES\"", with: "")
            .replacingOccurrences(of: "<navigationController", with: "<navigationController toolbarHidden=\"NO\"")
        let list = Self.list.replacingOccurrences(of: "title=\"Inbox\"", with: "title=\"Inbox\" prompt=\"Two new\"")
        let document = try Self.document([navigation, list])
        let bar = try #require(try shown(UINavigationBar.self, in: "a", of: document))
        #expect(bar.frame == CGRect(x: 0, y: 20, width: 375, height: 74))
        let tools = try #require(try shown(UIToolbar.self, in: "a", of: document))
        #expect(tools.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
    }

    @Test("scenes have their place on the canvas, their other names, and each segue once")
    func storyboardMap() throws {
        let document = try Self.document([Self.navigation, Self.list, Self.detail])
        let (first, list, detail) = (document.scenes[0], document.scenes[1], document.scenes[2])
        #expect(first.place == CGPoint(x: 10, y: 20) && first.isInitial && !list.isInitial)
        #expect(first.links == [SceneLink(to: "a", kind: .relationship, name: "root")])
        #expect(list.links == [SceneLink(to: "b", kind: .show), SceneLink(to: "b", kind: .present, name: "compose")])
        #expect(detail.links == [SceneLink(to: "a", kind: .unwind)])
        #expect(list.aliases.contains("Inbox") && list.aliases.contains("ListController"))
    }

    @Test("a container shows the scene that is embedded in it, without reporting its views twice")
    func embedding() throws {
        let host = """
            <objects><viewController id="h"><view key="view" id="hv"><rect key="frame" x="0" y="0" width="375" \
            height="667"/><subviews><containerView id="c"><rect key="frame" x="10" y="100" width="200" height="300"/>\
            <connections><segue destination="g" kind="embed" id="e"/></connections></containerView></subviews></view>\
            </viewController></objects>
            """
        let guest = """
            <objects><viewController id="g"><view key="view" id="gv"><rect key="frame" x="0" y="0" width="375" \
            height="667"/><subviews><label text="Inside" id="l"><rect key="frame" x="5" y="6" width="80" height="20"/>\
            </label></subviews></view></viewController></objects>
            """
        let document = try Self.document([host, guest])
        let label = try shown(UILabel.self, in: "h", of: document) { label in
            #expect(label.superview?.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
        }
        #expect(label?.text == "Inside")
        let built = try document.build(document.scenes[0])
        #expect(built.elements.compactMap(\.id) == ["hv", "c"])
    }

    @Test("scenes that embed each other come to an end")
    func endlessEmbedding() throws {
        func scene(_ id: String, embeds other: String) -> String {
            """
            <objects><viewController id="\(id)"><view key="view" id="\(id)v"><rect key="frame" x="0" y="0" width="375" \
            height="667"/><subviews><containerView id="\(id)c"><rect key="frame" x="0" y="0" width="9" height="9"/>\
            <connections><segue destination="\(other)" kind="embed" id="\(id)e"/></connections></containerView></subviews>\
            </view></viewController></objects>
            """
        }
        let document = try Self.document([scene("x", embeds: "y"), scene("y", embeds: "x")])
        #expect(try document.build(document.scenes[0]).elements.count == 2)
    }
}
