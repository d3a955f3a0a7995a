import CKiwi

final class Kiwi: Contender {
    /// kiwi refuses a constraint only where a required one contradicts others, and no shape has such.
    struct Refusal: Error {}

    private let system: OpaquePointer
    private var size = LayoutSystem.Size(width: 0, height: 0)

    init(unknowns: Int) throws {
        system = kiwi_create(Int32(unknowns))
        // An edit variable cannot be required; this weight outdoes all others of a system together.
        kiwi_edit(system, LayoutSystem.rootWidth, kiwi_required() - 1)
        kiwi_edit(system, LayoutSystem.rootHeight, kiwi_required() - 1)
        try resize(to: LayoutSystem.screen)
    }

    deinit {
        kiwi_destroy(system)
    }

    func add(_ row: LayoutSystem.Row) throws -> Int32 {
        let number = kiwi_add(
            system, row.unknowns, row.coefficients, Int32(row.unknowns.count), Self.relation(row.relation),
            row.constant, row.strength)
        guard number >= 0 else { throw Refusal() }
        return number
    }

    func remove(_ constraint: Int32) {
        kiwi_remove(system, constraint)
    }

    func resize(to size: LayoutSystem.Size) throws {
        if size.width != self.size.width { kiwi_suggest(system, LayoutSystem.rootWidth, size.width) }
        if size.height != self.size.height { kiwi_suggest(system, LayoutSystem.rootHeight, size.height) }
        self.size = size
    }

    func read(into values: inout [Double]) {
        kiwi_read(system, &values)
    }

    private static func relation(_ relation: LayoutSystem.Relation) -> kiwi_relation {
        switch relation {
        case .lessThanOrEqual: kiwi_less_or_equal
        case .equal: kiwi_equal
        case .greaterThanOrEqual: kiwi_greater_or_equal
        }
    }
}
