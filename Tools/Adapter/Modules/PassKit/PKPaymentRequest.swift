import Contacts
import Foundation

public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let amex = Self("AmEx")
    public static let cartesBancaires = Self("CartesBancaires")
    public static let chinaUnionPay = Self("ChinaUnionPay")
    public static let discover = Self("Discover")
    public static let eftpos = Self("Eftpos")
    public static let electron = Self("Electron")
    public static let elo = Self("Elo")
    public static let idCredit = Self("idCredit")
    public static let interac = Self("Interac")
    public static let JCB = Self("JCB")
    public static let mada = Self("Mada")
    public static let maestro = Self("Maestro")
    public static let masterCard = Self("MasterCard")
    public static let mir = Self("Mir")
    public static let privateLabel = Self("PrivateLabel")
    public static let quicPay = Self("QuicPay")
    public static let suica = Self("Suica")
    public static let visa = Self("Visa")
    public static let vPay = Self("VPay")
    public static let girocard = Self("Girocard")
}

public struct PKMerchantCapability: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let threeDSecure = Self(rawValue: 1)
    public static let emv = Self(rawValue: 2)
    public static let credit = Self(rawValue: 4)
    public static let debit = Self(rawValue: 8)
    public static let capability3DS = Self(rawValue: 1)
    public static let capabilityEMV = Self(rawValue: 2)
    public static let capabilityCredit = Self(rawValue: 4)
    public static let capabilityDebit = Self(rawValue: 8)
}

public struct PKContactField: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let postalAddress = Self("post")
    public static let emailAddress = Self("email")
    public static let phoneNumber = Self("phone")
    public static let name = Self("name")
    public static let phoneticName = Self("phoneticName")
}

public enum PKShippingType: UInt, Sendable { case shipping, delivery, storePickup, servicePickup }
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }

/// A line of what is to be paid; the last one is the sum.
open class PKPaymentSummaryItem: NSObject {
    public convenience init(label: String, amount: NSDecimalNumber) {
        self.init(label: label, amount: amount, type: .final)
    }
    public override init() { (label, amount, type) = ("", .zero, .final) }
    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType) {
        (self.label, self.amount, self.type) = (label, amount, type)
    }
    open var label: String
    open var amount: NSDecimalNumber
    open var type: PKPaymentSummaryItemType
}
open class PKShippingMethod: PKPaymentSummaryItem {
    open var identifier: String?
    open var detail: String?
}
open class PKRecurringPaymentSummaryItem: PKPaymentSummaryItem {
    open var startDate: Date?
    open var intervalUnit = NSCalendar.Unit.month
    open var intervalCount = 1
    open var endDate: Date?
}
open class PKDeferredPaymentSummaryItem: PKPaymentSummaryItem { open var deferredDate = Date() }

open class PKContact: NSObject {
    open var name: PersonNameComponents?
    open var postalAddress: CNPostalAddress?
    open var emailAddress: String?
    open var phoneNumber: CNPhoneNumber?
}

/// What an app asks to be paid for.
open class PKPaymentRequest: NSObject {
    open class func availableNetworks() -> [PKPaymentNetwork] { [.amex, .discover, .masterCard, .visa] }
    open var merchantIdentifier = ""
    open var countryCode = ""
    open var supportedNetworks: [PKPaymentNetwork] = []
    open var merchantCapabilities: PKMerchantCapability = []
    open var supportsCouponCode = false
    open var couponCode: String?
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    open var currencyCode = ""
    open var requiredBillingContactFields: Set<PKContactField> = []
    open var billingContact: PKContact?
    open var requiredShippingContactFields: Set<PKContactField> = []
    open var shippingContact: PKContact?
    open var shippingMethods: [PKShippingMethod]?
    open var shippingType = PKShippingType.shipping
    open var shippingContactEditingMode = PKShippingContactEditingMode.available
    open var applicationData: Data?
    open var supportedCountries: Set<String>?

    open class func paymentContactInvalidError(
        withContactField field: PKContactField, localizedDescription: String?
    ) -> any Error { error(.shippingContactInvalidError, localizedDescription) }
    open class func paymentShippingAddressInvalidError(
        withKey postalAddressKey: String, localizedDescription: String?
    ) -> any Error { error(.shippingContactInvalidError, localizedDescription) }
    open class func paymentBillingAddressInvalidError(
        withKey postalAddressKey: String, localizedDescription: String?
    ) -> any Error { error(.billingContactInvalidError, localizedDescription) }
    open class func paymentShippingAddressUnserviceableError(
        withLocalizedDescription localizedDescription: String?
    ) -> any Error { error(.shippingAddressUnserviceableError, localizedDescription) }

    private static func error(_ code: PKPaymentError.Code, _ description: String?) -> PKPaymentError {
        PKPaymentError(code, userInfo: description.map { [NSLocalizedDescriptionKey: $0] } ?? [:])
    }
}

public let PKPaymentErrorDomain = "PKPaymentErrorDomain"
public struct PKPaymentError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = PKPaymentError
        case unknownError = -1
        case shippingContactInvalidError = 1
        case billingContactInvalidError, shippingAddressUnserviceableError, couponCodeInvalidError
        case couponCodeExpiredError
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { PKPaymentErrorDomain }
    public static var unknownError: Code { .unknownError }
    public static var shippingContactInvalidError: Code { .shippingContactInvalidError }
    public static var billingContactInvalidError: Code { .billingContactInvalidError }
    public static var shippingAddressUnserviceableError: Code { .shippingAddressUnserviceableError }
    public static var couponCodeInvalidError: Code { .couponCodeInvalidError }
    public static var couponCodeExpiredError: Code { .couponCodeExpiredError }
}

public enum PKPaymentMethodType: UInt, Sendable { case unknown, debit, credit, prepaid, store, eMoney }
open class PKPaymentMethod: NSObject {
    open var displayName: String? { nil }
    open var network: PKPaymentNetwork? { nil }
    open var type: PKPaymentMethodType { .unknown }
    open var secureElementPass: PKSecureElementPass? { nil }
    open var paymentPass: PKPaymentPass? { nil }
}
open class PKPaymentToken: NSObject {
    open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
    open var transactionIdentifier: String { "" }
    open var paymentData: Data { Data() }
}
open class PKPayment: NSObject {
    open var token: PKPaymentToken { PKPaymentToken() }
    open var billingContact: PKContact? { nil }
    open var shippingContact: PKContact? { nil }
    open var shippingMethod: PKShippingMethod? { nil }
}

public enum PKShippingContactEditingMode: UInt, Sendable {
    case available = 1
    case storePickup
    public static let enabled = PKShippingContactEditingMode.available
}
