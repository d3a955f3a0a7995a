import SwiftUI

/// A widget as its extension declares it, so that the extension compiles. None is drawn.
@preconcurrency @MainActor public protocol Widget {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
    init()
}
extension Widget { public static func main() {} }

@preconcurrency @MainActor public protocol WidgetBundle {
    associatedtype Body: Widget
    @WidgetBundleBuilder var body: Body { get }
    init()
}
extension WidgetBundle { public static func main() {} }

/// Widgets of a bundle.
public struct WidgetsOfBundle: Widget {
    public init() {}
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
@preconcurrency @MainActor @resultBuilder public enum WidgetBundleBuilder {
    public static func buildBlock(_ widgets: any Widget...) -> WidgetsOfBundle { WidgetsOfBundle() }
    public static func buildOptional(_ widget: (any Widget)?) -> WidgetsOfBundle { WidgetsOfBundle() }
    public static func buildEither(first: any Widget) -> WidgetsOfBundle { WidgetsOfBundle() }
    public static func buildEither(second: any Widget) -> WidgetsOfBundle { WidgetsOfBundle() }
    public static func buildLimitedAvailability(_ widget: any Widget) -> any Widget { widget }
}

@preconcurrency @MainActor public protocol WidgetConfiguration {}
public struct EmptyWidgetConfiguration: WidgetConfiguration { public init() {} }

public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
}
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {}
}

// What says how it is shown says nothing here.
extension WidgetConfiguration {
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
    public func configurationDisplayName(_ displayName: LocalizedStringKey) -> some WidgetConfiguration { self }
    @_disfavoredOverload public func configurationDisplayName(_ displayName: some StringProtocol)
        -> some WidgetConfiguration
    {
        self
    }
    public func description(_ description: Text) -> some WidgetConfiguration { self }
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
    @_disfavoredOverload public func description(_ description: some StringProtocol) -> some WidgetConfiguration {
        self
    }
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    public func onBackgroundURLSessionEvents(
        matching matchingString: String? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }
    public func contentMarginsDisabled() -> some WidgetConfiguration { self }
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
    public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration { self }
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
}

private struct WidgetFamilyKey: EnvironmentKey { static let defaultValue = WidgetFamily.systemSmall }
public struct WidgetRenderingMode: Hashable, Sendable {
    private let name: String
    public static let fullColor = Self(name: "fullColor")
    public static let accented = Self(name: "accented")
    public static let vibrant = Self(name: "vibrant")
}
private struct WidgetRenderingModeKey: EnvironmentKey { static let defaultValue = WidgetRenderingMode.fullColor }
extension EnvironmentValues {
    public var widgetFamily: WidgetFamily { self[WidgetFamilyKey.self] }
    public var widgetRenderingMode: WidgetRenderingMode { self[WidgetRenderingModeKey.self] }
    public var showsWidgetContainerBackground: Bool { true }
    public var showsWidgetLabel: Bool { false }
    public var widgetContentMargins: EdgeInsets { EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16) }
}

extension View {
    public nonisolated func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
    public nonisolated func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View { self }
}
extension Image {
    public nonisolated func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View { self }
}
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String
    public static let accented = Self(name: "accented")
    public static let desaturated = Self(name: "desaturated")
    public static let accentedDesaturated = Self(name: "accentedDesaturated")
    public static let fullColor = Self(name: "fullColor")
}
extension ContainerBackgroundPlacement {
    public static let widget = Self(_name: "widget")
}
public struct AccessoryWidgetBackground: View {
    public init() {}
    public var body: some View { Color.clear }
}

// MARK: Previews of widgets, which are those of their views

public struct WidgetPreviewContext: PreviewContext, Sendable {
    public init(family: WidgetFamily) {}
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
