import Foundation
import MaquetteSyntax

extension CGFloat {
    /// The number to a tenth of a point, and without a fraction where there is none.
    package var shortened: String { Double(self).written(decimals: 1) }
}
