import Foundation
import Maquette
import Testing

/// What only the editor of a document assumes is no code.
@Suite @MainActor struct CanvasTests {
    private func printed(leavingCanvas: Bool) throws -> String {
        let file = PrintedProgram.package.appendingPathComponent("Tests/PrintingTests/Documents/Canvas.xib")
        let document = try Documents.open(file.path)
        let stage = Stage(Headless.Settings(), room: .screen).honouring(document.scenes[0].wishes)
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
        let stage = Stage(Headless.Settings(), room: .screen).honouring(document.scenes[0].wishes)
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
}
