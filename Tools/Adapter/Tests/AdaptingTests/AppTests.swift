import Foundation
import Testing

/// Projects as Xcode writes them, built by the adapter with Maquette's UIKit. `Scripts/test-adapter` says where both are.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct AppTests {
    @Test func `What does not compile is cut out, and the rest is one library`() throws {
        let fixture = try AppFixture([
            "App/Card.swift": """
            import UIKit
            import PoisonKit

            final class Card: UIView {
                private let title = UILabel()
                private let player: PoisonPlayer? = PoisonPlayer(rate: 2)
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    title.text = "Card"
                    title.poison(with: player)
                    addSubview(title)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func poisonDidMove() { super.poisonDidMove() }
            }
            """,
            "App/Good.swift": """
            import UIKit
            class GoodController: UIViewController {
                @IBOutlet weak var button: UIButton!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                }
            }
            """,
            "App/Poison.swift": """
            import UIKit
            import PoisonKit
            class PoisonController: PoisonBaseViewController, PoisonDelegate {
                @Poisoned var value: Int = 1
                override func viewDidLoad() { super.viewDidLoad() }
                func count() -> Int {
                    let wrong = Poison.shared.count
                    return wrong + 1
                }
                var body: some PoisonShape { Poison() }
            }
            """,
            "App/AppDelegate.swift": """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool { true }
            }
            """,
        ])
        let report = try fixture.build()
        let module = try #require(report.modules.first)
        #expect(module.module == "App")
        #expect(module.isCompiled)
        #expect(module.left == [])
        #expect(report.image != nil)
        #expect(module.viewFiles == 3)
        #expect(module.aliveViewFiles == 1)
        #expect(module.absentModules == ["PoisonKit"])
        // Each place is one that the fixture poisons.
        let places = Set(module.cuts.map { ($0.path as NSString).lastPathComponent + ":\($0.line)" })
        #expect(
            places.isSuperset(of: [
                "Card.swift:6", "Card.swift:10", "Card.swift:14", "Poison.swift:4", "Poison.swift:7",
            ]))
        #expect(places.allSatisfy { $0.hasPrefix("Card.swift:") || $0.hasPrefix("Poison.swift:") })
        #expect(module.stubs.contains("PoisonPlayer") && module.stubs.contains("PoisonBaseViewController"))
        // What needs no argument can be shown.
        let shown = report.files.flatMap(\.previews).filter { $0.obstacle == nil }.compactMap(\.name)
        #expect(Set(shown).isSuperset(of: ["Card", "GoodController"]))
    }

    @Test func `A file that is no Swift at all costs itself alone`() throws {
        let fixture = try AppFixture([
            "App/Broken.swift": "class { func ]]] ((( \u{0} \n let",
            "App/Good.swift": "import UIKit\nclass Good: UIView {}\n",
        ])
        let report = try fixture.build()
        let module = try #require(report.modules.first)
        #expect(module.isCompiled)
        #expect(module.aliveViewFiles == 1)
        #expect(module.cuts.contains { $0.path.hasSuffix("/Broken.swift") })
    }
}

/// An app of the new project format.
final class AppFixture {
    static let adapter = ProcessInfo.processInfo.environment["MAQUETTE_ADAPTER"]
    private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appending(path: "app-\(UUID().uuidString)")

    struct Report: Decodable {
        struct Cut: Decodable {
            var path: String
            var line: Int
            var kind: String
        }
        struct Module: Decodable {
            var module: String
            var isCompiled: Bool
            var viewFiles: Int
            var aliveViewFiles: Int
            var cuts: [Cut]
            var stubs: [String]
            var absentModules: [String]
            var left: [String]
        }
        struct Preview: Decodable {
            var name: String?
            var obstacle: String?
        }
        struct File: Decodable { var previews: [Preview] }
        var modules: [Module]
        var files: [File]
        var image: String?
    }

    init(_ files: [String: String]) throws {
        let project = """
            // !$*UTF8*$!
            { rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T); };
              G = { isa = PBXGroup; sourceTree = "<group>"; children = (Y); };
              Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
              T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                fileSystemSynchronizedGroups = (Y); }; }; }
            """
        for (name, text) in files.merging(["App.xcodeproj/project.pbxproj": project], uniquingKeysWith: { $1 }) {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func build() throws -> Report {
        let settings = URL(fileURLWithPath: Toolset.file!).deletingLastPathComponent().path + "/settings.json"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.adapter!)
        process.arguments = ["app", "--settings", settings, "--into", folder.path + "/built", folder.path]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let data = try Data(contentsOf: folder.appending(path: "built/report.json"))
        return try #require(try JSONDecoder().decode([Report].self, from: data).first)
    }
}
