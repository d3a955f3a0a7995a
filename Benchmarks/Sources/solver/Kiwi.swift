import CKiwi

final class Kiwi: Contender {
    /// kiwi refuses a constraint only where a required one contradicts others, and no shape has such.
    struct Refusal: Error {}

    final class Model {
        let pointer: OpaquePointer

        init(_ pointer: OpaquePointer) { self.pointer = pointer }

        deinit { kiwi_model_destroy(pointer) }
    }

    private let model: Model
    private let system: OpaquePointer
    private var size = LayoutSystem.Size(width: 0, height: 0)

    static func model(of system: LayoutSystem, order: Int) -> Model {
        let model = Model(kiwi_model_create(Int32(system.unknowns)))
        for unknown in system.unknownsInOrder(order) { kiwi_model_make_variable(model.pointer, unknown) }
        for row in system.allRows {
            _ = kiwi_model_add(
                model.pointer, row.unknowns, row.coefficients, Int32(row.unknowns.count), relation(row.relation),
                row.constant, row.strength)
        }
        return model
    }

    init(_ model: Model) throws {
        self.model = model
        system = kiwi_create(model.pointer)
        // An edit variable cannot be required; this weight outdoes all others of a system together.
        kiwi_edit(system, LayoutSystem.rootWidth, kiwi_required() - 1)
        kiwi_edit(system, LayoutSystem.rootHeight, kiwi_required() - 1)
        try resize(to: LayoutSystem.screen)
    }

    deinit {
        kiwi_destroy(system)
    }

    func add(_ row: Int) throws -> Int32 {
        guard kiwi_add(system, Int32(row)) else { throw Refusal() }
        return Int32(row)
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
