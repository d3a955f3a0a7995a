import Foundation

/// The accessibility of a view. Layout does not use it; tests and printers do.
struct AccessibilityProperties {
    /// The spoken text: the plain and the attributed property share one value.
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
    var traits: UIAccessibilityTraits?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var path: UIBezierPath?
    var isModal: Bool?
    var elementsHidden = false
    var groupsChildren = false
    var ignoresInvertColors = false
    var respondsToUserInteraction: Bool?
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none
    var elements, headerElements, automationElements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
    var customRotors: [UIAccessibilityCustomRotor]?
    var userInputLabels: [String]?
    var largeContent = LargeContent()
    var blocks = AccessibilityBlocks()

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

/// An identifier by which UI tests find something.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}

/// What an element is, or what it does.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none = UIAccessibilityTraits([])
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
}

extension UIAccessibilityTraits {
    /// The names of the traits as in code, in the order of their numbers.
    package var names: [String] { Self.known.filter { contains($0.value) }.map(\.key) }

    /// The traits whose names are meant.
    package init(named isMeant: (String) -> Bool) {
        self = Self.known.reduce(into: .none) { traits, entry in
            if isMeant(entry.key) { traits.insert(entry.value) }
        }
    }

    private static let known: KeyValuePairs<String, UIAccessibilityTraits> = [
        "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
        "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
        "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
        "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "tabBar": .tabBar,
        "header": .header, "textEntry": .textEntry, "isEditing": .isEditing, "secureTextField": .secureTextField,
        "backButton": .backButton, "tabBarItem": .tabBarItem, "textArea": .textArea, "pickerItem": .pickerItem,
        "toggleButton": .toggleButton, "supportsZoom": .supportsZoom,
    ]
}
