import Foundation
import MaquetteViewModel

// What views tell of themselves besides what VoiceOver reads.

/// What kind of text an element has, for how it is read.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = Self(rawValue: 1)
    public static let requiresActivation = Self(rawValue: 2)
}

/// A place of a view where something can be dragged from or dropped.
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
    public private(set) weak var view: UIView?
    public let point: CGPoint
    public let attributedName: NSAttributedString
    public var name: String { attributedName.string }

    public convenience init(name: String, view: UIView) {
        let bounds = view.bounds
        self.init(name: name, point: CGPoint(x: bounds.midX, y: bounds.midY), in: view)
    }
    public convenience init(name: String, point: CGPoint, in view: UIView) {
        self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
    }
    public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
        (self.attributedName, self.point, self.view) = (attributedName, point, view)
    }
}

extension UIView {
    public var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { Remembered.value("accessibilityTextualContext", of: self, nil) }
        set { Remembered.set("accessibilityTextualContext", of: self, newValue) }
    }
    public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { Remembered.value("accessibilityDirectTouchOptions", of: self, []) }
        set { Remembered.set("accessibilityDirectTouchOptions", of: self, newValue) }
    }
    public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { Remembered.value("accessibilityDragSourceDescriptors", of: self, nil) }
        set { Remembered.set("accessibilityDragSourceDescriptors", of: self, newValue) }
    }
    public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
        get { Remembered.value("accessibilityDropPointDescriptors", of: self, nil) }
        set { Remembered.set("accessibilityDropPointDescriptors", of: self, newValue) }
    }
    /// The labels of `accessibilityUserInputLabels`.
    public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibilityUserInputLabels.map { $0.map { NSAttributedString(string: $0) } } }
        set { accessibilityUserInputLabels = newValue.map { $0.map(\.string) } }
    }
    public func accessibilityAssistiveTechnologyFocusedIdentifiers()
        -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
    { nil }
}
