@_exported import Foundation
@_exported import Intents
@_exported import UIKit

public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }
}

/// A widget that a user has put somewhere.
public struct WidgetInfo: Hashable, Identifiable, @unchecked Sendable {
    public let kind: String
    public let family: WidgetFamily
    public let configuration: INIntent?
    public var id: Self { self }
}

/// Nobody has put a widget of this app anywhere, so that none has to be drawn anew.
public class WidgetCenter: @unchecked Sendable {
    public static let shared = WidgetCenter()
    public struct UserInfoKey: Sendable {
        public static let kind = "WGWidgetUserInfoKeyKind"
        public static let family = "WGWidgetUserInfoKeyFamily"
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }
    public func getCurrentConfigurations(_ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void) {
        completion(.success([]))
    }
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
    public func reloadTimelines(ofKind kind: String) {}
    public func reloadAllTimelines() {}
    public func invalidateConfigurationRecommendations() {}
    public func invalidateRelevance(ofKind kind: String) {}
}

/// The controls of the control centre, of which the same is true.
public class ControlCenter: @unchecked Sendable {
    public static let shared = ControlCenter()
    public func reloadControls(ofKind kind: String) {}
    public func reloadAllControls() {}
}
