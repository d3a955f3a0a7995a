import Maquette
import MaquetteRenderer
import Testing

@MainActor @Suite struct LayoutProblemTests {
    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    @Test func conflictsAmbiguityAndCutOffTextAreFoundWithTheirViews() throws {
        var said: [String] = []
        Headless.Diagnostics.handler = { said.append($0) }
        defer { Headless.Diagnostics.handler = nil }

        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let cut = label("This does not fit into sixty points")
        let torn = label("Torn")
        let loose = label("Loose")
        for label in [cut, torn, loose] { root.addSubview(label) }
        NSLayoutConstraint.activate([
            cut.topAnchor.constraint(equalTo: root.topAnchor),
            cut.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            cut.widthAnchor.constraint(equalToConstant: 60),
            torn.topAnchor.constraint(equalTo: cut.bottomAnchor),
            torn.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            torn.widthAnchor.constraint(equalToConstant: 100),
            torn.widthAnchor.constraint(equalToConstant: 120),
            loose.topAnchor.constraint(equalTo: torn.bottomAnchor),
        ])
        try Stage().show(root) { shown in
            let problems = shown.problems
            let views = problems.map(\.view)
            #expect(views.count == 3 && views[0] === torn && views[1] === cut && views[2] === loose)
            guard case .conflict = problems[0].kind, case .truncated(let report) = problems[1].kind,
                case .ambiguous = problems[2].kind
            else { return _ = Issue.record("\(problems.map(\.message))") }
            #expect(report.lines.count == 1)
            #expect(problems.allSatisfy { !$0.message.contains("\n") && $0.message.hasPrefix("UILabel ") })
        }
    }

    @Test func aProblemNamesTheElementOfTheDocument() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let cut = label("This does not fit into sixty points")
        cut.translatesAutoresizingMaskIntoConstraints = true
        cut.frame = CGRect(x: 0, y: 0, width: 60, height: 21)
        root.addSubview(cut)
        let element = BuiltElement(view: cut, id: "title", kind: "label", line: 7)
        let scene = BuiltScene(root: .view(root), elements: [element])
        try Stage().show(scene) { shown in
            let problem = try #require(shown.problems.first)
            #expect(problem.element?.line == 7 && problem.message.hasPrefix("UILabel title: "))
            #expect(shown.frames.map(\.id) == ["title"])
            #expect(shown.frames[0].frame == cut.frame && shown.frames[0].frameInPicture == cut.frame)
        }
    }
}

@MainActor @Suite struct TextMeasurementTests {
    /// 17 point text is 20.287 high: 20 1/3 on a 3x screen, two lines 40.574, that is 40 2/3.
    @Test func aTextIsAsHighAsItsLinesOnThePixels() {
        Stage(device: .iPhone16).use {
            let one = TextMeasurement(of: "Sign in")
            #expect(abs(one.size.height - 61.0 / 3) < 1e-6 && one.lines.map(\.text) == ["Sign in"])
            let two = TextMeasurement(of: "Sign in\nSign out")
            #expect(abs(two.size.height - 122.0 / 3) < 1e-6 && two.lines.map(\.text) == ["Sign in", "Sign out"])
            #expect(two.lines.map(\.range) == [0..<8, 8..<16])
            #expect(two.lines[1].baseline > two.lines[0].baseline + 20)
        }
    }

    @Test func whatDoesNotFitIsSaid() {
        let text = "A sentence of several words"
        #expect(!TextMeasurement(of: text).isTruncated)
        #expect(!TextMeasurement(of: text, width: 80).isTruncated)
        #expect(TextMeasurement(of: text, width: 80, lines: 1).isTruncated)
        #expect(TextMeasurement(of: text, width: 80, height: 30).isTruncated)
        #expect(TextMeasurement(of: text, width: 80, lines: 1).size.width <= 80)
    }
}

@MainActor @Suite struct BatchTests {
    private struct Refusal: Error {}

    @Test func resultsComeInTheOrderOfTheItemsWhateverFails() async throws {
        let results = await Batch.run(Array(1...40)) { width in
            if width == 7 { throw Refusal() }
            let view = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat(width), height: 5))
            return try view.picture(on: Stage(scale: 1))
        } finish: { width, picture in
            if width == 9 { throw Refusal() }
            return try picture.bitmap().width
        }
        #expect(results.count == 40)
        for (index, result) in results.enumerated() {
            let width = index + 1
            if width == 7 || width == 9 {
                #expect(throws: Refusal.self) { try result.get() }
            } else {
                #expect(try result.get() == width)
            }
        }
    }
}

@Suite struct DocumentOpeningTests {
    @Test func whatCannotBeOpenedIsNamed() {
        #expect(throws: UnusableDocument.self) { try Documents.open("/nowhere/screen.storyboard") }
        do {
            _ = try Documents.open("notes.txt")
        } catch {
            #expect(error.description.hasPrefix("notes.txt: there is no format for files like this"))
        }
    }
}
