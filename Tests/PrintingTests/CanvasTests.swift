import Foundation
import Maquette
import Testing

/// What only the editor of a document assumes is no code.
@Suite @MainActor struct CanvasTests {
    private func printed(leavingCanvas: Bool) throws -> String {
        let file = PrintedProgram.package.appendingPathComponent("Tests/PrintingTests/Documents/Canvas.xib")
        let document = try Documents.open(file.path)
        let stage = Stage(Headless.Settings(), room: .screen).honouring(document.scenes[0].preferences)
        let built = try stage.use { try document.build(document.scenes[0]) }
        if leavingCanvas { built.canvasHabits.leave() }
        return try stage.show(built) { $0.printed(as: .anchors, called: "canvas") }
    }

    @Test func printsNoSizesAndWordsOfTheCanvas() throws {
        let code = try printed(leavingCanvas: true)
        #expect(!code.contains("240") && !code.contains("ContentSized") && !code.contains("Web View"))
        #expect(!code.contains("heightAnchor.constraint(greaterThan"))
        #expect(code.contains("    let scroll = UIScrollView()\n"))
        #expect(code.contains("    let label = UILabel()\n"))
        #expect(code.contains("web.heightAnchor.constraint(equalToConstant: 100)"))
        // As it is shown otherwise, and then printed.
        let shown = try printed(leavingCanvas: false)
        #expect(shown.contains("greaterThanOrEqualToConstant: 240") && shown.contains("ContentSizedScrollView"))
    }

    @Test func namesClassesAndSizeClassesInComments() throws {
        let code = try printed(leavingCanvas: true)
        #expect(
            code.contains(
                "    // ChartView in the original, which may do more than a UIView.\n    let chart = UIView()\n"))
        #expect(
            code.contains(
                "    // WKWebView of WebKit in the original, which may do more than a UIView.\n    let web = UIView()\n"
            ))
        #expect(
            code.contains(
                "/// Its document varies by size class: this is what it has for compact width and regular height.\n"))
        #expect(code.contains("effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))"))
    }

    @Test func namesTheViewsThatAreNotInstalledAndKindsThatNobodyKnows() throws {
        let file = PrintedProgram.package.appendingPathComponent("Tests/PrintingTests/Documents/SizeClasses.xib")
        let document = try Documents.open(file.path)
        let stage = Stage(Headless.Settings(), room: .screen).honouring(document.scenes[0].preferences)
        let code = try stage.show(document.build(document.scenes[0])) { $0.printed(as: .anchors, called: "classes") }
        let words = code.replacingOccurrences(of: "\n/// ", with: " ")
        #expect(
            words.contains(
                "for compact width and regular height, without label \"Wide \"one\"\" (aaa-aa-aaa), "
                    + "view \"SidebarView\" (bbb-bb-bbb), view (ddd-dd-ddd).\n"), "\(code)")
        #expect(!words.contains("Inside"))
        #expect(
            code.contains(
                "    // <dialView> in the original, which may do more than a UIView.\n    let dial = UIView(frame:"))
    }

    @Test func keepsTheLooksOfTitlesAndWhatIsSwitchedOff() throws {
        let markup = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701"><objects><view id="v">\
            <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\
            <button id="b" userLabel="Buy" buttonType="system"><rect key="frame" x="0" y="0" width="100" height="40"/>\
            <state key="normal" title="Buy"/><buttonConfiguration key="configuration" style="filled" titleAlignment="trailing">\
            <attributedString key="attributedTitle"><fragment content="Buy"><attributes>\
            <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\
            </attributes></fragment></attributedString>\
            <backgroundConfiguration key="background" cornerRadius="7" strokeWidth="2"/></buttonConfiguration></button>\
            <segmentedControl id="s" userLabel="Pick" momentary="YES"><rect key="frame" x="0" y="50" width="100" height="31"/>\
            <segments><segment title="A"/></segments></segmentedControl>\
            <tabBar id="t" userLabel="Tabs"><rect key="frame" x="0" y="90" width="375" height="49"/><items>\
            <tabBarItem title="Off" enabled="NO" id="i"/></items></tabBar>\
            <navigationBar id="n" userLabel="Bar"><rect key="frame" x="0" y="150" width="375" height="44"/>\
            <textAttributes key="titleTextAttributes">\
            <color key="textColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>\
            </textAttributes></navigationBar>\
            <visualEffectView id="e" userLabel="Shine"><rect key="frame" x="0" y="200" width="90" height="40"/>\
            <view key="contentView" id="ec"/><vibrancyEffect style="separator"><blurEffect style="dark"/></vibrancyEffect>\
            </visualEffectView></subviews></view></objects></document>
            """
        let document = try Documents.read(Array(markup.utf8), named: "a.xib")
        let stage = Stage(Headless.Settings(), room: .screen).honouring(document.scenes[0].preferences)
        let code = try stage.show(document.build(document.scenes[0])) { $0.printed(as: .anchors, called: "looks") }
        for line in [
            "bConfiguration.attributedTitle = AttributedString(bConfigurationTitle)",
            "bConfiguration.titleAlignment = .trailing", "bConfiguration.background.cornerRadius = 7",
            "bConfiguration.background.strokeWidth = 2", "s.isMomentary = true", "tab.isEnabled = false",
            "n.titleTextAttributes = [", ".foregroundColor: UIColor.blue,",
            "effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .separator)",
        ] { #expect(code.contains(line), "\(line) in \(code)") }
    }
}
