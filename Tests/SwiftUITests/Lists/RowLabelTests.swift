import SwiftUI
import Testing

/// What rows of lists are called, and where their values stand.
@MainActor @Suite struct RowLabelTests {
    private func places(_ view: some View, width: CGFloat = 300) -> [String: CGRect] {
        let laid = Laid(view, width: width)
        return Dictionary(
            uniqueKeysWithValues: laid.leaves.compactMap { leaf in
                (leaf as? UILabel).map { ($0.text ?? "", $0.convert($0.bounds, to: laid.host)) }
            })
    }

    @Test func `A value stands below its name where the row is too narrow for both (fact 320)`() throws {
        let row = List { LabeledContent("A name of some length", value: "A value of some length") }
        let wide = places(row, width: 500)
        let narrow = places(row, width: 300)
        let (name, value) = ("A name of some length", "A value of some length")
        #expect(try #require(wide[name]).midY == #require(wide[value]).midY)
        #expect(try #require(narrow[name]).minX == #require(narrow[value]).minX)
        #expect(try #require(narrow[name]).maxY <= #require(narrow[value]).minY)
        // Outside of lists they stay beside each other (fact 259).
        let free = places(LabeledContent(name, value: value), width: 300)
        #expect(try #require(free[name]).maxX < #require(free[value]).minX)
    }

    /// As in the plain row, in which the space between both gives way first (fact 259).
    @Test func `A field fills what its name leaves of the row`() throws {
        let laid = Laid(List { LabeledContent("Name") { TextField("", text: .constant("")) } }, width: 300)
        func places<Kind: UIView>(_ kind: Kind.Type) -> [CGRect] {
            func find(_ view: UIView) -> [UIView] { view is Kind ? [view] : view.subviews.flatMap(find) }
            return find(laid.host).map { $0.convert($0.bounds, to: laid.host) }
        }
        let name = try #require(laid.leaves.first { ($0 as? UILabel)?.text == "Name" })
        let field = try #require(places(UITextField.self).first)
        #expect(abs(field.minX - name.convert(name.bounds, to: laid.host).maxX - 8) < 1)
        // The name begins as far from the left edge as the field ends from the right one.
        #expect(abs(300 - field.maxX - name.convert(name.bounds, to: laid.host).minX) < 1)
    }

    @Test func `Rows are mirrored`() throws {
        let row = List { LabeledContent("Name", value: "Value") }
        let mirrored = places(row.environment(\.layoutDirection, .rightToLeft))
        #expect(try #require(mirrored["Name"]).minX > #require(mirrored["Value"]).maxX)
    }

    @Test func `What follows a title is below it, smaller and paler (fact 260)`() throws {
        let laid = Laid(
            Toggle(isOn: .constant(true)) {
                Text(verbatim: "Title")
                Text(verbatim: "Subtitle")
            })
        let labels = laid.leaves.compactMap { $0 as? UILabel }
        let title = try #require(labels.first { $0.text == "Title" })
        let subtitle = try #require(labels.first { $0.text == "Subtitle" })
        #expect(subtitle.font.pointSize < title.font.pointSize)
        #expect(subtitle.textColor == .secondaryLabel)
        #expect(title.frame.minX == subtitle.frame.minX)
        #expect(title.frame.maxY <= subtitle.frame.minY)
    }
}
