import Foundation

/// The accessibility of a view. Layout does not use it; tests and printers do.
struct AccessibilityProperties {
    /// What is spoken: the plain and the attributed property are two views of one text.
    enum Text {
        case plain(String)
        case styled(NSAttributedString)

        var plain: String {
            switch self {
            case .plain(let text): text
            case .styled(let text): text.string
            }
        }
    }

    struct LargeContent {
        var isShown = false
        var title: String?
        var image: UIImage?
        var imageInsets = UIEdgeInsets.zero
        var scalesImage = false
    }

    var isElement: Bool?
    var identifier: String?
    var label, hint, value: Text?
    var language: String?
    var traits = UIAccessibilityTraits.none
    var frame: CGRect?
    var activationPoint: CGPoint?
    var isModal = false
    var elementsHidden = false
    var groupsChildren = false
    var ignoresInvertColors = false
    var respondsToUserInteraction: Bool?
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none
    var elements, headerElements, automationElements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var userInputLabels: [String]?
    var largeContent = LargeContent()

    func attributedText(_ text: KeyPath<AccessibilityProperties, Text?>) -> NSAttributedString? {
        switch self[keyPath: text] {
        case .plain(let plain): NSAttributedString(string: plain)
        case .styled(let styled): styled
        case nil: nil
        }
    }

    func element(at index: Int) -> Any? {
        guard let elements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    func place(of element: Any) -> Int {
        elements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
}

/// Something that UI tests find by a name.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
