@_exported import Foundation
@_exported import ObjectiveC

public protocol PersistentlyIdentifiable {
    static var persistentIdentifier: String { get }
}
extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { String(describing: Self.self) }
}

public enum IntentAuthenticationPolicy: Hashable, Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// What an app can do when it is asked by name. Nobody asks here, but the app's own code may.
public protocol AppIntent: PersistentlyIdentifiable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var parameterSummary: SummaryContent { get }
    init()
    func perform() async throws -> PerformResult
}
extension AppIntent {
    public typealias Parameter = IntentParameter
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    @discardableResult public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
    public func callAsFunction(donate: Bool = false) async throws -> PerformResult { try await perform() }
}
extension AppIntent where SummaryContent == EmptyParameterSummary {
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioRecordingIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol PredictableIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}
extension ProgressReportingIntent { public var progress: Progress { Progress(totalUnitCount: 0) } }
/// One that was an intent of `Intents` before.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    static var intentClassName: String { get }
}
public protocol DeleteIntent: AppIntent {}
public protocol SystemIntent: AppIntent {}
public protocol OpenIntent: SystemIntent {
    associatedtype Value
    var target: Value { get set }
}
public protocol SetValueIntent: AppIntent {
    associatedtype ValueType
    var value: ValueType { get set }
}
/// What a widget is set up with: it performs nothing.
public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}

public struct IntentDonationIdentifier: Hashable, Sendable { private let id = UUID() }

public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    public let descriptionText: LocalizedStringResource
    public let categoryName: LocalizedStringResource?
    public let searchKeywords: [LocalizedStringResource]
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
        self.searchKeywords = searchKeywords
    }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

// MARK: Results

public protocol IntentResult {
    associatedtype Value
    var value: Value? { get }
}
public protocol ReturnsValue<Value>: IntentResult {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol OpensIntent: IntentResult {}

/// What an intent comes to: each of these, or `Never`.
public struct IntentResultContainer<Value, OpensAppIntent, SnippetView, Dialog>: IntentResult {
    public let value: Value?
    public let dialog: IntentDialog?
    public init(value: Value?, dialog: IntentDialog?) { (self.value, self.dialog) = (value, dialog) }
}
extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}

extension IntentResult {
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer(value: nil, dialog: nil)
    }
    public static func result<Value>(
        value: Value
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
        IntentResultContainer(value: value, dialog: nil)
    }
    public static func result(
        dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        IntentResultContainer(value: nil, dialog: dialog)
    }
    public static func result<Value>(
        value: Value, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        IntentResultContainer(value: value, dialog: dialog)
    }
    public static func result<Opened: AppIntent>(
        opensIntent: Opened
    ) -> Self where Self == IntentResultContainer<Never, Opened, Never, Never> {
        IntentResultContainer(value: nil, dialog: nil)
    }
    public static func result<Opened: AppIntent>(
        opensIntent: Opened, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
        IntentResultContainer(value: nil, dialog: dialog)
    }
    public static func result<Value, Opened: AppIntent>(
        value: Value, opensIntent: Opened
    ) -> Self where Self == IntentResultContainer<Value, Opened, Never, Never> {
        IntentResultContainer(value: value, dialog: nil)
    }
}

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    public let full: LocalizedStringResource
    public let supporting: LocalizedStringResource?
    public init(_ dialog: LocalizedStringResource) { (full, supporting) = (dialog, nil) }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        (self.full, self.supporting) = (full, supporting)
    }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}
