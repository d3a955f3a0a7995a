import Foundation
import MaquetteViewModel

// Protocols by which a class says more about itself: to assistive technologies, to the keyboard, to what restores its state.

/// Text that follows the size that a user chose.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    var adjustsFontForContentSizeCategory: Bool { get set }
}
extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
@preconcurrency @MainActor public protocol UIAccessibilityReadingContent {
    func accessibilityLineNumber(for point: CGPoint) -> Int
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    func accessibilityPageContent() -> String?
}
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    func accessibilityRowRange() -> NSRange
    func accessibilityColumnRange() -> NSRange
}
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    func accessibilityRowCount() -> Int
    func accessibilityColumnCount() -> Int
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}
extension UIAccessibilityContainerDataTable {
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        nil
    }
}
@preconcurrency @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}
extension UIScrollViewAccessibilityDelegate {
    public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
    public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { nil }
}
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int) -> [String]
}
extension UIPickerViewAccessibilityDelegate {
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int
    ) -> [String] { [] }
}
@preconcurrency @MainActor public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
    var guidedAccessRestrictionIdentifiers: [String]? { get }
    func guidedAccessRestriction(
        withIdentifier restrictionIdentifier: String,
        didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
    func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}
extension UIAccessibility {
    public enum GuidedAccessRestrictionState: Int, Sendable { case allow, deny }
}

/// A view in a keyboard's place that clicks. Nobody hears it.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    var enableInputClicksWhenVisible: Bool { get }
}
extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}

@preconcurrency @MainActor public protocol UIDataSourceModelAssociation {
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}

/// A popover's own frame: UIKit draws its own here, and a subclass keeps the values that it got.
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView {
    open var arrowOffset: CGFloat = 0
    open var arrowDirection = UIPopoverArrowDirection.unknown
    open class func contentViewInsets() -> UIEdgeInsets { .zero }
    open class func arrowBase() -> CGFloat { 0 }
    open class func arrowHeight() -> CGFloat { 0 }
    open class var wantsDefaultContentAppearance: Bool { true }
}
