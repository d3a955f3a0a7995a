@_exported import Contacts
@_exported import Foundation
@_exported import UIKit

public enum PKPassType: UInt, Sendable {
    case barcode
    case secureElement
    case any = 0xFFFF_FFFF_FFFF_FFFF
    public static let payment = Self.secureElement
}

public let PKPassLibraryUnavailable = "PKPassLibraryUnavailable"
public let PKPassKitErrorDomain = "PKPassKitErrorDomain"
public struct PKPassKitError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = PKPassKitError
        case unknownError = -1
        case invalidDataError = 1
        case unsupportedVersionError, invalidSignature, notEntitledError
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { PKPassKitErrorDomain }
    public static var unknownError: Code { .unknownError }
    public static var invalidDataError: Code { .invalidDataError }
    public static var unsupportedVersionError: Code { .unsupportedVersionError }
    public static var invalidSignature: Code { .invalidSignature }
    public static var notEntitledError: Code { .notEntitledError }
}

open class PKObject: NSObject, @unchecked Sendable {}

/// A card of the wallet. Signatures are not checked here, so that none is made of a file.
open class PKPass: PKObject, @unchecked Sendable {
    public override init() { super.init() }
    public init(data: Data) throws { throw PKPassKitError(.invalidDataError) }
    open var passType: PKPassType { .barcode }
    open var secureElementPass: PKSecureElementPass? { nil }
    open var paymentPass: PKPaymentPass? { nil }
    open var serialNumber: String { "" }
    open var passTypeIdentifier: String { "" }
    open var webServiceURL: URL? { nil }
    open var authenticationToken: String? { nil }
    open var icon: UIImage { UIImage() }
    open var localizedName: String { "" }
    open var localizedDescription: String { "" }
    open var organizationName: String { "" }
    open var relevantDate: Date? { nil }
    open var userInfo: [AnyHashable: Any]? { nil }
    open var passURL: URL? { nil }
    open var isRemotePass: Bool { false }
    open var deviceName: String { "" }
    open func localizedValue(forFieldKey key: String) -> Any? { nil }
}
open class PKSecureElementPass: PKPass, @unchecked Sendable {
    open var primaryAccountIdentifier: String { "" }
    open var primaryAccountNumberSuffix: String { "" }
    open var deviceAccountIdentifier: String { "" }
    open var deviceAccountNumberSuffix: String { "" }
}
open class PKPaymentPass: PKSecureElementPass, @unchecked Sendable {}

public enum PKPassLibraryAddPassesStatus: Int, Sendable { case didAddPasses, shouldReviewPasses, didCancelAddPasses }

/// A wallet that is not there.
open class PKPassLibrary: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open class func isPassLibraryAvailable() -> Bool { false }
    open class func isPaymentPassActivationAvailable() -> Bool { false }
    open var isSecureElementPassActivationAvailable: Bool { false }
    open func passes() -> [PKPass] { [] }
    open func passes(of passType: PKPassType) -> [PKPass] { [] }
    open func passes(withReaderIdentifier: String) -> Set<PKPass> { [] }
    open var remoteSecureElementPasses: [PKSecureElementPass] { [] }
    open func pass(withPassTypeIdentifier identifier: String, serialNumber: String) -> PKPass? { nil }
    open func containsPass(_ pass: PKPass) -> Bool { false }
    open func replacePass(with pass: PKPass) -> Bool { false }
    open func removePass(_ pass: PKPass) {}
    open func addPasses(
        _ passes: [PKPass], withCompletionHandler completion: ((PKPassLibraryAddPassesStatus) -> Void)? = nil
    ) { completion?(.didCancelAddPasses) }
    open func canAddPaymentPass(withPrimaryAccountIdentifier primaryAccountIdentifier: String) -> Bool { false }
    open func canAddSecureElementPass(primaryAccountIdentifier: String) -> Bool { false }
    open func openPaymentSetup() {}
    open func present(_ pass: PKPaymentPass) {}
}

@preconcurrency @MainActor public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
    func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}
extension PKAddPassesViewControllerDelegate {
    public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}

/// Cannot be made, since no pass can be added.
@preconcurrency @MainActor open class PKAddPassesViewController: UIViewController {
    open weak var delegate: (any PKAddPassesViewControllerDelegate)?
    public init?(pass: PKPass) { nil }
    public init?(passes: [PKPass]) { nil }
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { nil }
    open class func canAddPasses() -> Bool { false }
}

public protocol PKAddPaymentPassViewControllerDelegate: NSObjectProtocol {
    func addPaymentPassViewController(
        _ controller: PKAddPaymentPassViewController, generateRequestWithCertificateChain certificates: [Data],
        nonce: Data, nonceSignature: Data, completionHandler handler: @escaping (PKAddPaymentPassRequest) -> Void)
    func addPaymentPassViewController(
        _ controller: PKAddPaymentPassViewController, didFinishAdding pass: PKPaymentPass?, error: (any Error)?)
}
open class PKAddPaymentPassRequest: NSObject {
    open var encryptedPassData: Data?
    open var activationData: Data?
    open var ephemeralPublicKey: Data?
    open var wrappedKey: Data?
}
public struct PKEncryptionScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let ECC_V2 = Self("EV_ECC_v2")
    public static let RSA_V2 = Self("EV_RSA_v2")
}
open class PKAddPaymentPassRequestConfiguration: NSObject {
    public init?(encryptionScheme: PKEncryptionScheme) { self.encryptionScheme = encryptionScheme }
    public let encryptionScheme: PKEncryptionScheme
    open var cardholderName: String?
    open var primaryAccountSuffix: String?
    open var localizedDescription: String?
    open var primaryAccountIdentifier: String?
    open var paymentNetwork: PKPaymentNetwork?
}
/// Cannot be made either.
@preconcurrency @MainActor open class PKAddPaymentPassViewController: UIViewController {
    open weak var delegate: (any PKAddPaymentPassViewControllerDelegate)?
    public init?(
        requestConfiguration configuration: PKAddPaymentPassRequestConfiguration,
        delegate: (any PKAddPaymentPassViewControllerDelegate)?
    ) { nil }
    public required init?(coder: NSCoder) { nil }
    open class func canAddPaymentPass() -> Bool { false }
}
