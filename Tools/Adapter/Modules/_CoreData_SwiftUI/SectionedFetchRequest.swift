import CoreData
import SwiftUI

/// What a view shows of the objects in its context, in sections that a property of theirs makes.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    @Environment(\.managedObjectContext) private var context
    @StateObject private var fetched: Fetched<Result>
    private let path: KeyPath<Result, SectionIdentifier>

    @MainActor @preconcurrency public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        fetched.fetch(in: context)
        return SectionedFetchResults(source: fetched, path: path)
    }
}
extension SectionedFetchRequest {
    private init(
        _ request: NSFetchRequest<Result>, _ order: FetchOrder<Result>?, _ path: KeyPath<Result, SectionIdentifier>
    ) {
        _fetched = StateObject(wrappedValue: Fetched(request, order))
        self.path = path
    }
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) { self.init(fetchRequest, nil, sectionIdentifier) }
}
extension SectionedFetchRequest where Result: NSManagedObject {
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>(entityName: Fetched<Result>.entityName)
        (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
        self.init(fetchRequest: request, sectionIdentifier: sectionIdentifier)
    }
    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>(entityName: Fetched<Result>.entityName)
        request.predicate = predicate
        self.init(request, FetchOrder(descriptors: sortDescriptors), sectionIdentifier)
    }
}

/// The sections of a request.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    public struct Section: RandomAccessCollection, Identifiable {
        public let id: SectionIdentifier
        fileprivate var objects: [Result]
        public var startIndex: Int { 0 }
        public var endIndex: Int { objects.count }
        public subscript(position: Int) -> Result { objects[position] }
    }
    private let source: Fetched<Result>
    private let sections: [Section]

    @MainActor init(source: Fetched<Result>, path: KeyPath<Result, SectionIdentifier>) {
        self.source = source
        sections = source.objects.reduce(into: []) { sections, object in
            let id = object[keyPath: path]
            if sections.last?.id != id { sections.append(Section(id: id, objects: [])) }
            sections[sections.count - 1].objects.append(object)
        }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> Section { sections[position] }
    @MainActor @preconcurrency public var nsPredicate: NSPredicate? {
        get { source.request.predicate }
        nonmutating set { source.change { $0.predicate = newValue } }
    }
    @MainActor @preconcurrency public var nsSortDescriptors: [NSSortDescriptor] {
        get { source.request.sortDescriptors ?? [] }
        nonmutating set { source.change { $0.sortDescriptors = newValue } }
    }
}
