import SwiftUI
import Testing

/// What Apple's pages on the modifiers of accessibility say, as far as it can be seen in UIKit's properties.
@MainActor @Suite struct AccessibilityModifierTests {
    private func all(_ view: some View) -> [UIView] {
        func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
        return all(Laid(view).host)
    }
    private func elements(_ view: some View) -> [UIView] { all(view).filter(\.isAccessibilityElement) }

    @Test func `Words are said of the element`() throws {
        let element = try #require(
            elements(Text("A").accessibilityLabel("Label").accessibilityValue("Value").accessibilityHint("Hint")).first)
        #expect(element.accessibilityLabel == "Label")
        #expect(element.accessibilityValue == "Value")
        #expect(element.accessibilityHint == "Hint")
    }

    /// As the marks of cashapp/AccessibilitySnapshot's pictures testUnspokenTraitsDemo (18.5, 26.2): around rows of 280 by 36 points whose traits are
    /// said of the whole row.
    @Test func `An element is as large as the view of which something is said`() {
        func frames(_ view: some View) -> (said: [CGRect], shown: [CGRect]) {
            let laid = Laid(view)
            func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
            let elements = all(laid.host).filter(\.isAccessibilityElement)
            return (elements.map(\.accessibilityFrame), elements.map { $0.convert($0.bounds, to: laid.host) })
        }
        func near(_ frames: (said: [CGRect], shown: [CGRect])) -> Bool {
            zip(frames.said, frames.shown).allSatisfy {
                abs($0.minY - $1.minY) < 0.01 && abs($0.width - $1.width) < 0.01
            }
        }
        let row = Text("A").frame(height: 36).frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 12)
        let whole = frames(row.accessibilityAddTraits(.isHeader).frame(width: 280).padding(10))
        #expect(whole.said == [CGRect(x: 60, y: 182, width: 280, height: 36)])
        // What is said inside is of the words, and of two elements each has its own place.
        let words = frames(Text("A").accessibilityLabel("a").padding(10))
        #expect(near(words))
        let two = frames(
            VStack {
                Text("A"); Text("B")
            }.padding(10).accessibilityAddTraits(.isHeader))
        #expect(near(two) && two.said.count == 2)
    }

    @Test func `What is said further out is what counts`() {
        let view = Button("A") {}.accessibilityLabel("inner").accessibilityLabel("outer")
        #expect(elements(view).first?.accessibilityLabel == "outer")
    }

    @Test func `A shape with a label is an element`() {
        #expect(elements(Color.red.frame(width: 10, height: 10)).isEmpty)
        #expect(elements(Color.red.frame(width: 10, height: 10).accessibilityLabel("Red")).count == 1)
    }

    @Test func `An identifier of a container without an element is that of each element in it`() {
        let view = VStack {
            Text("A")
            Text("B")
        }
        #expect(elements(view.accessibilityIdentifier("id")).map(\.accessibilityIdentifier) == ["id", "id"])
        let contained = all(view.accessibilityElement(children: .contain).accessibilityIdentifier("id"))
        #expect(contained.filter { $0.accessibilityIdentifier == "id" }.count == 1)
    }

    @Test func `Children are combined, ignored or kept in an order`() throws {
        let pair = HStack {
            Text("A")
            Text("B")
        }
        func outermost(_ view: UIView) -> UIView? {
            view.isAccessibilityElement ? view : view.subviews.lazy.compactMap(outermost).first
        }
        #expect(outermost(Laid(pair.accessibilityElement(children: .combine)).host)?.accessibilityLabel == "A, B")
        let ignored = Laid(pair.accessibilityElement().accessibilityLabel("Both"))
        #expect(outermost(ignored.host)?.accessibilityLabel == "Both")
        let sorted = all(
            HStack {
                Text("A")
                Text("B").accessibilitySortPriority(1)
            }
            .accessibilityElement(children: .contain))
        let order = sorted.lazy.compactMap(\.accessibilityElements).first?.compactMap {
            ($0 as? UIView)?.accessibilityLabel
        }
        #expect(order == ["B", "A"])
    }

    @Test func `Traits that are no longer said go away`() throws {
        struct Heading: View {
            @State var isHeading = true
            var body: some View {
                VStack {
                    Text("A").accessibilityAddTraits(isHeading ? .isHeader : [])
                    Button("B") { isHeading = false }
                }
            }
        }
        let laid = Laid(Heading())
        func find(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(find) }
        let label = try #require(find(laid.host).first { ($0 as? UILabel)?.text == "A" })
        #expect(label.accessibilityTraits.contains(.header))
        _ = find(laid.host).first { $0 is UIControl }?.accessibilityActivate()
        laid.host.layoutIfNeeded()
        #expect(!label.accessibilityTraits.contains(.header))
        #expect(label.accessibilityTraits.contains(.staticText))
    }

    @Test func `What is hidden is no element`() {
        #expect(elements(Text("A").accessibilityHidden(true)).isEmpty)
        #expect(elements(Text("A").accessibilityHidden(false)).count == 1)
    }

    @Test func `A tap is recognised on the view, or on one around several`() throws {
        struct Tapped: View {
            @State var count = 0
            var body: some View {
                VStack {
                    Text("Taps \(count)").onTapGesture { count += 1 }
                    HStack {
                        Text("A")
                        Text("B")
                    }
                    .onTapGesture { count += 10 }
                }
            }
        }
        let laid = Laid(Tapped())
        func find(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(find) }
        let recognizers = find(laid.host).flatMap { $0.gestureRecognizers ?? [] }
        #expect(recognizers.count == 2)
        for recognizer in recognizers { recognizer.state = .ended }
        laid.host.layoutIfNeeded()
        #expect(find(laid.host).contains { ($0 as? UILabel)?.text == "Taps 11" })
    }
}
