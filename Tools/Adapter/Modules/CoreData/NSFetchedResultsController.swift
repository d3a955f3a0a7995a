import Foundation
import UIKit

public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}

public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { sectionName.first.map { String($0).uppercased() } }
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) {}
}

/// What a request fetches, in sections, kept up to date with its context.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    }
    deinit { observer.map(NotificationCenter.default.removeObserver) }

    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    open class func deleteCache(withName name: String?) {}

    private var observer: (any NSObjectProtocol)?
    private var results: FetchedSections?

    open func performFetch() throws {
        let old = results
        let new = try fetched()
        results = new
        // Also the first time: code that takes snapshots waits for none but this.
        tell(of: new, since: old, [])
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
        ) { [weak self] in self?.update($0) }
    }

    private func fetched() throws -> FetchedSections {
        let objects = try managedObjectContext.fetch(fetchRequest).map { $0 as AnyObject }
        return FetchedSections(objects, sectionNameKeyPath) { [delegate, asAny] name in
            delegate?.controller(asAny, sectionIndexTitleForSectionName: name)
                ?? name.first.map { String($0).uppercased() }
        }
    }

    // MARK: What was fetched

    open var fetchedObjects: [ResultType]? { results?.objects.compactMap { $0 as? ResultType } }
    open var sections: [any NSFetchedResultsSectionInfo]? { results?.sections }
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let results, results.sections.indices.contains(indexPath[0]),
            results.sections[indexPath[0]].all.indices.contains(indexPath[1]),
            let object = results.sections[indexPath[0]].all[indexPath[1]] as? ResultType
        else { fatalError("no object at index \(indexPath[1]) in section at index \(indexPath[0])") }
        return object
    }
    open func indexPath(forObject object: ResultType) -> IndexPath? { results?.place(of: object as AnyObject) }
    open var sectionIndexTitles: [String] { results?.sections.compactMap(\.indexTitle) ?? [] }
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        results?.sections.first { $0.name == sectionName }?.indexTitle
    }
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }

    // MARK: Changes

    /// Objective-C's generic class is the same for every result. Here an object of each is a reference of the same size.
    private var asAny: NSFetchedResultsController<any NSFetchRequestResult> {
        unsafeBitCast(self, to: NSFetchedResultsController<any NSFetchRequestResult>.self)
    }

    private func update(_ notification: Notification) {
        guard let old = results, let new = try? fetched() else { return }
        let changed = [NSUpdatedObjectsKey, NSRefreshedObjectsKey].flatMap {
            ManagedValue.objects(notification.userInfo?[$0])
        }
        let changes = new.changes(since: old, Set(changed.map(ObjectIdentifier.init)))
        results = new
        guard let delegate, !changes.objects.isEmpty || !changes.sections.isEmpty else { return }
        delegate.controllerWillChangeContent(asAny)
        for change in changes.sections {
            delegate.controller(asAny, didChange: change.section, atSectionIndex: change.index, for: change.type)
        }
        for change in changes.objects {
            delegate.controller(
                asAny, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
        }
        delegate.controllerDidChangeContent(asAny)
        tell(of: new, since: old, Set(changed.map(ObjectIdentifier.init)))
    }

    /// Tells a delegate that takes everything at once. Items that have changed are reloaded in the snapshot, as Apple's engineers say in
    /// thread 692357 of the developer forums.
    private func tell(of new: FetchedSections, since old: FetchedSections?, _ changed: Set<ObjectIdentifier>) {
        guard let delegate else { return }
        func identifiers(_ objects: [AnyObject]) -> [NSManagedObjectID] {
            objects.compactMap { ($0 as? NSManagedObject)?.objectID }
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>()
        for section in new.sections {
            snapshot.appendSections([section.name])
            snapshot.appendItems(identifiers(section.all), toSection: section.name)
        }
        let known = Set((old?.objects ?? []).map(ObjectIdentifier.init))
        snapshot.reloadItems(
            identifiers(
                new.objects.filter {
                    changed.contains(ObjectIdentifier($0)) && known.contains(ObjectIdentifier($0))
                }))
        delegate.controller(asAny, didChangeContentWith: snapshot as NSDiffableDataSourceSnapshotReference)
        // A difference is that of one list.
        guard sectionNameKeyPath == nil, let old else { return }
        let difference = identifiers(new.objects).difference(from: identifiers(old.objects))
        delegate.controller(asAny, didChangeContentWith: difference)
    }
}

/// Stands in for controllers whose class is known only at run time, as the classes in `MadeByClass.swift` of UIKit do.
open class _FetchedResultsControllerOfAnyClass<ResultType>: NSFetchedResultsController<ResultType>, @unchecked Sendable
{
    public required override init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        super.init(
            fetchRequest: fetchRequest, managedObjectContext: context, sectionNameKeyPath: sectionNameKeyPath,
            cacheName: name)
    }
}

public func _made<ResultType, Made: NSFetchedResultsController<ResultType>>(
    _ type: Made.Type, fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName: String?
) -> Made {
    let made: NSFetchedResultsController<ResultType> =
        unsafeBitCast(type, to: _FetchedResultsControllerOfAnyClass<ResultType>.Type.self)
        .init(
            fetchRequest: fetchRequest, managedObjectContext: context, sectionNameKeyPath: sectionNameKeyPath,
            cacheName: cacheName)
    return unsafeDowncast(made, to: Made.self)
}
