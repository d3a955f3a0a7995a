@_exported import Foundation
@_exported import UIKit

public let GKErrorDomain = "GKErrorDomain"
public struct GKError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = GKError
        case unknown = 1
        case cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
        case authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked
        case playerStatusExceedsMaximumLength, playerStatusInvalid, matchRequestInvalid, underage
        case gameUnrecognized, notSupported, invalidParameter, unexpectedConnection, challengeInvalid
        case apiNotAvailable = 31
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { GKErrorDomain }
    public static var unknown: Code { .unknown }
    public static var cancelled: Code { .cancelled }
    public static var communicationsFailure: Code { .communicationsFailure }
    public static var userDenied: Code { .userDenied }
    public static var invalidCredentials: Code { .invalidCredentials }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var authenticationInProgress: Code { .authenticationInProgress }
    public static var invalidPlayer: Code { .invalidPlayer }
    public static var scoreNotSet: Code { .scoreNotSet }
    public static var parentalControlsBlocked: Code { .parentalControlsBlocked }
    public static var playerStatusExceedsMaximumLength: Code { .playerStatusExceedsMaximumLength }
    public static var playerStatusInvalid: Code { .playerStatusInvalid }
    public static var matchRequestInvalid: Code { .matchRequestInvalid }
    public static var underage: Code { .underage }
    public static var gameUnrecognized: Code { .gameUnrecognized }
    public static var notSupported: Code { .notSupported }
    public static var invalidParameter: Code { .invalidParameter }
    public static var unexpectedConnection: Code { .unexpectedConnection }
    public static var challengeInvalid: Code { .challengeInvalid }
    public static var apiNotAvailable: Code { .apiNotAvailable }
}

extension NSNotification.Name {
    public static let GKPlayerAuthenticationDidChangeNotificationName = Self(
        "GKPlayerAuthenticationDidChangeNotificationName")
    public static let GKPlayerDidChangeNotificationName = Self("GKPlayerDidChangeNotificationName")
}

open class GKBasePlayer: NSObject, @unchecked Sendable {
    open var displayName: String? { nil }
}
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
    public enum PhotoSize: Int, Sendable { case small, normal }
    open var gamePlayerID: String { "" }
    open var teamPlayerID: String { "" }
    open var playerID: String { "" }
    open var alias: String { "" }
    open override var displayName: String { "" }
    open class func loadPlayers(
        forIdentifiers identifiers: [String],
        withCompletionHandler completionHandler: (([GKPlayer]?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, GKError(.notAuthenticated)) }
    open func loadPhoto(
        for size: PhotoSize, withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, GKError(.notAuthenticated)) }
}

public protocol GKLocalPlayerListener: NSObjectProtocol {
    func player(_ player: GKPlayer, didAccept invite: GKInvite)
    func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}
extension GKLocalPlayerListener {
    public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
    public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
}
open class GKInvite: NSObject { open var sender: GKPlayer { GKPlayer() } }

/// Nobody is signed in to Game Center.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
    private static let one = GKLocalPlayer()
    open class var local: GKLocalPlayer { one }
    open class func localPlayer() -> GKLocalPlayer { one }
    open var isAuthenticated: Bool { false }
    open var isUnderage: Bool { false }
    open var isMultiplayerGamingRestricted: Bool { false }
    open var isPersonalizedCommunicationRestricted: Bool { false }
    open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
        didSet { authenticateHandler?(nil, GKError(.notAuthenticated)) }
    }
    open func register(_ listener: any GKLocalPlayerListener) {}
    open func unregisterAllListeners() {}
    open func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
        completionHandler(nil, GKError(.notAuthenticated))
    }
    open func fetchItems(
        forIdentityVerificationSignature completionHandler: ((URL?, Data?, Data?, UInt64, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, nil, nil, 0, GKError(.notAuthenticated)) }
}

// MARK: What is reported, which nobody keeps

open class GKAchievement: NSObject, @unchecked Sendable {
    public init(identifier: String) { self.identifier = identifier }
    public init(identifier: String, player: GKPlayer) { self.identifier = identifier }
    open var identifier: String
    open var percentComplete = 0.0
    open var isCompleted: Bool { percentComplete >= 100 }
    open var showsCompletionBanner = false
    open class func loadAchievements(completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil) {
        completionHandler?(nil, GKError(.notAuthenticated))
    }
    open class func report(
        _ achievements: [GKAchievement], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }
    open class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }
    open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(GKError(.notAuthenticated))
    }
}

open class GKScore: NSObject, @unchecked Sendable {
    public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
    open var leaderboardIdentifier: String
    open var value: Int64 = 0
    open var context: UInt64 = 0
    open class func report(
        _ scores: [GKScore], withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(GKError(.notAuthenticated)) }
}

open class GKLeaderboard: NSObject, @unchecked Sendable {
    public enum PlayerScope: Int, Sendable { case global, friendsOnly }
    public enum TimeScope: Int, Sendable { case today, week, allTime }
    open class Entry: NSObject, @unchecked Sendable {
        open var player: GKPlayer { GKPlayer() }
        open var rank: Int { 0 }
        open var score: Int { 0 }
        open var formattedScore: String { "" }
    }
    public override init() { super.init() }
    open var identifier: String?
    open var title: String? { nil }
    open class func loadLeaderboards(
        IDs leaderboardIDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
    ) { completionHandler(nil, GKError(.notAuthenticated)) }
    open class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping ((any Error)?) -> Void
    ) { completionHandler(GKError(.notAuthenticated)) }
    open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {
        throw GKError(.notAuthenticated)
    }
    open func loadEntries(
        for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
        completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
    ) { completionHandler(nil, nil, 0, GKError(.notAuthenticated)) }
}
