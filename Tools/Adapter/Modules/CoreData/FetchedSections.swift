import Foundation
import UIKit

/// Objects in the sections that their names make. Objects come sorted, so that those of a section are together.
struct FetchedSections {
    struct Section: NSFetchedResultsSectionInfo {
        let name: String
        let indexTitle: String?
        var all: [AnyObject] = []
        var numberOfObjects: Int { all.count }
        var objects: [Any]? { all }
    }

    let objects: [AnyObject]
    private(set) var sections: [Section] = []

    init(_ objects: [AnyObject], _ keyPath: String?, title: (String) -> String?) {
        self.objects = objects
        // Without names there is one section, also if nothing is in it.
        guard let keyPath else {
            sections = [Section(name: "", indexTitle: nil, all: objects)]
            return
        }
        for object in objects {
            let name = (object as? NSObject)?.value(forKeyPath: keyPath).map { "\($0)" } ?? ""
            if sections.last?.name != name { sections.append(Section(name: name, indexTitle: title(name))) }
            sections[sections.count - 1].all.append(object)
        }
    }

    func place(of object: AnyObject) -> IndexPath? { places[ObjectIdentifier(object)] }

    private var places: [ObjectIdentifier: IndexPath] {
        var places: [ObjectIdentifier: IndexPath] = [:]
        for (number, section) in sections.enumerated() {
            for (row, object) in section.all.enumerated() {
                places[ObjectIdentifier(object)] = IndexPath(row: row, section: number)
            }
        }
        return places
    }

    // MARK: What is different

    struct Change {
        let object: AnyObject
        let type: NSFetchedResultsChangeType
        var old: IndexPath?
        var new: IndexPath?
    }
    struct SectionChange {
        let section: Section
        let index: Int
        let type: NSFetchedResultsChangeType
    }

    /// - Parameter touched: the objects that have other values. Only those move by themselves.
    func changes(
        since old: FetchedSections, _ touched: Set<ObjectIdentifier>
    ) -> (sections: [SectionChange], objects: [Change]) {
        let (before, after) = (old.places, places)
        let (oldNames, newNames) = (Set(old.sections.map(\.name)), Set(sections.map(\.name)))
        let sectionChanges =
            old.sections.enumerated().filter { !newNames.contains($0.element.name) }
            .map { SectionChange(section: $0.element, index: $0.offset, type: .delete) }
            + sections.enumerated().filter { !oldNames.contains($0.element.name) }
            .map { SectionChange(section: $0.element, index: $0.offset, type: .insert) }
        var changes: [Change] = []
        for object in old.objects where after[ObjectIdentifier(object)] == nil {
            changes.append(Change(object: object, type: .delete, old: before[ObjectIdentifier(object)]))
        }
        let moved = movedObjects(since: old, touched)
        for object in objects {
            let id = ObjectIdentifier(object)
            if before[id] == nil {
                changes.append(Change(object: object, type: .insert, new: after[id]))
            } else if moved.contains(id) {
                changes.append(Change(object: object, type: .move, old: before[id], new: after[id]))
            } else if touched.contains(id) {
                changes.append(Change(object: object, type: .update, old: before[id], new: after[id]))
            }
        }
        return (sectionChanges, changes)
    }

    /// Those that are in another section or have others before them, apart from what came and went.
    private func movedObjects(since old: FetchedSections, _ touched: Set<ObjectIdentifier>) -> Set<ObjectIdentifier> {
        var moved: Set<ObjectIdentifier> = []
        let (before, after) = (old.names, names)
        let stayed = objects.map(ObjectIdentifier.init).filter { before[$0] != nil }
        let stayedBefore = old.objects.map(ObjectIdentifier.init).filter { after[$0] != nil }
        for (place, id) in stayed.enumerated() where touched.contains(id) {
            if before[id] != after[id] || stayedBefore[place] != id { moved.insert(id) }
        }
        return moved
    }

    /// The names of their sections.
    private var names: [ObjectIdentifier: String] {
        var names: [ObjectIdentifier: String] = [:]
        for section in sections {
            for object in section.all { names[ObjectIdentifier(object)] = section.name }
        }
        return names
    }
}
