import Adapting
import Foundation
import Testing

/// What of a project is shown.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct ShownAppTests {
    @Test func `Scenes are shown, and what a storyboard or nib makes is not made without it`() throws {
        let fixture = try AppFixture([
            "App/Main.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
            <scene sceneID="s"><objects><tableViewController id="a" customClass="ListController" sceneMemberID="viewController">
            <tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="card" id="c" customClass="CardCell">
            <tableViewCellContentView key="contentView" id="v"/></tableViewCell></prototypes></tableView>
            </tableViewController></objects></scene></scenes></document>
            """,
            "App/Badge.xib": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
            <view id="b" customClass="Badge"/></objects></document>
            """,
            "App/List.swift": """
            import UIKit
            class ListController: UITableViewController {}
            class CardCell: UITableViewCell { @IBOutlet var title: UILabel! }
            class Badge: UIView {
                required init?(coder: NSCoder) { super.init(coder: coder) }
            }
            class Plain: UIView {}
            """,
            "App/SceneDelegate.swift": """
            import UIKit
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    window = UIWindow(frame: .zero)
                    window?.rootViewController = UIViewController()
                }
            }
            """,
        ])
        let report = try fixture.build()
        let shown = report.files.flatMap(\.previews).filter { $0.obstacle == nil }.map { "\($0.kind) \($0.name ?? "")" }
        #expect(
            shown.sorted() == [
                "cell CardCell", "connection SceneDelegate", "scene ListController", "view Badge", "view Plain",
            ])
    }

    /// An example in the folder has a storyboard called Main as well.
    @Test func `Storyboards of one name are shown each from its file`() throws {
        func board(_ id: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
            <scene sceneID="s"><objects><viewController id="\(id)" sceneMemberID="viewController"><view key="view" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews><label text="\(id)" id="l">
            <rect key="frame" x="20" y="99" width="99" height="20"/></label></subviews></view>
            </viewController></objects></scene></scenes></document>
            """
        }
        let fixture = try AppFixture([
            "App/Main.storyboard": board("one"), "App/Sample/Main.storyboard": board("two"),
            "App/Code.swift": "import UIKit\nclass Code: UIViewController {}\n",
        ])
        _ = try fixture.build()
        let report = fixture.path + "/report.json"
        #expect(try fixture.preview(["app", fixture.path, "-o", fixture.path + "/out", "--report", report]) == 0)
        let text = try String(contentsOfFile: report, encoding: .utf8)
        #expect(!text.contains("no such scene"))
    }

    /// Interface Builder writes no class for them: the element is enough.
    @Test func `Maps and pages of a storyboard are views of their frameworks`() throws {
        func element(_ name: String, _ y: Int) -> String {
            """
            <\(name) id="\(name)"><rect key="frame" x="0" y="\(y)" width="375" height="200"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES"/></\(name)>
            """
        }
        let fixture = try AppFixture([
            "App/Main.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
            <scene sceneID="s"><objects><viewController id="a" customClass="PlaceController" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            \(element("mapView", 0))\(element("wkWebView", 220))\(element("webView", 440))
            </subviews></view><connections><outlet property="map" destination="mapView" id="1"/>
            <outlet property="page" destination="wkWebView" id="2"/><outlet property="old" destination="webView" id="3"/>
            </connections></viewController></objects></scene></scenes></document>
            """,
            "App/Place.swift": """
            import MapKit
            import UIKit
            import WebKit
            class PlaceController: UIViewController {
                @IBOutlet var map: MKMapView!
                @IBOutlet var page: WKWebView!
                @IBOutlet weak var old: UIWebView!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    map.showsUserLocation = true
                    page.load(URLRequest(url: URL(string: "https://example.org")!))
                    old.loadRequest(URLRequest(url: URL(string: "https://example.org")!))
                    print(map.frame.height, page.frame.minY, old.frame.minY)
                }
            }
            """,
        ])
        let report = try fixture.build()
        #expect(report.modules.map(\.viewFilesMissingNothing) == [1])
        #expect(try fixture.preview(["app", fixture.path, "-o", fixture.path + "/out"]) == 0)
    }

    /// On a device the whole app would end. A cell has nothing to do with what its controller does.
    @Test func `A screen whose controller crashes is shown without its code, and says so`() throws {
        let fixture = try AppFixture([
            "App/Main.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
            <scene sceneID="s"><objects><tableViewController id="a" customClass="ListController" sceneMemberID="viewController">
            <tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="card" id="c" customClass="CardCell">
            <rect key="frame" x="0" y="0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="v"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <subviews><label text="A card" id="l"><rect key="frame" x="20" y="10" width="80" height="20"/></label></subviews>
            </tableViewCellContentView></tableViewCell></prototypes></tableView>
            </tableViewController></objects></scene></scenes></document>
            """,
            "App/List.swift": """
            import UIKit
            class ListController: UITableViewController {
                var titles: [String] = []
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = titles[0]
                }
            }
            class CardCell: UITableViewCell {}
            """,
        ])
        let (pictures, file) = (fixture.path + "/pictures", fixture.path + "/report.json")
        let status = try fixture.preview(["app", fixture.path, "-o", pictures, "--report", file])
        #expect(status == 2)
        struct Report: Decodable {
            struct Screen: Decodable {
                var name: String
                var picture: String?
                var isBlank: Bool
                var crash: String?
            }
            var screens: [Screen]
        }
        let report = try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
        let shown = report.screens.filter { $0.picture != nil && !$0.isBlank }
        #expect(Set(shown.map(\.name)) == ["ListController", "CardCell"], "\(report.screens)")
        #expect(
            shown.first { $0.name == "ListController" }?.crash
                == "ended in a crash: App/List.swift:6: Fatal error: Index out of range", "\(shown)")
        #expect(shown.first { $0.name == "CardCell" }?.crash == nil)
    }

    /// Of a process that is gone, too: what its code printed, and which letters it found no font for.
    @Test func `What was said before a crash is not lost`() throws {
        let fixture = try AppFixture([
            "App/First.swift": """
            import UIKit
            class First: UIViewController {
                override func viewDidLoad() {
                    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
                    label.text = "\u{10380}"
                    view.addSubview(label)
                }
            }
            """,
            "App/Second.swift": """
            import UIKit
            class Second: UIViewController {
                override func viewDidLoad() {
                    print("before the end")
                    fatalError()
                }
            }
            """,
        ])
        let run = try fixture.run(["app", fixture.path, "-o", fixture.path + "/out"])
        #expect(run.errors.contains("before the end\n"))
        #expect(run.errors.contains("no font here has \u{10380} (U+10380)"), "\(run.errors)")
    }

    /// What is drawn shows that the class's own members are called through the protocol.
    @Test func `A class is its protocol's though one says that a value may be nil and the other leaves it open`() throws
    {
        let fixture = try AppFixture([
            "App/Start.swift": """
            import UIKit
            class Card: NSObject { let name = "card" }
            @objc protocol Deck {
                func turn(_ card: Card?) -> Card!
                var top: Card? { get set }
                @objc optional func drop(_ card: Card!)
                @objc optional var note: String? { get }
                @objc optional var count: Int { get }
            }
            class Pile: NSObject, Deck {
                var top: Card! = Card()
                var note: String? = "note"
                let count = 7
                func turn(_ card: Card!) -> Card? { print("turned", card.name); return card }
                func drop(_ card: Card) { print("dropped", card.name, top.name) }
            }
            class Bare: NSObject, Deck {
                var top: Card?
                func turn(_ card: Card?) -> Card! { card }
            }
            class Start: UIViewController {
                func same(_ deck: Deck) -> Deck { deck }
                override func viewDidLoad() {
                    let deck: Deck = Pile()
                    deck.drop?(deck.turn(deck.top))
                    // The type of what is asked is not written here.
                    for one in [deck] { if let note = one.note, let words = note { print(words.count) } }
                    print(same(deck).count ?? 0, same(Bare()).count == nil, Pile().note!)
                }
            }
            """
        ])
        let run = try fixture.run(["app", fixture.path, "-o", fixture.path + "/out"])
        #expect(
            run.errors.contains("code: turned card\ncode: dropped card card\ncode: 4\ncode: 7 true note\n"), "\(run)")
    }

    /// Apple's Foundation brings Observation with it: Apple's own samples import nothing else.
    @Test func `A class is observable where Foundation is imported`() throws {
        let fixture = try AppFixture([
            "App/Model.swift": "import Foundation\n@Observable final class Model { var title = \"title\" }\n",
            "App/Start.swift": """
            import UIKit
            class Start: UIViewController {
                let model = Model()
                override func viewDidLoad() {
                    title = withObservationTracking { model.title } onChange: {}
                    let known: any Observable = model
                    print("observed", type(of: known) == Model.self, title!)
                }
            }
            """,
        ])
        #expect(
            try fixture.run(["app", fixture.path, "-o", fixture.path + "/out"]).errors.contains("observed true title\n")
        )
    }

    @Test func `Scenes of documents without code can be drawn before anything is built`() throws {
        func storyboard(_ attributes: String, _ more: String = "") -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
            <scene sceneID="s"><objects><viewController id="a" title="Start"\(attributes) sceneMemberID="viewController">
            <view key="view" id="v"/></viewController>\(more)</objects></scene></scenes></document>
            """
        }
        let fixture = try AppFixture([
            "App/Launch.storyboard": storyboard(""),
            "App/Main.storyboard": storyboard(" customClass=\"Start\""),
            // What it refers to may have a class.
            "App/Linked.storyboard": storyboard("", "<viewControllerPlaceholder storyboardName=\"Main\" id=\"p\"/>"),
            "App/Start.swift": "import UIKit\nclass Start: UIViewController {}\n",
        ])
        let pictures = fixture.path + "/pictures"
        let status = try fixture.preview(["app", fixture.path, "--documents", "-o", pictures])
        #expect(status == 0)
        let drawn = (FileManager.default.subpaths(atPath: pictures) ?? []).filter { $0.hasSuffix(".png") }
        #expect(drawn.count == 1 && drawn.first?.contains("Launch") == true, "\(drawn)")
    }

    @Test func `Views of pods are built for those who use them, and are not shown by themselves`() throws {
        let fixture = try AppFixture([
            "App/Card.swift": "import Pin\nimport UIKit\nclass Card: PinView {}\n",
            "Pods/Pin/Pin.swift": "import UIKit\nopen class PinView: UIView {}\n",
        ])
        let report = try fixture.build()
        #expect(report.modules.filter(\.isCompiled).map(\.module) == ["Pin", "App"])
        #expect(report.files.flatMap(\.previews).map(\.name) == ["Card"])
    }

    @Test func `An extension of the app in which there is no view is named and not built`() throws {
        let fixture = try AppFixture([
            "App/Card.swift": "import UIKit\nclass Card: UIView {}\n",
            "Intents/Handler.swift": "import UIKit\nclass Handler: NSObject {}\n",
            "Share/Sheet.swift": "import UIKit\nclass Sheet: UIViewController {}\n",
            "App.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T, I, S); };
              G = { isa = PBXGroup; sourceTree = "<group>"; children = (Y, Z, X); };
              Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
              Z = { isa = PBXFileSystemSynchronizedRootGroup; path = Intents; sourceTree = "<group>"; };
              X = { isa = PBXFileSystemSynchronizedRootGroup; path = Share; sourceTree = "<group>"; };
              T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                fileSystemSynchronizedGroups = (Y); };
              I = { isa = PBXNativeTarget; name = Intents; productType = "com.apple.product-type.app-extension";
                fileSystemSynchronizedGroups = (Z); };
              S = { isa = PBXNativeTarget; name = Share; productType = "com.apple.product-type.app-extension";
                fileSystemSynchronizedGroups = (X); }; }; }
            """,
        ])
        let report = try fixture.build()
        #expect(report.modules.map(\.module).sorted() == ["App", "Share"])
        #expect(report.withoutScreens == ["Intents"])
    }

    /// However it is written: a sheet has no picture of its own for each, and outlines are no content.
    @Test(arguments: [[], ["--sheet"], ["--outline"]])
    func `A view that would be blank has the words of Interface Builder, and the report says so`(
        _ options: [String]
    ) throws {
        let fixture = try AppFixture([
            "App/Title.swift": "import UIKit\nclass Title: UILabel {}\n",
            "App/Row.swift": """
            import UIKit
            class Row: UITableViewCell {
                let title = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
                override init(style: CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(title)
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """,
            "App/Box.swift": "import UIKit\nclass Box: UIView {}\n",
            "App/Said.swift": """
            import UIKit
            class Said: UILabel {
                override init(frame: CGRect) { super.init(frame: frame); text = "said" }
                required init?(coder: NSCoder) { fatalError() }
            }
            """,
        ])
        let report = fixture.path + "/report.json"
        let words = ["app", fixture.path, "-o", fixture.path + "/out", "--report", report]
        #expect(try fixture.preview(words + options) == 0)
        struct Written: Decodable {
            struct Screen: Decodable { var name: String, isBlank: Bool, hasSampleTexts: Bool }
            var screens: [Screen]
        }
        let screens = try JSONDecoder().decode(Written.self, from: Data(contentsOf: URL(fileURLWithPath: report)))
            .screens
        #expect(
            screens.map { "\($0.name) \($0.isBlank) \($0.hasSampleTexts)" }.sorted() == [
                "Box true false", "Row false true", "Said false false", "Title false true",
            ])
    }

    @Test func `Modules with views of SwiftUI are built, and what they import`() throws {
        let fixture = try AppFixture([
            "App.xcodeproj/project.pbxproj": Self.project(
                ofLibraries: ["Model", "Style", "Board", "Pages", "Wrapped", "Rules"]),
            "Model/Model.swift": "import Combine\npublic struct Model {}\n",
            "Style/Style.swift": "import SwiftUI\npublic let margin = 8\n",
            "Board/Board.swift": "import UIKit\nimport Style\nclass Board: UIView {}\n",
            "Pages/Page.swift":
                "import SwiftUI\nimport Model\nstruct Page: View { var body: some View { Text(\"\") } }\n"
                + "#Preview { Page() }\n",
            "Wrapped/Wrapped.swift":
                "import SwiftUI\nstruct Dial: UIViewRepresentable {\n"
                + "    func makeUIView(context: Context) -> UISlider { UISlider() }\n"
                + "    func updateUIView(_ view: UISlider, context: Context) {}\n}\n#Preview { Dial() }\n",
            "Rules/Rules.swift": "import UIKit\npublic func pin(_ view: UIView) {}\n",
        ])
        let report = try fixture.build()
        #expect(report.modules.map(\.module).sorted() == ["Board", "Model", "Pages", "Rules", "Style", "Wrapped"])
        #expect(report.withoutScreens == [])
    }

    @Test func `An app that is made a second time of the same views is built once`() throws {
        func target(_ name: String, _ groups: String) -> String {
            """
            T\(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application";
              fileSystemSynchronizedGroups = (\(groups)); };
            """
        }
        func folder(_ name: String) -> String {
            "\(name) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = \"<group>\"; };"
        }
        let fixture = try AppFixture([
            "Views/Card.swift": "import UIKit\nclass Card: UIView {}\n",
            "Own/Other.swift": "import UIKit\nclass Other: UIView {}\n",
            "Config/Config.swift": "import UIKit\nlet isTest = true\n",
            "App.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (TLive, TTest, TMore); };
              G = { isa = PBXGroup; sourceTree = "<group>"; children = (Views, Own, Config); };
              \(["Views", "Own", "Config"].map(folder).joined()) \(target("Live", "Views"))
              \(target("Test", "Views, Config")) \(target("More", "Views, Own")) }; }
            """,
        ])
        let report = try fixture.build()
        #expect(report.modules.map(\.module) == ["More"])
        #expect(report.withoutScreens.sorted() == ["Live", "Test"])
    }

    /// Each target has the folder of its name.
    private static func project(ofLibraries names: [String]) -> String {
        let objects = names.map { name in
            """
            G\(name) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
            T\(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.framework";
              fileSystemSynchronizedGroups = (G\(name)); };
            """
        }
        func list(_ letter: String) -> String { names.map { letter + $0 }.joined(separator: ", ") }
        return """
            // !$*UTF8*$!
            { rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (\(list("T"))); };
              G = { isa = PBXGroup; sourceTree = "<group>"; children = (\(list("G"))); };
              \(objects.joined(separator: "\n")) }; }
            """
    }
}
