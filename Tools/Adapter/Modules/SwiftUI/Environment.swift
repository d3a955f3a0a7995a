import UIKit

/// A value that is handed down from view to view.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What is handed down from view to view: the values of a phone as it is shown.
public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public var description: String { "\(values.count) values" }

    /// A value of the system's.
    private func own<Value>(_ name: String, _ value: Value) -> Value { named[name] as? Value ?? value }
    private var named: [String: Any] = [:]

    public var colorScheme: ColorScheme {
        get {
            let isDark = onMain { UIScreen.main.traitCollection.userInterfaceStyle == .dark }
            return own("colorScheme", isDark ? .dark : .light)
        }
        set { named["colorScheme"] = newValue }
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { own("horizontalSizeClass", onMain { .init(UIScreen.main.traitCollection.horizontalSizeClass) }) }
        set { named["horizontalSizeClass"] = newValue }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { own("verticalSizeClass", onMain { .init(UIScreen.main.traitCollection.verticalSizeClass) }) }
        set { named["verticalSizeClass"] = newValue }
    }
    public var layoutDirection: LayoutDirection {
        get {
            let direction = onMain { UIApplication.shared.userInterfaceLayoutDirection }
            return own("layoutDirection", direction == .rightToLeft ? .rightToLeft : .leftToRight)
        }
        set { named["layoutDirection"] = newValue }
    }
    public var displayScale: CGFloat {
        get { own("displayScale", onMain { UIScreen.main.scale }) }
        set { named["displayScale"] = newValue }
    }
    public var pixelLength: CGFloat { 1 / displayScale }
    public var locale: Locale {
        get { own("locale", .current) }
        set { named["locale"] = newValue }
    }
    public var calendar: Calendar {
        get { own("calendar", .current) }
        set { named["calendar"] = newValue }
    }
    public var timeZone: TimeZone {
        get { own("timeZone", .current) }
        set { named["timeZone"] = newValue }
    }
    public var isEnabled: Bool {
        get { own("isEnabled", true) }
        set { named["isEnabled"] = newValue }
    }
    public var scenePhase: ScenePhase {
        get { own("scenePhase", .active) }
        set { named["scenePhase"] = newValue }
    }
    public var font: Font? {
        get { own("font", nil) }
        set { named["font"] = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { own("multilineTextAlignment", .leading) }
        set { named["multilineTextAlignment"] = newValue }
    }
    public var lineSpacing: CGFloat {
        get { own("lineSpacing", 0) }
        set { named["lineSpacing"] = newValue }
    }
    public var lineLimit: Int? {
        get { own("lineLimit", nil) }
        set { named["lineLimit"] = newValue }
    }
    public var controlSize: ControlSize {
        get { own("controlSize", .regular) }
        set { named["controlSize"] = newValue }
    }
    public var sizeCategory: ContentSizeCategory {
        get {
            let category = onMain { UIScreen.main.traitCollection.preferredContentSizeCategory }
            return own("sizeCategory", ContentSizeCategory(category) ?? .large)
        }
        set { named["sizeCategory"] = newValue }
    }
    /// The keyboard is nobody's.
    public var isFocused: Bool { false }
    public var isPresented: Bool { false }
    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var openURL: OpenURLAction {
        get { own("openURL", OpenURLAction { _ in .discarded }) }
        set { named["openURL"] = newValue }
    }
    public var dismiss: DismissAction { DismissAction() }
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }

    private func onMain<Value: Sendable>(_ value: @MainActor () -> Value) -> Value { MainActor.assumeIsolated(value) }
}

/// What is handed down, read by a view.
@propertyWrapper public struct Environment<Value> {
    private let read: () -> Value

    public init(_ path: KeyPath<EnvironmentValues, Value>) { read = { EnvironmentValues()[keyPath: path] } }

    public var wrappedValue: Value { read() }
}

public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

public enum UserInterfaceSizeClass: Sendable {
    case compact, regular

    public init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}

/// There is nothing to dismiss.
public struct DismissAction: Sendable {
    public func callAsFunction() {}
}

public struct PresentationMode: Sendable {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

public struct OpenURLAction {
    public enum Result: Sendable { case handled, discarded, systemAction }
    private let handler: (URL) -> Result

    public init(handler: @escaping (URL) -> Result) { self.handler = handler }
    public func callAsFunction(_ url: URL) { _ = handler(url) }
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        completion(handler(url) == .handled)
    }
}
