import MaquetteLayout

/// A list of constraints over numbered unknowns, as the engine and the reference both have to see it.
struct SystemState: Sendable {
    /// The root size is counted in.
    var unknownCount = 2
    var rootWidth = 320.0
    var rootHeight = 480.0
    /// In order of insertion, each with a tag of its own.
    var constraints: [LinearConstraint] = []

    func position(of tag: Int) -> Int? { constraints.firstIndex { $0.tag == tag } }
}

/// One thing that a caller does to a system after it was built.
enum Edit: Sendable {
    case read
    case makeUnknown
    case setRootSize(width: Double, height: Double)
    case setConstant(Double, tag: Int)
    case setPriority(Float, tag: Int)
    case add(LinearConstraint)
    case remove(tag: Int)
}

/// A system, and what is done to it after it was solved for the first time.
struct Scenario: Sendable {
    var start = SystemState()
    var edits: [Edit] = []
    /// Whether it is solved as very large systems are.
    var isAsLarge = false

    /// Whether everything that is mentioned exists at that moment, which shrinking may spoil.
    var isSound: Bool {
        var state = start
        func isSound(_ constraint: LinearConstraint) -> Bool {
            constraint.terms.allSatisfy { Int($0.unknown.index) < state.unknownCount }
        }
        guard state.constraints.allSatisfy(isSound) else { return false }
        for edit in edits {
            switch edit {
            case .setConstant(_, let tag), .setPriority(_, let tag), .remove(let tag):
                guard state.position(of: tag) != nil else { return false }
            case .add(let constraint):
                guard isSound(constraint), state.position(of: constraint.tag) == nil else { return false }
            case .read, .makeUnknown, .setRootSize: break
            }
            state.apply(edit)
        }
        return true
    }
}

extension SystemState {
    mutating func apply(_ edit: Edit) {
        switch edit {
        case .read: break
        case .makeUnknown: unknownCount += 1
        case .setRootSize(let width, let height): (rootWidth, rootHeight) = (width, height)
        case .setConstant(let constant, let tag): constraints[position(of: tag)!].constant = constant
        case .setPriority(let priority, let tag): constraints[position(of: tag)!].priority = priority
        case .add(let constraint): constraints.append(constraint)
        case .remove(let tag): constraints.remove(at: position(of: tag)!)
        }
    }
}

extension Scenario: CustomStringConvertible {
    var description: String {
        let short = LinearConstraint.short
        let head =
            "root \(short(start.rootWidth)) x \(short(start.rootHeight)), unknowns x0 ... x\(start.unknownCount - 1)"
        return ([head] + start.constraints.map(\.equation) + edits.map { "then \($0)" }).joined(separator: "\n    ")
    }
}

extension Edit: CustomStringConvertible {
    var description: String {
        let short = LinearConstraint.short
        return switch self {
        case .read: "read"
        case .makeUnknown: "make one more unknown"
        case .setRootSize(let width, let height): "root \(short(width)) x \(short(height))"
        case .setConstant(let constant, let tag): "constant of #\(tag) = \(short(constant))"
        case .setPriority(let priority, let tag): "priority of #\(tag) = \(priority)"
        case .add(let constraint): "add \(constraint.equation)"
        case .remove(let tag): "remove #\(tag)"
        }
    }
}
