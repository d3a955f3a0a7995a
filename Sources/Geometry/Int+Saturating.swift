import Foundation

extension Int {
    /// The whole part of a number that code outside made up: the nearest possible one where it is out of reach, and 0 for
    /// what is no number.
    package init(saturating number: CGFloat) {
        let limit = CGFloat(Int32.max)
        self = number.isNaN ? 0 : Int(Swift.max(-limit, Swift.min(limit, number)))
    }
}
