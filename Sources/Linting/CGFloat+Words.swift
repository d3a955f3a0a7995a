import Foundation

extension CGFloat {
    /// To a tenth of a point, and without a fraction where there is none.
    var shortened: String {
        let rounded = (self * 10).rounded() / 10
        return rounded == rounded.rounded() && Swift.abs(rounded) < 1e15 ? String(Int(rounded)) : "\(rounded)"
    }
}
