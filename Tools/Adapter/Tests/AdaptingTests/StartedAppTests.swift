import Adapting
import Foundation
import Testing

/// What is there before a screen is shown: the app that has started, and what another screen would hand over.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct StartedAppTests {
    private struct Screens: Decodable {
        struct Screen: Decodable {
            var name: String
            var picture: String?
            var isBlank: Bool
            var crash: String?
            var missing: [String]
            var invented: [String]
        }
        struct Start: Decodable {
            var app: String
            var reason: String
        }
        var screens: [Screen]
        var failedStarts: [Start]

        func screen(_ name: String) throws -> Screen { try #require(screens.first { $0.name == name }) }
    }

    private func screens(of fixture: AppFixture) throws -> Screens {
        let report = fixture.path + "/report.json"
        let ran = try fixture.run(["app", fixture.path, "-o", fixture.path + "/out/", "--report", report])
        try #require(FileManager.default.fileExists(atPath: report), "\(ran.errors)")
        return try JSONDecoder().decode(Screens.self, from: Data(contentsOf: URL(fileURLWithPath: report)))
    }

    /// As each is on a device, where the one before hands over what it shows.
    @Test func `A screen that needs a value from another one is drawn with an empty one, and says so`() throws {
        let fixture = try AppFixture([
            "App/Profile.swift": """
            import UIKit
            class User { let name: String; var friends: [User] = []; init(name: String) { self.name = name } }
            class Profile: UIViewController {
                var user: User!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemTeal
                    title = user.name + " \\(user.friends.count)"
                }
            }
            class Other: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = [UIColor.red][0]
                }
            }
            class Lost: UIViewController {
                override func viewDidLoad() { fatalError("lost") }
            }
            class Guarded: UIViewController {
                var user: User?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    guard let user else { fatalError("no user") }
                    title = user.name
                }
            }
            class Late: UIViewController {
                var user: User!
                override func viewDidLoad() {
                    title = user.name
                    fatalError("later")
                }
            }
            """
        ])
        let found = try screens(of: fixture)
        let profile = try found.screen("Profile")
        #expect(profile.picture != nil && profile.crash == nil && profile.missing.isEmpty)
        #expect(profile.invented == ["a value of Profile.user"])
        let other = try found.screen("Other")
        #expect(other.picture != nil && other.missing.isEmpty)
        #expect(try found.screen("Lost").crash?.contains("lost") == true)
        let guarded = try found.screen("Guarded")
        #expect(guarded.crash == nil && guarded.invented == ["a value of Guarded.user"])
        // The first try lacks the value, and the second one tells what is wrong with it.
        #expect(try found.screen("Late").crash?.contains("later") == true)
    }

    /// A model is what the first type of the project is that conforms, with the plainest values in it, too.
    @Test func `A screen is given a model of a protocol's, with what it publishes`() throws {
        let fixture = try AppFixture([
            "App/Detail.swift": """
            import Combine
            import UIKit
            protocol Loading { func load() -> String }
            struct Loader: Loading { let session: URLSession; let queue: DispatchQueue; func load() -> String { "loaded" } }
            protocol Model: AnyObject { var title: String { get }; var counts: AnyPublisher<Int, Never> { get } }
            final class DetailModel {
                let loader: any Loading
                @Published private(set) var count: Int
                let taps = PassthroughSubject<Int, Never>()
                let size: CurrentValueSubject<CGSize, Never>
                var held: [AnyCancellable] = []
                init(loader: any Loading, count: Int, size: CGSize) {
                    (self.loader, self.count, self.size) = (loader, count, .init(size))
                }
            }
            extension DetailModel: Model {
                var title: String { loader.load() }
                var counts: AnyPublisher<Int, Never> { $count.eraseToAnyPublisher() }
            }
            class Detail: UIViewController {
                private var model: (any Model)!
                private var held: Set<AnyCancellable> = []
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .white
                    model.counts.sink { [weak self] count in
                        let bar = UIView(frame: CGRect(x: 0, y: 100, width: 50 * (count + 1), height: 50))
                        bar.backgroundColor = .red
                        self?.view.addSubview(bar)
                    }.store(in: &held)
                    if model.title != "loaded" { fatalError() }
                }
            }
            """
        ])
        let detail = try screens(of: fixture).screen("Detail")
        #expect(detail.crash == nil && !detail.isBlank && detail.invented == ["a value of Detail.model"])
    }

    /// The initialiser's number is the value, and not the plainest one; a function that waits has no plainest value.
    @Test func `A model is made by its own initialiser, and what stays nil is told`() throws {
        let fixture = try AppFixture([
            "App/Detail.swift": """
            import UIKit
            protocol Counting { var count: Int { get } }
            struct Counter<Element>: Counting { var elements: [Element] = []; var count = 3 }
            class Detail: UIViewController {
                var counter: (any Counting)!
                var count: ((Int, String) -> Int)!
                var action: (() async -> Void)!
                var other: (() -> Void)?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .white
                    if counter.count != 3 || count(7, "seven") != 0 { fatalError() }
                    view.addSubview(UISwitch())
                }
            }
            """
        ])
        let detail = try screens(of: fixture).screen("Detail")
        #expect(detail.crash == nil && !detail.isBlank)
        #expect(detail.invented == ["a value of Detail.counter", "a value of Detail.count"])
        #expect(detail.missing == ["a value of Detail.action, which stays nil"])
    }

    private func screensOfApp(startingWith start: String) throws -> Screens {
        try screens(
            of: AppFixture([
                "App/AppDelegate.swift": """
                import UIKit
                enum Store { nonisolated(unsafe) static var isOpen = false }
                @main class AppDelegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        Store.isOpen = true
                        \(start)
                        return true
                    }
                }
                class First: UIViewController {
                    override func viewDidLoad() { view.backgroundColor = Store.isOpen ? .green : [][0] }
                }
                class Second: UIViewController {
                    override func viewDidLoad() { view.backgroundColor = .green }
                }
                """
            ]))
    }

    @Test func `The app has started before its screens are shown`() throws {
        let found = try screensOfApp(startingWith: "")
        #expect(try found.screen("First").crash == nil && found.screen("Second").crash == nil)
    }

    /// The first needs what the start sets.
    @Test(arguments: ["fatalError()", "exit(0)", "while Store.isOpen {}"])
    func `A start that does not end well costs none but those that need it`(_ start: String) throws {
        let found = try screensOfApp(startingWith: start)
        #expect(try found.screen("First").crash != nil)
        let second = try found.screen("Second")
        #expect(second.crash == nil && second.picture != nil)
    }

    /// The names of modules are those of targets.
    @Test func `Of two apps in a project one may start that has its own mark`() throws {
        func app(_ name: String, _ start: String) -> String {
            """
            import UIKit
            enum Store { nonisolated(unsafe) static var isOpen = false }
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    \(start)
                    Store.isOpen = true
                    return true
                }
            }
            class \(name): UIViewController {
                override func viewDidLoad() { view.backgroundColor = Store.isOpen ? .green : [][0] }
            }
            """
        }
        let fixture = try AppFixture([
            "One/App.swift": app("First", "fatalError()"), "Two/App.swift": app("Second", ""),
            "App.xcodeproj/project.pbxproj": """
            // !$*UTF8*$!
            { rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T, I); };
              G = { isa = PBXGroup; sourceTree = "<group>"; children = (Y, Z); };
              Y = { isa = PBXFileSystemSynchronizedRootGroup; path = One; sourceTree = "<group>"; };
              Z = { isa = PBXFileSystemSynchronizedRootGroup; path = Two; sourceTree = "<group>"; };
              T = { isa = PBXNativeTarget; name = One; productType = "com.apple.product-type.application";
                fileSystemSynchronizedGroups = (Y); };
              I = { isa = PBXNativeTarget; name = Two; productType = "com.apple.product-type.application";
                fileSystemSynchronizedGroups = (Z); }; }; }
            """,
        ])
        let found = try screens(of: fixture)
        #expect(try found.screen("First").crash != nil)
        #expect(try found.screen("Second").crash == nil)
        #expect(found.failedStarts.map(\.app) == ["One"])
        #expect(found.failedStarts.first?.reason.contains("App.swift:7") == true, "\(found.failedStarts)")
    }

    @Test func `A scene connects before screens are shown, by the delegate that has what it needs`() throws {
        let found = try screens(
            of: AppFixture([
                "App/Delegates.swift": """
                import UIKit
                enum Store { nonisolated(unsafe) static var words: [String] = [] }
                class Base<Kind>: UIResponder, UIApplicationDelegate {}
                @main class AppDelegate: Base<Int> {
                    func applicationDidFinishLaunching(_ application: UIApplication) { Store.words.append("app") }
                }
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first!
                        let library = NSSearchPathForDirectoriesInDomains(.libraryDirectory, .userDomainMask, true).first!
                        guard documents.path.hasPrefix(NSHomeDirectory() + "/"), library == NSHomeDirectory() + "/Library",
                            URL.documentsDirectory.path == documents.path, URL.homeDirectory.path == NSHomeDirectory(),
                            FileManager.default.temporaryDirectory.path.hasPrefix(NSHomeDirectory()),
                            (try? Data().write(to: documents.appendingPathComponent("a"))) != nil
                        else { fatalError("\\(documents)") }
                        Store.words.append("scene")
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = Third()
                    }
                }
                class First: UIViewController {
                    override func viewDidLoad() { view.backgroundColor = Store.words == ["app", "scene"] ? .green : [][0] }
                }
                class Third: UIViewController {
                    override func viewDidLoad() { view.backgroundColor = Store.words == ["app", "scene"] ? .green : [][0] }
                }
                """
            ]))
        #expect(found.failedStarts.isEmpty)
        for name in ["First", "Third", "SceneDelegate"] { #expect(try found.screen(name).crash == nil, "\(name)") }
    }
}
