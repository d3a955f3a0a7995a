import Foundation
import MaquetteViewModel

/// An item of a constraint, by its number in the scene.
enum ItemPlan: Hashable, Sendable {
    case view(Int)
    /// A layout guide that the document makes.
    case guide(Int)
    /// A guide that every view has.
    case system(SystemGuide, of: Int)
}

/// The guides that every view has, by their names in documents.
enum SystemGuide: String, CaseIterable, Sendable {
    case safeArea, margins, readable, keyboard
    /// The content and the frame of a scroll view.
    case content, frame

    var isOfScrollViews: Bool { self == .content || self == .frame }

    @MainActor func guide(of view: UIView) -> UILayoutGuide {
        switch self {
        case .safeArea: view.safeAreaLayoutGuide
        case .margins: view.layoutMarginsGuide
        case .readable: view.readableContentGuide
        case .keyboard: view.keyboardLayoutGuide
        case .content: scrollView(view).contentLayoutGuide
        case .frame: scrollView(view).frameLayoutGuide
        }
    }

    /// Only scroll views have these guides, which the scope has checked.
    @MainActor private func scrollView(_ view: UIView) -> UIScrollView {
        guard let view = view as? UIScrollView else { preconditionFailure("\(rawValue) is a guide of scroll views") }
        return view
    }
}

/// A constraint that was read and can be made, and where it was read; a visual format makes several.
struct ConstraintPlan: Sendable {
    enum Form: Sendable {
        case equation(EquationPlan)
        case visualFormat(VisualFormatPlan)
    }

    var form: Form
    var place: ConstraintPlace
}

struct EquationPlan: Sendable {
    var first: ItemPlan
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: ItemPlan?
    var secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: UILayoutPriority
    var identifier: String?
}

struct VisualFormatPlan: Sendable {
    var format: String
    var options: NSLayoutConstraint.FormatOptions
    var metrics: [String: Double]
    /// The views that the format names.
    var views: [String: ItemPlan]
    var identifier: String?
}
