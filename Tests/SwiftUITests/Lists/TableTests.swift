import SwiftUI
import Testing

/// Tables, of which a phone shows the first column (documented: "In compact width, the table shows its first column").
@MainActor @Suite struct TableTests {
    private nonisolated struct Boat: Identifiable {
        let id: Int
        let name: String
        let length: Double
        static let all = [Boat(id: 1, name: "Solveig", length: 9.5), Boat(id: 2, name: "Tern", length: 12)]
    }

    private func texts(_ view: some View) -> [String] {
        Laid(view).leaves.compactMap { ($0 as? UILabel)?.text }
    }

    @Test func `A column has the words of a value or a view of it`() {
        #expect(texts(Table(Boat.all) { TableColumn("Name", value: \.name) }) == ["Solveig", "Tern"])
        #expect(
            texts(
                Table(Boat.all) {
                    TableColumn("Metres") { Text(verbatim: "\(Int($0.length)) m") }
                    TableColumn("Name", value: \.name)
                }) == ["9 m", "12 m"])
    }

    @Test func `Columns may be missing, and be what one sorts by`() {
        struct Sorted: View {
            @State var order = [KeyPathComparator(\Boat.length)]
            var body: some View {
                Table(Boat.all, sortOrder: $order) {
                    if order.isEmpty { TableColumn("None") { _ in Text(verbatim: "none") } }
                    TableColumn("Metres", value: \.length) { boat in Text(verbatim: "\(Int(boat.length))") }
                    TableColumn("Name", value: \.name)
                }
            }
        }
        #expect(texts(Sorted()) == ["9", "12"])
    }

    @Test func `Rows may be named one by one`() {
        #expect(
            texts(
                Table(of: Boat.self) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    TableRow(Boat(id: 3, name: "First", length: 1))
                    ForEach(Boat.all) { TableRow($0) }
                }) == ["First", "Solveig", "Tern"])
    }

    /// As in Apple's sample "Food Truck": the order says what the values are, and a phone shows no headers of a table.
    @Test func `Rows in a section are those of the values that one sorts`() {
        struct Sorted: View {
            @State var order = [KeyPathComparator(\Boat.length)]
            @State var rows = Set<Int>()
            var body: some View {
                Table(selection: $rows, sortOrder: $order) {
                    TableColumn("Metres", value: \.length) { boat in Text(verbatim: "\(Int(boat.length))") }
                    TableColumn("Name", value: \.name)
                } rows: {
                    Section { ForEach(Boat.all) { TableRow($0) } }
                }
            }
        }
        #expect(texts(Sorted()) == ["9", "12"])
    }

    @Test func `A set of identities lets several rows be chosen`() {
        struct Chosen: View {
            @State var rows = Set([2])
            var body: some View {
                List(Boat.all, selection: $rows) { Text(verbatim: $0.name) }
                    .environment(\.editMode, .constant(.active))
            }
        }
        struct ChosenContent: View {
            @State var rows = Set([2])
            var body: some View {
                List(selection: $rows) { ForEach(Boat.all) { Text(verbatim: $0.name) } }
                    .environment(\.editMode, .constant(.active))
            }
        }
        for laid in [Laid(Chosen()), Laid(ChosenContent())] {
            let signs = laid.leaves.compactMap { ($0 as? UIImageView)?.image }
            // A circle, and a filled one with a checkmark.
            #expect(signs.count == 2)
            #expect(signs.first != signs.last)
        }
    }
}
