import Foundation
import ObjectiveC

/// A value that an intent asks for. Nobody answers, so that it has its default value, nil, or what code has set.
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
    public let title: LocalizedStringResource?
    public let description: LocalizedStringResource?
    private var kept: Value?

    public init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, default value: Value? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { (self.title, self.description, kept) = (title, description, value) }
    public convenience init<Options: DynamicOptionsProvider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil,
        requestValueDialog: IntentDialog? = nil, optionsProvider: Options
    ) { self.init(title: title, description: description, default: value) }

    public var wrappedValue: Value {
        get {
            guard let value = kept ?? (Value.self as? any ExpressibleByNilLiteral.Type)?.none as? Value else {
                fatalError("An intent's parameter \(title.map { $0.key } ?? "") has no value yet")
            }
            return value
        }
        set { kept = newValue }
    }
    public var projectedValue: IntentParameter<Value> { self }
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
        throw AppIntentError.Unrecoverable.notAllowed
    }
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
        AppIntentError.UserActionRequired.confirmation
    }
}
extension ExpressibleByNilLiteral {
    fileprivate static var none: Any { Self(nilLiteral: ()) }
}

public enum InputConnectionBehavior: Hashable, Sendable { case `default`, connectToPreviousIntentResult, never }

/// Why an intent does not go on.
public enum AppIntentError {
    public enum Unrecoverable: Error, Hashable, Sendable {
        case entityNotFound, featureCurrentlyRestricted, notAllowed, unsupportedOnDevice, unknown
    }
    public enum UserActionRequired: Error, Hashable, Sendable { case accountSetup, confirmation, signin, accessToken }
    public enum PermissionRequired: Error, Hashable, Sendable {
        case camera, location, microphone, photos, contacts, unknown
    }
}

public protocol ParameterSummary {}
public struct EmptyParameterSummary: ParameterSummary {}

/// The sentence that shows an intent's parameters: `Summary("Send \(\.$text)")`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) {}
}
extension AppIntent { public typealias Summary = IntentParameterSummary<Self> }

@resultBuilder public enum ParameterKeyPathsBuilder<Intent> {
    public static func buildExpression<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) -> PartialKeyPath<Intent>
    { path }
    public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { paths }
}

public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: Words) {}
    public struct Words: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

// MARK: Shortcuts

/// The phrases by which an app's intents are known without anybody setting them up.
public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    public static func updateAppShortcutParameters() {}
}
public enum ShortcutTileColor: Int, Hashable, Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen,
        grayBrown
}

public struct AppShortcut {
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {}
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
}
@resultBuilder public enum AppShortcutsBuilder {
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
    public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
    public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
    public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}
public enum AppShortcutPhraseToken: Hashable, Sendable { case applicationName }
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: Words) {}
    public struct Words: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
        public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}
