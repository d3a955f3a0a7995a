import Foundation

/// How far the texts of rows stand from the sides of a table, and the cards of inset groups too.
package enum TableMargins {
    /// Interface Builder recorded 16 points in tables up to 375 wide, and 20 in those of 390, 393 and more.
    @MainActor package static func side(width: CGFloat, in traits: UITraitCollection) -> CGFloat {
        traits.horizontalSizeClass == .regular || width > 375 ? 20 : 16
    }

    /// The corners of a card.
    @MainActor static var cardRadius: CGFloat { Headless.settings.controls == .current ? 26 : 10 }
}
