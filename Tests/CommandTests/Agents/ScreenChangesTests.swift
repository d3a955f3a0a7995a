import Foundation
import MaquetteAccessibility
import MaquetteViewModel
import Testing

@testable import preview

/// What differs between two screens, worked out by hand.
@MainActor struct ScreenChangesTests {
    private struct Row {
        var text: String
        var value: String?
        var id: String?
        var y: CGFloat
    }

    private func screen(_ rows: [Row]) -> AccessibilityReading {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        for row in rows {
            let label = UILabel(frame: CGRect(x: 0, y: row.y, width: 200, height: 20))
            (label.text, label.accessibilityValue, label.accessibilityIdentifier) = (row.text, row.value, row.id)
            root.addSubview(label)
        }
        return AccessibilityReading(root, size: root.bounds.size)
    }

    private func lines(_ old: [Row], _ new: [Row]) -> [String] {
        ScreenChanges(from: screen(old), to: screen(new)).changes.map(ScreenChanges.line)
    }

    @Test func `What came, went, says something else or moved is told in the order of the screen`() {
        let (title, count) = (Row(text: "Cart", y: 0), Row(text: "Count", value: "1", y: 40))
        let (apple, pear) = (Row(text: "Apple", y: 80), Row(text: "Pear", y: 120))
        #expect(lines([title, count, apple], [title, count, apple]) == [])
        var (more, lower) = (count, pear)
        (more.value, lower.y) = ("2", 80)
        #expect(
            lines([title, count, apple, pear], [title, more, lower, Row(text: "Plum", y: 120)]) == [
                "changed: Count: 1 → Count: 2", "removed: Apple", "moved: Pear from 0, 120 to 0, 80", "added: Plum",
            ])
    }

    @Test func `An identifier tells an element whatever it is called`() {
        #expect(
            lines([Row(text: "Buy", id: "buy", y: 0)], [Row(text: "Bought", id: "buy", y: 0)])
                == ["changed: Buy → Bought"])
        // Without one, its place does.
        #expect(lines([Row(text: "Buy", y: 0)], [Row(text: "Bought", y: 0)]) == ["changed: Buy → Bought"])
        #expect(lines([Row(text: "Buy", y: 0)], [Row(text: "Bought", y: 40)]) == ["removed: Buy", "added: Bought"])
    }

    @Test func `Of several with one name those that are left over came or went`() {
        let rows = (0..<3).map { Row(text: "Item", y: CGFloat($0) * 40) }
        #expect(lines(rows, Array(rows.prefix(2))) == ["removed: Item"])
        #expect(lines(Array(rows.prefix(1)), rows) == ["added: Item", "added: Item"])
        #expect(lines([], [Row(text: "", y: 0)]) == [])
    }

    @Test func `A thousand elements are compared, and no more`() {
        let many = (0..<1200).map { Row(text: "Row \($0)", y: CGFloat($0)) }
        #expect(lines([], many).count == 1000)
    }
}
