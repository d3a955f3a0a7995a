/// A solver that takes part in the comparison.
protocol Contender: AnyObject {
    associatedtype Handle

    /// An empty system with this many unknowns, on the usual screen.
    init(unknowns: Int) throws
    func add(_ row: LayoutSystem.Row) throws -> Handle
    func remove(_ handle: Handle)
    func resize(to size: LayoutSystem.Size) throws
    /// Brings everything up to date and copies the values of all unknowns.
    func read(into values: inout [Double])
}

extension Contender {
    func addAll(_ rows: [LayoutSystem.Row]) throws -> [Handle] {
        var handles: [Handle] = []
        handles.reserveCapacity(rows.count)
        for row in rows { handles.append(try add(row)) }
        return handles
    }
}
