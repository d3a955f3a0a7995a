import FirebaseCore
import Foundation

/// No message comes, and there is no token for one.
open class Messaging: NSObject, @unchecked Sendable {
    private static let usual = Messaging()
    public static func messaging() -> Messaging { usual }

    open weak var delegate: (any MessagingDelegate)?
    open var apnsToken: Data?
    open var isAutoInitEnabled = true
    open var fcmToken: String? { nil }
    open func setAPNSToken(_ apnsToken: Data, type: MessagingAPNSTokenType) { self.apnsToken = apnsToken }
    open func token(completion: @escaping (String?, (any Error)?) -> Void) {}
    open func deleteToken(completion: @escaping ((any Error)?) -> Void) {}
    open func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {}
    open func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {}
    @discardableResult open func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo {
        MessagingMessageInfo()
    }
}

public protocol MessagingDelegate: NSObjectProtocol {
    func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}
extension MessagingDelegate {
    public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
}

open class MessagingMessageInfo: NSObject, @unchecked Sendable {
    open var status: MessagingMessageStatus { .unknown }
}
public enum MessagingMessageStatus: Int, Sendable { case unknown, new }
public enum MessagingAPNSTokenType: Int, Sendable { case unknown, sandbox, prod }
