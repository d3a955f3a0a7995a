import Foundation

/// The distance of row texts, and of the cards of inset groups, from the sides of a table.
package enum TableMargins {
    @MainActor package static func side(width: CGFloat, in traits: UITraitCollection) -> CGFloat {
        let release = Headless.release
        return release.cells.textSide
            ?? release.tables.sides.side(inWidth: width, isRegular: traits.horizontalSizeClass == .regular)
    }

    /// The corner radius of a card.
    @MainActor static var cardRadius: CGFloat { Headless.release.tables.cardRadius }
}
