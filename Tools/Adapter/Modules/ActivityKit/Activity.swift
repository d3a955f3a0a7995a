@_exported import ObjectiveC
@_exported import Foundation

public protocol ActivityAttributes: Codable {
    associatedtype ContentState: Codable, Hashable
}

/// Nobody allows that activities are shown on the screen that is locked.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}
    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
    public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { _ in } }
}
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
    case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier
    case persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported, unsupportedTarget
    case visibility
}

public enum ActivityState: Codable, Hashable, Sendable { case active, ended, dismissed, stale, pending }
public struct ActivityContent<State: Codable & Hashable>: Sendable where State: Sendable {
    public let state: State
    public let staleDate: Date?
    public let relevanceScore: Double
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    private let date: Date?
    public static let `default` = Self(date: nil)
    public static let immediate = Self(date: .distantPast)
    public static func after(_ date: Date) -> Self { Self(date: date) }
}
public struct PushType: Equatable, Sendable { public static let token = Self() }
public struct AlertConfiguration: Sendable {
    public enum AlertSound: Hashable, Sendable {
        case `default`
        case named(String)
    }
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {}
}

/// Something that goes on. None can be requested.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public typealias ContentState = Attributes.ContentState
    private init(attributes: Attributes, contentState: ContentState) {
        (self.attributes, self.contentState) = (attributes, contentState)
    }
    public static var activities: [Activity<Attributes>] { [] }
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.denied }
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> where ContentState: Sendable { throw ActivityAuthorizationError.denied }
    public let id = UUID().uuidString
    public let attributes: Attributes
    public let contentState: ContentState
    public var activityState: ActivityState { .ended }
    public var pushToken: Data? { nil }
    public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { _ in } }
    public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { _ in } }
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
    public func update(_ content: ActivityContent<ContentState>) async where ContentState: Sendable {}
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async where ContentState: Sendable {}
}
