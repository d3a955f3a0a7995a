import Foundation
import Testing

/// Models of SwiftData, used by a program that the toolset builds. What it prints follows from Apple's documentation of each type,
/// worked out by hand.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct SwiftDataModuleTests {
    private func output(_ program: String) throws -> String {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": Self.models + program,
        ])
        defer { package.remove() }
        return try package.output(of: "checks")
    }

    private static let models = """
        import SwiftData
        import SwiftUI
        import UIKit

        @Model final class Folder {
            var name: String
            @Relationship(deleteRule: .cascade, inverse: \\Card.folder) var cards: [Card] = []
            init(name: String) { self.name = name }
        }
        @Model final class Card {
            @Attribute(.unique) var title: String
            var rank = 3
            var note: String?
            var folder: Folder?
            @Transient var isOpen = false
            init(_ title: String, rank: Int = 3, folder: Folder? = nil) {
                self.title = title
                self.rank = rank
                self.folder = folder
            }
        }
        let container = try ModelContainer(
            for: Card.self, Folder.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext

        """

    @Test func `Models are inserted, found, saved and taken back`() throws {
        let printed = try output(
            """
            for card in [Card("B", rank: 5), Card("A"), Card("C", rank: 9)] { context.insert(card) }
            print(context.hasChanges, try context.fetchCount(FetchDescriptor<Card>()))
            var high = FetchDescriptor<Card>(
                predicate: #Predicate { $0.rank > 4 }, sortBy: [SortDescriptor(\\.title, order: .reverse)])
            print(try context.fetch(high).map(\\.title))
            high.fetchLimit = 1
            print(try context.fetch(high).map(\\.title))
            let other = ModelContext(container)
            print(try other.fetchCount(FetchDescriptor<Card>()))
            try context.save()
            print(context.hasChanges, try other.fetchCount(FetchDescriptor<Card>()))

            // The values before the first change come back.
            let card = try context.fetch(FetchDescriptor<Card>(sortBy: [SortDescriptor(\\.title)]))[0]
            card.rank = 100
            card.rank = 101
            print(context.changedModelsArray.count, card.hasChanges)
            context.rollback()
            print(card.rank, card.hasChanges)
            try context.delete(model: Card.self, where: #Predicate { $0.rank > 8 })
            print(try context.fetch(FetchDescriptor<Card>()).map(\\.title).sorted(), context.deletedModelsArray.count)
            print(card.persistentModelID == card.persistentModelID, context.model(for: card.persistentModelID) === card)
            """)
        #expect(
            printed == """
                true 3
                ["C", "B"]
                ["C"]
                0
                false 3
                1 true
                3 false
                ["A", "B"] 1
                true true

                """)
    }

    @Test func `Both ends of a relationship are kept the same, and what is deleted takes others with it`() throws {
        let printed = try output(
            """
            let folder = Folder(name: "F")
            context.insert(folder)
            let (one, two) = (Card("one", folder: folder), Card("two"))
            context.insert(one)
            print(folder.cards.map(\\.title))
            // It comes into the context with the folder.
            folder.cards.append(two)
            print(two.folder === folder, two.modelContext === context)
            let three = Card("three")
            context.insert(three)
            three.folder = folder
            print(folder.cards.map(\\.title))
            one.folder = nil
            print(folder.cards.map(\\.title))
            context.delete(folder)
            print(try context.fetch(FetchDescriptor<Card>()).map(\\.title), one.isDeleted)
            """)
        #expect(
            printed == """
                ["one"]
                true true
                ["one", "two", "three"]
                ["two", "three"]
                ["one"] false

                """)
    }

    @Test func `A query shows rows, and what changes is shown`() throws {
        let printed = try output(
            """
            struct Cards: View {
                @Query(sort: \\Card.title) private var cards: [Card]
                @Query(filter: #Predicate<Card> { $0.rank > 4 }, sort: \\Card.rank, order: .reverse) private var high: [Card]
                var body: some View {
                    VStack {
                        Text(high.map(\\.title).joined(separator: " "))
                        ForEach(cards) { card in Row(card: card) }
                    }
                }
            }
            struct Row: View {
                @Bindable var card: Card
                var body: some View { Text("\\(card.title) \\(card.rank)") }
            }
            struct Found: View {
                typealias Cards = [Card]
                @Query private var cards: Cards
                init(_ text: String) { _cards = Query(filter: #Predicate { $0.title.contains(text) }) }
                var body: some View { Text(verbatim: "\\(cards.count)") }
            }
            func words(_ view: UIView) -> [String] {
                ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(words)
            }
            let (b, a) = (Card("B", rank: 5), Card("A"))
            context.insert(b)
            context.insert(a)
            let controller = UIHostingController(rootView: Cards().modelContainer(container))
            controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
            func show() {
                controller.view.layoutIfNeeded()
                print(words(controller.view))
            }
            show()
            context.insert(Card("C", rank: 7))
            show()
            a.title = "D"
            show()
            context.delete(b)
            show()
            let found = UIHostingController(rootView: Found("D").modelContext(context))
            found.view.layoutIfNeeded()
            print(words(found.view))
            """)
        #expect(
            printed == """
                ["B", "A 3", "B 5"]
                ["C B", "A 3", "B 5", "C 7"]
                ["C B", "B 5", "C 7", "D 3"]
                ["C", "C 7", "D 3"]
                ["1"]

                """)
    }
}
