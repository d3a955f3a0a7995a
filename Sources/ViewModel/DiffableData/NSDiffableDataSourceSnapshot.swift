import Foundation

/// The sections and items of a list or collection, by identifiers.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    struct Section {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    var sections: [Section] = []
    private var present: Set<ItemIdentifierType> = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    public init() {}

    // MARK: Contents

    public var numberOfItems: Int { present.count }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        sections[required(identifier)].items.count
    }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[required(identifier)].items
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        place(of: identifier).map { sections[$0.section].identifier }
    }
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }

    // MARK: Items

    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard !sections.isEmpty else {
            fatalError(
                "There are currently no sections in the data source. Please add a section first.")
        }
        let section = sectionIdentifier.map(required) ?? sections.count - 1
        insert(identifiers, at: (section, sections[section].items.count))
    }
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: required(beforeIdentifier)) }
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: after(required(afterIdentifier))) }
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        present.subtract(gone)
        for section in sections.indices { sections[section].items.removeAll { gone.contains($0) } }
    }
    public mutating func deleteAllItems() {
        sections = []
        present = []
    }
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        deleteItems([identifier])
        insert([identifier], at: required(toIdentifier))
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insert([identifier], at: after(required(toIdentifier)))
    }
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItemIdentifiers += identifiers }
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: required(toIdentifier)) }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: required(toIdentifier) + 1) }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in sections where identifiers.contains(section.identifier) { present.subtract(section.items) }
        sections.removeAll { identifiers.contains($0.identifier) }
    }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        let section = sections.remove(at: required(identifier))
        sections.insert(section, at: required(toIdentifier))
    }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        let section = sections.remove(at: required(identifier))
        sections.insert(section, at: required(toIdentifier) + 1)
    }
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers
    }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSnapshot.Section: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot {
    typealias Place = (section: Int, item: Int)

    func place(of item: ItemIdentifierType) -> Place? {
        guard present.contains(item) else { return nil }
        for (index, section) in sections.enumerated() {
            if let item = section.items.firstIndex(of: item) { return (index, item) }
        }
        return nil
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item) else {
            return nil
        }
        return sections[path.section].items[path.item]
    }

    /// Replaces the items of one section.
    mutating func replaceItems(inSection identifier: SectionIdentifierType, with items: [ItemIdentifierType]) {
        if indexOfSection(identifier) == nil { appendSections([identifier]) }
        deleteItems(itemIdentifiers(inSection: identifier))
        appendItems(items, toSection: identifier)
    }

    private func required(_ section: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(section) else {
            fatalError("Invalid section identifier: \(section) is not in the snapshot")
        }
        return index
    }

    private func required(_ item: ItemIdentifierType) -> Place {
        guard let place = place(of: item) else {
            fatalError("Invalid item identifier specified: \(item) is not in the snapshot")
        }
        return place
    }

    private func after(_ place: Place) -> Place { (place.section, place.item + 1) }

    private mutating func insert(_ items: [ItemIdentifierType], at place: Place) {
        let before = present.count
        present.formUnion(items)
        guard present.count == before + items.count else {
            fatalError("Fatal: supplied item identifiers are not unique. Supplied identifiers: \(items)")
        }
        sections[place.section].items.insert(contentsOf: items, at: place.item)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        guard Set(sectionIdentifiers + identifiers).count == sections.count + identifiers.count else {
            fatalError(
                "Fatal: supplied section identifiers are not unique. Supplied identifiers: \(identifiers)")
        }
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
    }
}
