import Measure

/// A contender with a system in it, solved and read, and the work that is measured on it.
final class Candidate<C: Contender> {
    let system: LayoutSystem
    let contender: C
    /// What the solved system holds on to.
    let bytes: Double
    private(set) var values: [Double]

    private let model: C.Model
    private var handles: [C.Handle]
    private var added: C.Handle?
    private var isRemoved = false

    init(_ system: LayoutSystem, order: Int = 0) throws {
        self.system = system
        let model = C.model(of: system, order: order)
        self.model = model
        var values = [Double](repeating: 0, count: system.unknowns)
        let spare = C.holdSpareMemory()
        defer { withExtendedLifetime(spare) {} }
        let solved = try allocating { try Self.solve(model, system, into: &values) }
        (contender, handles) = solved.result
        bytes = solved.bytes
        self.values = values
    }

    func values(relativeToSuperviews: Bool) -> [Double] {
        relativeToSuperviews ? system.relativeToSuperviews(values) : values
    }

    /// Each of these returns the seconds it took, reading all values included.
    func solveFromScratch() throws -> Double {
        try timed { try Self.solve(model, system, into: &values) }.seconds
    }

    func resize(to size: LayoutSystem.Size) throws -> Double {
        try timed {
            try contender.resize(to: size)
            contender.read(into: &values)
        }.seconds
    }

    /// The mean of both ways.
    func resizeBackAndForth() throws -> Double {
        (try resize(to: LayoutSystem.screen) + resize(to: LayoutSystem.widerScreen)) / 2
    }

    /// Adds what is not there, or removes what is; twice, and the system is as before.
    func halfOfEdit(_ index: Int) throws -> Double {
        switch system.edits[index].change {
        case .addition:
            return try timed {
                if let handle = added {
                    contender.remove(handle)
                    added = nil
                } else {
                    added = try contender.add(system.rows.count + index)
                }
                contender.read(into: &values)
            }.seconds
        case .removal(let row):
            return try timed {
                if isRemoved {
                    handles[row] = try contender.add(row)
                } else {
                    contender.remove(handles[row])
                }
                isRemoved.toggle()
                contender.read(into: &values)
            }.seconds
        }
    }

    private static func solve(
        _ model: C.Model, _ system: LayoutSystem, into values: inout [Double]
    ) throws -> (C, [C.Handle]) {
        let contender = try C(model)
        let handles = try contender.addAll(system.rows.indices)
        contender.read(into: &values)
        return (contender, handles)
    }
}
