@_exported import Foundation
@_exported import UIKit

public let MCErrorDomain = "MCErrorDomain"
public struct MCError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = MCError
        case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { MCErrorDomain }
    public static var unknown: Code { .unknown }
    public static var notConnected: Code { .notConnected }
    public static var invalidParameter: Code { .invalidParameter }
    public static var unsupported: Code { .unsupported }
    public static var timedOut: Code { .timedOut }
    public static var cancelled: Code { .cancelled }
    public static var unavailable: Code { .unavailable }
}

public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }
public let kMCSessionMinimumNumberOfPeers = 2
public let kMCSessionMaximumNumberOfPeers = 8

open class MCPeerID: NSObject, @unchecked Sendable {
    public init(displayName myDisplayName: String) { displayName = myDisplayName }
    public let displayName: String
}

public protocol MCSessionDelegate: NSObjectProtocol {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        with progress: Progress)
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID,
        at localURL: URL?, withError error: (any Error)?)
    func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void)
}
extension MCSessionDelegate {
    public func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    ) { certificateHandler(true) }
}

/// Nobody is near.
open class MCSession: NSObject, @unchecked Sendable {
    public convenience init(peer myPeerID: MCPeerID) {
        self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
    }
    public init(
        peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference
    ) {
        (self.myPeerID, self.encryptionPreference) = (myPeerID, encryptionPreference)
    }
    public let myPeerID: MCPeerID
    public let encryptionPreference: MCEncryptionPreference
    open weak var delegate: (any MCSessionDelegate)?
    open var connectedPeers: [MCPeerID] { [] }
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError(.notConnected)
    }
    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
        throw MCError(.notConnected)
    }
    @discardableResult open func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) -> Progress? {
        completionHandler?(MCError(.notConnected))
        return nil
    }
    open func disconnect() {}
    open func cancelConnectPeer(_ peerID: MCPeerID) {}
}

public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
        withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
    func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
extension MCNearbyServiceAdvertiserDelegate {
    public func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error) {}
}
open class MCNearbyServiceAdvertiser: NSObject {
    public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
        (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
    }
    public let myPeerID: MCPeerID
    public let discoveryInfo: [String: String]?
    public let serviceType: String
    open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
    open func startAdvertisingPeer() {}
    open func stopAdvertisingPeer() {}
}

public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
    func browser(
        _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
    func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
extension MCNearbyServiceBrowserDelegate {
    public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}
open class MCNearbyServiceBrowser: NSObject {
    public init(peer myPeerID: MCPeerID, serviceType: String) {
        (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
    }
    public let myPeerID: MCPeerID
    public let serviceType: String
    open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
    open func startBrowsingForPeers() {}
    open func stopBrowsingForPeers() {}
    open func invitePeer(_ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval) {
    }
}

public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
    func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
    func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}
extension MCAdvertiserAssistantDelegate {
    public func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
    public func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant) {}
}
open class MCAdvertiserAssistant: NSObject {
    public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
        self.session = session
    }
    public let session: MCSession
    open weak var delegate: (any MCAdvertiserAssistantDelegate)?
    open func start() {}
    open func stop() {}
}

@preconcurrency @MainActor public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
    func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
    func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
    func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool
}
extension MCBrowserViewControllerDelegate {
    public func browserViewController(
        _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
        withDiscoveryInfo info: [String: String]?
    ) -> Bool { true }
}
/// A list of those near, which is empty.
@preconcurrency @MainActor open class MCBrowserViewController: UIViewController {
    public let session: MCSession
    public init(serviceType: String, session: MCSession) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
    }
    public convenience init(browser: MCNearbyServiceBrowser, session: MCSession) {
        self.init(serviceType: browser.serviceType, session: session)
    }
    public required init?(coder: NSCoder) { nil }
    open weak var delegate: (any MCBrowserViewControllerDelegate)?
    open var minimumNumberOfPeers = 2
    open var maximumNumberOfPeers = 8
    open override func loadView() { view = UITableView(frame: .zero, style: .grouped) }
}
