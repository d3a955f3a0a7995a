import Foundation
import MaquetteViewModel
import Testing

/// Arrays of properties, and who hears of what changes in them: Apple's Key-Value Coding and Key-Value Observing Programming Guides, on
/// `mutableArrayValue(forKey:)`, `NSKeyValueChange` and `NSKeyValueChangeKey`. That one at the end of a subscript adds is its documentation of
/// `NSMutableArray.setObject(_:atIndexedSubscript:)`; xmartlabs/Eureka keeps its rows and sections in this way.
@MainActor @Suite struct ObservedArrayTests {
    /// Neither it nor its items can be hashed.
    final class Item {}

    final class Shelf: NSObject {
        var items = NSMutableArray()
        var names: [String] = ["a"]
    }

    final class Reader: NSObject {
        var heard: [String] = []
        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let kind = (change?[.kindKey] as? NSNumber).flatMap { NSKeyValueChange(rawValue: $0.uintValue) }
            let places = (change?[.indexesKey] as? IndexSet).map { "\(Array($0))" } ?? "-"
            let counts = [change?[.oldKey], change?[.newKey]].map { ($0 as? [Any])?.count ?? -1 }
            heard.append("\(keyPath ?? "") \(kind.map { "\($0)" } ?? "") \(places) \(counts)")
        }
    }

    private func observed() -> (Shelf, Reader) {
        KeyedProperties.add("items", \Shelf.items)
        KeyedProperties.add("names", \Shelf.names)
        KeyValueObservers.add(Reader.self) { $0.observeValue(forKeyPath: $1, of: $2, change: $3, context: $4) }
        let (shelf, reader) = (Shelf(), Reader())
        for key in ["items", "names"] {
            shelf.addObserver(reader, forKeyPath: key, options: [.old, .new], context: nil)
        }
        return (shelf, reader)
    }

    @Test func `What is done to the array is done to the property, and observers hear of the places`() {
        let (shelf, reader) = observed()
        let items = (0..<4).map { _ in Item() }
        let array = shelf.mutableArrayValue(forKey: "items")
        array.add(items[0])
        array.insert(items[1], at: 0)
        array[1] = items[2]
        array.removeObject(at: 0)
        #expect(shelf.items.count == 1 && shelf.items[0] as? Item === items[2])
        #expect(
            reader.heard == [
                "items insertion [0] [-1, 1]", "items insertion [0] [-1, 1]", "items replacement [1] [1, 1]",
                "items removal [0] [1, -1]",
            ])
        // At the end it adds, by the subscript too.
        array[1] = items[3]
        #expect(shelf.items.count == 2 && reader.heard.last == "items insertion [1] [-1, 1]")
    }

    @Test func `Objects that cannot be hashed are found and removed`() {
        let (shelf, reader) = observed()
        let items = (0..<4).map { _ in Item() }
        let array = shelf.mutableArrayValue(forKey: "items")
        array.addObjects(from: items)
        #expect(array.index(of: items[2]) == 2 && array.contains(items[3]) && !array.contains(Item()))
        array.remove(items[1])
        array.removeObjects(in: [items[3], items[0]])
        #expect(shelf.items.count == 1 && shelf.items[0] as? Item === items[2])
        #expect(reader.heard.suffix(2) == ["items removal [1] [1, -1]", "items removal [0, 2] [2, -1]"])
        array.removeObject(identicalTo: items[2])
        #expect(array.count == 0)
    }

    @Test func `Of a range that others replace, what is left over is removed or inserted`() {
        let (shelf, reader) = observed()
        let array = shelf.mutableArrayValue(forKey: "items")
        array.addObjects(from: ["a", "b", "c"])
        reader.heard = []
        array.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: ["d"])
        #expect(shelf.items as? [String] == ["d", "c"])
        #expect(reader.heard == ["items replacement [0] [1, 1]", "items removal [1] [1, -1]"])
        reader.heard = []
        array.replaceObjects(in: NSRange(location: 1, length: 1), withObjectsFrom: ["e", "f"])
        #expect(shelf.items as? [String] == ["d", "e", "f"])
        #expect(reader.heard == ["items replacement [1] [1, 1]", "items insertion [2] [-1, 1]"])
        array.removeAllObjects()
        #expect(shelf.items.count == 0 && array.count == 0 && reader.heard.last == "items removal [0, 1, 2] [3, -1]")
    }

    @Test func `A property may hold a list of Swift's`() {
        let (shelf, reader) = observed()
        shelf.mutableArrayValue(forKey: "names").add("b")
        shelf.mutableArrayValue(forKey: "names").removeObject(at: 0)
        #expect(shelf.names == ["b"])
        #expect(reader.heard == ["names insertion [1] [-1, 1]", "names removal [0] [1, -1]"])
        shelf.names = ["c", "d"]
        _tellObservers()
        #expect(reader.heard.last == "names setting - [1, 2]")
        shelf.removeObserver(reader, forKeyPath: "names")
        shelf.mutableArrayValue(forKey: "names").add("e")
        #expect(reader.heard.count == 3)
    }

    @Test func `A copy of it stands for no property`() {
        let (shelf, _) = observed()
        let array = shelf.mutableArrayValue(forKey: "items")
        array.add("a")
        let copy = array.mutableCopy() as? NSMutableArray
        copy?.add("b")
        #expect(shelf.items.count == 1 && copy?.count == 2 && (array.copy() as? NSArray)?.count == 1)
    }
}
