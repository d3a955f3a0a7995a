@_exported import StoreKit
import SwiftUI

// What the store sells is not known without it: each product has its place, as while Apple's views wait for the store.

/// A product with its sign, its name and its price.
public struct ProductView<Icon: View, PlaceholderIcon: View>: View {
    private let id: String
    private let product: Product?
    private let icon: AnyView
    private let usesPlaceholder: Bool
    @Environment(\.productViewKind) private var kind

    private init(_ id: String, _ product: Product?, _ icon: AnyView) {
        (self.id, self.product, self.icon, usesPlaceholder) = (id, product, icon, product == nil)
    }

    public var body: some View {
        let name = product?.displayName ?? "Product name"
        let about = product?.description ?? "What the product is for"
        let price = product?.displayPrice ?? "$0.00"
        Group {
            switch kind {
            case .large:
                VStack(spacing: 12) {
                    icon.frame(maxWidth: .infinity, minHeight: 100)
                    VStack(spacing: 4) {
                        Text(name).font(.headline)
                        Text(about).font(.subheadline).foregroundStyle(.secondary)
                    }
                    buy(price)
                }
            case .regular:
                HStack(spacing: 12) {
                    icon.frame(width: 60, height: 60)
                    VStack(alignment: .leading, spacing: 4) {
                        Text(name).font(.headline)
                        Text(about).font(.subheadline).foregroundStyle(.secondary)
                        buy(price)
                    }
                    Spacer(minLength: 0)
                }
            case .compact:
                HStack(spacing: 12) {
                    icon.frame(width: 44, height: 44)
                    Text(name).font(.headline)
                    Spacer(minLength: 8)
                    buy(price)
                }
            }
        }
        .redacted(reason: usesPlaceholder ? .placeholder : [])
    }

    private func buy(_ price: String) -> some View {
        Text(price).font(.subheadline.bold()).foregroundStyle(.tint)
            .padding(.horizontal, 14).padding(.vertical, 6)
            .background(Color(uiColor: .tertiarySystemFill), in: Capsule())
    }
}
/// Where a product's picture would be.
public struct AutomaticProductIcon: View {
    public var body: some View { RoundedRectangle(cornerRadius: 10).fill(Color(uiColor: .tertiarySystemFill)) }
}
extension ProductView {
    public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
    ) where PlaceholderIcon == AutomaticProductIcon { self.init(productID, nil, AnyView(icon())) }
    public init(
        id productID: Product.ID, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
        @ViewBuilder placeholderIcon: () -> PlaceholderIcon
    ) { self.init(productID, nil, AnyView(placeholderIcon())) }
    public init(
        _ product: Product, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
    ) where PlaceholderIcon == EmptyView { self.init(product.id, product, AnyView(icon())) }
}
extension ProductView where Icon == AutomaticProductIcon, PlaceholderIcon == AutomaticProductIcon {
    public init(id productID: Product.ID, prefersPromotionalIcon: Bool = false) {
        self.init(productID, nil, AnyView(AutomaticProductIcon()))
    }
}
extension ProductView where Icon == AutomaticProductIcon, PlaceholderIcon == EmptyView {
    public init(_ product: Product, prefersPromotionalIcon: Bool = false) {
        self.init(product.id, product, AnyView(AutomaticProductIcon()))
    }
}

enum ProductViewKind { case large, regular, compact }
private enum ProductViewKindKey: EnvironmentKey { static var defaultValue: ProductViewKind { .regular } }
extension EnvironmentValues {
    var productViewKind: ProductViewKind {
        get { self[ProductViewKindKey.self] }
        set { self[ProductViewKindKey.self] = newValue }
    }
}
public struct ProductViewStyleOfApple: Sendable {
    let kind: ProductViewKind
    public static let automatic = Self(kind: .regular)
    public static let regular = Self(kind: .regular)
    public static let compact = Self(kind: .compact)
    public static let large = Self(kind: .large)
}

/// All products of a shop, below each other.
public struct StoreView<Icon: View, PlaceholderIcon: View>: View {
    private let ids: [String]
    private let icon: (String) -> AnyView
    public var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                ForEach(ids, id: \.self) { id in
                    ProductView(id: id) {
                        icon(id)
                    } placeholderIcon: {
                        icon(id)
                    }
                }
            }
            .padding()
        }
    }
}
extension StoreView where Icon == AutomaticProductIcon, PlaceholderIcon == AutomaticProductIcon {
    public init(ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false) {
        (ids, icon) = (Array(productIDs), { _ in AnyView(AutomaticProductIcon()) })
    }
}
extension StoreView where PlaceholderIcon == AutomaticProductIcon {
    public init(
        ids productIDs: some Collection<Product.ID>, prefersPromotionalIcon: Bool = false,
        @ViewBuilder icon: @escaping (Product) -> Icon
    ) { (ids, self.icon) = (Array(productIDs), { _ in AnyView(AutomaticProductIcon()) }) }
}

/// What is offered by subscription: the author's words, and a place for the offers.
public struct SubscriptionStoreView<Content: View>: View {
    private let content: Content
    public var body: some View {
        VStack(spacing: 16) {
            ScrollView { content.frame(maxWidth: .infinity) }
            VStack(spacing: 12) {
                ForEach(0..<2) { _ in
                    RoundedRectangle(cornerRadius: 12).fill(Color(uiColor: .tertiarySystemFill)).frame(height: 60)
                }
                RoundedRectangle(cornerRadius: 12).fill(.tint).frame(height: 50)
                    .overlay { Text("Subscribe").font(.headline).foregroundStyle(.white) }
            }
            .padding(.horizontal)
        }
    }
}
extension SubscriptionStoreView {
    public init(
        groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
        @ViewBuilder marketingContent: () -> Content
    ) { content = marketingContent() }
    public init(productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content) {
        content = marketingContent()
    }
    public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content) {
        content = marketingContent()
    }
}
extension SubscriptionStoreView where Content == AutomaticProductIcon {
    public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all) {
        content = AutomaticProductIcon()
    }
    public init(productIDs: some Collection<Product.ID>) { content = AutomaticProductIcon() }
    public init(subscriptions: some Collection<Product>) { content = AutomaticProductIcon() }
}
extension Product {
    public struct SubscriptionRelationship: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let upgrade = Self(rawValue: 1)
        public static let downgrade = Self(rawValue: 2)
        public static let crossgrade = Self(rawValue: 4)
        public static let current = Self(rawValue: 8)
        public static let all: Self = [.upgrade, .downgrade, .crossgrade, .current]
    }
    /// What came of loading a product.
    public enum TaskState: Sendable {
        case loading, unavailable
        case failure(any Error)
        case success(Product)
        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }
    public enum CollectionTaskState: Sendable {
        case loading
        case failure(any Error)
        case success([Product], unavailable: [Product.ID])
        public var products: [Product] { if case .success(let products, _) = self { products } else { [] } }
    }
}
public enum EntitlementTaskState<Value> {
    case loading
    case failure(any Error)
    case success(Value)
    public var value: Value? { if case .success(let value) = self { value } else { nil } }
    public var transaction: VerificationResult<StoreKit.Transaction>? { nil }
    public func map<Other>(_ transform: (Value) async throws -> Other) async rethrows -> EntitlementTaskState<Other> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): .success(try await transform(value))
        }
    }
}
extension EntitlementTaskState: Sendable where Value: Sendable {}

// MARK: What is asked of the store

/// Asks for a review, which nobody gives.
public struct RequestReviewAction: Sendable {
    @MainActor public func callAsFunction() {}
}
public struct PurchaseAction: Sendable {
    @MainActor public func callAsFunction(
        _ product: Product, options: Set<Product.PurchaseOption> = []
    ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}
public struct DisplayStoreKitMessageAction: Sendable {}

private enum RequestReviewKey: EnvironmentKey { static var defaultValue: RequestReviewAction { RequestReviewAction() } }
private enum PurchaseKey: EnvironmentKey { static var defaultValue: PurchaseAction { PurchaseAction() } }
extension EnvironmentValues {
    public var requestReview: RequestReviewAction { self[RequestReviewKey.self] }
    public var purchase: PurchaseAction { self[PurchaseKey.self] }
}

public enum StoreButtonKind: Hashable, Sendable { case cancellation, restorePurchases, redeemCode, signIn, policies }
public struct SubscriptionStoreControlStyleOfApple: Sendable {
    public static let automatic = Self()
    public static let buttons = Self()
    public static let picker = Self()
    public static let prominentPicker = Self()
    public static let compactPicker = Self()
    public static let pagedPicker = Self()
    public static let pagedProminentPicker = Self()
}
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let action = Self(name: "action")
    public static let displayName = Self(name: "displayName")
    public static let price = Self(name: "price")
    public static let multiline = Self(name: "multiline")
    public static let singleLine = Self(name: "singleLine")
}
public enum SubscriptionStorePolicyKind: Hashable, Sendable { case privacyPolicy, termsOfService }

extension View {
    public nonisolated func productViewStyle(_ style: ProductViewStyleOfApple) -> some View {
        environment(\.productViewKind, style.kind)
    }
    public nonisolated func productIconBorder() -> some View { self }
    public nonisolated func productDescription(_ visibility: Visibility) -> some View { self }
    public nonisolated func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View { self }
    public nonisolated func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyleOfApple) -> some View {
        self
    }
    public nonisolated func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
    public nonisolated func subscriptionStorePolicyDestination(
        url: URL, for button: SubscriptionStorePolicyKind
    ) -> some View { self }
    public nonisolated func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
    public nonisolated func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
    public nonisolated func subscriptionStoreControlIcon<Icon: View>(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
    ) -> some View { self }
    public nonisolated func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }

    // No store answers.
    public nonisolated func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
    public nonisolated func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }
    public nonisolated func inAppPurchaseOptions(
        _ options: ((Product) async -> Set<Product.PurchaseOption>)?
    ) -> some View { self }
    public nonisolated func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void
    ) -> some View { self }
    public nonisolated func storeProductsTask(
        for ids: some Collection<String>, priority: TaskPriority = .medium,
        action: @escaping (Product.CollectionTaskState) async -> Void
    ) -> some View { self }
    public nonisolated func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View { self }
    public nonisolated func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<VerificationResult<StoreKit.Transaction>?>) async -> Void
    ) -> some View { self }

    // What the store would show upon the screen, when somebody asks for it.
    public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
    public nonisolated func manageSubscriptionsSheet(
        isPresented: Binding<Bool>, subscriptionGroupID: String
    ) -> some View { self }
    public nonisolated func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: ((Result<StoreKit.Transaction.RefundRequestStatus, any Error>) -> Void)? = nil
    ) -> some View { self }
    public nonisolated func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { self }
    public nonisolated func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
    ) -> some View { self }
    public nonisolated func appStoreMerchandising(
        isPresented: Binding<Bool>, kind: AppStoreMerchandisingKind,
        onDismiss: ((Result<Void, any Error>) -> Void)? = nil
    ) -> some View { self }
}
public enum AppStoreMerchandisingKind: Hashable, Sendable {
    case subscriptionBundle(groupID: String)
}
