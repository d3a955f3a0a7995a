/// A solver that takes part in the comparison.
protocol Contender: AnyObject {
    /// The constraints in the solver's own form, made beforehand: what is measured is the solving.
    associatedtype Model
    associatedtype Handle

    ///
    /// - Parameter order: in which order the unknowns are made; 0 is that of their numbers.
    static func model(of system: LayoutSystem, order: Int) -> Model

    /// What keeps a new system from the memory of former ones as long as it is there, so that what a system takes can be measured.
    static func holdSpareMemory() -> [AnyObject]

    /// An empty system on the usual screen.
    init(_ model: Model) throws
    /// Adds a row of the model by its number.
    func add(_ row: Int) throws -> Handle
    func remove(_ handle: Handle)
    func resize(to size: LayoutSystem.Size) throws
    /// Brings everything up to date and copies the values of all unknowns.
    func read(into values: inout [Double])
}

extension Contender {
    static func holdSpareMemory() -> [AnyObject] { [] }

    func addAll(_ rows: Range<Int>) throws -> [Handle] {
        var handles: [Handle] = []
        handles.reserveCapacity(rows.count)
        for row in rows { handles.append(try add(row)) }
        return handles
    }
}
