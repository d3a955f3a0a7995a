import Foundation
import UIKit

/// What the store sells, since iOS 15. No store answers, so that no product is ever known.
public struct Product: Identifiable, Hashable, Sendable {
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let consumable = Self(rawValue: "Consumable")
        public static let nonConsumable = Self(rawValue: "Non-Consumable")
        public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
        public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
    }

    public let id: String
    public let type: ProductType
    public let displayName: String
    public let description: String
    public let price: Decimal
    public let displayPrice: String
    public let isFamilyShareable: Bool
    public let subscription: SubscriptionInfo?
    public let jsonRepresentation: Data
    public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }

    public static func products<Identifiers: Collection>(
        for identifiers: Identifiers
    ) async throws -> [Product] where Identifiers.Element == String {
        throw StoreKitError.networkError(URLError(.notConnectedToInternet))
    }

    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
    public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }

    // MARK: Buying

    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled, pending
    }
    public enum PurchaseError: Error, Hashable, Sendable, LocalizedError {
        case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
        case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
    }
    public struct PurchaseOption: Hashable, Sendable {
        private let name: String
        public static func appAccountToken(_ token: UUID) -> Self { Self(name: "token \(token)") }
        public static func quantity(_ quantity: Int) -> Self { Self(name: "quantity \(quantity)") }
        public static func simulatesAskToBuyInSandbox(_ simulate: Bool) -> Self { Self(name: "asks \(simulate)") }
        public static func onStorefrontChange(shouldContinuePurchase: @escaping (Storefront) -> Bool) -> Self {
            Self(name: "storefront")
        }
        public static func custom(key: String, value: String) -> Self { Self(name: "\(key) \(value)") }
        public static func promotionalOffer(
            offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
        ) -> Self { Self(name: "offer \(offerID)") }
    }

    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        throw PurchaseError.purchaseNotAllowed
    }
    @preconcurrency @MainActor public func purchase(
        confirmIn scene: UIScene, options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult { throw PurchaseError.purchaseNotAllowed }
    @preconcurrency @MainActor public func purchase(
        confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []
    ) async throws -> PurchaseResult { throw PurchaseError.purchaseNotAllowed }
}

public enum StoreKitError: Error, LocalizedError, Sendable {
    case unknown, userCancelled
    case networkError(URLError)
    case systemError(any Error)
    case notAvailableInStorefront, notEntitled, unsupported
}

/// What the store has signed, and whether the signature is its own.
public enum VerificationResult<SignedType> {
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    public enum VerificationError: Error, Hashable, LocalizedError, Sendable {
        case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
        case invalidSignature, missingRequiredProperties
    }

    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
    public var jwsRepresentation: String { "" }
    public var payloadData: Data { Data() }
    public var headerData: Data { Data() }
}
extension VerificationResult: Sendable where SignedType: Sendable {}
extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
