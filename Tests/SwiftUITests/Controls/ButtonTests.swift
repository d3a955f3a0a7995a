import SwiftUI
import Testing

/// Frames of rows 238 to 255 of the collected facts on SwiftUI; those with a decimal are measured in recorded pictures of a simulator at
/// three pixels a point (cashapp/AccessibilitySnapshot, iOS 18.5 and 26.2).
@MainActor @Suite struct ButtonTests {
    private func controls(_ view: some View) -> [UIControl] {
        func find(_ view: UIView) -> [UIControl] { (view as? UIControl).map { [$0] } ?? view.subviews.flatMap(find) }
        return find(Laid(view).host)
    }
    private func size(_ view: some View) -> CGSize { controls(view).first?.frame.size ?? .zero }
    private func isNear(_ size: CGSize, _ width: CGFloat, _ height: CGFloat) -> Bool {
        abs(size.width - width) < 0.01 && abs(size.height - height) < 0.01
    }

    @Test func `A button without a border is as large as its label`() {
        // Row 238; a line of body text is 20.33 high.
        #expect(isNear(size(Button("Delete") {}), 49.33, 20.33))
        #expect(isNear(size(Button("Delete") {}.buttonStyle(.plain)), 49.33, 20.33))
    }

    /// Human Interface Guidelines, Toolbars (2025): a checkmark confirms, a cross closes and cancels. WWDC 2025, session 323.
    @Test func `A role without a label has a symbol and a word of its own`() {
        func words(_ role: ButtonRole) -> [String] {
            Laid(Button(role: role) {}).leaves.compactMap { ($0 as? UILabel)?.text }
        }
        #expect(words(.confirm) == ["Done"])
        #expect(words(.close) == ["Close"])
        #expect(words(.cancel) == ["Cancel"])
    }

    @Test func `A bordered button adds 12 and 7 on each side, before and since iOS 26`() {
        // Row 240: 73.33 x 34.33.
        for release in [SystemRelease.iOS18, .iOS26] {
            Headless.with({ $0.release = release }) {
                #expect(isNear(size(Button("Delete") {}.buttonStyle(.bordered)), 73.33, 34.33))
                #expect(isNear(size(Button("Delete") {}.buttonStyle(.borderedProminent)), 73.33, 34.33))
            }
        }
    }

    @Test func `Sizes of controls change the paddings`() {
        // Row 246: 28, 28, 34.33 and 50.33 high; extra large ones as large ones by row 248.
        let heights: [(ControlSize, CGFloat)] = [
            (.mini, 28), (.small, 28), (.regular, 34.33), (.large, 50.33), (.extraLarge, 50.33),
        ]
        for (controlSize, height) in heights {
            let found = size(Button("Delete") {}.buttonStyle(.bordered).controlSize(controlSize)).height
            #expect(abs(found - height) < 0.01, "\(controlSize)")
        }
    }

    @Test func `Corners are rounded before iOS 26 and half of the height since`() {
        // Row 241. The shape is behind the label.
        func radius(_ view: some View) -> CGFloat? { controls(view).first?.subviews.first?.layer.cornerRadius }
        Headless.with({ $0.release = .iOS18 }) {
            #expect(radius(Button("Delete") {}.buttonStyle(.bordered)) == 6)
            #expect(
                radius(Button("Delete") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 3))) == 3)
        }
        Headless.with({ $0.release = .iOS26 }) {
            let half = radius(Button("Delete") {}.buttonStyle(.bordered)) ?? 0
            #expect(abs(half - 34.33 / 2) < 0.01)
        }
    }

    @Test func `A border is grey, in the tint where there is one, and full where it is prominent`() {
        // Rows 243 to 245.
        func fill(_ view: some View) -> UIColor? { controls(view).first?.subviews.first?.backgroundColor }
        let light = UITraitCollection(userInterfaceStyle: .light)
        func parts(_ color: UIColor?) -> [CGFloat] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            _ = color?.resolvedColor(with: light).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha].map { ($0 * 255).rounded() }
        }
        #expect(parts(fill(Button("A") {}.buttonStyle(.bordered))) == parts(.secondarySystemFill))
        #expect(parts(fill(Button("A") {}.buttonStyle(.bordered).tint(Color.black)))[3] < 64)
        #expect(parts(fill(Button("A") {}.buttonStyle(.borderedProminent).tint(Color.black))) == [0, 0, 0, 255])
        #expect(parts(fill(Button("A", role: .destructive) {}.buttonStyle(.borderedProminent))) == parts(.systemRed))
    }

    @Test func `A button with a circle is as wide as high`() {
        let button = Button {
        } label: {
            Image(systemName: "mic.fill")
        }
        let found = size(button.buttonStyle(.bordered).buttonBorderShape(.circle))
        #expect(found.width == found.height)
        #expect(found.height > 0)
    }

    @Test func `Touching it runs the action, unless it is disabled`() throws {
        struct Counter: View {
            @State var count = 0
            let isDisabled: Bool
            var body: some View { Button("Count \(count)") { count += 1 }.disabled(isDisabled) }
        }
        let laid = Laid(Counter(isDisabled: false))
        func button(_ view: UIView) -> UIControl? { view as? UIControl ?? view.subviews.lazy.compactMap(button).first }
        let control = try #require(button(laid.host))
        #expect(control.accessibilityLabel == "Count 0")
        #expect(control.accessibilityTraits == .button)
        control.sendActions(for: .touchUpInside)
        laid.host.layoutIfNeeded()
        #expect(control.accessibilityLabel == "Count 1")
        let off = try #require(button(Laid(Counter(isDisabled: true)).host))
        #expect(!off.isEnabled)
        #expect(off.accessibilityTraits == [.button, .notEnabled])
        #expect(!off.accessibilityActivate())
    }

    private struct Padded: ButtonStyle {
        @Environment(\.isEnabled) var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(configuration.isPressed ? 20 : isEnabled ? 10 : 0)
        }
    }

    @Test func `A style of an author's learns whether the button is pressed and enabled`() throws {
        let laid = Laid(Button("Delete") {}.buttonStyle(Padded()))
        func button(_ view: UIView) -> UIControl? { view as? UIControl ?? view.subviews.lazy.compactMap(button).first }
        let control = try #require(button(laid.host))
        // 49.33 x 20.33 and the paddings, as by row 240.
        #expect(isNear(control.frame.size, 69.33, 40.33))
        control.isHighlighted = true
        laid.host.layoutIfNeeded()
        #expect(isNear(control.frame.size, 89.33, 60.33))
        #expect(isNear(size(Button("Delete") {}.buttonStyle(Padded()).disabled(true)), 49.33, 20.33))
    }

    private struct Boxed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(1) }
    }

    @Test func `A style that makes a button of what it is given has the look of styles around it`() {
        #expect(isNear(size(Button("Delete") {}.buttonStyle(Boxed()).buttonStyle(.bordered)), 73.33, 34.33))
        #expect(isNear(size(Button("Delete") {}.buttonStyle(Boxed())), 49.33, 20.33))
    }

    @Test func `A menu is a button without an action`() throws {
        let menu = Menu("Delete") { Button("One") {} }
        let control = try #require(controls(menu).first)
        #expect(isNear(control.frame.size, 49.33, 20.33))
        #expect(isNear(size(menu.buttonStyle(.bordered)), 73.33, 34.33))
    }

    /// Apple's page on `Link` calls it a control; in easydev991/SwiftUI-Days links stand among buttons under one `buttonStyle`.
    @Test func `A link is a button where there is a style of buttons, and a text elsewhere`() {
        let link = Link("Site", destination: URL(fileURLWithPath: "/"))
        func size(_ view: some View) -> CGSize { Laid(view.fixedSize()).host.subviews.first?.frame.size ?? .zero }
        #expect(size(link) == size(Text("Site")))
        #expect(size(link.buttonStyle(.borderedProminent)) == size(Button("Site") {}.buttonStyle(.borderedProminent)))
    }

    /// Apple's page on `tint(_:)`: the tint of the views within it.
    @Test func `What is in a label has the tint that is set there`() {
        let button = Button {
        } label: {
            Image(systemName: "checkmark").tint(Color(uiColor: .red))
        }
        func find(_ view: UIView) -> [UIImageView] {
            (view as? UIImageView).map { [$0] } ?? view.subviews.flatMap(find)
        }
        #expect(find(Laid(button).host).first?.tintColor == .red)
        #expect(find(Laid(button.disabled(true)).host).first?.tintColor == .tertiaryLabel)
    }
}
