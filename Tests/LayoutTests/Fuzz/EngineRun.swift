import MaquetteLayout
import MaquetteTestSupport

/// A ``ConstraintSystem`` that is taken through a scenario, with the handles by tag.
final class EngineRun {
    let system: ConstraintSystem
    private(set) var unknowns: [Unknown] = [.rootWidth, .rootHeight]
    private(set) var handles: [Int: ConstraintHandle] = [:]

    init(_ state: SystemState, isAsLarge: Bool = false) throws {
        system = isAsLarge ? .forLargeSystems() : ConstraintSystem()
        try system.setRootSize(width: state.rootWidth, height: state.rootHeight)
        while unknowns.count < state.unknownCount { makeUnknown() }
        for constraint in state.constraints { handles[constraint.tag] = try system.add(constraint) }
    }

    func apply(_ edit: Edit) throws {
        switch edit {
        case .read: system.solve()
        case .makeUnknown: makeUnknown()
        case .setRootSize(let width, let height): try system.setRootSize(width: width, height: height)
        case .setConstant(let constant, let tag): try system.setConstant(constant, of: handles[tag]!)
        case .setPriority(let priority, let tag): try system.setPriority(priority, of: handles[tag]!)
        case .add(let constraint): handles[constraint.tag] = try system.add(constraint)
        case .remove(let tag): system.remove(handles.removeValue(forKey: tag)!)
        }
    }

    private func makeUnknown() {
        unknowns.append(system.makeUnknown(isLength: ReferenceSolver.isLength(unknowns.count)))
    }

    var values: [Double] { unknowns.map { system[$0] } }
}
