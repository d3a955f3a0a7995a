@_exported import Foundation

public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
    case none = 0
    case touchID = 1
    case faceID = 2
    case opticID = 4
    public static var LABiometryNone: LABiometryType { .none }
}

public enum LACredentialType: Int, Sendable { case applicationPassword = 0, smartCardPIN = -3 }

public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

/// A device without a face or a finger: no policy can be met.
open class LAContext: NSObject, @unchecked Sendable {
    open var localizedReason = ""
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var interactionNotAllowed = false
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    open var maxBiometryFailures: NSNumber?
    open var biometryType: LABiometryType { .none }
    open var evaluatedPolicyDomainState: Data? { nil }
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = Self.refusal as NSError
        return false
    }
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { reply(false, Self.refusal) }
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw Self.refusal }
    open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { false }
    open func isCredentialSet(_ type: LACredentialType) -> Bool { false }
    open func invalidate() {}

    private static var refusal: LAError { LAError(.biometryNotAvailable) }
}
