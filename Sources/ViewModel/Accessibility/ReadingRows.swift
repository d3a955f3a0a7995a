import Foundation

/// The order in which VoiceOver goes through what is on the screen: rows from top to bottom, and in a row in the
/// direction of reading.
///
/// Two things are in one row if one begins less than 8 points below the other on a phone, and 13 on other devices:
/// measured with VoiceOver by the authors of AccessibilitySnapshot.
package struct ReadingRows {
    let separation: CGFloat
    let isRightToLeft: Bool

    @MainActor package init(isRightToLeft: Bool) {
        separation = Headless.settings.device.idiom == .phone ? 8 : 13
        self.isRightToLeft = isRightToLeft
    }

    package func sorted<Item>(_ items: [Item], by frame: (Item) -> CGRect) -> [Item] {
        let fromTop = items.indices.map { (index: $0, frame: frame(items[$0])) }
            .sorted { ($0.frame.minY, $0.index) < ($1.frame.minY, $1.index) }
        var order: [Int] = []
        var row: [(index: Int, frame: CGRect)] = []
        func finish() {
            let inRow = row.sorted { one, other in
                let (a, b) = isRightToLeft ? (-one.frame.maxX, -other.frame.maxX) : (one.frame.minX, other.frame.minX)
                return (a, one.index) < (b, other.index)
            }
            order += inRow.map(\.index)
            row = []
        }
        for item in fromTop {
            if let last = row.last, item.frame.minY - last.frame.minY >= separation { finish() }
            row.append(item)
        }
        finish()
        return order.map { items[$0] }
    }
}
