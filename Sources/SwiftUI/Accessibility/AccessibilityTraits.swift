/// What an element is, or what it does.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    var traits: UIAccessibilityTraits
    /// Whether everything else is out of reach meanwhile, which is no trait of UIKit's.
    var isModalView = false

    public init() { traits = [] }
    private init(_ traits: UIAccessibilityTraits, isModal: Bool = false) {
        (self.traits, isModalView) = (traits, isModal)
    }

    public static let isButton = Self(.button)
    public static let isHeader = Self(.header)
    public static let isSelected = Self(.selected)
    public static let isLink = Self(.link)
    public static let isSearchField = Self(.searchField)
    public static let isImage = Self(.image)
    public static let playsSound = Self(.playsSound)
    public static let isKeyboardKey = Self(.keyboardKey)
    public static let isStaticText = Self(.staticText)
    public static let isSummaryElement = Self(.summaryElement)
    public static let updatesFrequently = Self(.updatesFrequently)
    public static let startsMediaSession = Self(.startsMediaSession)
    public static let allowsDirectInteraction = Self(.allowsDirectInteraction)
    public static let causesPageTurn = Self(.causesPageTurn)
    public static let isModal = Self([], isModal: true)
    public static let isToggle = Self(.toggleButton)
    public static let isTabBar = Self(.tabBar)

    public func contains(_ member: Self) -> Bool {
        traits.isSuperset(of: member.traits) && (isModalView || !member.isModalView)
    }
    public func union(_ other: Self) -> Self {
        Self(traits.union(other.traits), isModal: isModalView || other.isModalView)
    }
    public func intersection(_ other: Self) -> Self {
        Self(traits.intersection(other.traits), isModal: isModalView && other.isModalView)
    }
    public func symmetricDifference(_ other: Self) -> Self {
        Self(traits.symmetricDifference(other.traits), isModal: isModalView != other.isModalView)
    }
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }
    public mutating func remove(_ member: Self) -> Self? {
        let common = intersection(member)
        self = symmetricDifference(common)
        return common.isEmpty ? nil : common
    }
    public mutating func update(with newMember: Self) -> Self? {
        let former = contains(newMember) ? newMember : nil
        formUnion(newMember)
        return former
    }
    public mutating func formUnion(_ other: Self) { self = union(other) }
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
}

/// How deep a heading is in the structure of a page.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

public struct AccessibilityTextContentType: Sendable {
    private let name: String
    public static let plain = Self(name: "plain")
    public static let console = Self(name: "console")
    public static let fileSystem = Self(name: "fileSystem")
    public static let messaging = Self(name: "messaging")
    public static let narrative = Self(name: "narrative")
    public static let sourceCode = Self(name: "sourceCode")
    public static let spreadsheet = Self(name: "spreadsheet")
    public static let wordProcessing = Self(name: "wordProcessing")
}

public struct AccessibilityActionKind: Hashable, Sendable {
    private let name: String
    private init(of name: String) { self.name = name }
    public static let `default` = Self(of: "default")
    public static let escape = Self(of: "escape")
    public static let magicTap = Self(of: "magicTap")
    public static let delete = Self(of: "delete")
    public static let showMenu = Self(of: "showMenu")
    public init(named name: Text) { self.init(of: String(describing: name)) }
}

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

public struct AccessibilityLabeledPairRole: Hashable, Sendable {
    private let name: String
    public static let label = Self(name: "label")
    public static let content = Self(name: "content")
}

public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = Self(rawValue: 1)
    public static let requiresActivation = Self(rawValue: 2)
}

public enum AccessibilityZoomGestureAction: Sendable {
    case zoomIn(location: UnitPoint, point: CGPoint)
    case zoomOut(location: UnitPoint, point: CGPoint)
}

public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let voiceOver = Self(rawValue: 1)
    public static let switchControl = Self(rawValue: 2)
    public static let all: Self = [.voiceOver, .switchControl]
}

public struct AccessibilityActionCategory: Hashable, Sendable {
    private let name: String
    public static let `default` = Self("default" as String)
    public static let edit = Self("edit" as String)
    public init(_ name: LocalizedStringKey) { self.name = String(describing: name) }
    @_disfavoredOverload public init<S: StringProtocol>(_ name: S) { self.name = String(name) }
}

public struct AccessibilityCustomContentKey: Equatable, @unchecked Sendable {
    let label: Text
    let id: String
    public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "\(labelKey)") }
    public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
}
public enum AccessibilityCustomContentImportance: Hashable, Sendable { case `default`, high }
/// `AccessibilityCustomContentImportance` as the framework Accessibility calls it, where apps write `.high`.
public enum AXCustomContent { public typealias Importance = AccessibilityCustomContentImportance }
