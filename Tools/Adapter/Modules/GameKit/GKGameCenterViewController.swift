import UIKit

public enum GKGameCenterViewControllerState: Int, Sendable {
    case `default` = -1
    case leaderboards, achievements, challenges, localPlayerProfile, dashboard
}
@preconcurrency @MainActor public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
    func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}
/// Game Center's own pages, empty for somebody who is not signed in.
@preconcurrency @MainActor open class GKGameCenterViewController: UINavigationController {
    open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
    open var viewState = GKGameCenterViewControllerState.default
    open var leaderboardIdentifier: String?
    public convenience init(state: GKGameCenterViewControllerState) {
        self.init(nibName: nil, bundle: nil)
        viewState = state
    }
    public convenience init(
        leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
    ) {
        self.init(state: .leaderboards)
        leaderboardIdentifier = leaderboardID
    }
    public convenience init(achievementID: String) { self.init(state: .achievements) }
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}

/// The badge in a corner, which is hidden until somebody signs in.
@preconcurrency @MainActor open class GKAccessPoint: NSObject {
    public enum Location: Int, Sendable { case topLeading, topTrailing, bottomLeading, bottomTrailing }
    public static let shared = GKAccessPoint()
    open var isActive = false
    open var location = Location.topLeading
    open var showHighlights = false
    open var isVisible: Bool { false }
    open var frameInScreenCoordinates: CGRect { .zero }
    open weak var parentWindow: UIWindow?
    open func trigger(handler: @escaping () -> Void) { handler() }
}

// MARK: Matches, of which none comes about

open class GKMatchRequest: NSObject {
    public override init() { super.init() }
    open var minPlayers = 2
    open var maxPlayers = 2
    open var playerGroup = 0
    open var playerAttributes: UInt32 = 0
    open var recipients: [GKPlayer]?
    open var inviteMessage: String?
}
public protocol GKMatchDelegate: NSObjectProtocol {
    func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
    func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
    func match(_ match: GKMatch, didFailWithError error: (any Error)?)
}
extension GKMatchDelegate {
    public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
    public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
    public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
}
public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }
open class GKMatch: NSObject {
    public enum SendDataMode: Int, Sendable { case reliable, unreliable }
    open weak var delegate: (any GKMatchDelegate)?
    open var players: [GKPlayer] { [] }
    open var expectedPlayerCount: Int { 0 }
    open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {
        throw GKError(.notAuthenticated)
    }
    open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { throw GKError(.notAuthenticated) }
    open func disconnect() {}
}
open class GKMatchmaker: NSObject, @unchecked Sendable {
    private static let one = GKMatchmaker()
    open class func shared() -> GKMatchmaker { one }
    open func findMatch(
        for request: GKMatchRequest, withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
    ) { completionHandler?(nil, GKError(.notAuthenticated)) }
    open func cancel() {}
}
@preconcurrency @MainActor public protocol GKMatchmakerViewControllerDelegate: NSObjectProtocol {
    func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
    func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch)
}
extension GKMatchmakerViewControllerDelegate {
    public func matchmakerViewController(_ viewController: GKMatchmakerViewController, didFind match: GKMatch) {}
}
@preconcurrency @MainActor open class GKMatchmakerViewController: UINavigationController {
    open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
    public init?(matchRequest request: GKMatchRequest) { nil }
    public required init?(coder: NSCoder) { nil }
}
