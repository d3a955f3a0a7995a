import Foundation
import Maquette
import Testing

/// What is left of a scene when it leaves the canvas, by what the same screen is when it is made in code.
@MainActor @Suite("Scenes that leave the canvas")
struct LeavingTests {
    /// Xcode 6, 8, 10, 12, 15 and 26: documents of all generations of controls, with and without the habits that came
    /// and went.
    private static let canvases =
        [6_254, 12_121, 14_460, 17_701, 22_505, 24_506].map { ($0, "retina4_7") } + [(17_701, "ipad9_7")]

    /// A view as a document has it and as code makes it, at the upper left of a screen.
    struct Example: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let markup: String
        var isWide = false
        var size: [String: Int] = [:]
        let make: @MainActor @Sendable () -> UIView

        init(
            _ name: String, _ attributes: String = "", _ content: String = "", isWide: Bool = false,
            size: [String: Int] = [:], make: @escaping @MainActor @Sendable () -> UIView
        ) {
            testDescription = name
            let lengths = size.map {
                "<constraint firstAttribute=\"\($0.key)\" constant=\"\($0.value)\" id=\"e-\($0.key)\"/>"
            }.joined()
            markup = Markup.placed(
                name, "e", attributes, content + (lengths.isEmpty ? "" : "<constraints>\(lengths)</constraints>"))
            (self.isWide, self.size, self.make) = (isWide, size, make)
        }
    }

    private nonisolated static let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    private nonisolated static let title =
        "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Press\"/>"

    nonisolated static let examples: [Example] = [
        Example("view") { UIView() },
        Example("scrollView") { UIScrollView() },
        Example("imageView") { UIImageView() },
        Example("view", "placeholderIntrinsicWidth=\"70\" placeholderIntrinsicHeight=\"30\"") { UIView() },
        Example("label", "text=\"Title\" adjustsFontSizeToFit=\"NO\"", font) {
            let label = UILabel()
            label.text = "Title"
            return label
        },
        Example("button", "buttonType=\"system\"", title) {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Press"
            return UIButton(configuration: configuration)
        },
        Example("switch", "on=\"YES\"", size: ["width": 100, "height": 50]) {
            let toggle = UISwitch()
            toggle.isOn = true
            return toggle
        },
        Example("activityIndicatorView", "hidden=\"YES\" hidesWhenStopped=\"YES\" style=\"medium\"") {
            UIActivityIndicatorView(style: .medium)
        },
        Example("navigationBar", isWide: true) { UINavigationBar() },
        Example("toolbar", isWide: true) { UIToolbar() },
        Example("tabBar", isWide: true) { UITabBar() },
        Example("pickerView") { UIPickerView() },
        Example("wkWebView", size: ["width": 200, "height": 100]) { UIView() },
        Example("mapView", size: ["width": 200, "height": 100]) { UIView() },
        Example("containerView", size: ["width": 200, "height": 100]) { UIView() },
    ]

    /// A view's frame and the whole picture.
    private struct Look: Equatable, CustomStringConvertible {
        let frame: CGRect
        let isHidden: Bool
        var description: String { "\(frame), hidden: \(isHidden), in \(picture.count) bytes" }
        let picture: [UInt8]

        @MainActor init(_ shown: Shown, _ view: UIView) throws {
            (frame, isHidden) = (view.frame, view.isHidden)
            picture = try Array(shown.picture().data(as: .png))
        }
    }

    private func look(of example: Example, on canvas: (tools: Int, device: String), inAnApp: Bool) throws -> Look {
        let pins = Markup.pin("e", "leading", "root", "leading") + Markup.pin("e", "top", "root", "top")
        let trailing = example.isWide ? Markup.pin("e", "trailing", "root", "trailing") : ""
        let root = """
            <view id="root">\(Markup.rect(0, 0, 375, 667))<subviews>\(example.markup)</subviews><constraints>\(pins)\
            \(trailing)</constraints></view>
            """
        let document = try DrawnDocument(view: root, tools: canvas.tools, device: canvas.device).document
        let scene = try #require(document.scenes.first)
        var stage = Stage(Headless.Settings(), room: .screen).honouring(scene.preferences)
        stage.surroundings = []
        var built = try stage.use { try document.build(scene) }
        built.bars = nil
        if inAnApp { built.canvasHabits.leave() }
        return try stage.show(built) { shown in
            try Look(shown, #require(shown.elements.first { $0.id == "e" }?.view))
        }
    }

    private func lookInCode(of example: Example, on canvas: (tools: Int, device: String)) throws -> Look {
        let drawn = "<view id=\"root\">\(Markup.rect(0, 0, 375, 667))</view>"
        let document = try DrawnDocument(view: drawn, tools: canvas.tools, device: canvas.device).document
        let preferences = try #require(document.scenes.first).preferences
        let stage = Stage(Headless.Settings(), room: .screen).honouring(preferences)
        let (view, root) = stage.use { (example.make(), UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))) }
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        if example.isWide { view.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true }
        if let width = example.size["width"] {
            view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
        }
        if let height = example.size["height"] {
            view.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true
        }
        var scene = BuiltScene(root: .view(root))
        scene.backdrop = .systemBackground
        return try stage.show(scene) { try Look($0, view) }
    }

    @Test("are as code makes them, whatever the canvas has made of them", arguments: examples)
    func leavesNothingBehind(_ example: Example) throws {
        var sawTheCanvas = false
        for canvas in Self.canvases {
            let code = try lookInCode(of: example, on: canvas)
            let left = try look(of: example, on: canvas, inAnApp: true)
            #expect(left == code, "by \(canvas)")
            if try look(of: example, on: canvas, inAnApp: false) != code { sawTheCanvas = true }
        }
        // Or the example shows nothing.
        #expect(sawTheCanvas)
    }

    @Test("have the margins of cells, which in an app are 8 points as those of all views are")
    func margins() throws {
        let cell = "<collectionViewCell id=\"cell\">\(Markup.rect(0, 0, 200, 100))</collectionViewCell>"
        let document = try DrawnDocument(view: cell).document
        let built = try document.build(#require(document.scenes.first))
        guard case .view(let view) = built.root else { Issue.record("the root is no view"); return }
        #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        built.canvasHabits.leave()
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test("do not name the kind of container controller")
    func kind() throws {
        let document = try DrawnDocument(scenes: "<pageViewController id=\"p\"/>").document
        let built = try document.build(#require(document.scenes.first))
        guard case .controller(let controller) = built.root else { Issue.record("the root is no controller"); return }
        let view = try #require(controller.view)
        #expect((view.subviews.first as? UILabel)?.text == "Page View Controller" && view.backgroundColor != nil)
        built.canvasHabits.leave()
        #expect(view.subviews.isEmpty && view.backgroundColor == nil)
    }

    @Test("give each property the value back that it had before the first of several habits")
    func order() {
        let habits = CanvasHabits()
        let view = UIView()
        view.alpha = 0.5
        habits.adopt(0.25, as: \.alpha, of: view)
        habits.adopt(1, as: \.alpha, of: view)
        #expect(view.alpha == 1)
        habits.leave()
        #expect(view.alpha == 0.5)
        // Left once, there is nothing to take back.
        view.alpha = 0.75
        habits.leave()
        #expect(view.alpha == 0.75)
    }
}
