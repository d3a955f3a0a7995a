import Foundation
import MaquetteViewModel

/// Text that follows the size that a user chose.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}

extension UITextField: UIContentSizeCategoryAdjusting {}

extension UITextView: UIContentSizeCategoryAdjusting {}
