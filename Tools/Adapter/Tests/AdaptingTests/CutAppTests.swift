import Adapting
import Foundation
import Testing

/// What is cut out of projects that the adapter builds with Maquette's UIKit, and what stays alive. `Scripts/test-adapter` says
/// where both are.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct CutAppTests {
    /// Such a module is in the toolchain, and the compiler says that it "cannot load underlying module for 'CxxStdlib'".
    @Test func `Modules for C++ are missing as those of packages are`() throws {
        let fixture = try AppFixture([
            "App/Card.swift": """
            import CxxStdlib
            import UIKit

            final class Card: UILabel {
                func show(_ words: std.string) { text = String(words) }
                func clear(_ count: Shades) { text = nil }
            }
            """
        ])
        let module = try #require(try fixture.build().modules.first)
        #expect(module.isCompiled && module.absentModules == ["CxxStdlib"])
    }

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
        #expect(module.completeViewFiles == 2)
        #expect(module.viewFilesMissingNothing == 1)
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

    /// What is made up of it compiles, with all that the code does with it.
    @Test func `Code that uses a missing package in many ways stays whole`() throws {
        let fixture = try AppFixture([
            "App/Card.swift": """
            import PlayerKit
            import UIKit

            final class Card: UIView, PlayerErrorHandling {
                private let player = Player()
                private var rules: [Rule] = []
                private lazy var title: UILabel = {
                    let label = UILabel(withAutoLayout: true)
                    label.textColor = UIColor(hex: "#336699")
                    return label
                }()
                func set(status: PlayerStatus) -> Bool {
                    if status == .ready || status == .playing && !isHidden { return true }
                    player["name"] = title.text
                    title.text = player["name"]
                    title.font = player[style: 1]?.font
                    player.rowHandler = { row, index in index }
                    player.doneHandler = { error in self.show(error) }
                    player.tintColor = .red
                    player.titleLabel.textColor = player.barColor.withAlphaComponent(0.5)
                    player.delegate = self
                    if player.isPlaying { title.text = player.title }
                    return false
                }
                func show(_ error: Any) {
                    rules.append(Rule(name: "a"))
                    rules.append(RuleForAll(name: "b"))
                    rules.append(RuleForNone(name: "c", limit: 2))
                    let rule: Rule = RuleForAll(name: "d")
                    rule.apply()
                }
                func check() throws {
                    let badge = PlayerBadge()
                    addSubview(badge)
                    guard title.text != nil else { throw PlayerFailure.none }
                    guard title.font != nil else { throw PlayerFailure.server(code: 5) }
                    throw CardError.empty
                }
            }
            enum CardError: PlayerError { case empty }
            class Heading: UILabel {
                convenience init(_ title: String) {
                    self.init(withPadding: 4)
                    text = title
                }
            }
            """
        ])
        let module = try #require(try fixture.build().modules.first)
        #expect(module.isCompiled && module.cuts.isEmpty, "\(module.cuts.map(\.line))")
        #expect(
            Set(module.members).isSuperset(of: [
                "Player.subscript(_:)", "Player.subscript(style:)", "PlayerStatus.ready", "Player.rowHandler",
                "UIView.init(withAutoLayout:)", "UIView.init(withPadding:)", "UIColor.init(hex:)", "Rule.init(name:)",
                "RuleForAll.init(name:)",
            ]), "\(module.members)")
    }

    /// Nothing that the compiler says of it has a place that could be cut.
    @Test(arguments: [
        "class B: UIView {\n/* ", "#if os(iOS)\nclass B: UIView {}\n", "let a = \"\"\"\nclass B {}\n", "let a = \"\\(",
    ])
    func `A file that ends within something costs itself alone`(_ text: String) throws {
        let fixture = try AppFixture([
            "App/A.swift": "import UIKit\nclass A: UIView {}\n", "App/B.swift": "import UIKit\n" + text,
        ])
        let module = try #require(try fixture.build().modules.first)
        #expect(module.isCompiled && module.left.isEmpty)
        #expect(module.cuts.allSatisfy { $0.path.hasSuffix("/B.swift") } && module.viewFilesMissingNothing >= 1)
    }

    @Test func `A link that leads nowhere is a file that is missing`() throws {
        let fixture = try AppFixture(["App/A.swift": "import UIKit\nclass A: UIView {}\n"])
        try FileManager.default.createSymbolicLink(
            atPath: fixture.path + "/App/Dead.swift", withDestinationPath: "/no/such/file.swift")
        let module = try #require(try fixture.build().modules.first)
        #expect(module.isCompiled && module.viewFilesMissingNothing == 1)
        #expect(module.missingFiles.map { ($0 as NSString).lastPathComponent } == ["Dead.swift"])
    }

    /// "Filename used twice" ends the compiler before it looks at anything.
    @Test func `Values of a missing package are counted with, written into and cast`() throws {
        let fixture = try AppFixture([
            "App/Card.swift": """
            import PlayerKit
            import UIKit
            final class Card: UIView {
                let player = Player()
                let area = playingArea(of: 1) as! CGRect
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    player.parts[.front] = 1
                    player.parts["second"]?.size = 2
                    player.parts[0].volume = 3
                    let (name, count) = ("third", 3)
                    player.parts[name] = count
                    backgroundColor = UIColor("#ff8800")
                    tintColor = UIColor(r: 255, g: 136, b: 0)
                    layer.borderColor = UIColor(rgb: 0xff8800).cgColor
                    precondition(backgroundColor == tintColor && layer.borderColor == tintColor.cgColor && area == .zero)
                    precondition(tintColor == UIColor(red: 1, green: 136 / 255, blue: 0, alpha: 1))
                }
                required init?(coder: NSCoder) { fatalError() }
                func words() -> String { "\\(player.price * 3) \\(player.high - player.low)" }
            }
            """
        ])
        let report = try fixture.build()
        #expect(report.modules.flatMap(\.cuts).isEmpty, "\(report.modules)")
        #expect(try fixture.preview(["app", fixture.path, "-o", fixture.path + "/out"]) == 0)
    }

    @Test func `Enumerations and properties of headers are what Swift sees of them`() throws {
        let fixture = try AppFixture([
            "App/Deck.h": """
            typedef NS_ENUM(NSInteger, DeckSize) { DeckSizeSmall, DeckSizeLarge };
            typedef NS_OPTIONS(NSUInteger, DeckEdge) { DeckEdgeTop = 1 << 0, DeckEdgeLeft = 1 << 1 };
            @interface Deck : UIView
            @property (nonatomic, strong, nonnull) UILabel *first, *second;
            @property DeckSize size;
            @property NSDictionary<NSString *, NSString *> *words;
            @end
            """,
            "App/Card.swift": """
            import UIKit
            final class Card: Deck {
                func look(_ edge: DeckEdge = [.top, .left]) -> String {
                    let text: String = words["a"] ?? ""
                    second.text = text + "\\(DeckSize.large.rawValue)"
                    switch size {
                    case .small: return edge.contains(.top) ? text : ""
                    case .large: return ""
                    @unknown default: return text
                    }
                }
            }
            """,
        ])
        let report = try fixture.build()
        #expect(report.modules.flatMap(\.cuts).isEmpty, "\(report.modules)")
        #expect(report.modules.map(\.isCompiled) == [true])
    }

    /// The compiler reads lists of files in which a line is a name, and the linker ones in which names may be quoted.
    @Test func `Marks in the names of files cost no other file anything`() throws {
        let fixture = try AppFixture([
            "App/It's a \"card\".swift": "import UIKit\nclass Card: UIView { @IBOutlet var title: UILabel? }\n",
            "App/back\\slash.swift": "import UIKit\nclass Slash: UIView {}\n",
            "App/two\nlines.swift": "import UIKit\nclass Lines: UIView {}\n",
        ])
        let report = try fixture.build()
        #expect(report.modules.map(\.isCompiled) == [true] && report.image != nil)
        let cuts = report.modules[0].cuts
        #expect(cuts.map { ($0.path as NSString).lastPathComponent } == ["two\nlines.swift"])
        #expect(cuts.map(\.reason) == ["a line break is in its path, with which it cannot be compiled; rename it"])
        #expect(report.files.flatMap(\.previews).compactMap(\.name).sorted() == ["Card", "Slash"])
    }

    @Test func `Of two files of one name the longer one is kept, and the other one is told`() throws {
        let fixture = try AppFixture([
            "App/Card.swift": "import UIKit\nfinal class Card: UIView {}\n",
            "App/Old/Card.swift": "import UIKit\nclass OldCard: UIView {}\n",
        ])
        let module = try #require(try fixture.build().modules.first)
        #expect(module.isCompiled && module.left.isEmpty)
        #expect(module.cuts.map { "\($0.kind) \($0.path.hasSuffix("/Old/Card.swift"))" } == ["file true"])
        #expect((module.viewFiles, module.viewFilesMissingNothing) == (2, 1))
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
        #expect(module.completeViewFiles == 1)
        #expect(module.viewFilesMissingNothing == 0)
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
        #expect(module.viewFiles == 4 && module.viewFilesMissingNothing == 4)
    }

    /// A stub in another file spoils only what uses it, with or without its name.
    @Test func `Keychains are known to who imports Foundation alone`() throws {
        let fixture = try AppFixture([
            "App/Keychain.swift": """
            import Foundation
            func item(_ key: String) -> OSStatus {
                let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: key]
                return SecItemDelete(query as CFDictionary)
            }
            """,
            "App/Card.swift": "import UIKit\nclass Card: UIView { let status = item(\"a\") }\n",
        ])
        let module = try #require(try fixture.build().modules.first)
        #expect(module.cuts.isEmpty && module.stubs.isEmpty && module.isCompiled)
    }

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
        #expect(module.completeViewFiles == 5)
        #expect(module.viewFilesMissingNothing == 2)
        let uses = module.stubUses.map { "\(($0.path as NSString).lastPathComponent):\($0.line) \($0.name)" }
        #expect(
            uses == [
                "Model.swift:2 Player", "Named.swift:2 Player", "Unnamed.swift:6 Player.isPlaying",
            ])
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
        #expect(module.viewFilesMissingNothing == 1)
        #expect(module.cuts.contains { $0.path.hasSuffix("/Broken.swift") })
    }
}
