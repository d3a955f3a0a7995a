import Foundation

/// Which objects are asked for, and in which order.
public struct FetchDescriptor<Model: PersistentModel>: @unchecked Sendable {
    public var predicate: Predicate<Model>?
    public var sortBy: [SortDescriptor<Model>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public var includePendingChanges = true
    /// What is read at once. In memory everything is.
    public var propertiesToFetch: [PartialKeyPath<Model>] = []
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

    public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }

    func chosen(from models: [Model]) throws -> [Model] {
        var chosen = models
        if let predicate { chosen = try chosen.filter { try predicate.evaluate($0) } }
        // The sort of the standard library keeps the order of those that are equal.
        if !sortBy.isEmpty { chosen.sort(using: sortBy) }
        if let fetchOffset { chosen = Array(chosen.dropFirst(fetchOffset)) }
        return fetchLimit.map { Array(chosen.prefix($0)) } ?? chosen
    }
}

/// What was fetched a part at a time; here all at once.
public struct FetchResultsCollection<Element: PersistentModel>: RandomAccessCollection {
    let elements: [Element]
    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    public subscript(index: Int) -> Element { elements[index] }
}
