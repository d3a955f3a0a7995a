import Maquette
import MaquetteCode
import MaquetteDocuments
import MaquetteExplaining
import MaquetteServing
import MaquetteSyntax
import MaquetteTouch

/// One scene as the page shows it: its picture, its views with their frames, and its problems.
@MainActor struct ServedScene {
    private let document: any Document
    private let scene: DocumentScene
    private let variant: Variant
    /// What is done on the screen first; nil if it is shown as it begins.
    private let touches: StripRun?

    /// The arguments of the task are named as options are, and mean the same. `revision` takes the document from git, `steps` is a list of
    /// touches, and `app` stands for the app that starts with the file.
    init(_ task: ProjectTask) throws {
        let file = task.files[0]
        var variant = try Self.variant(task.arguments)
        touches = try task.arguments["steps"].map { StripRun(try TouchStrip(json: $0)) }
        if let touches { variant.touch = { touches.perform(on: $0, named: $1) } }
        self.variant = variant
        if let code = task.code {
            let document = try ServedCode.document(code, named: file, isApp: task.isOfApp)
            self.document = document
            scene = try task.isOfApp ? document.scenes[0] : ServedCode.scene(task.arguments["scene"], in: document)
            return
        }
        let bytes: [UInt8]
        if let revision = task.arguments["revision"] {
            bytes = try GitRevision(name: revision).file("./" + file, shown: file).bytes
        } else {
            do { bytes = try FilePath(file).contents() } catch {
                throw UnusableDocument([DocumentProblem(file: file, message: error.words)])
            }
        }
        document = try Documents.read(bytes, named: file)
        guard let name = task.arguments["scene"] ?? document.scenes.first?.id,
            let scene = try document.scenes(named: [name]).first
        else { throw Failure("the document has no scenes") }
        self.scene = scene
    }

    private static func variant(_ arguments: [String: String]) throws -> Variant {
        let known = Set(VariantOptions.options.map { String($0.name.dropFirst(2)) })
        let words = arguments.filter { known.contains($0.key) && !$0.value.isEmpty }
            .sorted { $0.key < $1.key }.map { Argument("--\($0.key)=\($0.value)") }
        let variants = try VariantOptions.variants(Arguments(words[...], options: VariantOptions.options))
        guard variants.count == 1 else { throw Failure("one picture has one value of each option") }
        return variants[0]
    }

    /// Lays it out and passes it on, as every verb does.
    func show<Result>(_ use: (Shown, any Document) throws -> Result) throws -> Result {
        try SceneLook(document: document, scene: scene, variant: variant).show(use)
    }

    func bytes() throws -> [UInt8] {
        try show { shown, document in
            // Problems of texts and images are known when the picture has been made.
            let picture = shown.picture()
            let png = try picture.bytes(as: .png)
            var lacking = Lacking()
            lacking.take(CodeDocument.takeMissing())
            lacking.notDrawn = Headless.Diagnostics.takeNotDrawn()
            return Envelope.bytes(json(shown, document, lacking), picture: png)
        }
    }

    /// Why a view has its frame.
    func explanation(ofViewNumber number: Int) throws -> [UInt8] {
        try show { shown, document in
            guard shown.elements.indices.contains(number) else { throw Failure("the scene has no view \(number)") }
            let explainer = Explainer(shown, file: document.file, scene: scene.name)
            let explanation = explainer.explanation(of: shown.elements[number].view)
            return Envelope.bytes(["explanation": explanation.json])
        }
    }

    private func json(_ shown: Shown, _ document: any Document, _ lacking: Lacking) -> JSONValue {
        let numbers = Dictionary(
            shown.elements.enumerated().map { (ObjectIdentifier($1.view), $0) }, uniquingKeysWith: { first, _ in first }
        )
        let order = PaintingOrder(shown.canvas)
        let warnings = document.warnings + (shown.scene?.allWarnings ?? [])
        return [
            "scene": .string(scene.id), "name": .string(scene.name), "width": .points(shown.size.width),
            "height": .points(shown.size.height), "device": .string(shown.stage.settings.device.name),
            "release": .string("\(shown.stage.release.version)"),
            "steps": .array((touches?.done ?? []).map { .string($0) }),
            "refusal": touches?.refusal.map { .string($0) } ?? .null,
            "views": .array(
                shown.elements.map { element in
                    ServedView(element, in: shown, parent: parent(of: element.view, numbers), order: order).json
                }),
            "problems": .array(problems(shown, warnings, lacking, numbers)),
        ]
    }

    private func problems(
        _ shown: Shown, _ warnings: [DocumentProblem], _ lacking: Lacking, _ numbers: [ObjectIdentifier: Int]
    ) -> [JSONValue] {
        let ofLayout = shown.problems.map { problem -> JSONValue in
            [
                "kind": .string(Self.name(of: problem.kind)), "message": .string(problem.message),
                "line": Self.number(problem.element?.line),
                "view": Self.number(problem.view.flatMap { nearest($0, numbers) }),
                "views": .array(
                    shown.elements.indices.filter { problem.mentions(shown.elements[$0].view) }
                        .map { .number(Double($0)) }),
            ]
        }
        let ofDocument = warnings.map { warning -> JSONValue in
            [
                "kind": "document", "message": .string(warning.message), "line": Self.number(warning.line),
                "file": .string(warning.file),
            ]
        }
        func absent(_ kind: JSONValue, _ names: [String]) -> [JSONValue] {
            names.map { ["kind": kind, "message": .string($0)] }
        }
        return ofLayout + ofDocument + absent("missing code", lacking.missing) + absent("not drawn", lacking.notDrawn)
    }

    static func number(_ value: Int?) -> JSONValue { value.map { .number(Double($0)) } ?? .null }

    private static func name(of kind: LayoutProblem.Kind) -> String {
        switch kind {
        case .conflict: "conflict"
        case .ambiguous: "ambiguous"
        case .truncated: "truncated"
        }
    }

    /// The number of the nearest element around a view.
    private func parent(of view: UIView, _ numbers: [ObjectIdentifier: Int]) -> Int? {
        view.superview.flatMap { nearest($0, numbers) }
    }

    private func nearest(_ view: UIView, _ numbers: [ObjectIdentifier: Int]) -> Int? {
        sequence(first: view, next: \.superview).lazy.compactMap { numbers[ObjectIdentifier($0)] }.first
    }
}

/// Which view is painted over which, and which are not painted at all.
@MainActor struct PaintingOrder {
    private var places: [ObjectIdentifier: Int] = [:]

    init(_ canvas: UIView) { visit(canvas) }

    private mutating func visit(_ view: UIView) {
        guard !view.isHidden, view.alpha > 0.01 || places.isEmpty else { return }
        places[ObjectIdentifier(view)] = places.count
        for subview in view.subviews { visit(subview) }
    }

    /// nil if it is not painted.
    func place(of view: UIView) -> Int? { places[ObjectIdentifier(view)] }
}

/// A view of a scene, in words and numbers.
@MainActor struct ServedView {
    let json: JSONValue

    init(_ element: BuiltElement, in shown: Shown, parent: Int?, order: PaintingOrder) {
        let view = element.view
        let rect = view.convert(view.bounds, to: shown.canvas)
        let (margins, safe) = (view.layoutMargins, view.safeAreaInsets)
        json = [
            "id": element.id.map { .string($0) } ?? .null, "kind": .string(element.kind),
            "class": .string(element.ownClass ?? view.knownClassName),
            "label": element.label.map { .string($0) } ?? .null, "line": ServedScene.number(element.line),
            "parent": ServedScene.number(parent), "order": ServedScene.number(order.place(of: view)),
            "frame": Self.numbers(view.frame), "rect": Self.numbers(rect),
            "margins": Self.numbers(margins), "safeArea": Self.numbers(safe),
            "ambiguous": .bool(view.hasAmbiguousLayout && view !== shown.canvas),
            "autoresizing": .bool(view.translatesAutoresizingMaskIntoConstraints),
            "hugging": [
                .number(Double(view.contentHuggingPriority(for: .horizontal).rawValue)),
                .number(Double(view.contentHuggingPriority(for: .vertical).rawValue)),
            ],
            "compression": [
                .number(Double(view.contentCompressionResistancePriority(for: .horizontal).rawValue)),
                .number(Double(view.contentCompressionResistancePriority(for: .vertical).rawValue)),
            ],
            "text": Self.text(of: view),
        ]
    }

    private static func text(of view: UIView) -> JSONValue {
        guard let label = view as? UILabel, let text = label.text, let report = Headless.report(on: label) else {
            let words = (view as? UIButton)?.currentTitle ?? (view as? UITextField)?.text ?? (view as? UITextView)?.text
            return words.map { $0.isEmpty ? .null : ["string": .string($0)] } ?? .null
        }
        return [
            "string": .string(text), "lines": .array(report.lines.map { .string($0) }),
            "truncated": .bool(report.isTruncated), "scale": .points(report.fontScale),
            "font": .string(label.font.fontName), "size": .points(label.font.pointSize),
        ]
    }

    private static func numbers(_ rect: CGRect) -> JSONValue {
        [.points(rect.minX), .points(rect.minY), .points(rect.width), .points(rect.height)]
    }

    /// Top, left, bottom, right.
    private static func numbers(_ insets: UIEdgeInsets) -> JSONValue {
        [.points(insets.top), .points(insets.left), .points(insets.bottom), .points(insets.right)]
    }
}
