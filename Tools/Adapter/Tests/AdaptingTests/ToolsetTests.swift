import Foundation
import Testing

/// A package that knows nothing of Maquette, built with the toolset that `Scripts/test-adapter` wrote.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct ToolsetTests {
    @Test func `A package builds unchanged, its button works, and an edit is in the next picture`() throws {
        let package = try Toolset.Package()
        defer { package.remove() }
        let first = try package.draw()
        #expect(first.text == "closed by 7, height 60.0, selected true\n")

        try package.edit("Sources/Cards/Card.swift", ".red", ".blue")
        let second = try package.draw()
        #expect(second.text == first.text)
        #expect(second.picture != first.picture)

        // What one file says about another: the method is in the extension's file, its override in the class.
        try package.edit("Sources/Cards/Card+Layout.swift", "height = 60", "height = 70")
        #expect(try package.draw().text.contains("height 70.0"))

        try package.edit("Sources/Cards/Card.swift", ".blue", ".colorless")
        #expect(throws: Toolset.Complaint.self) { try package.draw() }
        #expect(try package.complaints().contains("/Sources/Cards/Card.swift:12:28: error:"))
    }
}

/// Objective-C looks up members of objects of any class by their names: SnapKit's own tests ask so.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct LookupToolsetTests {
    /// Quick and Nimble have other code where there is a `Darwin`. What imports a module beside UIKit sees it, and so does what imports that.
    @Test func `Code without UIKit is compiled as it is for Linux`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "Checks",
                targets: [
                    .target(name: "Plain"), .target(name: "Keys"), .target(name: "More", dependencies: ["Keys"]),
                    .executableTarget(name: "checks", dependencies: ["Plain", "More"]),
                ])
            """,
            "Sources/Plain/Plain.swift": """
            import Foundation
            #if canImport(Darwin)
                public let system = "Darwin"
            #else
                public let system = "Linux"
            #endif
            """,
            "Sources/Keys/Keys.swift": "import Security\npublic let key = kSecAttrService as String\n",
            "Sources/More/More.swift": "import Keys\npublic func more() -> String { key }\n",
            "Sources/checks/main.swift": "import More\nimport Plain\nprint(system, more())\n",
        ])
        defer { package.remove() }
        #expect(try package.output(of: "checks") == "Linux svce\n")
    }

    /// The build system compiles a file again when it changes, and not when another one is the cause of its first copy.
    @Test func `The first format of a module changes no other file, and all is linked`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/A.swift": "import UIKit\nfunc one() -> Int { 1 }\n",
            "Sources/checks/B.swift": "import UIKit\nfunc text() -> String { String(one()) }\n",
            "Sources/checks/main.swift": "print(text())\n",
        ])
        defer { package.remove() }
        #expect(try package.output(of: "checks") == "1\n")
        try package.edit("Sources/checks/B.swift", "String(one())", "String(format: \"%02d\", one())")
        #expect(try package.output(of: "checks") == "01\n")
    }

    /// As RxCocoa's proxies do: Objective-C finds the method by its name, if the object has it.
    @Test func `What a delegate is told is passed on to an object of any class`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Objects", targets: [.executableTarget(name: "objects")])
            """,
            "Sources/objects/Objects.swift": """
            import UIKit
            final class Listener: NSObject, UIScrollViewDelegate {
                func scrollViewDidScroll(_ scrollView: UIScrollView) { print("scrolled", scrollView.tag) }
            }
            final class Proxy: NSObject, UIScrollViewDelegate {
                weak var target: AnyObject?
                func scrollViewDidScroll(_ scrollView: UIScrollView) { target?.scrollViewDidScroll?(scrollView) }
            }
            """,
            "Sources/objects/main.swift": """
            import UIKit
            let (view, proxy, listener) = (UIScrollView(), Proxy(), Listener())
            view.tag = 3
            proxy.scrollViewDidScroll(view)
            proxy.target = listener
            proxy.scrollViewDidScroll(view)
            """,
        ])
        defer { package.remove() }
        #expect(try package.output(of: "objects") == "scrolled 3\n")
    }

    @Test func `Members of an object of any class are found, and a name that no class has is an error`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Objects", targets: [.executableTarget(name: "objects")])
            """,
            "Sources/objects/Objects.swift": """
            import UIKit
            extension UIView {
                var own: [AnyObject] { constraints.filter { $0 is NSLayoutConstraint }.filter { $0.isActive } }
            }
            class Sender {
                var object: AnyObject?
                func tap(_ sender: AnyObject) -> Int { sender.tag + (object?.tag ?? 0) }
            }
            """,
            "Sources/objects/main.swift": """
            import UIKit
            let view = UIView()
            view.heightAnchor.constraint(equalToConstant: 44).isActive = true
            let button = UIButton()
            button.tag = 7
            let sender = Sender()
            print(view.own.count, view.own[0].constant!, sender.tap(button))
            sender.object = button
            print(sender.tap(button))
            """,
        ])
        defer { package.remove() }
        #expect(try package.output(of: "objects") == "1 44.0 7\n14\n")
        // What is known stays known where the file stays the same, and is asked again where it does not.
        try package.edit("Sources/objects/main.swift", "button.tag = 7", "button.tag = 8")
        #expect(try package.output(of: "objects") == "1 44.0 8\n16\n")
        try package.edit("Sources/objects/Objects.swift", "sender.tag +", "sender.number +")
        let complaints = try package.complaints()
        #expect(complaints.contains("/Objects.swift:7:51: error: value of type 'AnyObject' has no member 'number'"))
        #expect(!complaints.contains("ObjectMembers"))
        try package.edit("Sources/objects/Objects.swift", "sender.number +", "sender.tag! +")
        #expect(try package.output(of: "objects") == "1 44.0 8\n16\n")
    }
}

/// An app's storyboard and nibs with its own classes, as they lie in a package.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct NibToolsetTests {
    @Test func `A storyboard's classes, private outlets and actions are connected without a word in the code`() throws {
        let package = try Toolset.Package(Toolset.nibs)
        defer { package.remove() }
        #expect(
            try package.output(of: "show", [package.folder.path + "/Sources/show"]) == """
                awake Hello
                corner 7.0
                tapped Go
                cell Name
                text Hallo
                framework true
                [<show.CardView> valueForUndefinedKey:]: this class is not key value coding-compliant for the key nothing.

                """)
    }
}

/// As EasyPeasy's and SwiftLayout's own tests are written.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct TestedPackageTests {
    @Test func `Tests see what the module sees that they test, with XCTest and with Testing`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "Cards",
                targets: [
                    .target(name: "Cards"), .testTarget(name: "CardsTests", dependencies: ["Cards"]),
                ])
            """,
            "Sources/Cards/Card.swift": """
            import UIKit
            open class Card: UIView {
                public var names: String { type(of: self as AnyObject).description() + type(of: UIView()).description() }
            }
            """,
            "Tests/CardsTests/OldTests.swift": """
            import XCTest
            @testable import Cards
            class OldTests: XCTestCase {
                @objc func testFrame() {
                    let around = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
                    around.addSubview(Card())
                    XCTAssertEqual(Card().names, "Cards.CardUIView")
                }
            }
            """,
            "Tests/CardsTests/NewTests.swift": """
            import Testing
            import UIKit
            @testable import Cards
            @MainActor struct NewTests {
                @Test func color() { #expect(Card().backgroundColor == nil) }
                @Test func device() {
                    #expect("\\(UIScreen.main.bounds.width) \\(UIDevice.current.systemVersion)" == "375.0 15.4")
                }
            }
            """,
        ])
        defer { package.remove() }
        let words = ["swift", "test", "--package-path", package.folder.path, "--toolset", Toolset.file!]
        // Apple's "Displays" has the width of an iPhone SE.
        let asked = ["MAQUETTE_DEVICE": "SE (3rd generation)", "MAQUETTE_IOS": "15.4"]
        let (text, status) = try package.run("/usr/bin/env", words, with: asked)
        #expect(status == 0, "\(text)")
        #expect(text.contains("Executed 1 test, with 0 failures") && text.contains("Test run with 2 tests"))
        let refused = try package.run("/usr/bin/env", words + ["--skip-build"], with: ["MAQUETTE_IOS": "20"])
        #expect(refused.status != 0)
        #expect(
            refused.text.contains("error: MAQUETTE_IOS does not know `20`; it knows the releases "), "\(refused.text)")
    }
}

enum Toolset {
    /// A toolset's path, from the environment. Without one, a line says once what is not tested.
    static let file: String? = {
        let file = ProcessInfo.processInfo.environment["UIKIT_TOOLSET"]
        if file == nil {
            let words = "note: suites that need a toolset are skipped; Scripts/test-adapter builds one and runs them\n"
            FileHandle.standardError.write(Data(words.utf8))
        }
        return file
    }()

    struct Complaint: Error { var text: String }

    struct Package {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "cards-\(UUID().uuidString)")

        init(_ files: [String: String] = cards) throws {
            for (path, text) in files {
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
        }

        func remove() { try? FileManager.default.removeItem(at: folder) }

        func edit(_ path: String, _ former: String, _ new: String) throws {
            let file = folder.appending(path: path)
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains(former))
            try text.replacing(former, with: new).write(to: file, atomically: true, encoding: .utf8)
        }

        /// Builds, runs, and gives what was printed and drawn.
        func draw() throws -> (text: String, picture: Data) {
            let picture = folder.appending(path: "card.png")
            let text = try output(of: "draw", [picture.path])
            return (text, try Data(contentsOf: picture))
        }

        /// Builds, runs, and gives what was printed.
        func output(of program: String, _ arguments: [String] = []) throws -> String {
            let built = try build()
            guard built.status == 0 else { throw Complaint(text: built.text) }
            let ran = try run(folder.appending(path: ".build/debug/\(program)").path, arguments)
            guard ran.status == 0 else { throw Complaint(text: ran.text) }
            return ran.text
        }

        func complaints() throws -> String { try build().text }

        private func build() throws -> (text: String, status: Int32) {
            try run("/usr/bin/env", ["swift", "build", "--package-path", folder.path, "--toolset", file!])
        }

        /// - Parameter more: what the environment has besides.
        func run(
            _ program: String, _ arguments: [String], in place: URL? = nil, with more: [String: String] = [:]
        ) throws -> (text: String, status: Int32) {
            let (process, pipe) = (Process(), Pipe())
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
            process.currentDirectoryURL = place
            process.environment = ProcessInfo.processInfo.environment.merging(more) { $1 }
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (String(decoding: data, as: UTF8.self), process.terminationStatus)
        }

        private static let cards = [
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(
                name: "Cards", platforms: [.iOS(.v13)],
                targets: [.target(name: "Cards"), .executableTarget(name: "draw", dependencies: ["Cards"])])
            """,
            "Sources/Cards/CardDelegate.swift": """
            import UIKit
            @objc public protocol CardDelegate {
                @objc optional func height(of card: Card) -> CGFloat
                @objc optional func shouldSelect(_ card: Card) -> Bool
            }
            """,
            "Sources/Cards/Card.swift": """
            import CoreGraphics
            import UIKit

            @objcMembers @IBDesignable public final class Card: UIControl {
                @IBOutlet public weak var delegate: CardDelegate?
                public let button = UIButton()
                public private(set) var closer = 0

                public override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(button)
                    backgroundColor = .red
                    button.tag = 7
                    button.addTarget(self, action: #selector(close(_:)), for: .touchUpInside)
                }
                public required init?(coder: NSCoder) { fatalError() }

                @objc private func close(_ sender: UIButton) {
                    closer = sender.tag
                    isSelected = delegate?.shouldSelect?(self) ?? true
                }
            }
            """,
            "Sources/Cards/Card+Layout.swift": """
            #if canImport(UIKit) && os(iOS)
            import UIKit

            private let height = 60 as CGFloat
            extension Card {
                public override func layoutSubviews() {
                    super.layoutSubviews()
                    button.frame.size.height = delegate?.height?(of: self) ?? height
                }
            }
            #endif
            """,
            "Sources/draw/main.swift": """
            import Cards
            import Maquette

            let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
            card.layoutIfNeeded()
            card.button.sendActions(for: .touchUpInside)
            print("closed by \\(card.closer), height \\(card.button.frame.height), selected \\(card.isSelected)")
            try card.png(on: Stage()).write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
            """,
        ]
    }

    static let nibs = [
        "Package.swift": """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(
            name: "Show", platforms: [.iOS(.v13)], targets: [.executableTarget(name: "show", exclude: ["Views", "de.lproj"])])
        """,
        "Sources/show/de.lproj/Localizable.strings": "\"hello\" = \"Hallo\";",
        "Sources/show/Views/Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="v"><device id="retina6_12"/><scenes>
        <scene sceneID="s"><objects><viewController id="v" customClass="CardController" customModule="show">
        <view key="view" id="r" customClass="CardView" customModule="show">
        <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
        <label text="Hello" id="l"><rect key="frame" x="0" y="0" width="100" height="20"/></label>
        <button id="b"><rect key="frame" x="0" y="50" width="100" height="20"/><state key="normal" title="Go"/>
        <connections><action selector="tap:" destination="v" eventType="touchUpInside" id="a"/></connections></button>
        </subviews><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="corner">
        <real key="value" value="7"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <connections><outlet property="title" destination="l" id="o"/></connections></view>
        </viewController></objects></scene></scenes></document>
        """,
        "Sources/show/Views/NameCell.xib": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell id="c" customClass="NameCell" customModule="show" customModuleProvider="target">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="w"><rect key="frame" x="0" y="0" width="320" height="44"/>
        <subviews><label text="Name" id="n"><rect key="frame" x="0" y="0" width="100" height="20"/></label></subviews>
        </tableViewCellContentView><connections><outlet property="name" destination="n" id="o"/></connections>
        </tableViewCell></objects></document>
        """,
        "Sources/show/Views.swift": """
        import UIKit

        extension UIView {
            @IBInspectable var corner: CGFloat {
                get { layer.cornerRadius }
                set { layer.cornerRadius = newValue }
            }
        }

        class CardView: UIView {
            @IBOutlet private weak var title: UILabel!
            override func awakeFromNib() {
                super.awakeFromNib()
                print("awake", title.text ?? "")
            }
        }

        class NameCell: UITableViewCell {
            @IBOutlet fileprivate var name: UILabel!
            var shown: String { name.text ?? "" }
        }

        class CardController: UIViewController {
            @IBAction private func tap(_ sender: UIButton) { print("tapped", sender.title(for: .normal) ?? "") }
        }
        """,
        "Sources/show/main.swift": """
        import UIKit

        MainActor.assumeIsolated {
            Headless.resources.bundleFolders = [URL(fileURLWithPath: CommandLine.arguments[1])]
            Headless.resources.language = "de"
            Headless.Diagnostics.handler = { print($0) }
            let controller = UIStoryboard(name: "Main", bundle: Bundle(for: CardController.self)).instantiateInitialViewController()!
            print("corner", controller.view.layer.cornerRadius)
            (controller.view.subviews[1] as! UIButton).sendActions(for: .touchUpInside)
            let table = UITableView()
            table.register(UINib(nibName: "NameCell", bundle: nil), forCellReuseIdentifier: "name")
            print("cell", (table.dequeueReusableCell(withIdentifier: "name") as! NameCell).shown)
            print("text", NSLocalizedString("hello", comment: ""))
            // Frameworks are in the bundle of the project.
            print("framework", Bundle(identifier: "com.example.Kit")!.path(forResource: "Main", ofType: "storyboard") != nil)
            _ = controller.view.value(forKey: "nothing")
        }
        """,
    ]
}
