import Foundation
import UIKit

open class SKPayment: NSObject, @unchecked Sendable {
    public convenience init(product: SKProduct) {
        self.init()
        productIdentifier = product.productIdentifier
    }
    open fileprivate(set) var productIdentifier = ""
    fileprivate var kept = (quantity: 1, user: nil as String?, asks: false)
    open var quantity: Int { kept.quantity }
    open var applicationUsername: String? { kept.user }
    open var simulatesAskToBuyInSandbox: Bool { kept.asks }
    open var requestData: Data? { nil }
    open var paymentDiscount: SKPaymentDiscount? { nil }
}

open class SKMutablePayment: SKPayment, @unchecked Sendable {
    open override var quantity: Int {
        get { kept.quantity }
        set { kept.quantity = newValue }
    }
    open override var applicationUsername: String? {
        get { kept.user }
        set { kept.user = newValue }
    }
    open override var simulatesAskToBuyInSandbox: Bool {
        get { kept.asks }
        set { kept.asks = newValue }
    }
    private var discount: SKPaymentDiscount?
    open override var paymentDiscount: SKPaymentDiscount? {
        get { discount }
        set { discount = newValue }
    }
}

open class SKPaymentDiscount: NSObject, @unchecked Sendable {
    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        self.identifier = identifier
    }
    public let identifier: String
}

public enum SKPaymentTransactionState: Int, Sendable { case purchasing, purchased, failed, restored, deferred }

open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    open var error: (any Error)? { nil }
    open var original: SKPaymentTransaction? { nil }
    open var payment: SKPayment { SKPayment() }
    open var transactionDate: Date? { nil }
    open var transactionIdentifier: String? { nil }
    open var transactionState: SKPaymentTransactionState { .purchasing }
}

public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool
}
extension SKPaymentTransactionObserver {
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
}

/// Nobody can pay here.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private static let shared = SKPaymentQueue()
    open class func `default`() -> SKPaymentQueue { shared }
    open class func canMakePayments() -> Bool { false }
    open var transactions: [SKPaymentTransaction] { [] }
    open var storefront: SKStorefront? { nil }
    open private(set) var transactionObservers: [any SKPaymentTransactionObserver] = []
    open func add(_ payment: SKPayment) {}
    open func add(_ observer: any SKPaymentTransactionObserver) { transactionObservers.append(observer) }
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        transactionObservers.removeAll { $0 === observer }
    }
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
    open func restoreCompletedTransactions() {}
    open func restoreCompletedTransactions(withApplicationUsername username: String?) {}
    open func presentCodeRedemptionSheet() {}
}

open class SKStorefront: NSObject, @unchecked Sendable {
    open var countryCode: String { "USA" }
    open var identifier: String { "143441" }
}

/// An error of the store.
public struct SKError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
        case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
        case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
        case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
        case ineligibleForOffer, unsupportedPlatform
        /// `case SKError.paymentCancelled = error`
        public static func ~= (code: Code, error: any Error) -> Bool { (error as? SKError)?.code == code }
    }
    public let code: Code
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    public init(_nsError error: NSError) { code = Code(rawValue: error.code) ?? .unknown }
    public static var errorDomain: String { SKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static let unknown = Code.unknown
    public static let clientInvalid = Code.clientInvalid
    public static let paymentCancelled = Code.paymentCancelled
    public static let paymentInvalid = Code.paymentInvalid
    public static let paymentNotAllowed = Code.paymentNotAllowed
    public static let storeProductNotAvailable = Code.storeProductNotAvailable
    public static let cloudServicePermissionDenied = Code.cloudServicePermissionDenied
    public static let cloudServiceNetworkConnectionFailed = Code.cloudServiceNetworkConnectionFailed
    public static let cloudServiceRevoked = Code.cloudServiceRevoked
}
public let SKErrorDomain = "SKErrorDomain"
