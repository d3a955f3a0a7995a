import Foundation
import MaquetteDocuments
import MaquetteLinting
import Testing

/// What code does with what a document holds decides whether the document alone makes a finding. Each case was judged by
/// reading the code; the kinds are those of false alarms in public projects.
@MainActor @Suite struct CodeDoubtTests {
    /// What the rules find in a label, or in something else, that an outlet of `Screen` leads to.
    private func found(
        _ code: String?, rules: String, objective: Bool = false, named file: String = "Screen",
        view: String = CodeDoubtTests.label
    ) throws -> [Finding] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("code-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        if let code {
            try Data(code.utf8).write(to: folder.appendingPathComponent(file + (objective ? ".m" : ".swift")))
        }
        return try Linted.markup(
            view, rules: rules, outlets: ["words"], file: folder.appendingPathComponent("Screen.xib").path)
    }

    private static let label = """
        <label opaque="NO" contentMode="left" text="Words" id="words">
        <rect key="frame" x="20" y="20" width="200" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="12"/>
        <color key="textColor" red="0.6" green="0.6" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </label>
        """

    private func screen(_ body: String) -> String {
        "import UIKit\nclass Screen: UIViewController {\n    @IBOutlet private weak var it: UILabel!\n\(body)\n}\n"
    }

    @Test(arguments: [
        "func show() { it.text = \"Hello\" }",
        "func show() { self.it?.isHidden = true; it!.layer.cornerRadius = 4 }",
        "// it.font = .body\nfunc show() { if textField == it { print(\"it.font\") } }",
        "/* it gets a font elsewhere */ func show() { it.textColor = .red }",
        "func show() { it.setContentHuggingPriority(.required, for: .vertical) }",
        "func show() { other(it: 3) }",
    ])
    func `Code that sets no font leaves the document's`(body: String) throws {
        #expect(try found(screen(body), rules: "fixed-text-size").map(\.id) == ["words"])
    }

    @Test(arguments: [
        "func show() { it.font = .preferredFont(forTextStyle: .body) }",
        "func show() { self.it?.adjustsFontForContentSizeCategory = true }",
        "func show() { it.setText(\"Done\", .filled) }", "func show() { it.applyHeadlineStyle() }",
        "func show() { it.setStyle(.body) }",
        "func show() { it.attributedText = words }", "func show() { style(it) }",
        "func show() { [it, other].forEach { $0.font = small } }", "func show() { bind(\\.it) }",
        "func show() { let words = it\n words.font = small }",
    ])
    func `Code that sets a font, or may, has the say`(body: String) throws {
        #expect(try found(screen(body), rules: "fixed-text-size").isEmpty)
    }

    @Test func `Code that is not there, or does not know the outlet, is doubted`() throws {
        #expect(try found(nil, rules: "fixed-text-size").isEmpty)
        #expect(try found("class Screen: Base {}", rules: "fixed-text-size").isEmpty)
        #expect(try found(screen(""), rules: "fixed-text-size", named: "Other").isEmpty)
        #expect(try found(screen(""), rules: "fixed-text-size", named: "Screen+Look").map(\.id) == ["words"])
    }

    @Test func `Objective-C is read as well`() throws {
        func code(_ line: String) -> String {
            """
            @interface Screen ()
            @property (weak, nonatomic) IBOutlet UILabel *it;
            @end
            @implementation Screen
            @synthesize it = _it;
            - (void)show { \(line) }
            @end
            """
        }
        for line in ["self.it.text = @\"Hello\";", "[self.it setText:@\"Hello\"];", "[_it setHidden:YES];"] {
            #expect(try found(code(line), rules: "fixed-text-size", objective: true).map(\.id) == ["words"])
        }
        for line in ["self.it.font = large;", "[self.it setFont:large];", "[_it applyStyle];", "[Style apply:_it];"] {
            #expect(try found(code(line), rules: "fixed-text-size", objective: true).isEmpty)
        }
    }

    // #999999 on white is 2.84 to 1.
    @Test func `A colour from code, of the text or of what is behind it`() throws {
        let white = """
            <view contentMode="scaleToFill" id="card">
            <rect key="frame" x="0" y="0" width="375" height="300"/>
            <subviews>\(Self.label)</subviews>
            <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </view>
            """
        let plain = screen("func show() { it.text = \"\" }")
        #expect(try found(plain, rules: "contrast", view: white).map(\.id) == ["words"])
        #expect(try found(screen("func show() { it.textColor = .black }"), rules: "contrast", view: white).isEmpty)
        let behind = white.replacingOccurrences(of: "\"words\"", with: "\"other\"")
            .replacingOccurrences(of: "\"card\"", with: "\"words\"")
        #expect(try found(plain, rules: "contrast", view: behind).map(\.id) == ["other"])
        let coloring = screen("func show() { it.backgroundColor = .black }")
        #expect(try found(coloring, rules: "contrast", view: behind).isEmpty)
    }

    @Test func `A label for VoiceOver from code`() throws {
        let slider = """
            <slider opaque="NO" contentMode="scaleToFill" value="0.5" minValue="0.0" maxValue="1" id="words">
            <rect key="frame" x="20" y="100" width="200" height="31"/>
            </slider>
            """
        let silent = screen("func show() { it.value = 3; it.accessibilityIdentifier = \"time\" }")
        #expect(try found(silent, rules: "unlabelled", view: slider).map(\.id) == ["words"])
        let named = screen("func show() { it.accessibilityLabel = \"Time\" }")
        #expect(try found(named, rules: "unlabelled", view: slider).isEmpty)
    }

    @Test func `A view with a tag, where code asks for tags`() throws {
        let tagged =
            Self.label.replacingOccurrences(of: "<label", with: "<label tag=\"7\"")
            .replacingOccurrences(of: "\"words\"", with: "\"other\"") + Linted.view("words", frame: (0, 300, 9, 9))
        let plain = screen("func show() { it.isHidden = true }")
        #expect(try found(plain, rules: "fixed-text-size", view: tagged).map(\.id) == ["other"])
        let asking = screen("func show() { it.isHidden = true; view.viewWithTag(7)?.isHidden = true }")
        #expect(try found(asking, rules: "fixed-text-size", view: tagged).isEmpty)
        #expect(try found(nil, rules: "fixed-text-size", view: tagged).isEmpty)
    }

    @Test func `A button with a tag in a cell of the app, whose code looks for it`() throws {
        func found(_ code: String) throws -> [Finding] {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cell-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data("class Days: UITableViewCell { \(code) }".utf8)
                .write(to: folder.appendingPathComponent("Days.swift"))
            let cell = """
                <tableView style="plain" id="table"><rect key="frame" x="0" y="0" width="375" height="600"/>
                <prototypes><tableViewCell customClass="Days" id="cell">
                <rect key="frame" x="0" y="28" width="375" height="44"/>
                <tableViewCellContentView key="contentView" id="content">
                <rect key="frame" x="0" y="0" width="375" height="44"/>
                <subviews><button tag="2" id="day"><rect key="frame" x="16" y="0" width="44" height="44"/>
                <color key="backgroundColor" white="0.66" alpha="1" colorSpace="calibratedWhite"/>
                <state key="normal" title="Two"><color key="titleColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                </state></button></subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
                """
            return try Linted.markup(
                cell, rules: "contrast", file: folder.appendingPathComponent("Screen.xib").path)
        }
        #expect(try found("func show() {}").map(\.id) == ["day"])
        #expect(try found("func show() { viewWithTag(2)?.backgroundColor = .black }").isEmpty)
    }

    // UIUserInterfaceStyle, Apple: "The user interface style for the app"; Light is the only one of the app then.
    @Test func `The dark look of an app that is always light`() throws {
        // #000000 on black is 1 to 1.
        let black = Self.label.replacingOccurrences(of: "0.6", with: "0")
        func found(_ files: [String: String]) throws -> [Finding] {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("app-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("App.xcodeproj"), withIntermediateDirectories: true)
            for (name, text) in files { try Data(text.utf8).write(to: folder.appendingPathComponent(name)) }
            return try Linted.markup(
                black, rules: "contrast", dark: true, file: folder.appendingPathComponent("Screen.xib").path)
        }
        func list(_ style: String) -> String {
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>UIUserInterfaceStyle</key><string>\(style)</string></dict></plist>"
        }
        #expect(try found([:]).map(\.id) == ["words"])
        #expect(try found(["Info.plist": list("Light")]).isEmpty)
        #expect(try found(["Info.plist": list("Automatic")]).map(\.id) == ["words"])
        #expect(try found(["App.xcodeproj/project.pbxproj": "INFOPLIST_KEY_UIUserInterfaceStyle = Light;"]).isEmpty)
        let choosing = "class AppDelegate { func show() { window?.overrideUserInterfaceStyle = .light } }"
        #expect(try found(["AppDelegate.swift": choosing]).isEmpty)
    }

    @Test func `What stands in a stack view that code fills`() throws {
        let stack = """
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" id="words">
            <rect key="frame" x="20" y="20" width="200" height="21"/>
            <subviews>\(Self.label.replacingOccurrences(of: "\"words\"", with: "\"other\""))</subviews>
            </stackView>
            """
        let hiding = screen("func show() { it.isHidden = true }")
        #expect(try found(hiding, rules: "fixed-text-size", view: stack).map(\.id) == ["other"])
        let filling = screen("func show() { it.removeAllArrangedSubviews() }")
        #expect(try found(filling, rules: "fixed-text-size", view: stack).isEmpty)
    }

    // Body is 53 points at AX5, and a line of it 63.2 high: too much for a row of 44, which grows if code says so.
    @Test func `Rows whose height is in the document, and rows whose height is in code`() throws {
        let table = """
            <tableView style="plain" rowHeight="44" id="words"><rect key="frame" x="0" y="0" width="375" height="600"/>
            <prototypes><tableViewCell textLabel="other" style="IBUITableViewCellStyleDefault" id="cell">
            <rect key="frame" x="0" y="28" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <subviews><label text="Language" adjustsFontForContentSizeCategory="YES" id="other">
            <rect key="frame" x="16" y="0" width="343" height="44"/>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
            </tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        let plain = screen("func show() { it.reloadData() }")
        #expect(try found(plain, rules: "largest-text", view: table).map(\.id) == ["other"])
        let growing = screen("func show() { it.rowHeight = UITableView.automaticDimension }")
        #expect(try found(growing, rules: "largest-text", view: table).isEmpty)
    }

    @Test func `A title names what it names`() throws {
        let button = """
            <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="go">
            <rect key="frame" x="20" y="100" width="200" height="44"/>
            <state key="normal" title="Without Action Button"/>
            </button>
            """
        #expect(try Linted.markup(button, rules: "repeated-trait").isEmpty)
    }
}
