@_exported import Foundation

public struct PKPushType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let voIP = Self("PKPushTypeVoIP")
    public static let complication = Self("PKPushTypeComplication")
    public static let fileProvider = Self("PKPushTypeFileProvider")
}

open class PKPushCredentials: NSObject, @unchecked Sendable {
    open var type: PKPushType { .voIP }
    open var token: Data { Data() }
}
open class PKPushPayload: NSObject, @unchecked Sendable {
    open var type: PKPushType { .voIP }
    open var dictionaryPayload: [AnyHashable: Any] { [:] }
}

public protocol PKPushRegistryDelegate: NSObjectProtocol {
    func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType)
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void)
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}
extension PKPushRegistryDelegate {
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
    ) {}
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping () -> Void
    ) { completion() }
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}

/// No server gives a token.
open class PKPushRegistry: NSObject, @unchecked Sendable {
    public init(queue: DispatchQueue?) {}
    open weak var delegate: (any PKPushRegistryDelegate)?
    open var desiredPushTypes: Set<PKPushType>?
    open func pushToken(for type: PKPushType) -> Data? { nil }
}
