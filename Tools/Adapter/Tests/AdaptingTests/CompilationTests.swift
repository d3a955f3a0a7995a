import Foundation
import Testing

@testable import Adapting

/// Adapted code, compiled against Maquette's UIKit. `Scripts/test` builds that before, and says in the environment how the
/// compiler finds it.
@Suite(.enabled(if: Compiler.options != nil)) struct CompilationTests {
    @Test func `Everything that is adapted compiles, in Swift 5 and in Swift 6`() throws {
        let files = [
            "Delegate.swift": """
            import UIKit

            @objc protocol CardDelegate {
                @objc optional func cardDidClose(_ card: Card)
                @objc optional func height(of card: Card) -> CGFloat
            }
            """,
            "Card.swift": """
            import UIKit
            import QuartzCore
            import Combine
            import os.log

            @objcMembers @IBDesignable public class Card: UIView {
                @IBOutlet private weak var title: UILabel!
                @IBInspectable var radius: CGFloat = 8
                weak var delegate: CardDelegate?
                private let button = UIButton()

                @IBAction func close(_ sender: Any) {
                    delegate?.cardDidClose?(self)
                    frame.size.height = delegate?.height?(of: self) ?? 44
                }
                @objc private func tapped() {}

                func wire() {
                    button.addTarget(self, action: #selector(close(_:)), for: .touchUpInside)
                    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
                    NotificationCenter.default.addObserver(
                        self, selector: #selector(Card.noted), name: UIApplication.didBecomeActiveNotification, object: nil)
                    objc_setAssociatedObject(self, &Card.key, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                    print(#keyPath(UIView.frame), objc_getAssociatedObject(self, &Card.key) as? String ?? "")
                    os_log("wired", type: .error)
                }
                @objc func noted(_ notification: Notification) {}
                nonisolated(unsafe) private static var key = 0
            }
            """,
            "Card+Layout.swift": """
            import UIKit

            private let margin: CGFloat = 8
            extension Card {
                public override func layoutSubviews() {
                    super.layoutSubviews()
                    layer.cornerRadius = margin
                }
                @objc func look() {}
            }
            #if os(iOS)
            class RedCard: Card {
                override func look() { backgroundColor = .red }
            }
            #endif
            #Preview { Card() }
            """,
        ]
        for language in ["5", "6"] { #expect(try Compiler.complaints(files, language: language) == "") }
    }

    /// What is nil, and what is called, follows from the documentation of optional protocol requirements.
    @Test func `Optional methods are values, and members of any object`() throws {
        let files = [
            "Deck.swift": """
            import UIKit

            @objc public protocol DeckDelegate: NSObjectProtocol {
                @objc(deck:shouldShow:) optional func deck(_ deck: Deck, shouldShowAt index: Int) -> Bool
                @objc optional func deckDidClose(_ deck: Deck)
                @objc optional func calendar() -> Calendar?
                @objc optional func shapes(for deck: Deck) -> ((CGRect) -> UIBezierPath)
            }
            public class Deck: UIView {
                var calendar: Calendar = .current
                weak var delegate: DeckDelegate?
                @IBOutlet weak var anybody: AnyObject?
                func show(_ index: Int) -> Bool {
                    anybody?.deckDidClose?(self)
                    let days = delegate?.calendar?() ?? calendar
                    print(days)
                    guard let asks = delegate?.deck(_:shouldShowAt:), let shapes = delegate?.shapes(for:) else { return true }
                    if let closes = delegate?.deckDidClose { closes(self) }
                    return asks(self, index) && shapes(self)(.zero).isEmpty
                }
            }
            final class Table: NSObject, DeckDelegate {
                func deck(_ deck: Deck, shouldShowAt index: Int) -> Bool { index > 1 }
            }
            """
        ]
        for language in ["5", "6"] {
            #expect(try Compiler.complaints(files, language: language).replacing(/.*warning.*/, with: "") == "")
        }
    }

    /// Swift 5 lets code that says nothing of actors come to UIKit, and subclasses override what every object of a nib has.
    @Test func `Code of before Swift's actors comes to every view, and overrides what nibs call`() throws {
        let files = [
            "Cell.swift": """
            import UIKit

            final class Driver {
                func lay(_ cell: UICollectionViewCell, _ row: UITableViewCell, _ blur: UIVisualEffectView) {
                    cell.contentView.layoutIfNeeded()
                    row.contentView.alpha = 1
                    blur.contentView.addSubview(cell)
                    cell.awakeFromNib()
                }
            }
            final class Item: UIBarButtonItem {
                override func awakeFromNib() { super.awakeFromNib() }
                override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
            }
            final class Gap: NSLayoutConstraint {
                override func awakeFromNib() { super.awakeFromNib() }
            }
            final class Tile: UICollectionViewCell {
                override func encode(with coder: NSCoder) { super.encode(with: coder) }
            }
            final class Rows: UITableViewController {
                override func tableView(
                    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
                    withSender sender: Any?
                ) -> Bool { true }
            }
            final class Keys: UIInputView { var isReady = false }
            let keys = Keys()
            let field: Any? = UITextView().textDragInteraction
            """
        ]
        #expect(try Compiler.complaints(files, language: "5") == "")
    }

    /// Signatures as in Apple's documentation of each.
    @Test func `Styles, gestures and animated modifiers of SwiftUI compile beside views of UIKit`() throws {
        let files = [
            "Pill.swift": """
            import SwiftUI

            struct Pill: ButtonStyle {
                @ScaledMetric var size: CGFloat = 12
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.font(.custom("Pill", size: size, relativeTo: .headline))
                        .opacity(configuration.isPressed ? 0.5 : 1)
                }
            }
            struct Switch: ToggleStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Button { configuration.isOn.toggle() } label: { configuration.label }
                }
            }
            struct Boxed: TextFieldStyle {
                func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(4) }
            }
            struct Turn: AnimatableModifier {
                var angle: Double
                var animatableData: Double { get { angle } set { angle = newValue } }
                func body(content: Content) -> some View {
                    content.rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
                }
            }
            struct Card: View {
                @State var isOn = false
                @GestureState var offset = CGSize.zero
                @State var name = ""
                var body: some View {
                    VStack {
                        Button("Go") {}.buttonStyle(Pill())
                        Button("Plain") {}.buttonStyle(.plain)
                        Toggle("On", isOn: $isOn).toggleStyle(Switch())
                        TextField("Name", text: $name).textFieldStyle(Boxed())
                        Circle().inset(by: 2).stroke(
                            AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center),
                            style: StrokeStyle(lineWidth: 2))
                    }
                    .modifier(Turn(angle: 4))
                    .gesture(
                        DragGesture(minimumDistance: 4)
                            .updating($offset) { value, state, _ in state = value.translation }
                            .onEnded { print($0.predictedEndTranslation.height) })
                    .simultaneousGesture(TapGesture().onEnded { isOn = true })
                    .transition(.move(edge: .bottom).combined(with: .opacity))
                }
            }
            final class Screen: UIHostingController<Card> {}
            """
        ]
        #expect(try Compiler.complaints(files, language: "5") == "")
    }

    @Test func `Errors name the real file, line and column`() throws {
        let complaints = try Compiler.complaints(
            ["Card.swift": "import UIKit\n@objc class Card: UIView {\n    @objc func a() { nothing }\n}\n"],
            language: "5")
        #expect(complaints.contains("/Card.swift:3:22: error: cannot find 'nothing' in scope"))
        #expect(!complaints.contains("copies"))
    }
}

enum Compiler {
    static let options = ProcessInfo.processInfo.environment["UIKIT_OPTIONS"]?.split(separator: "\n").map(String.init)

    /// What the compiler says about a module of these files, which it reads adapted.
    static func complaints(_ sources: [String: String], language: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "adapted-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in sources {
            try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
        }
        let files = sources.sorted { $0.key < $1.key }.map {
            (path: folder.path + "/" + $0.key, bytes: Array($0.value.utf8))
        }
        let overlay = try Overlay(ModuleAdapter().adapt(files), writingInto: folder.path + "/copies")
        try overlay.write(to: folder.path + "/overlay.json")

        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            [
                "swiftc", "-typecheck", "-parse-as-library", "-suppress-warnings", "-swift-version", language,
                "-vfsoverlay", folder.path + "/overlay.json",
            ] + (options ?? [])
            + ["UIKit", "Darwin", "ObjectiveC"].flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
            + files.map(\.path)
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
