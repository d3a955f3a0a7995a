import SwiftUI
import Testing

/// Frames of inset groups that AccessibilitySnapshot recorded on iOS 17.5, 18.5 and 26.2 (402 x 874, three pixels a point), without the
/// status bar above them: a header, three rows and a footer, then a header and two rows.
@MainActor @Suite struct ListTests {
    private var sections: some View {
        List {
            Section {
                Text(verbatim: "One")
                Text(verbatim: "Two")
                Text(verbatim: "Three")
            } header: {
                Text(verbatim: "Header")
            } footer: {
                Text(verbatim: "Footer")
            }
            Section {
                Text(verbatim: "Four")
                Text(verbatim: "Five")
            } header: {
                Text(verbatim: "Second")
            }
        }
    }

    private func scroll(_ view: some View, width: CGFloat = 402) -> UIScrollView? {
        Laid(view, width: width, height: 874).host.subviews.first?.subviews.first as? UIScrollView
    }
    private func rows(_ scroll: UIScrollView?) -> [UIView] {
        scroll?.subviews.filter { !($0 is UILabel) } ?? []
    }
    private func titles(_ scroll: UIScrollView?) -> [UILabel] { scroll?.subviews.compactMap { $0 as? UILabel } ?? [] }
    private func isNear(_ one: CGFloat?, _ other: CGFloat) -> Bool { one.map { abs($0 - other) < 0.35 } ?? false }

    @Test func `Rows of iOS 26 are 52 high on cards 16 from the sides`() throws {
        try Headless.with({ $0.release = .iOS26 }) { () throws in
            let scroll = scroll(sections)
            let rows = rows(scroll)
            // Facts 287, 289, 297, 299.
            #expect(rows.count == 5)
            #expect(rows.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 370 })
            let tops = [40.33, 92.33, 144.33, 266.33, 318.33]
            #expect(zip(rows, tops).allSatisfy { isNear($0.frame.minY, $1) && isNear($0.frame.height, 52) })
            // Facts 288 and 298: texts 32 from the side.
            #expect(titles(scroll).allSatisfy { $0.frame.minX == 32 })
            let text = rows.first?.subviews.compactMap { $0 as? UILabel }.first
            #expect(text?.frame.minX == 16 && isNear(text?.frame.minY, 15.83))
            // Fact 291: from 32 to 370, one point, within the row.
            let line = rows.first?.subviews.last?.frame
            #expect(line.map { $0.minX == 16 && $0.maxX == 354 && $0.height == 1 && isNear($0.maxY, 52) } == true)
        }
    }

    @Test func `Rows of iOS 18 are 44 high on cards 20 from the sides`() throws {
        try Headless.with({ $0.release = .iOS18 }) { () throws in
            let scroll = scroll(sections)
            let rows = rows(scroll)
            #expect(rows.allSatisfy { $0.frame.minX == 20 && $0.frame.width == 362 })
            // Facts 289, 295, 299: 38.67 and three rows; then a footer of 33.67 and the next header at once (303).
            let tops = [38.67, 82.67, 126.67, 243, 287]
            #expect(zip(rows, tops).allSatisfy { isNear($0.frame.minY, $1) && isNear($0.frame.height, 44) })
            #expect(titles(scroll).allSatisfy { $0.frame.minX == 40 })
            // Fact 290: one pixel, to the edge of the card.
            let line = rows.first?.subviews.last?.frame
            #expect(line.map { $0.minX == 20 && $0.maxX == 362 && isNear($0.height, 0.33) } == true)
        }
    }

    @Test func `Headers are in capitals before iOS 26, and as written since`() throws {
        // Facts 295 and 297.
        try Headless.with({ $0.release = .iOS18 }) { () throws in
            #expect(titles(scroll(sections)).map(\.text) == ["HEADER", "Footer", "SECOND"])
            #expect(titles(scroll(sections.textCase(nil))).first?.text == "Header")
        }
        try Headless.with({ $0.release = .iOS26 }) { () throws in
            #expect(titles(scroll(sections)).map(\.text) == ["Header", "Footer", "Second"])
        }
    }

    @Test func `The last row of a section has no line`() {
        // Fact 292: the background and the text alone.
        let rows = rows(scroll(sections))
        #expect(rows.map(\.subviews.count) == [3, 3, 2, 3, 2])
    }

    @Test func `Content that is higher than a row has 11 points above and below before iOS 26`() throws {
        try Headless.with({ $0.release = .iOS18 }) { () throws in
            // Fact 307: 44 is 66; fact 308: without insets, what it is.
            let tall = List { Color.red.frame(height: 44) }
            #expect(rows(scroll(tall)).first?.frame.height == 66)
            let bare = List { Color.red.frame(height: 50).listRowInsets(EdgeInsets()) }
            #expect(rows(scroll(bare)).first?.frame.height == 50)
        }
    }

    @Test func `A link has a chevron, and a separator may be hidden`() {
        let list = List {
            NavigationLink(value: 1) { Text(verbatim: "One") }
            Text(verbatim: "Two").listRowSeparator(.hidden)
            Text(verbatim: "Three")
        }
        let rows = rows(scroll(list))
        #expect(rows.map { $0.subviews.contains { $0 is UIImageView } } == [true, false, false])
        #expect(rows[0].subviews.count == 3 && rows[1].subviews.count == 2)
    }

    @Test func `A long list makes the rows that are seen`() {
        // 60 screens of rows: the content is as long as all of them, and few views are there.
        let scroll = scroll(List(0..<1_000) { Text(verbatim: "Row \($0)") })
        #expect(rows(scroll).count < 100)
        #expect((scroll?.contentSize.height ?? 0) > 40_000)
    }
}
