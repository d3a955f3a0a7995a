import Foundation

/// A snapshot for code that does not know its types: `NSFetchedResultsController` hands it over, and apps take it as a snapshot with types.
public final class NSDiffableDataSourceSnapshotReference: NSObject {
    let snapshot: NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>

    package init(_ snapshot: NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>) { self.snapshot = snapshot }

    public var numberOfItems: Int { snapshot.numberOfItems }
    public var numberOfSections: Int { snapshot.numberOfSections }
    public var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.base) }
    public var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.base) }
    public var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.base) }
    public var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.map(\.base) }
    public var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.map(\.base) }
}

extension NSDiffableDataSourceSnapshot {
    /// What of a snapshot has other types. Sections that are not of the type are left out: Swift notices that on iOS only where one asks.
    fileprivate init<Section, Item>(taking other: NSDiffableDataSourceSnapshot<Section, Item>) {
        self.init()
        for section in other.sectionIdentifiers {
            guard let taken = Self.cast(section, to: SectionIdentifierType.self) else { continue }
            appendSections([taken])
            appendItems(Self.items(other.itemIdentifiers(inSection: section)), toSection: taken)
        }
        reloadItems(Self.items(other.reloadedItemIdentifiers))
        reconfigureItems(Self.items(other.reconfiguredItemIdentifiers))
        reloadSections(other.reloadedSectionIdentifiers.compactMap { Self.cast($0, to: SectionIdentifierType.self) })
    }

    private static func items<Item: Hashable>(_ items: [Item]) -> [ItemIdentifierType] {
        items.compactMap { cast($0, to: ItemIdentifierType.self) }
    }

    private static func cast<Value>(_ value: some Hashable, to type: Value.Type) -> Value? {
        value as? Value ?? AnyHashable(value) as? Value
    }
}

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>(taking: self))
    }
    public static func _forceBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
    ) { result = Self(taking: source.snapshot) }
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
    ) -> Bool {
        result = Self(taking: source.snapshot)
        return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference?
    ) -> NSDiffableDataSourceSnapshot { source.map { Self(taking: $0.snapshot) } ?? Self() }
}
