@testable import MaquetteTouch
import SwiftUI
import Testing
import UIKit

/// Rows of SwiftUI's lists that fingers delete, move, swipe and refresh: Apple's pages on `onDelete(perform:)`, `onMove(perform:)`,
/// `swipeActions(edge:allowsFullSwipe:content:)` and `refreshable(action:)`.
@MainActor @Suite struct EditedListTests {
    final class Model: ObservableObject {
        @Published var names = ["Apple", "Banana", "Cherry"]
        @Published var said = "nothing"
    }
    struct Fruits: View {
        @ObservedObject var model: Model
        var body: some View {
            NavigationStack {
                List {
                    Section {
                        ForEach(model.names, id: \.self) { Text($0) }
                            .onDelete { model.names.remove(atOffsets: $0) }
                            .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
                    }
                    Text("Letter")
                        .swipeActions {
                            Button("Flag") { model.said = "flag" }.tint(.orange)
                            Button("Remove", role: .destructive) { model.said = "remove" }
                        }
                        .swipeActions(edge: .leading, allowsFullSwipe: false) {
                            Button("Pin", systemImage: "pin") { model.said = "pin" }
                        }
                    Text("Said \(model.said)")
                }
                .refreshable { model.said = "refreshed" }
                .toolbar { EditButton() }
            }
        }
    }

    private func shown(_ model: Model) -> UIWindow { .showing(UIHostingController(rootView: Fruits(model: model))) }

    @Test func aRowIsDeletedBySwipeOrSign() throws {
        let model = Model()
        let window = shown(model)
        try perform("swipe left on \"Banana\"", on: window)
        #expect(window.names.contains("Delete") && model.names.count == 3)
        try perform("tap \"Delete\"", on: window)
        #expect(model.names == ["Apple", "Cherry"] && !window.names.contains("Delete"))
        try perform("tap \"Edit\"", "tap \"Remove Apple\"", "tap \"Delete\"", on: window)
        #expect(model.names == ["Cherry"])
    }

    @Test func aRowIsMovedByItsLines() throws {
        let model = Model()
        let window = shown(model)
        try perform("tap \"Edit\"", "drag \"Reorder Apple\" to \"Reorder Cherry\"", on: window)
        #expect(model.names == ["Banana", "Cherry", "Apple"])
        try perform("drag \"Reorder Apple\" to \"Reorder Banana\"", on: window)
        #expect(model.names == ["Apple", "Banana", "Cherry"])
        // Rows of others stay where they are.
        try perform("drag \"Reorder Apple\" to \"Letter\"", on: window)
        #expect(model.names == ["Apple", "Banana", "Cherry"])
    }

    @Test func aSwipeShowsTheActionsOfItsEdge() throws {
        let model = Model()
        let window = shown(model)
        try perform("swipe left on \"Letter\"", on: window)
        #expect(window.names.contains("Flag") && window.names.contains("Remove") && !window.names.contains("Pin"))
        // A tap beside closes it.
        try perform("tap \"Apple\"", on: window)
        #expect(!window.names.contains("Flag"))
        try perform("swipe left on \"Letter\"", "tap \"Remove\"", on: window)
        #expect(model.said == "remove" && !window.names.contains("Flag"))
        try perform("swipe right on \"Letter\"", "tap \"Pin\"", on: window)
        #expect(model.said == "pin")
    }

    /// "By default, the user can perform the first action for a given swipe direction with a full swipe."
    @Test func aFullSwipeDoesTheFirstActionWhereItMay() throws {
        let model = Model()
        let window = shown(model)
        try perform("drag \"Letter\" to 0,300", on: window)
        #expect(model.said == "nothing")
        let place = try #require(TargetSearch(window: window, named: { _ in nil }).find(.text("Letter", number: 1)))
        try perform("drag 380,\(place.point.y) to 20,\(place.point.y)", on: window)
        #expect(model.said == "flag")
        try perform("drag 20,\(place.point.y) to 380,\(place.point.y)", on: window)
        #expect(model.said == "flag")
    }

    @Test func aPullRefreshes() async throws {
        let model = Model()
        let window = shown(model)
        try perform("drag 200,200 to 200,700", on: window)
        for _ in 0..<50 where model.said == "nothing" { await Task.yield() }
        #expect(model.said == "refreshed")
    }
}
