import Foundation
import UIKit

/// What was bought, since iOS 15. Nothing was.
public struct Transaction: Identifiable, Hashable, Sendable {
    public enum OwnershipType: String, Hashable, Sendable {
        case purchased = "PURCHASED"
        case familyShared = "FAMILY_SHARED"
    }
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let other = Self(rawValue: 0)
        public static let developerIssue = Self(rawValue: 1)
    }
    public struct OfferType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let introductory = Self(rawValue: 1)
        public static let promotional = Self(rawValue: 2)
        public static let code = Self(rawValue: 3)
    }

    public let id: UInt64
    public let originalID: UInt64
    public let webOrderLineItemID: String?
    public let productID: String
    public let subscriptionGroupID: String?
    public let appBundleID: String
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    public let expirationDate: Date?
    public let purchasedQuantity: Int
    public let isUpgraded: Bool
    public let offerType: OfferType?
    public let offerID: String?
    public let revocationDate: Date?
    public let revocationReason: RevocationReason?
    public let productType: Product.ProductType
    public let appAccountToken: UUID?
    public let environment: AppStore.Environment
    public let ownershipType: OwnershipType
    public let signedDate: Date
    public let price: Decimal?
    public let currencyCode: String?
    public let storefrontCountryCode: String
    public let jsonRepresentation: Data
    public let deviceVerification: Data
    public let deviceVerificationNonce: UUID
    public func finish() async {}

    public enum RefundRequestStatus: Hashable, Sendable { case success, userCancelled }
    public enum RefundRequestError: Error, Hashable, LocalizedError, Sendable { case duplicateRequest, failed }
    @preconcurrency @MainActor public func beginRefundRequest(
        in scene: UIWindowScene
    ) async throws -> RefundRequestStatus { throw RefundRequestError.failed }
    @preconcurrency @MainActor public static func beginRefundRequest(
        for transactionID: UInt64, in scene: UIWindowScene
    ) async throws -> RefundRequestStatus { throw RefundRequestError.failed }

    /// Those there are, which end at once, or those to come, which one waits for until the task is cancelled.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>
        let areToCome: Bool
        public struct AsyncIterator: AsyncIteratorProtocol {
            var waiting: AsyncStream<Element>.AsyncIterator?
            public mutating func next() async -> Element? { await waiting?.next() }
        }
        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(waiting: areToCome ? AsyncStream { _ in }.makeAsyncIterator() : nil)
        }
    }
    public static var all: Transactions { Transactions(areToCome: false) }
    public static var currentEntitlements: Transactions { Transactions(areToCome: false) }
    public static var unfinished: Transactions { Transactions(areToCome: false) }
    public static var updates: Transactions { Transactions(areToCome: true) }
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
    public static func currentEntitlements(for productID: String) -> Transactions { Transactions(areToCome: false) }
}

/// How the app itself was bought, which only the store knows.
public struct AppTransaction: Hashable, Sendable {
    public let appID: UInt64?
    public let appVersion: String
    public let bundleID: String
    public let environment: AppStore.Environment
    public let originalAppVersion: String
    public let originalPurchaseDate: Date
    public let preorderDate: Date?
    public let signedDate: Date
    public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.networkError(URLError(.notConnectedToInternet)) }
    }
    public static func refresh() async throws -> VerificationResult<AppTransaction> { try await shared }
}

public struct Storefront: Identifiable, Hashable, Sendable {
    public let countryCode: String
    public let id: String
    public static var current: Storefront? { get async { nil } }
    /// Nobody moves to another country.
    public static var updates: AsyncStream<Storefront> { AsyncStream { $0.finish() } }
}
