import Adapting
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
        // Player.swift names a stub, Poison.swift as well.
        #expect(module.uncutViewFiles == 2)
        #expect(module.aliveViewFiles == 1)
        #expect(module.absentModules == ["PoisonKit"])
        // A value that says itself what it is like cannot be of a type that nobody knows.
        let lost = module.cuts.filter { !["override", "attribute"].contains($0.kind) }
        #expect(Set(lost.map { ($0.path as NSString).lastPathComponent + ":\($0.line)" }) == ["Poison.swift:10"])
        #expect(module.stubs.contains("PoisonPlayer") && module.stubs.contains("PoisonBaseViewController"))
        #expect(
            Set(module.members).isSuperset(of: [
                "PoisonPlayer.init(rate:)", "UILabel.poison(with:)", "UIView.poisonDidMove()", "Poison.shared",
            ]))
        // What needs no argument can be shown.
        let shown = report.files.flatMap(\.previews).filter { $0.obstacle == nil }.compactMap(\.name)
        #expect(Set(shown).isSuperset(of: ["Card", "GoodController"]))
    }

    /// What the compiler refuses of it at first is in the fixture: all that `Player` and its kind are asked for.
    @Test func `Code that uses a missing module in all its ways stays whole`() throws {
        let fixture = try AppFixture([
            "App/Player.swift": """
            import AVFoundation
            import PlayerKit
            import UIKit

            final class PlayerView: UIView, TrackDelegate {
                private let player = Player(url: nil, options: [.loops, .muted])
                private var token: PlayerToken?
                var rate: Float { player.rate }
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    player.delegate = self
                    player.play(at: .zero) { [weak self] track, error in
                        guard error == nil, let track else { return }
                        self?.accessibilityLabel = track.name
                    }
                    token = player.listen("rate") { _ in }
                    if player.isPlaying, player.status == .ready { player.pause() }
                    layer.cornerRadius = player.style.radius
                    switch player.status {
                    case .ready: break
                    case .failed: player.reset()
                    }
                    let length: TimeInterval = player.current?.length ?? 0
                    accessibilityValue = "\\(length + player.position)"
                    for track in player.tracks { print(track.name) }
                    try? AVAudioSession.sharedInstance().setCategory(.playback)
                    snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """
        ])
        let module = try #require(try fixture.build().modules.first)
        #expect(module.cuts.filter { !["cases", "override"].contains($0.kind) }.isEmpty, "\(module.cuts)")
        #expect(module.uncutViewFiles == 1)
        #expect(module.aliveViewFiles == 0)
        #expect(module.isCompiled)
        #expect(module.members.contains("Player.play(at:_:)"))
    }

    /// On iOS all of it compiles as it is written: `AnyObject` has the members of every class of Objective-C, and AVFoundation,
    /// Photos and SwiftUI come with the system.
    @Test func `Code that looks up members, and uses Apple's other modules, is alive`() throws {
        let fixture = try AppFixture([
            "App/Camera.swift": """
            import AVFoundation
            import Photos
            import UIKit
            final class Camera: UIViewController, AVCapturePhotoCaptureDelegate {
                private let session = AVCaptureSession()
                private lazy var preview = AVCaptureVideoPreviewLayer(session: session)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    preview.videoGravity = .resizeAspectFill
                    view.layer.addSublayer(preview)
                    guard let camera = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back),
                        let input = try? AVCaptureDeviceInput(device: camera), session.canAddInput(input)
                    else { return }
                    session.addInput(input)
                }
                func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: Error?) {
                    guard let data = photo.fileDataRepresentation() else { return }
                    view.layer.contents = UIImage(data: data)?.cgImage
                }
            }
            """,
            "App/Sender.swift": """
            import UIKit
            final class Sender: UIView {
                @IBAction func tapped(_ sender: AnyObject) {
                    let place = sender.center!
                    tag = sender.tag + Int(place.x)
                    (sender as AnyObject).performSelector(onMainThread: #selector(setNeedsLayout), with: nil, waitUntilDone: true)
                }
                func keyboard(_ note: Notification) -> CGFloat {
                    let value = note.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as AnyObject
                    return value.cgRectValue.height
                }
            }
            """,
            "App/Keys.swift": """
            import UIKit
            final class Keys: UIView, UIKeyInput {
                var hasText: Bool { true }
                func insertText(_ text: String) {}
                func deleteBackward() {}
            }
            """,
            "App/Hosted.swift": """
            import SwiftUI
            import UIKit
            final class Hosted: UICollectionViewCell {
                struct Row: View {
                    let title: LocalizedStringKey
                    @State private var isOn = false
                    var body: some View {
                        HStack(spacing: 8) {
                            Image(systemName: "star").resizable().frame(width: 20, height: 20)
                            Text(title).font(.headline).foregroundColor(.secondary)
                            Spacer()
                            if isOn { Circle().fill(Color.red) }
                            Button("Change") { isOn.toggle() }
                        }
                        .padding(.horizontal).background(Color(.systemBackground))
                    }
                }
                func show() { contentConfiguration = UIHostingConfiguration { Row(title: "Star") } }
            }
            """,
        ])
        let module = try #require(try fixture.build().modules.first)
        #expect(module.cuts.filter { $0.kind != "lookup" }.isEmpty, "\(module.cuts)")
        #expect(module.cuts.count == 4)
        #expect(module.stubUses.isEmpty, "\(module.stubUses)")
        #expect(module.viewFiles == 4 && module.aliveViewFiles == 4)
    }

    /// A stub in another file spoils only what uses it, with or without its name.
    @Test func `Alive is a view file that is whole and comes to no stub`() throws {
        let fixture = try AppFixture([
            "App/Model.swift": """
            import PlayerKit
            final class Model { var player: Player { Player() }; var title = "" }
            """,
            "App/Named.swift": "import UIKit\nclass Named: UIView { var player: Player? }\n",
            "App/Unnamed.swift": """
            import UIKit
            class Unnamed: UIView {
                let model = Model()
                override func layoutSubviews() {
                    super.layoutSubviews()
                    isHidden = model.player.isPlaying
                }
            }
            """,
            "App/Plain.swift": """
            import UIKit
            class Plain: UIView { let model = Model(); var title: String { model.title } }
            """,
            "App/Wrapped.swift": "import UIKit\nclass Wrapped: UIView { @Injected var count: Int = 1 }\n",
            "App/Cut.swift": "import UIKit\nclass Cut: UIView { let wrong: Int = nowhere }\n",
            // The word goes, the method stays; UIKit would not call it.
            "App/Override.swift": "import UIKit\nclass Override: UIView { override func nobodyCalls() {} }\n",
        ])
        let module = try #require(try fixture.build().modules.first)
        #expect(module.isCompiled)
        #expect(module.viewFiles == 6)
        #expect(module.uncutViewFiles == 5)
        #expect(module.aliveViewFiles == 2)
        let uses = module.stubUses.map { "\(($0.path as NSString).lastPathComponent):\($0.line) \($0.name)" }
        #expect(
            uses == [
                "Model.swift:2 Player", "Named.swift:2 Player", "Unnamed.swift:6 Player.isPlaying",
            ])
    }

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

    @Test func `What did not change is taken over from the last time`() throws {
        let fixture = try AppFixture([
            "App/A.swift": "import UIKit\nclass A: UIView { let wrong: Int = nowhere }\n",
            "App/B.swift": "import UIKit\nclass B: UIView {}\n",
        ])
        let first = try fixture.build()
        let date = try fixture.date(of: "built/0/App.build/all.txt")
        let second = try fixture.build()
        #expect(try fixture.date(of: "built/0/App.build/all.txt") == date)
        #expect(second.modules.first?.cuts.map(\.line) == first.modules.first?.cuts.map(\.line))
        #expect(second.image != nil)
        try fixture.write("App/B.swift", "import UIKit\nclass B: UIView {}\nclass C: UIView {}\n")
        let third = try fixture.build()
        #expect(third.files.flatMap(\.previews).compactMap(\.name).sorted() == ["A", "B", "C"])
    }

    /// A `return` that is missing is found when objects are made, which those that are made already need not be again.
    @Test func `A body that is cut late costs one object`() throws {
        // Files in which something was cut are compiled apart from those that are whole.
        var files = [
            "App/Late.swift": """
            import UIKit
            class Late: UIView {
                let wrong: Int = nowhere
                func late() -> Int { print(1); print(2) }
            }
            """
        ]
        for number in 0..<60 {
            files["App/View\(number).swift"] = "import UIKit\nclass View\(number): UIView {}\n"
        }
        let module = try #require(try AppFixture(files).build().modules.first)
        #expect(module.isCompiled)
        #expect(module.cuts.map { "\($0.line) \($0.kind)" } == ["3 value", "4 body"])
        let compiled = module.steps.filter { $0.name == "compiling" }.map(\.files)
        #expect(compiled == [61, 1], "\(compiled)")
    }

    /// Files with few cuts are compiled before those with many, and several at once, in another order than that of the module.
    @Test func `Each object is that of its file, however much was cut`() throws {
        let names = ["Alpha", "Beta", "Gamma", "Delta"]
        var files: [String: String] = [:]
        for (index, name) in names.enumerated() {
            let wrong = (0...names.count - index).map { "    let wrong\($0): Int = nowhere\($0)\n" }.joined()
            files["App/\(name).swift"] = "import UIKit\nclass \(name): UIView {\n\(wrong)}\n"
        }
        let fixture = try AppFixture(files)
        let image = try #require(try fixture.build().image)
        let built = URL(fileURLWithPath: image).deletingLastPathComponent().deletingLastPathComponent().path
        let objects = try FileManager.default.subpathsOfDirectory(atPath: built)
        for name in names {
            let object = try #require(objects.first { $0.hasSuffix("-\(name).swift.o") }, "\(objects)")
            let descriptor = Data("$s3App\(name.count)\(name)CMn".utf8)
            let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(built)/\(object)"))
            #expect(bytes.range(of: descriptor) != nil, "\(name)")
        }
    }

    /// Extensions of an app have its missing types as well, and import nothing of it.
    @Test func `Stubs of a module are those of the modules that import it, and of no others`() throws {
        let fixture = try AppFixture([
            "Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Cards", targets: [
                .target(name: "Kit"), .target(name: "Alone"), .target(name: "Screens", dependencies: ["Kit"])])
            """,
            "Sources/Kit/Kit.swift": "import UIKit\npublic func play(_ player: Player) {}\n",
            "Sources/Alone/Alone.swift": "import UIKit\nclass Alone: UIView { var player: Player? }\n",
            "Sources/Screens/Screen.swift": """
            import Kit
            import UIKit
            class Screen: UIView { func play(_ player: Player) { Kit.play(player) } }
            """,
        ])
        let report = try fixture.build()
        #expect(report.modules.map(\.module).sorted() == ["Alone", "Kit", "Screens"])
        #expect(report.modules.allSatisfy { $0.isCompiled && $0.cuts.isEmpty })
        // Only what is imported is made for it.
        let made = ["Kit", "Alone", "Screens"].filter { (try? fixture.date(of: "built/0/\($0).swiftmodule")) != nil }
        #expect(made == ["Kit"])
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
            var uncutViewFiles: Int
            var aliveViewFiles: Int
            var cuts: [Cut]
            var stubs: [String]
            var members: [String]
            var stubUses: [StubUse]
            var absentModules: [String]
            var left: [String]
            var steps: [Step]
        }
        struct Step: Decodable {
            var name: String
            var files: Int
        }
        struct Preview: Decodable {
            var kind: String
            var name: String?
            var obstacle: String?
        }
        struct File: Decodable { var previews: [Preview] }
        var modules: [Module]
        var withoutScreens: [String]
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
        for (name, text) in files.merging(
            ["App.xcodeproj/project.pbxproj": project], uniquingKeysWith: { own, _ in own })
        {
            try write(name, text)
        }
    }

    func write(_ name: String, _ text: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func date(of name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)[.modificationDate] as? Date
    }

    var path: String { folder.path }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs the command, and says how it ended.
    func preview(_ arguments: [String]) throws -> Int32 {
        let toolset = URL(fileURLWithPath: Toolset.file!).deletingLastPathComponent()
        let process = Process()
        process.executableURL = toolset.appending(path: "host")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["MAQUETTE_TOOLSET": toolset.path, "MAQUETTE_CACHE": folder.path + "/.cache"]) { $1 }
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

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
