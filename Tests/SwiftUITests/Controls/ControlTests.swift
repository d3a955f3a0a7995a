import SwiftUI
import Testing

/// Frames of rows 256 to 286 of the collected facts on SwiftUI.
@MainActor @Suite struct ControlTests {
    private func views<Kind: UIView>(_ kind: Kind.Type, in view: some View, width: CGFloat = 400) -> [Kind] {
        func find(_ view: UIView) -> [Kind] { (view as? Kind).map { [$0] } ?? view.subviews.flatMap(find) }
        return find(Laid(view, width: width).host)
    }
    private func frame<Kind: UIView>(_ kind: Kind.Type, _ view: some View) -> CGRect {
        views(kind, in: view).first?.frame ?? .zero
    }
    private func isNear(_ size: CGSize, _ width: CGFloat, _ height: CGFloat) -> Bool {
        abs(size.width - width) < 0.01 && abs(size.height - height) < 0.01
    }

    @Test func `A switch is at the end of the line, and hugs without its label`() {
        // Rows 256, 257 and 261.
        Headless.with({ $0.release = .iOS18 }) {
            #expect(frame(UISwitch.self, Toggle("A", isOn: .constant(true))).maxX == 400)
            #expect(isNear(frame(UISwitch.self, Toggle("A", isOn: .constant(true))).size, 51, 31))
            // In the middle, on a pixel.
            let alone = frame(UISwitch.self, Toggle("A", isOn: .constant(true)).labelsHidden())
            #expect(abs(alone.midX - 200) < 0.34)
        }
        Headless.with({ $0.release = .iOS26 }) {
            #expect(isNear(frame(UISwitch.self, Toggle("A", isOn: .constant(true))).size, 63, 28))
        }
    }

    @Test func `A switch has the tint that was set, and its own green otherwise`() {
        // Row 258.
        let toggle = Toggle("A", isOn: .constant(true))
        #expect(views(UISwitch.self, in: toggle).first?.onTintColor == nil)
        #expect(views(UISwitch.self, in: toggle.accentColor(.red)).first?.onTintColor == nil)
        #expect(views(UISwitch.self, in: toggle.tint(Color(uiColor: .blue))).first?.onTintColor == .blue)
    }

    @Test func `Sliding a switch changes the state`() throws {
        struct Switched: View {
            @State var isOn = false
            var body: some View {
                VStack {
                    Toggle("A", isOn: $isOn)
                    Text(isOn ? "on" : "off")
                }
            }
        }
        let laid = Laid(Switched())
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let control = try #require(all(laid.host).lazy.compactMap { $0 as? UISwitch }.first)
        #expect(control.accessibilityLabel == "A")
        control.isOn = true
        control.sendActions(for: .valueChanged)
        laid.host.layoutIfNeeded()
        #expect(all(laid.host).contains { ($0 as? UILabel)?.text == "on" })
    }

    @Test func `A field is 22 high, a secure one 21 or 20.33, and one with a border 34`() {
        // Rows 273 to 275.
        for text in ["", "Some text"] {
            #expect(isNear(frame(UITextField.self, TextField("A", text: .constant(text))).size, 400, 22))
            let secure = frame(UITextField.self, SecureField("A", text: .constant(text))).size
            #expect(isNear(secure, 400, text.isEmpty ? 21 : 20.33))
            let bordered = TextField("A", text: .constant(text)).textFieldStyle(.roundedBorder)
            #expect(isNear(frame(UITextField.self, bordered).size, 400, 34))
        }
    }

    @Test func `Fields below each other are 8 apart`() {
        // Row 44.
        let found = views(
            UITextField.self,
            in: VStack {
                TextField("A", text: .constant(""))
                TextField("A", text: .constant("x"))
            })
        #expect(found.count == 2)
        #expect(abs(found[1].frame.minY - found[0].frame.maxY - 8) < 0.01)
    }

    @Test func `A field that grows is as high as its lines`() {
        // Row 277. One line is as high as a plain field; the next is 22 further, the line height of body text in the Human Interface
        // Guidelines.
        let one = frame(UITextView.self, TextField("A", text: .constant("x"), axis: .vertical)).height
        let two = frame(UITextView.self, TextField("A", text: .constant("x\ny"), axis: .vertical)).height
        #expect(abs(one - 22) < 0.34)
        #expect(abs(two - one - 22) < 0.34)
        let limited = TextField("A", text: .constant("x\ny\nz"), axis: .vertical).lineLimit(2)
        #expect(abs(frame(UITextView.self, limited).height - two) < 0.34)
    }

    @Test func `What is typed is written into the state, and what a keyboard needs is said to the field`() throws {
        struct Form: View {
            @State var name = "Mia"
            var body: some View {
                VStack {
                    TextField("Name", text: $name).keyboardType(.emailAddress).submitLabel(.done)
                        .textInputAutocapitalization(.never).autocorrectionDisabled().textContentType(.username)
                    Text("Hello \(name)")
                }
            }
        }
        let laid = Laid(Form())
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        let field = try #require(all(laid.host).lazy.compactMap { $0 as? UITextField }.first)
        #expect(field.text == "Mia")
        #expect(field.placeholder == "Name")
        #expect(field.keyboardType == .emailAddress)
        #expect(field.returnKeyType == .done)
        #expect(field.autocapitalizationType == .none)
        #expect(field.autocorrectionType == .no)
        #expect(field.textContentType == .username)
        field.text = "Zoe"
        field.sendActions(for: .editingChanged)
        laid.host.layoutIfNeeded()
        #expect(all(laid.host).contains { ($0 as? UILabel)?.text == "Hello Zoe" })
    }

    @Test func `A slider takes all the width, and its value is a part of the range`() {
        // Rows 262 and 264.
        let slider = Slider(value: .constant(30.0), in: 10...50)
        Headless.with({ $0.release = .iOS26 }) { #expect(isNear(frame(UISlider.self, slider).size, 400, 34)) }
        #expect(views(UISlider.self, in: slider).first?.value == 0.5)
    }

    @Test func `A stepper is 94 by 32 at the end of the line`() {
        // Rows 265 and 266.
        let found = frame(UIStepper.self, Stepper("A", value: .constant(1)))
        #expect(isNear(found.size, 94, 32))
        #expect(found.maxX == 400)
    }

    @Test func `A stepper stops at its bounds`() throws {
        let stepper = try #require(views(UIStepper.self, in: Stepper("A", value: .constant(3), in: 0...3)).first)
        // Nothing is to be done on the side of more.
        #expect(stepper.maximumValue == stepper.value)
        #expect(stepper.minimumValue < stepper.value)
    }

    @Test func `A segmented picker takes all the width, 32 high, with its options by their tags`() throws {
        // Rows 267 and 268.
        let picker = Picker("A", selection: .constant(2)) {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
        .pickerStyle(.segmented)
        let control = try #require(views(UISegmentedControl.self, in: picker).first)
        #expect(isNear(control.frame.size, 400, 32))
        #expect((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } == ["One", "Two"])
        #expect(control.selectedSegmentIndex == 1)
    }

    @Test func `An option of an optional selection is meant by the value that it wraps`() throws {
        let picker = Picker("A", selection: .constant(Int?.some(1))) {
            ForEach(0..<3, id: \.self) { Text("Option \($0)") }
        }
        .pickerStyle(.segmented)
        #expect(try #require(views(UISegmentedControl.self, in: picker).first).selectedSegmentIndex == 1)
    }

    @Test func `A wheel is 216 high`() {
        // Row 270.
        let picker = Picker("A", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.wheel).labelsHidden()
        #expect(frame(UIPickerView.self, picker).height == 216)
    }

    @Test func `A spinner is 20 by 20, and a bar 4 high and as wide as it can be`() {
        // Rows 278 and 279.
        #expect(isNear(frame(UIActivityIndicatorView.self, ProgressView()).size, 20, 20))
        #expect(isNear(frame(UIProgressView.self, ProgressView(value: 0.5)).size, 400, 4))
        #expect(views(UIProgressView.self, in: ProgressView(value: 3, total: 4)).first?.progress == 0.75)
    }

    @Test func `A date in one line is 34.33 high`() {
        // Row 272.
        let picker = DatePicker("A", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
        #expect(abs(frame(UIDatePicker.self, picker).height - 34.33) < 0.01)
    }

    @Test func `A labelled value is at the end of the line, in the secondary colour`() {
        // Rows 259 and 319.
        let labels = views(UILabel.self, in: LabeledContent("Name", value: "Mia"))
        #expect(labels.map(\.text) == ["Name", "Mia"])
        #expect(labels[0].frame.minX == 0)
        #expect(labels[1].frame.maxX == 400)
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(
            labels[1].textColor.resolvedColor(with: light) == UIColor.secondaryLabel.resolvedColor(with: light))
    }

    private struct Boxed: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button {
                configuration.isOn.toggle()
            } label: {
                configuration.label
            }
        }
    }

    @Test func `A style of an author's takes the place of the switch`() {
        let toggle = Toggle("A", isOn: .constant(true)).toggleStyle(Boxed())
        #expect(views(UISwitch.self, in: toggle).isEmpty)
        #expect(views(UILabel.self, in: toggle).map(\.text) == ["A"])
    }
}
