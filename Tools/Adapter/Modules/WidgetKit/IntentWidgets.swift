import AppIntents
import SwiftUI

public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    func recommendations() -> [AppIntentRecommendation<Intent>]
}
extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    public init(intent: Intent, description: LocalizedStringKey) {}
    public init(intent: Intent, description: Text) {}
    @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) {}
}

public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {}
}

public struct WidgetLocation: Hashable, Sendable {
    private let name: String
    public static let homeScreen = Self(name: "homeScreen")
    public static let lockScreen = Self(name: "lockScreen")
    public static let standBy = Self(name: "standBy")
    public static let iPhoneWidgetsOnMac = Self(name: "iPhoneWidgetsOnMac")
}
public enum ActivityFamily: Hashable, Sendable { case small, medium }

// MARK: Controls, which are not drawn

@MainActor @preconcurrency public protocol ControlWidget: Widget where Body: WidgetConfiguration {}
public protocol ControlWidgetConfiguration: WidgetConfiguration {}
@MainActor @preconcurrency public protocol ControlWidgetTemplate {}

public struct StaticControlConfiguration<Content>: ControlWidgetConfiguration {
    public init(kind: String, content: @escaping () -> Content) where Content: ControlWidgetTemplate {}
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
    ) where Content: ControlWidgetTemplate {}
    public func displayName(_ name: LocalizedStringResource) -> Self { self }
    public func description(_ description: LocalizedStringResource) -> Self { self }
}
public struct AppIntentControlConfiguration<Intent: AppIntent, Content>: ControlWidgetConfiguration {
    public init(
        kind: String, intent: Intent.Type = Intent.self, content: @escaping (Intent) -> Content
    ) where Content: ControlWidgetTemplate {}
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider, content: @escaping (Provider.Value) -> Content
    ) where Content: ControlWidgetTemplate, Provider.Configuration == Intent {}
    public func displayName(_ name: LocalizedStringResource) -> Self { self }
    public func description(_ description: LocalizedStringResource) -> Self { self }
    public func promptsForUserConfiguration() -> Self { self }
}
public protocol ControlConfigurationIntent: AppIntent {}
extension ControlConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}
public protocol ControlValueProvider {
    associatedtype Value
    var previewValue: Value { get }
    func currentValue() async throws -> Value
}
public protocol AppIntentControlValueProvider {
    associatedtype Value
    associatedtype Configuration: AppIntent
    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}

public struct ControlWidgetButton<Label: View>: ControlWidgetTemplate {
    public init<Action: AppIntent>(action: Action, @ViewBuilder label: () -> Label) {}
    public init<Action: AppIntent>(
        action: Action, @ViewBuilder label: () -> Label, @ViewBuilder actionLabel: @escaping (Bool) -> some View
    ) {}
    public init<Action: AppIntent>(_ titleKey: LocalizedStringKey, action: Action) where Label == Text {}
}
public struct ControlWidgetToggle<Label: View>: ControlWidgetTemplate {
    public init<Action: SetValueIntent, Value: View>(
        isOn: Bool, action: Action, @ViewBuilder label: () -> Label,
        @ViewBuilder valueLabel: @escaping (Bool) -> Value
    ) where Action.ValueType == Bool {}
    public init<Action: SetValueIntent, Value: View>(
        _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
        @ViewBuilder valueLabel: @escaping (Bool) -> Value
    ) where Action.ValueType == Bool, Label == Text {}
}
extension ControlWidgetTemplate {
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
}
