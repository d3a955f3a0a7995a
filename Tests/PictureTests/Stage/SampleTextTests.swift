@testable import Maquette
import Testing

/// The words are those that Interface Builder gives to what is dragged from its library.
@MainActor @Suite struct SampleTextTests {
    private func scene(_ view: UIView) -> BuiltScene {
        var scene = BuiltScene(root: .view(view))
        scene.mayShowSamples = true
        return scene
    }

    private func fill(_ view: UIView) throws -> Bool { try Stage().show(scene(view)) { $0.hasSampleTexts } }

    @Test func `A label that would be blank says what it is, and is as large as that`() throws {
        let label = UILabel()
        label.textColor = .black
        label.font = .systemFont(ofSize: 30)
        let other = UILabel()
        other.font = .systemFont(ofSize: 30)
        other.text = "Label"
        let size = try Stage().show(scene(label)) { shown in
            #expect(shown.hasSampleTexts)
            return shown.size
        }
        #expect(label.text == "Label")
        #expect(try Stage().show(other) { $0.size } == size)
    }

    @Test func `Buttons, fields, texts and segments in a blank view get theirs`() throws {
        let (button, field, text, control) = (UIButton(), UITextField(), UITextView(), UISegmentedControl())
        let (hidden, root) = (UILabel(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        hidden.isHidden = true
        for view in [button, field, text, control, hidden] { root.addSubview(view) }
        #expect(try fill(root))
        #expect(button.currentTitle == "Button")
        #expect(field.text == "Text" && text.text == "Text")
        #expect((0..<control.numberOfSegments).map(control.titleForSegment) == ["First", "Second"])
        #expect(hidden.text == nil)
    }

    /// Its own label is empty, and none of who made the button.
    @Test func `A button that shows a picture gets no title`() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        button.setImage(UIImage(), for: .normal)
        #expect(try !fill(button))
        #expect(button.currentTitle == nil && button.titleLabel?.text?.isEmpty != false)
    }

    @Test func `What shows anything is left as it is`() throws {
        let (label, part) = (UILabel(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        part.backgroundColor = .red
        root.addSubview(label)
        root.addSubview(part)
        #expect(try !fill(root))
        #expect(label.text == nil)
    }

    @Test func `A blank view without texts stays blank, and so do scenes that have authors`() throws {
        #expect(try !fill(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        try Stage().show(BuiltScene(root: .view(label))) { #expect(!$0.hasSampleTexts) }
        #expect(label.text == nil)
    }
}
