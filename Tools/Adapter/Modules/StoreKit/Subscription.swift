import Foundation

extension Product {
    public struct SubscriptionPeriod: Hashable, Sendable {
        public enum Unit: Hashable, Sendable {
            case day, week, month, year
            public var localizedDescription: String {
                switch self {
                case .day: "Day"
                case .week: "Week"
                case .month: "Month"
                case .year: "Year"
                }
            }
        }
        public let unit: Unit
        public let value: Int
        public static let weekly = Self(unit: .week, value: 1)
        public static let monthly = Self(unit: .month, value: 1)
        public static let yearly = Self(unit: .year, value: 1)
        public static let everyThreeDays = Self(unit: .day, value: 3)
        public static let everyTwoWeeks = Self(unit: .week, value: 2)
        public static let everyTwoMonths = Self(unit: .month, value: 2)
        public static let everyThreeMonths = Self(unit: .month, value: 3)
        public static let everySixMonths = Self(unit: .month, value: 6)
    }

    public struct SubscriptionOffer: Hashable, Sendable {
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let introductory = Self(rawValue: "introductory")
            public static let promotional = Self(rawValue: "promotional")
            public static let winBack = Self(rawValue: "winBack")
        }
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let payAsYouGo = Self(rawValue: "PayAsYouGo")
            public static let payUpFront = Self(rawValue: "PayUpFront")
            public static let freeTrial = Self(rawValue: "FreeTrial")
        }
        public let id: String?
        public let type: OfferType
        public let price: Decimal
        public let displayPrice: String
        public let period: SubscriptionPeriod
        public let periodCount: Int
        public let paymentMode: PaymentMode
    }

    /// What a subscription costs and how long it lasts.
    public struct SubscriptionInfo: Hashable, Sendable {
        public let introductoryOffer: SubscriptionOffer?
        public let promotionalOffers: [SubscriptionOffer]
        public let subscriptionGroupID: String
        public let subscriptionPeriod: SubscriptionPeriod

        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            public static let subscribed = Self(rawValue: 1)
            public static let expired = Self(rawValue: 2)
            public static let inBillingRetryPeriod = Self(rawValue: 3)
            public static let inGracePeriod = Self(rawValue: 4)
            public static let revoked = Self(rawValue: 5)
        }
        public struct RenewalInfo: Hashable, Sendable {
            public let originalTransactionID: UInt64
            public let currentProductID: String
            public let willAutoRenew: Bool
            public let autoRenewPreference: String?
            public let isInBillingRetry: Bool
            public let gracePeriodExpirationDate: Date?
            public let renewalDate: Date?
            public let signedDate: Date
        }
        public struct Status: Hashable, Sendable {
            public let state: RenewalState
            public let renewalInfo: VerificationResult<RenewalInfo>
            public let transaction: VerificationResult<Transaction>
            public static var updates: AsyncStream<Status> { AsyncStream { _ in } }
        }

        public var isEligibleForIntroOffer: Bool { get async { false } }
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
        public var status: [Status] { get async throws { [] } }
        public static func status(for groupID: String) async throws -> [Status] { [] }
    }
}
