@_exported import Foundation
@_exported import SwiftUI
@_exported import UIKit

/// A hint for somebody who uses an app. It can be shown once the app has configured tips, unless it has rules: whether they hold is
/// nowhere kept.
public protocol Tip: Identifiable, Sendable {
    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    @Tips.ActionBuilder var actions: [Tips.Action] { get }
    @Tips.RuleBuilder var rules: [Tips.Rule] { get }
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}
extension Tip {
    public typealias Action = Tips.Action
    public typealias Event = Tips.Event
    public typealias Rule = Tips.Rule
    public typealias Option = TipOption
    public typealias Status = Tips.Status
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    public typealias MaxDisplayCount = Tips.MaxDisplayCount
    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Tips.Action] { [] }
    public var rules: [Tips.Rule] { [] }
    public var options: [any TipOption] { [] }
    public var status: Tips.Status { .pending }
    public var shouldDisplay: Bool { Tips.areConfigured && rules.isEmpty }
    public var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { _ = $0.yield(shouldDisplay) } }
    public var statusUpdates: AsyncStream<Tips.Status> { AsyncStream { _ = $0.yield(.pending) } }
    public func invalidate(reason: Tips.InvalidationReason) {}
}

public protocol TipOption: Sendable {}

public enum Tips {
    public enum Status: Hashable, Sendable { case pending, available, invalidated(InvalidationReason) }
    public enum InvalidationReason: Hashable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }
    public struct ConfigurationOption: Sendable {
        public struct DisplayFrequency: Sendable {
            public static let immediate = Self()
            public static let hourly = Self()
            public static let daily = Self()
            public static let weekly = Self()
            public static let monthly = Self()
        }
        public struct DatastoreLocation: Sendable {
            public static let applicationDefault = Self()
            public static func url(_ url: URL) -> Self { Self() }
            public static func groupContainer(identifier: String) throws -> Self { Self() }
        }
        public static func displayFrequency(_ frequency: DisplayFrequency) -> Self { Self() }
        public static func datastoreLocation(_ location: DatastoreLocation) -> Self { Self() }
    }
    nonisolated(unsafe) static var areConfigured = false
    public static func configure(_ options: [ConfigurationOption] = []) throws { areConfigured = true }
    public static func resetDatastore() throws {}
    public static func showAllTipsForTesting() { areConfigured = true }
    public static func hideAllTipsForTesting() { areConfigured = false }

    public struct Action: Identifiable, Sendable {
        public let id: String
        public let title: String
        public let handler: @Sendable () -> Void
        public init(id: String? = nil, title: String, perform handler: @escaping @Sendable () -> Void = {}) {
            (self.id, self.title, self.handler) = (id ?? title, title, handler)
        }
    }
    public struct Rule: Sendable {}
    public struct Event<DonationInfo>: Sendable {
        public let id: String
        public init(id: String) where DonationInfo == Void { self.id = id }
        public func donate() async where DonationInfo == Void {}
        public func sendDonation(_ onComplete: (@Sendable () -> Void)? = nil) where DonationInfo == Void {
            onComplete?()
        }
    }
    public struct IgnoresDisplayFrequency: TipOption { public init(_ ignores: Bool) {} }
    public struct MaxDisplayCount: TipOption { public init(_ count: Int) {} }

    @resultBuilder public enum ActionBuilder {
        public static func buildBlock(_ actions: Action...) -> [Action] { actions }
        public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
        public static func buildExpression(_ action: Action) -> Action { action }
        public static func buildBlock(_ actions: [Action]) -> [Action] { actions }
    }
    @resultBuilder public enum RuleBuilder {
        public static func buildBlock(_ rules: Rule...) -> [Rule] { rules }
        public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
        public static func buildExpression(_ rule: Rule) -> Rule { rule }
        public static func buildBlock(_ rules: [Rule]) -> [Rule] { rules }
    }
    @resultBuilder public enum OptionsBuilder {
        public static func buildBlock(_ options: any TipOption...) -> [any TipOption] { options }
        public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
        public static func buildExpression(_ option: any TipOption) -> any TipOption { option }
        public static func buildBlock(_ options: [any TipOption]) -> [any TipOption] { options }
    }
}
