import Maquette

/// The purpose of a constraint that a stack view creates.
package enum StackPurpose: Equatable {
    case hiding, spacing, edges, alignment, distribution

    /// Nil for other constraints.
    @MainActor package init?(of constraint: NSLayoutConstraint) {
        guard let identifier = constraint.identifier, identifier.hasPrefix("UISV-") else { return nil }
        switch identifier {
        case "UISV-hiding": self = .hiding
        case "UISV-spacing": self = .spacing
        case "UISV-canvas-connection", "UISV-canvas-fit": self = .edges
        case "UISV-fill-equally", "UISV-fill-proportionally", "UISV-distributing-edge": self = .distribution
        default: self = .alignment
        }
    }
}
