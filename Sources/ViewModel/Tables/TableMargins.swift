import Foundation

/// How far the texts of rows stand from the sides of a table, and the cards of inset groups too.
package enum TableMargins {
    @MainActor package static func side(width: CGFloat, in traits: UITraitCollection) -> CGFloat {
        let release = Headless.release
        return release.cells.textSide
            ?? release.tables.sides.side(inWidth: width, isRegular: traits.horizontalSizeClass == .regular)
    }

    /// The corners of a card.
    @MainActor static var cardRadius: CGFloat { Headless.release.tables.cardRadius }
}
