import MaquetteViewModel

/// A scene that was read without errors; building it cannot fail.
struct ScenePlan: Sendable {
    var root: ViewPlan
    /// The constraints with their conditions, in the order of the document.
    var constraints: [(plan: ConstraintPlan, conditions: [Condition])]
    /// The guides by their numbers: the guide's name and the view that owns it.
    var guides: [(name: String, owner: Int)]
    /// The numbers of the views that containers name as their elements, in their order.
    var accessibilityElements: [Int: [Int]] = [:]
    /// Whether the root is part of a screen, not a whole one.
    var isComponent: Bool
    var alert: DocumentAlert?
}

/// A view to be created. Views are numbered in the order of the document; the root is 0.
struct ViewPlan: Sendable {
    /// A setting and the position of its property in the order of setting.
    typealias NumberedSetting = (number: Int, set: Setting)
    typealias Settings = [NumberedSetting]

    var number: Int
    var type: ViewType
    var id: String?
    var name: String?
    var line: Int
    var column: Int
    /// The settings in the order of setting.
    var settings: Settings = []
    var variations: [(conditions: [Condition], settings: Settings)] = []
    var subviews: [ViewPlan] = []
}
