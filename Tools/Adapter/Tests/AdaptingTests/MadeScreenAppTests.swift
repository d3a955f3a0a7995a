import Foundation
import Testing

/// Screens of a whole app whose initialisers take arguments.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct MadeScreenAppTests {
    private struct Report: Decodable {
        struct Screen: Decodable {
            var name: String
            var picture: String?
            var isBlank: Bool
            var missing: [String]
            var invented: [String]
            var crash: String?
            var problem: String?
            var obstacle: String?
        }
        struct Controllers: Decodable, Equatable { var total, own, invented, marked, failed, untried: Int }
        var screens: [Screen]
        var controllers: Controllers
        var resultOfController: [String: String]
    }

    private func report(of fixture: AppFixture) throws -> Report {
        let file = fixture.path + "/report.json"
        _ = try fixture.preview(["app", fixture.path, "-o", fixture.path + "/out", "--report", file])
        return try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    }

    /// Each ends in a trap where it is not given what its initialiser asks for.
    @Test func `Screens are made by the project's words, or else with values that are made for them`() throws {
        let fixture = try AppFixture([
            "App/Base.swift": """
            import UIKit
            class Screen: UIViewController {
                let words: String
                init(words: String) { self.words = words; super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError("no coder") }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .white
                    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
                    label.text = "words: " + words
                    view.addSubview(label)
                }
            }
            """,
            "App/Own.swift": """
            import UIKit
            class Own: Screen {
                private let model: OwnModel
                init(model: OwnModel) { self.model = model; super.init(words: model.name) }
                required init?(coder: NSCoder) { fatalError() }
                override func viewDidLoad() { super.viewDidLoad(); precondition(model.name == "own") }
            }
            final class OwnModel: NSObject { let name: String; init(name: String) { self.name = name } }
            func showOwn(from other: UIViewController) {
                let model = OwnModel(name: "own")
                other.show(Own(model: model), sender: nil)
            }
            """,
            "App/Given.swift": """
            import UIKit
            protocol Loading: AnyObject { func load() -> Int }
            final class Loader: NSObject, Loading {
                private let base: Base
                init(base: Base) { self.base = base }
                func load() -> Int { base.count }
            }
            struct Base { let count: Int; let name: String }
            enum Look { case framed(by: Base) }
            class Given: Screen {
                private let loader: Loading, look: Look, ask: (Int) -> String
                init(loader: Loading, look: Look, ask: @escaping (Int) -> String, kind: Int) {
                    (self.loader, self.look, self.ask) = (loader, look, ask)
                    super.init(words: ask(loader.load()))
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """,
            // Of its own class, and no style of UIKit's.
            "App/Styled.swift": """
            import UIKit
            enum Style { case wide }
            class Styled: Screen {
                init(style: Style) { super.init(words: "\\(style)") }
                required init?(coder: NSCoder) { fatalError() }
            }
            """,
            // The base says nothing of what its parameter is, and the other leaves one open.
            "App/Generic.swift": """
            import UIKit
            class Modelled<Model>: Screen {
                init(model: Model, words: String) { super.init(words: words) }
                required init?(coder: NSCoder) { fatalError() }
            }
            class Bound: Modelled<Look> {}
            final class Open<Value: Loading>: Modelled<Value> {}
            """,
            // Nobody knows how to make what it takes.
            "App/Lost.swift": """
            import UIKit
            protocol Nobody {}
            class Lost: Screen {
                init(nobody: Nobody) { super.init(words: "") }
                required init?(coder: NSCoder) { fatalError() }
            }
            """,
        ])
        let report = try report(of: fixture)
        #expect(
            report.resultOfController == [
                "App.Own": "own", "App.Given": "invented", "App.Styled": "invented", "App.Lost": "failed",
                "App.Bound": "invented", "App.Open": "invented",
            ], "\(report.screens)")
        #expect(report.controllers == .init(total: 6, own: 1, invented: 4, marked: 0, failed: 1, untried: 0))
        #expect(report.screens.first { $0.name == "Given" }?.invented == ["Loading", "Look", "(Int) -> String", "Int"])
        #expect(report.screens.first { $0.name == "Own" }?.invented == [])
        #expect(
            report.screens.first { $0.name == "Lost" }?.problem?.contains("nothing can stand for a value of Nobody")
                == true)
    }

    /// Its outlets come from the storyboard, and what it needs besides from the function of the project that makes it.
    @Test func `A controller of a storyboard that lacks a value is made as the project makes it`() throws {
        let fixture = try AppFixture([
            "App/Main.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
            <scene sceneID="s"><objects><viewController id="a" storyboardIdentifier="Cards" customClass="Cards" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews><label id="l">
            <rect key="frame" x="20" y="99" width="99" height="20"/></label></subviews></view>
            <connections><outlet property="label" destination="l" id="o"/></connections>
            </viewController></objects></scene></scenes></document>
            """,
            "App/Cards.swift": """
            import UIKit
            final class Model { let title: String; init(title: String) { self.title = title } }
            class Cards: UIViewController {
                @IBOutlet var label: UILabel!
                private var model: Model!
                static func make(with model: Model, prefix: String) -> Cards {
                    let made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Cards") as! Cards
                    made.model = model
                    return made
                }
                override func viewDidLoad() { label.text = model.title.isEmpty ? "Cards" : "" }
            }
            """,
        ])
        let screen = try #require(try report(of: fixture).screens.first { $0.name == "Cards" })
        #expect(screen.crash == nil && !screen.isBlank && screen.invented == ["Model", "String"], "\(screen)")
    }

    /// Each ends in a trap unless it has what code elsewhere gives it.
    @Test func `Controllers have what the project's code sets on them`() throws {
        let board = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
            <scene sceneID="s"><objects><viewController id="a" customClass="Scene" sceneMemberID="viewController">
            <view key="view" id="v"><subviews><label id="l" text="scene"><rect key="frame" x="20" y="99" width="99" height="20"/></label>
            </subviews></view></viewController></objects></scene></scenes></document>
            """
        let fixture = try AppFixture([
            "App/Main.storyboard": board,
            "App/Model.swift": "final class Model { let name: String; init(name: String) { self.name = name } }",
            // A module in VIPER's way: its function says only that it gives some controller.
            "App/Assembled.swift": """
            import UIKit
            class Assembled: UIViewController {
                var model: Model!
                override func viewDidLoad() { precondition(model.name == "assembled"); view.addSubview(UISwitch()) }
            }
            enum Assembly {
                static func assemble() -> UIViewController {
                    let screen = Assembled()
                    screen.model = Model(name: "assembled")
                    return UINavigationController(rootViewController: screen)
                }
            }
            """,
            "App/Handed.swift": """
            import UIKit
            class Handed: UIViewController {
                var model: Model!
                override func viewDidLoad() { precondition(model.name == "handed"); view.addSubview(UISwitch()) }
            }
            class List: UIViewController {
                override func viewDidLoad() { view.addSubview(UISwitch()) }
                func open() {
                    let screen = Handed()
                    screen.model = Model(name: "handed")
                    show(screen, sender: nil)
                }
            }
            class Bar: UINavigationController {
                override func viewDidLoad() { super.viewDidLoad(); precondition(topViewController is List) }
            }
            func start() -> Bool { Bar(rootViewController: List()).isBeingPresented }
            """,
            // What its property must have stands in the project, as a sample.
            "App/Sampled.swift": """
            import UIKit
            struct Sample { let size: Int; static let preview = Sample(size: 3) }
            class Sampled: UIViewController {
                var sample: Sample!
                override func viewDidLoad() { precondition(sample.size == 3); view.addSubview(UISwitch()) }
            }
            """,
            "App/Scene.swift": """
            import UIKit
            class Scene: UIViewController {
                private let model: Model
                init?(coder: NSCoder, model: Model) { self.model = model; super.init(coder: coder) }
                required init?(coder: NSCoder) { fatalError("not by its coder alone") }
            }
            """,
        ])
        let report = try report(of: fixture)
        #expect(
            report.resultOfController == [
                "App.Assembled": "own", "App.Handed": "own", "App.List": "own", "App.Bar": "own", "App.Sampled": "own",
                "App.Scene": "own",
            ], "\(report.screens)")
    }

    /// The picture that a phone shows before the app has started is none of the app.
    @Test func `A launch screen is no first picture`() throws {
        let fixture = try AppFixture([
            "App/Launch.storyboard": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" launchScreen="YES"><scenes>
            <scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
            <view key="view" id="v"/></viewController></objects></scene></scenes></document>
            """
        ])
        let out = fixture.path + "/out"
        #expect(try fixture.preview(["app", fixture.path, "--documents", "-o", out]) != 0)
        #expect((FileManager.default.subpaths(atPath: out) ?? []).allSatisfy { !$0.hasSuffix(".png") })
    }

    /// The well-known question whether there is a network, as it stands in many apps.
    @Test func `There is a network for who asks by an address of nothing`() throws {
        let fixture = try AppFixture([
            "App/Start.swift": """
            import SystemConfiguration
            import UIKit
            class Start: UIViewController {
                override func viewDidLoad() {
                    var zero = sockaddr_in(
                        sin_len: 0, sin_family: 0, sin_port: 0, sin_addr: in_addr(s_addr: 0),
                        sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
                    zero.sin_len = UInt8(MemoryLayout.size(ofValue: zero))
                    zero.sin_family = sa_family_t(AF_INET)
                    let reachability = withUnsafePointer(to: &zero) {
                        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { SCNetworkReachabilityCreateWithAddress(nil, $0) }
                    }
                    var flags = SCNetworkReachabilityFlags(rawValue: 0)
                    precondition(SCNetworkReachabilityGetFlags(reachability!, &flags) && flags.contains(.reachable))
                    view.addSubview(UISwitch())
                }
            }
            """
        ])
        let report = try report(of: fixture)
        #expect(report.resultOfController == ["App.Start": "own"], "\(report.screens)")
    }

    /// Keys that are missing are two.
    @Test func `A dictionary of missing keys is one`() throws {
        let fixture = try AppFixture([
            "App/Start.swift": """
            import Gone
            import UIKit
            class Start: UIViewController {
                override func viewDidLoad() {
                    let keys: [GoneKey: Int] = [GoneKey.one: 1, GoneKey.two: 2]
                    let names: [Notification.Name: Int] = [.goneOne: 1, .goneTwo: 2]
                    print(keys.count, names.count)
                    view.addSubview(UISwitch())
                }
            }
            """
        ])
        let start = try #require(try report(of: fixture).screens.first { $0.name == "Start" })
        #expect(start.picture != nil && start.crash == nil, "\(start)")
    }

    /// The type is of a form of a generic class, which nothing but the project's own word makes: what is meant for previews comes first.
    @Test func `A view gets from the project's words what no view above hands down`() throws {
        let fixture = try AppFixture([
            "App/Screen.swift": """
            import SwiftUI
            final class Store<State>: ObservableObject {
                let state: State
                init(_ state: State) { self.state = state }
            }
            let store = Store("of the app")
            let sampleStore = Store("of the sample")
            struct Home: View {
                @EnvironmentObject private var store: Store<String>
                var body: some View { Text(store.state) }
            }
            struct Start: View { var body: some View { Home().environmentObject(store) } }
            #Preview("given") { Home().environmentObject(sampleStore) }
            #Preview("forgotten") { Home() }
            """
        ])
        let run = try fixture.run([
            "render", fixture.path + "/App/Screen.swift#forgotten", "--format", "text", "-o", "-",
        ])
        #expect(run.output.contains("\"of the sample\""), "\(run.output) \(run.errors)")
        #expect(run.errors.contains("no view above hands down an object of type Store<String>"), "\(run.errors)")
    }
}
