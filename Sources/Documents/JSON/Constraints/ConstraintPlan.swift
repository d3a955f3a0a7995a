import Foundation
import MaquetteViewModel

/// Something that a constraint holds on to, by its number in the scene.
enum ItemPlan: Hashable, Sendable {
    case view(Int)
    /// A layout guide that the document makes.
    case guide(Int)
    /// A guide that views have by themselves.
    case system(SystemGuide, of: Int)
}

/// The guides that views have by themselves, as documents call them.
enum SystemGuide: String, CaseIterable, Sendable {
    case safeArea, margins, readable, keyboard
    /// What scrolls in a scroll view, and what stays.
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

    /// Scopes find these guides in scroll views only.
    @MainActor private func scrollView(_ view: UIView) -> UIScrollView {
        guard let view = view as? UIScrollView else { preconditionFailure("\(rawValue) is a guide of scroll views") }
        return view
    }
}

/// A constraint that was read and found to be possible.
enum ConstraintPlan: Sendable {
    case equation(EquationPlan)
    case visualFormat(VisualFormatPlan)
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
    /// Those that the format names.
    var views: [String: ItemPlan]
    var identifier: String?
}
