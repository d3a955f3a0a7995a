import Foundation
import Testing

/// Core Data, used by a program that the toolset builds. What it prints follows from Apple's documentation of each class, worked
/// out by hand.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct CoreDataModuleTests {
    private func output(_ program: String, _ others: [String: String] = [:]) throws -> String {
        let package = try Toolset.Package(
            [
                "Package.swift": """
                // swift-tools-version:5.9
                import PackageDescription
                let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
                """,
                "Sources/checks/main.swift": program,
            ].merging(others) { $1 })
        defer { package.remove() }
        return try package.output(of: "checks", [package.folder.appending(path: "Data").path])
    }

    private static let model = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Shelf" representedClassName="Shelf">
        <attribute name="name" optional="YES" attributeType="String" defaultValueString="new"/>
        <attribute name="width" attributeType="Integer 16" defaultValueString="80" usesScalarValueType="YES"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" ordered="YES"
        destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
        </entity>
        <entity name="Book" representedClassName=".Book">
        <attribute name="title" attributeType="String"/>
        <attribute name="price" optional="YES" attributeType="Decimal"/>
        <attribute name="isRead" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
        <attribute name="added" optional="YES" attributeType="Date" defaultDateTimeInterval="60"/>
        <attribute name="kind" attributeType="Integer 16" defaultValueString="1" usesScalarValueType="YES"/>
        <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf"
        inverseName="books" inverseEntity="Shelf"/>
        <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Tag"
        inverseName="books" inverseEntity="Tag"/>
        </entity>
        <entity name="Novel" representedClassName="Novel" parentEntity="Book">
        <attribute name="pages" attributeType="Integer 64" defaultValueString="0" usesScalarValueType="YES"/>
        </entity>
        <entity name="Tag" representedClassName="NSManagedObject">
        <attribute name="word" optional="YES" attributeType="String"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Book"
        inverseName="tags" inverseEntity="Book"/>
        </entity>
        </model>
        """

    private static let classes = """
        import CoreData

        @objc enum Kind: Int16 { case paper = 1, sound }

        @objc(Shelf) public class Shelf: NSManagedObject {
            @NSManaged public var name: String?
            @NSManaged public var width: Int16
            @NSManaged public var books: NSOrderedSet?
            override public func awakeFromInsert() {
                super.awakeFromInsert()
                print("awake", width)
            }
        }
        extension Shelf {
            @nonobjc public class func fetchRequest() -> NSFetchRequest<Shelf> { NSFetchRequest<Shelf>(entityName: "Shelf") }
            @objc(addBooksObject:) @NSManaged public func addToBooks(_ value: Book)
            @objc(removeBooksObject:) @NSManaged public func removeFromBooks(_ value: Book)
            @objc(insertObject:inBooksAtIndex:) @NSManaged public func insertIntoBooks(_ value: Book, at idx: Int)
            @objc(removeObjectFromBooksAtIndex:) @NSManaged public func removeFromBooks(at idx: Int)
        }
        public class Book: NSManagedObject {
            @NSManaged var title: String
            @NSManaged var price: NSDecimalNumber?
            @NSManaged var isRead: Bool
            @NSManaged var added: Date?
            @NSManaged var kind: Kind
            @NSManaged var shelf: Shelf?
            @NSManaged var tags: Set<NSManagedObject>
        }
        public class Novel: Book { @NSManaged var pages: Int }
        """

    @Test func `Objects have the values, the defaults and both ends of relationships that their model says`() throws {
        let printed = try output(
            """
            import CoreData
            import Maquette

            Headless.resources.bundleFolders = [URL(fileURLWithPath: CommandLine.arguments.last!)]
            Headless.resources.modules = ["checks"]
            let container = NSPersistentContainer(name: "Library")
            container.loadPersistentStores { print($0.type, $1 as Any) }
            let context = container.viewContext

            let shelf = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context) as! Shelf
            let novel = Novel(context: context)
            print(shelf.name ?? "-", shelf.width, novel.title.isEmpty, novel.kind == .paper, novel.isRead, novel.pages)
            print(novel.added!.timeIntervalSinceReferenceDate, novel.price as Any, novel.entity.name!)
            do { try context.save() } catch let error as NSError { print(error.code, error.userInfo[NSValidationKeyErrorKey]!) }

            novel.title = "Emma"
            novel.price = 7.5
            novel.kind = .sound
            novel.setValue(340, forKey: "pages")
            print(novel.value(forKey: "kind") as! Int, novel.value(forKey: "pages") as! Double, novel.pages)
            novel.shelf = shelf
            let book = Book(context: context)
            book.title = "Atlas"
            shelf.insertIntoBooks(book, at: 0)
            print(shelf.books!.array.map { ($0 as! Book).title }, book.shelf === shelf)
            let tag = NSManagedObject(entity: NSEntityDescription.entity(forEntityName: "Tag", in: context)!, insertInto: context)
            tag.setValue("old", forKey: "word")
            tag.mutableSetValue(forKey: "books").add(book)
            print(book.tags.count, book.tags.first?.value(forKey: "word") as Any, novel.tags.isEmpty)
            print(context.hasChanges, context.insertedObjects.count, shelf.isInserted)
            try context.save()
            print(context.hasChanges, shelf.objectID.isTemporaryID)

            // What was fetched
            let request: NSFetchRequest<Book> = NSFetchRequest(entityName: "Book")
            request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
            print(try context.fetch(request).map(\\.title), try context.count(for: Shelf.fetchRequest()))
            request.includesSubentities = false
            print(try context.fetch(request).map(\\.title))
            let cheap = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
            cheap.predicate = NSPredicate(format: "price < %@ AND shelf.name == %@", NSNumber(value: 8), "new")
            print(try context.fetch(cheap).map { ($0 as! Book).title })
            cheap.predicate = NSPredicate(format: "ANY tags.word == %@", "old")
            print(try context.fetch(cheap).map { ($0 as! Book).title })
            cheap.predicate = nil
            cheap.sortDescriptors = [NSSortDescriptor(keyPath: \\Book.title, ascending: true)]
            (cheap.fetchOffset, cheap.fetchLimit) = (1, 5)
            print(try context.fetch(cheap).map { ($0 as! Book).title })

            // Changes that are taken back, and those of another context
            novel.title = "Persuasion"
            print(novel.changedValues().keys.sorted(), novel.hasChanges)
            context.rollback()
            print(novel.title, novel.hasChanges)
            let other = container.newBackgroundContext()
            let same = try other.existingObject(with: novel.objectID) as! Novel
            same.title = "Sanditon"
            same.shelf = nil
            print(novel.title, other.updatedObjects.count)
            context.automaticallyMergesChangesFromParent = true
            try other.save()
            print(novel.title, shelf.books!.count)

            // A shelf goes with its books
            context.delete(shelf)
            print(book.isDeleted, tag.isDeleted, (tag.value(forKey: "books") as! NSSet).count)
            try context.save()
            print(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book")).count)
            let delete = NSBatchDeleteRequest(fetchRequest: Book.fetchRequest())
            delete.resultType = .resultTypeCount
            print((try context.execute(delete) as! NSBatchDeleteResult).result as! Int)
            print(try container.newBackgroundContext().count(for: NSFetchRequest<Book>(entityName: "Book")))
            """,
            [
                "Sources/checks/Classes.swift": Self.classes,
                "Data/Library.xcdatamodeld/Library.xcdatamodel/contents": Self.model,
            ])
        #expect(
            printed == """
                SQLite nil
                awake 80
                new 80 true true false 0
                60.0 nil Novel
                1570 title
                2 340.0 340
                ["Atlas", "Emma"] true
                1 Optional("old") true
                true 4 true
                false false
                ["Emma", "Atlas"] 1
                ["Atlas"]
                ["Emma"]
                ["Atlas"]
                ["Emma"]
                ["title"] true
                Emma false
                Emma 2
                Sanditon 1
                true false 0
                1
                1
                0

                """)
    }

    @Test func `A controller of fetched results has sections and tells of changes`() throws {
        let printed = try output(
            """
            import CoreData
            import UIKit

            // Without a model there is an entity of each name.
            class Card: NSManagedObject { @NSManaged var suit: String; @NSManaged var rank: Int32 }
            let container = NSPersistentContainer(name: "Nothing")
            container.loadPersistentStores { _, _ in }
            let context = container.viewContext
            func card(_ suit: String, _ rank: Int32) -> Card {
                let card = Card(context: context)
                (card.suit, card.rank) = (suit, rank)
                return card
            }
            let seven = card("spades", 7)
            let two = card("hearts", 2)
            let request = NSFetchRequest<Card>(entityName: "Card")
            request.sortDescriptors = [
                NSSortDescriptor(key: "suit", ascending: true), NSSortDescriptor(key: #keyPath(Card.rank), ascending: true),
            ]
            let results = NSFetchedResultsController(
                fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "suit", cacheName: nil)
            class Listener: NSObject, NSFetchedResultsControllerDelegate {
                func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
                    print("will change")
                }
                func controller(
                    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange object: Any,
                    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
                ) {
                    let names: [NSFetchedResultsChangeType: String] = [
                        .insert: "insert", .delete: "delete", .move: "move", .update: "update"]
                    print(names[type]!, (object as! Card).rank, indexPath.map { [$0.section, $0.row] } ?? [],
                        newIndexPath.map { [$0.section, $0.row] } ?? [])
                }
                func controller(
                    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
                    didChange sectionInfo: NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
                    for type: NSFetchedResultsChangeType
                ) { print(type == .insert ? "section" : "no section", sectionInfo.name, sectionIndex) }
                func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
                    print("changed", controller === results, (controller.object(at: IndexPath(row: 0, section: 0)) as! Card).rank)
                }
            }
            let listener = Listener()
            results.delegate = listener
            try results.performFetch()
            print(results.sections!.map { "\\($0.name) \\($0.numberOfObjects)" }, results.sectionIndexTitles)
            print(results.object(at: IndexPath(row: 0, section: 1)) === seven, results.indexPath(forObject: two)!.section)
            context.processPendingChanges()
            seven.rank = 8
            _ = card("clubs", 5)
            context.delete(two)
            context.processPendingChanges()
            _ = card("spades", 3)
            context.processPendingChanges()
            seven.rank = 1
            context.processPendingChanges()
            print(results.fetchedObjects!.map(\\.rank))
            """)
        #expect(
            printed == """
                ["hearts 1", "spades 1"] ["H", "S"]
                true 0
                will change
                no section hearts 0
                section clubs 0
                delete 2 [0, 0] []
                insert 5 [] [0, 0]
                update 8 [1, 0] [1, 0]
                changed true 5
                will change
                insert 3 [] [1, 0]
                changed true 5
                will change
                move 1 [1, 1] [1, 0]
                changed true 5
                [5, 1, 3]

                """)
    }

    /// Which objects the snapshot reloads: Apple's engineers in thread 692357 of the developer forums. That it comes with the first fetch as
    /// well is what newbe.dev ("How to get a diffable snapshot"), aplus.rs and alexj.org say.
    @Test func `A delegate takes all that was fetched as a snapshot, with what has changed`() throws {
        let printed = try output(
            """
            import CoreData
            import UIKit

            class Card: NSManagedObject { @NSManaged var suit: String; @NSManaged var rank: Int32 }
            let container = NSPersistentContainer(name: "Nothing")
            container.loadPersistentStores { _, _ in }
            let context = container.viewContext
            func card(_ suit: String, _ rank: Int32) -> Card {
                let card = Card(context: context)
                (card.suit, card.rank) = (suit, rank)
                return card
            }
            let seven = card("spades", 7)
            let two = card("hearts", 2)
            let request = NSFetchRequest<Card>(entityName: "Card")
            request.sortDescriptors = [
                NSSortDescriptor(key: "suit", ascending: true), NSSortDescriptor(key: "rank", ascending: true),
            ]
            let results = NSFetchedResultsController(
                fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "suit", cacheName: nil)
            class Listener: NSObject, NSFetchedResultsControllerDelegate {
                func controller(
                    _ controller: NSFetchedResultsController<NSFetchRequestResult>,
                    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
                ) {
                    let all = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
                    func ranks(_ identifiers: [NSManagedObjectID]) -> [Int32] {
                        identifiers.map { (context.object(with: $0) as! Card).rank }
                    }
                    print(all.sectionIdentifiers, ranks(all.itemIdentifiers), ranks(all.reloadedItemIdentifiers),
                        snapshot.numberOfSections)
                }
            }
            let listener = Listener()
            results.delegate = listener
            try results.performFetch()
            context.processPendingChanges()
            seven.rank = 8
            _ = card("clubs", 5)
            context.delete(two)
            context.processPendingChanges()
            """)
        #expect(
            printed == """
                ["hearts", "spades"] [2, 7] [] 2
                ["clubs", "spades"] [5, 8] [8] 2

                """)
    }
}
