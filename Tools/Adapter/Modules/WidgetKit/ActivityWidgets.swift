import ActivityKit
import SwiftUI

/// What goes on, as it is shown on the screen that is locked and around the camera. Neither is drawn.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {}
}
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let activityID: String
    public let isStale: Bool
}

public struct DynamicIsland {
    public init<Leading: View, Trailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent,
        @ViewBuilder compactLeading: @escaping () -> Leading, @ViewBuilder compactTrailing: @escaping () -> Trailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {}
    public func keylineTint(_ color: Color?) -> DynamicIsland { self }
    public func widgetURL(_ url: URL?) -> DynamicIsland { self }
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode
    ) -> DynamicIsland { self }
}
public enum DynamicIslandMode: Hashable, Sendable { case compactLeading, compactTrailing, minimal, expanded }
public struct DynamicIslandExpandedContent {}
public enum DynamicIslandExpandedRegionPosition: Hashable, Sendable { case leading, trailing, center, bottom }
public struct DynamicIslandExpandedRegion<Content: View> {
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
        @ViewBuilder content: @escaping () -> Content
    ) {}
}
extension View {
    public nonisolated func dynamicIsland(verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement) -> some View
    {
        self
    }
}
public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
    private let name: String
    public static let belowIfTooWide = Self(name: "belowIfTooWide")
    public static let `default` = Self(name: "default")
}
@resultBuilder public enum DynamicIslandExpandedContentBuilder {
    public static func buildExpression<Content: View>(
        _ region: DynamicIslandExpandedRegion<Content>
    ) -> DynamicIslandExpandedContent { DynamicIslandExpandedContent() }
    public static func buildBlock(_ regions: DynamicIslandExpandedContent...) -> DynamicIslandExpandedContent {
        DynamicIslandExpandedContent()
    }
    public static func buildOptional(_ region: DynamicIslandExpandedContent?) -> DynamicIslandExpandedContent {
        DynamicIslandExpandedContent()
    }
    public static func buildEither(first: DynamicIslandExpandedContent) -> DynamicIslandExpandedContent { first }
    public static func buildEither(second: DynamicIslandExpandedContent) -> DynamicIslandExpandedContent { second }
}
private enum ActivityFamilyKey: EnvironmentKey { static var defaultValue: ActivityFamily { .medium } }
extension EnvironmentValues {
    public var activityFamily: ActivityFamily { self[ActivityFamilyKey.self] }
    public var isActivityFullscreen: Bool { false }
}
