import MaquetteViewModel

/// A scene that was read and found in order; building it cannot fail.
struct ScenePlan: Sendable {
    var root: ViewPlan
    /// With the conditions under which each holds, in the order of the document.
    var constraints: [(plan: ConstraintPlan, conditions: [Condition])]
    /// By their numbers; a guide's name and the view that owns it.
    var guides: [(name: String, owner: Int)]
    /// Whether the root is a part of a screen and not a whole one.
    var isComponent: Bool
}

/// A view to be made. Views are numbered in the order of the document, the root being 0.
struct ViewPlan: Sendable {
    /// What a view is given, by the place of the property in the order of setting.
    typealias Settings = [Int: Setting]

    var number: Int
    var type: ViewType
    var id: String?
    var name: String?
    var line: Int
    var column: Int
    var settings: Settings = [:]
    var variations: [(conditions: [Condition], settings: Settings)] = []
    var subviews: [ViewPlan] = []
}
