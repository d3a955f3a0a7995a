import Foundation
import MaquetteViewModel

/// Makes the views of a plan: first the tree, then properties from the outside in, then constraints.
@MainActor struct PlanBuilder {
    private let plan: ScenePlan
    private let settings = Headless.settings
    private var elements: [BuiltElement] = []
    private var guides: [UILayoutGuide] = []
    private let constraintPlaces = ConstraintPlaces()

    private init(_ plan: ScenePlan) { self.plan = plan }

    static func build(_ plan: ScenePlan) -> BuiltScene {
        var builder = PlanBuilder(plan)
        return builder.build()
    }

    private mutating func build() -> BuiltScene {
        let root = makeTree(plan.root)
        let controller = plan.isComponent ? nil : UIViewController()
        if let controller {
            root.frame = UIScreen.main.bounds
            controller.view = root
        }
        for guide in plan.guides { addGuide(guide.name, to: elements[guide.owner].view) }
        applyProperties(plan.root)
        for (number, named) in plan.accessibilityElements {
            elements[number].view.accessibilityElements = named.map { elements[$0].view }
        }
        for (constraint, conditions) in plan.constraints where hold(conditions) { activate(constraint) }
        // The alert appears as soon as the controller is in a window.
        if let alert = plan.alert { controller?.present(alert.make(), animated: false) }
        let built: BuiltScene.Root = controller.map { .controller($0) } ?? .view(root)
        var scene = BuiltScene(root: built, elements: elements)
        scene.constraintPlaces = constraintPlaces
        return scene
    }

    private mutating func makeTree(_ plan: ViewPlan) -> UIView {
        let view = plan.type.make()
        var element = BuiltElement(view: view, id: plan.id, kind: plan.type.name, label: plan.name, line: plan.line)
        element.column = plan.column
        elements.append(element)
        for subplan in plan.subviews {
            let subview = makeTree(subplan)
            subview.translatesAutoresizingMaskIntoConstraints = false
            add(subview, to: view)
        }
        return view
    }

    private func add(_ subview: UIView, to view: UIView) {
        switch view {
        case let stack as UIStackView: stack.addArrangedSubview(subview)
        case let effect as UIVisualEffectView: effect.contentView.addSubview(subview)
        default: view.addSubview(subview)
        }
    }

    private mutating func addGuide(_ name: String, to view: UIView) {
        let guide = UILayoutGuide()
        guide.identifier = name
        view.addLayoutGuide(guide)
        guides.append(guide)
    }

    private func applyProperties(_ plan: ViewPlan) {
        let view = elements[plan.number].view
        for (_, set) in settings(of: plan) { set(view) }
        for subplan in plan.subviews { applyProperties(subplan) }
    }

    /// The settings of a plan that hold at present, in the order of setting.
    private func settings(of plan: ViewPlan) -> ViewPlan.Settings {
        let varied = plan.variations.filter { hold($0.conditions) }.flatMap(\.settings)
        if varied.isEmpty { return plan.settings }
        var chosen = Dictionary(uniqueKeysWithValues: plan.settings.map { ($0.number, $0.set) })
        for (number, set) in varied { chosen[number] = set }
        return chosen.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func hold(_ conditions: [Condition]) -> Bool { conditions.allSatisfy { $0.holds(for: settings) } }

    // MARK: Constraints

    private func item(_ item: ItemPlan) -> AnyObject {
        switch item {
        case .view(let number): elements[number].view
        case .guide(let number): guides[number]
        case .system(let guide, let number): guide.guide(of: elements[number].view)
        }
    }

    private mutating func activate(_ plan: ConstraintPlan) {
        let constraints =
            switch plan.form {
            case .equation(let equation): [make(equation)]
            case .visualFormat(let format): make(format)
            }
        NSLayoutConstraint.activate(constraints)
        for constraint in constraints { constraintPlaces.note(plan.place, of: constraint) }
    }

    private func make(_ equation: EquationPlan) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: item(equation.first), attribute: equation.firstAttribute, relatedBy: equation.relation,
            toItem: equation.second.map { item($0) }, attribute: equation.secondAttribute,
            multiplier: equation.multiplier, constant: equation.constant)
        constraint.priority = equation.priority
        constraint.identifier = equation.identifier
        return constraint
    }

    private func make(_ plan: VisualFormatPlan) -> [NSLayoutConstraint] {
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: plan.format, options: plan.options, metrics: plan.metrics,
            views: plan.views.mapValues { item($0) })
        for constraint in constraints { constraint.identifier = plan.identifier }
        return constraints
    }
}
