@_exported import UIKit
@_exported import UserNotifications

public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable { case none, `default`, overlay }
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
    case doNotDismiss, dismiss, dismissAndForwardAction
}

/// What an extension shows of a notification.
@preconcurrency @MainActor public protocol UNNotificationContentExtension: NSObjectProtocol {
    func didReceive(_ notification: UNNotification)
    func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
    var mediaPlayPauseButtonFrame: CGRect { get }
    var mediaPlayPauseButtonTintColor: UIColor { get }
    func mediaPlay()
    func mediaPause()
}
extension UNNotificationContentExtension {
    public func didReceive(
        _ response: UNNotificationResponse,
        completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) { completion(.dismissAndForwardAction) }
    public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
    public var mediaPlayPauseButtonFrame: CGRect { .zero }
    public var mediaPlayPauseButtonTintColor: UIColor { .white }
    public func mediaPlay() {}
    public func mediaPause() {}
}

extension NSExtensionContext {
    public func mediaPlayingStarted() {}
    public func mediaPlayingPaused() {}
    public func dismissNotificationContentExtension() {}
    public func performNotificationDefaultAction() {}
}
