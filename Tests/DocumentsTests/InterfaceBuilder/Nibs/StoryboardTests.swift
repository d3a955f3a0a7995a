import Maquette
import Testing
import UIKit

/// Storyboards at run time, after Apple's documentation of `UIStoryboard`, `UIStoryboardSegue` and
/// `instantiateViewController(identifier:creator:)`.
@MainActor @Suite("Storyboards of an app") struct StoryboardTests {
    init() { OwnClasses.tell() }

    private func page(
        _ id: String, _ name: String = "PageViewController", _ attributes: String = "", views: String = "",
        connections: String = "", others: String = ""
    ) -> String {
        """
        <viewController id="\(id)" \(AppFiles.own(name)) \(attributes)><view key="view" id="\(id)-view">\
        \(AppFiles.rect(0, 0, 393, 852))<subviews><label text="\(id)" id="\(id)-l">\(AppFiles.rect(0, 100, 100, 20))\
        </label>\(views)</subviews></view><connections><outlet property="label" destination="\(id)-l" id="\(id)-o"/>\
        \(connections)</connections></viewController>\
        <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-r" sceneMemberID="firstResponder"/>\(others)
        """
    }

    @Test("controllers come initially and by identifier; their views are loaded when they are needed")
    func controllers() throws {
        let files = [
            "Base.lproj/Main.storyboard": AppFiles.storyboard([
                page("first", "PageViewController", "title=\"Home\""),
                page("second", "PageViewController", "storyboardIdentifier=\"two\""),
            ])
        ]
        let said = try AppFiles.with(files) {
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let first = try #require(storyboard.instantiateInitialViewController() as? PageViewController)
            #expect(first.title == "Home")
            #expect(first.log == ["awake, loaded false"])
            #expect(!first.isViewLoaded)
            first.loadViewIfNeeded()
            #expect(first.log == ["awake, loaded false", "loaded first, children 0"])
            #expect(first.storyboard === storyboard)
            let second = storyboard.instantiateViewController(withIdentifier: "two")
            #expect((second as? PageViewController)?.label == nil)
            #expect(second.view.subviews.count == 1)
        }
        #expect(said == [])
    }

    @Test("without the code of its controllers a screen is what its document shows, with a row for each prototype")
    func withoutControllers() throws {
        let table = """
            <tableView id="t">\(AppFiles.rect(0, 200, 393, 300))<prototypes>\
            <tableViewCell reuseIdentifier="card" rowHeight="60" id="c">\(AppFiles.rect(0, 0, 393, 60))\
            <tableViewCellContentView key="contentView" id="v">\(AppFiles.rect(0, 0, 393, 60))<subviews>\
            <label text="Card" id="l">\(AppFiles.rect(20, 20, 100, 20))</label></subviews></tableViewCellContentView>\
            </tableViewCell></prototypes><connections><outlet property="dataSource" destination="first" id="d"/>\
            <outlet property="delegate" destination="first" id="e"/></connections></tableView>
            """
        let said = try AppFiles.with(["Main.storyboard": AppFiles.storyboard([page("first", views: table)])]) {
            Headless.runsOwnControllers = false
            defer { Headless.runsOwnControllers = true }
            let first = try #require(
                UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? PageViewController)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = first
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            #expect(first.log == [])
            #expect(first.label.text == "first")
            let table = try #require(first.view.subviews.last as? UITableView)
            let rows = table.visibleCells
            #expect(rows.map(\.frame.height) == [60])
            #expect((rows.first?.contentView.subviews.first as? UILabel)?.text == "Card")
        }
        #expect(said == [])
    }

    /// A controller keeps what lies beside it in its scene: outlets to it are weak as a rule.
    @Test func `A view beside the controller is there as long as it`() throws {
        let drawer = "<view contentMode=\"scaleToFill\" id=\"d\">\(AppFiles.rect(0, 0, 200, 80))</view>"
        let outlet = "<outlet property=\"drawer\" destination=\"d\" id=\"o\"/>"
        try AppFiles.with([
            "Main.storyboard": AppFiles.storyboard([page("first", connections: outlet, others: drawer)])
        ]) {
            let first = try #require(
                UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? PageViewController)
            first.loadViewIfNeeded()
            #expect(first.drawer?.frame.size == CGSize(width: 200, height: 80))
            #expect(first.drawer?.superview == nil)
        }
    }

    @Test("a creator makes the controller with what it needs")
    func creator() throws {
        try AppFiles.with([
            "Main.storyboard": AppFiles.storyboard([page("first", "MadePage", "storyboardIdentifier=\"m\"")])
        ]) {
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let made = storyboard.instantiateViewController(identifier: "m") { MadePage(coder: $0, word: "given") }
            #expect(made.word == "given")
            made.loadViewIfNeeded()
            #expect(made.label.text == "first")
        }
    }

    @Test("segues prepare, make their destinations, and go; unwinding finds who knows the action")
    func segues() throws {
        let first = page(
            "first",
            connections: """
                <segue destination="second" kind="show" identifier="next" id="s1"/>\
                <segue destination="made" kind="presentation" identifier="made" id="s2" \
                destinationCreationSelector="makePage:sender:segueIdentifier:"/>
                """)
        let second = page(
            "second",
            connections:
                "<segue destination=\"x\" kind=\"unwind\" identifier=\"home\" unwindAction=\"back:\" id=\"s3\"/>",
            others: "<exit id=\"x\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>")
        let navigation = """
            <navigationController id="nav"><connections>\
            <segue destination="first" kind="relationship" relationship="rootViewController" id="r"/></connections>\
            </navigationController>
            """
        let files = [
            "Main.storyboard": AppFiles.storyboard(
                [navigation, first, second, page("made", "MadePage")], initial: "nav")
        ]
        let said = try AppFiles.with(files) {
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let stack = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            let home = try #require(stack.topViewController as? PageViewController)
            home.performSegue(withIdentifier: "next", sender: "word")
            let next = try #require(stack.topViewController as? PageViewController)
            #expect(next !== home)
            #expect(next.passed == ["word"])
            #expect(home.log.last == "prepare next for PageViewController")
            next.performSegue(withIdentifier: "home", sender: nil)
            #expect(home.log.last == "back from PageViewController")
            #expect(stack.topViewController === home)
            home.performSegue(withIdentifier: "made", sender: nil)
            #expect((home.presentedViewController as? MadePage)?.word == "made")
        }
        #expect(said == [])
    }

    @Test("an embedded scene is prepared and there before viewDidLoad, and fills its container")
    func embedding() throws {
        let container = """
            <containerView id="box">\(AppFiles.rect(20, 200, 300, 400))<connections>\
            <segue destination="inner" kind="embed" identifier="inside" id="e"/></connections></containerView>
            """
        try AppFiles.with(["Main.storyboard": AppFiles.storyboard([page("first", views: container), page("inner")])]) {
            let outer = try #require(
                UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? PageViewController)
            outer.loadViewIfNeeded()
            #expect(
                outer.log == [
                    "awake, loaded false", "prepare inside for PageViewController", "loaded first, children 1",
                ])
            #expect(outer.children.first?.view.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
            #expect(outer.children.first?.view.superview?.frame.origin == CGPoint(x: 20, y: 200))
        }
    }

    @Test(
        "prototype cells are made anew as the app's class; static rows stay as they are; where there are none, code gives them"
    )
    func tables() throws {
        func cell(_ id: String, _ attributes: String) -> String {
            """
            <tableViewCell id="\(id)" rowHeight="60" \(attributes)>\(AppFiles.rect(0, 0, 393, 60))\
            <tableViewCellContentView key="contentView" id="\(id)v">\(AppFiles.rect(0, 0, 393, 60))<subviews>\
            <label text="\(id)" id="\(id)l">\(AppFiles.rect(10, 10, 100, 20))</label></subviews>\
            </tableViewCellContentView><connections>\
            \(attributes.isEmpty ? "" : "<outlet property=\"name\" destination=\"\(id)l\" id=\"\(id)o\"/>")\
            </connections></tableViewCell>
            """
        }
        func table(_ id: String, _ name: String, _ mode: String, _ rows: String) -> String {
            """
            <tableViewController id="\(id)" storyboardIdentifier="\(id)" \(name)><tableView key="view" \
            dataMode="\(mode)" style="plain" rowHeight="60" id="\(id)t">\(AppFiles.rect(0, 0, 393, 852))\(rows)\
            <connections><outlet property="dataSource" destination="\(id)" id="\(id)1"/>\
            <outlet property="delegate" destination="\(id)" id="\(id)2"/></connections></tableView>\
            </tableViewController>
            """
        }
        let prototype = cell("p", "reuseIdentifier=\"card\" " + AppFiles.own("CardCell"))
        let statics =
            "<sections><tableViewSection id=\"x\"><cells>\(cell("a", ""))\(cell("b", ""))</cells></tableViewSection></sections>"
        let files = [
            "Main.storyboard": AppFiles.storyboard([
                table(
                    "first", AppFiles.own("RowsViewController"), "prototypes", "<prototypes>\(prototype)</prototypes>"),
                table("fixed", "", "static", statics),
                table("filled", AppFiles.own("FilledViewController"), "static", "<sections/>"),
            ])
        ]
        let said = try AppFiles.with(files) {
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let rows = try #require(storyboard.instantiateInitialViewController() as? RowsViewController)
            rows.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
            rows.view.layoutIfNeeded()
            #expect(rows.tableView.visibleCells.compactMap { ($0 as? CardCell)?.name.text } == ["Row 0", "Row 1"])
            #expect(rows.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).minY == CGFloat(60))
            let fixed = storyboard.instantiateViewController(withIdentifier: "fixed")
            fixed.view.layoutIfNeeded()
            let cells = try #require((fixed as? UITableViewController)?.tableView.visibleCells)
            #expect(cells.count == 2)
            #expect(cells.map(\.frame.minY) == [0, 60])
            let filled = storyboard.instantiateViewController(withIdentifier: "filled")
            filled.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
            filled.view.layoutIfNeeded()
            let texts = (filled as? UITableViewController)?.tableView.visibleCells.map { $0.textLabel?.text }
            #expect(texts == ["0 0", "1 0", "1 1"])
        }
        #expect(said == [])
    }

    /// The list of an app has keys that those of extensions and tests lack, and Xcode fills in the names of settings.
    @Test func `A bundle knows its languages and what the property list of the app says`() throws {
        func list(_ rows: String) -> String {
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(rows)</dict></plist>"
        }
        let files = [
            "Info.plist": list("<key>NSExtension</key><dict/><key>Own</key><string>widget</string>"),
            "App/Supporting/Cards-Info.plist": list(
                "<key>LSRequiresIPhoneOS</key><true/><key>Own</key><string>a $(PRODUCT_NAME) b</string>"
                    + "<key>Server</key><string>$(API_URL)/cards</string>"
                    + "<key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>"
                    + "<key>UIAppFonts</key><array><string>${TARGET_NAME:c99extidentifier}.ttf</string></array>"),
            "App/de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";",
            "App/fr.lproj/Localizable.strings": "\"hello\" = \"Salut\";",
        ]
        try AppFiles.with(files, language: "de", modules: ["Cards"]) {
            let information = Bundle.ofProject.informationInProject ?? [:]
            #expect(information["Own"] as? String == "a Cards b")
            #expect(information["CFBundleShortVersionString"] as? String == "1.0")
            #expect(information["Server"] as? String == "/cards")
            Headless.resources.settings = ["API_URL": "https://example.com", "PRODUCT_NAME": "Decks"]
            defer { Headless.resources.settings = [:] }
            let filled = Bundle.ofProject.informationInProject ?? [:]
            #expect(filled["Server"] as? String == "https://example.com/cards")
            #expect(filled["Own"] as? String == "a Decks b")
            #expect(information["CFBundleIdentifier"] as? String == "com.example.Cards")
            #expect(information["UIAppFonts"] as? [String] == ["Cards.ttf"])
            #expect(Bundle.ofProject.localizationsInProject == ["de", "fr"])
            #expect(Bundle.ofProject.preferredLocalizationsInProject == ["de"])
            let folder = try #require(Bundle.main.pathInProject(forResource: "fr", ofType: "lproj"))
            #expect(
                Bundle(path: folder)?.textInProject(forKey: "hello", value: nil, table: nil) == "Salut")
            // Without a name, any of the type.
            #expect(Bundle.main.pathInProject(forResource: nil, ofType: "lproj")?.hasSuffix("de.lproj") == true)
            #expect(Bundle.main.pathInProject(forResource: "it", ofType: "lproj") == nil)
        }
    }

    @Test("texts, colours, images and data come from the project's files, in the user's language")
    func files() throws {
        let color =
            "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"color-space\":\"srgb\",\"components\":{\"red\":\"1\",\"green\":\"0\",\"blue\":\"0\",\"alpha\":\"1\"}}}]}"
        let data =
            "{\"data\":[{\"idiom\":\"universal\",\"filename\":\"a.json\",\"universal-type-identifier\":\"public.json\"}]}"
        let files = [
            "Base.lproj/Main.storyboard": AppFiles.storyboard([page("first")]),
            "de.lproj/Main.strings": "\"first-l.text\" = \"erstens\";",
            "de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";",
            "en.lproj/Localizable.strings": "\"hello\" = \"Hello\";",
            "Assets.xcassets/Brand.colorset/Contents.json": color,
            "Assets.xcassets/Info.dataset/Contents.json": data, "Assets.xcassets/Info.dataset/a.json": "{}",
            "Group/words.txt": "words",
        ]
        try AppFiles.with(files, language: "de-AT") {
            let first = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
            #expect((first?.view.subviews.first as? UILabel)?.text == "erstens")
            #expect(Bundle.ofProject.textInProject(forKey: "hello", value: nil, table: nil) == "Hallo")
            #expect(Bundle.ofProject.textInProject(forKey: "none", value: "other", table: nil) == "other")
            #expect(UIColor(named: "Brand") != nil)
            #expect(NSDataAsset(name: "Info")?.typeIdentifier == "public.json")
            #expect(NSDataAsset(name: "None") == nil)
            #expect(
                Bundle.main.pathInProject(forResource: "words", ofType: "txt")?.hasSuffix("Group/words.txt") == true)
            // Code asks whether there is what Xcode makes of a document.
            let compiled = Bundle.main.pathInProject(forResource: "Main", ofType: "storyboardc")
            #expect(compiled?.hasSuffix("Base.lproj/Main.storyboard") == true)
            #expect(Bundle.main.pathInProject(forResource: "Main", ofType: "nib") == nil)
        }
        try AppFiles.with(files) {
            #expect(Bundle.main.textInProject(forKey: "hello", value: nil, table: nil) == "Hello")
        }
    }

    /// CocoaPods' page on `resource_bundles`: the bundle is made while the pod is built, and code asks for it by its name. badoo/Chatto,
    /// pods of Material Components and Adyen do.
    @Test func `What goes into a bundle that a target makes is found in it`() throws {
        let files = ["Kit/Resources/words.txt": "words", "Kit/Own.bundle/inner.txt": "inner"]
        try AppFiles.with(files) {
            let made = try #require(Bundle.main.pathInProject(forResource: "KitResources", ofType: "bundle"))
            #expect(
                Bundle(path: made)?.pathInProject(forResource: "words", ofType: "txt")?.hasSuffix("words.txt") == true)
            #expect(Bundle.main.pathInProject(forResource: "KitResources.bundle", ofType: nil) == made)
            // One that is in the project is itself.
            #expect(
                Bundle.main.pathInProject(forResource: "Own", ofType: "bundle")?.hasSuffix("Kit/Own.bundle") == true)
        }
        #expect(Bundle.main.pathInProject(forResource: "KitResources", ofType: "bundle") == nil)
    }

    /// On iOS each target has a bundle with a table of its own; the folder of a language is a bundle of its own as well.
    @Test func `Each target's table is asked for a text`() throws {
        let files = [
            "App/en.lproj/Localizable.strings": "\"hello\" = \"Hello\";",
            "App/de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";",
            "Kit/Resources/en.lproj/Localizable.strings": "\"hello\" = \"Hi\"; \"send\" = \"Send\";",
            "Kit/Resources/de.lproj/Localizable.strings": "\"send\" = \"Senden\";",
        ]
        func text(_ key: String) -> String { Bundle.ofProject.textInProject(forKey: key, value: nil, table: nil) }
        try AppFiles.with(files) {
            #expect(text("hello") == "Hello")
            #expect(text("send") == "Send")
            #expect(text("none") == "none")
        }
        try AppFiles.with(files, language: "de") {
            #expect(text("send") == "Senden")
            let folder = try #require(Bundle.main.pathInProject(forResource: "de", ofType: "lproj"))
            #expect(folder.hasSuffix("App/de.lproj"))
            #expect(Bundle(path: folder)?.textInProject(forKey: "send", value: nil, table: nil) == "send")
        }
    }

    @Test("a file in a folder that the bundle has is that file and not another of its name")
    func folders() throws {
        let files = [
            "App/a.mp4": "1", "App/Assets/clips/a.mp4": "2", "App/Assets/clips/b.mp4": "3",
            "App/Assets/clips/fr.lproj/a.mp4": "4",
        ]
        func ends(_ path: String?, _ end: String) -> Bool { path?.hasSuffix("/" + end) == true }
        try AppFiles.with(files) {
            let bundle = Bundle.ofProject
            #expect(ends(bundle.pathInProject(forResource: "a", ofType: "mp4", inDirectory: nil), "App/a.mp4"))
            #expect(ends(bundle.pathInProject(forResource: "a", ofType: "mp4", inDirectory: "clips"), "clips/a.mp4"))
            #expect(ends(bundle.pathInProject(forResource: "b.mp4", ofType: nil, inDirectory: "clips/"), "clips/b.mp4"))
            #expect(bundle.pathInProject(forResource: "b", ofType: "mp4", inDirectory: "lips") == nil)
            #expect(bundle.pathInProject(forResource: "b", ofType: "mp4", inDirectory: "other") == nil)
            #expect(bundle.pathsInProject(ofType: "mp4", inDirectory: "Assets/clips").count == 3)
            #expect(bundle.pathsInProject(ofType: ".mp4", inDirectory: nil).count == 4)
        }
        try AppFiles.with(files, language: "fr") {
            #expect(
                ends(
                    Bundle.ofProject.pathInProject(forResource: "a", ofType: "mp4", inDirectory: "clips"),
                    "fr.lproj/a.mp4"))
        }
    }
}
