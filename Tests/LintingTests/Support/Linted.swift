import Foundation
import Maquette
import MaquetteDocuments
import MaquetteLinting

/// Documents checked as they were drawn, by all rules.
@MainActor enum Linted {
    /// A screen of 375 x 667 with a status bar, and its views and constraints as JSON.
    static func screen(_ views: String, rules: String..., root: String = "", dark: Bool = false) throws -> [Finding] {
        try json(
            "{\"device\": \"iPhone SE (3rd generation)\", \"view\": {\"id\": \"screen\"\(root), \"subviews\": [\(views)]}}",
            rules: rules, dark: dark)
    }

    static func json(_ text: String, rules: [String], dark: Bool = false) throws -> [Finding] {
        try check(JSONDocument(Data(text.utf8), file: "screen.json"), rules, dark: dark)
    }

    /// A screen of 375 x 667 whose root has these elements in it, and these constraints.
    ///
    /// - Parameter outlets: the ids of what the owner's code holds.
    static func markup(
        _ subviews: String, constraints: String = "", rules: String..., outlets: [String] = [],
        isLaunchScreen: Bool = false, dark: Bool = false, resources: String = "", configuration: String = "{}",
        file: String = "Screen.xib"
    ) throws -> [Finding] {
        var text = document(subviews, constraints)
        if isLaunchScreen {
            text = text.replacingOccurrences(of: " toolsVersion", with: " launchScreen=\"YES\" toolsVersion")
        }
        let held = outlets.map { "<outlet property=\"it\" destination=\"\($0)\" id=\"to-\($0)\"/>" }.joined()
        let owner = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Screen">"#
        text = text.replacingOccurrences(
            of: "<objects>", with: "<objects>\(owner)<connections>\(held)</connections></placeholder>")
        text = text.replacingOccurrences(of: "</document>", with: "<resources>\(resources)</resources></document>")
        let document = try InterfaceBuilderDocument(Array(text.utf8), file: file)
        return try check(
            document, rules, LintConfiguration(Data(configuration.utf8), file: LintConfiguration.fileName), dark: dark)
    }

    /// The same root as the view of a controller in a storyboard.
    static func scene(_ subviews: String, rules: String...) throws -> [Finding] {
        let text = document(subviews, "")
            .replacingOccurrences(
                of: "<objects>",
                with: "<scenes><scene sceneID=\"scene\"><objects><viewController id=\"controller\">"
            )
            .replacingOccurrences(
                of: "<view contentMode=\"scaleToFill\" id=\"root\">", with: "<view key=\"view\" id=\"root\">"
            )
            .replacingOccurrences(of: "</objects>", with: "</viewController></objects></scene></scenes>")
            .replacingOccurrences(of: "CocoaTouch.XIB", with: "CocoaTouch.Storyboard.XIB")
        return try check(InterfaceBuilderDocument(Array(text.utf8), file: "Screen.storyboard"), rules)
    }

    /// What is left open in a whole document.
    static func ambiguities(in document: String) throws -> [Finding] {
        try Self.document(document, rules: "ambiguous")
    }

    /// A whole document.
    static func document(_ text: String, rules: String...) throws -> [Finding] {
        try check(InterfaceBuilderDocument(Array(text.utf8), file: "Screen.xib"), rules)
    }

    static func document(_ subviews: String, _ constraints: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701">
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <objects>
        <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        \(subviews)
        </subviews>
        <constraints>
        \(constraints)
        </constraints>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
        </objects>
        </document>
        """
    }

    /// A plain view as Interface Builder writes it.
    static func view(_ id: String, frame: (Int, Int, Int, Int), kind: String = "view", inside: String = "") -> String {
        """
        <\(kind) contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
        \(inside)
        </\(kind)>
        """
    }

    private static func check(
        _ document: any Document, _ rules: [String], _ configuration: LintConfiguration = LintConfiguration(),
        dark: Bool = false
    ) throws -> [Finding] {
        var configuration = configuration
        configuration.keep(only: rules)
        var variant = Variant()
        if dark { variant.settings.userInterfaceStyle = .dark }
        return try Linter(configuration, variants: [variant]).findings(
            in: document, scenes: document.scenes, named: document.file)
    }
}
