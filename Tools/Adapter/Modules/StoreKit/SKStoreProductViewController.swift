import Foundation
import UIKit

/// Asks nobody: the system decides whether it does.
public enum SKStoreReviewController {
    public static func requestReview() {}
    @preconcurrency @MainActor public static func requestReview(in windowScene: UIWindowScene) {}
}

/// Since iOS 16.
public enum AppStore {
    @preconcurrency @MainActor public static func requestReview(in scene: UIWindowScene) {}
    public static var canMakePayments: Bool { false }
    public static var deviceVerificationID: UUID? { nil }
    public static func sync() async throws { throw StoreKitError.networkError(URLError(.notConnectedToInternet)) }
    @preconcurrency @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
    @preconcurrency @MainActor public static func showManageSubscriptions(
        in scene: UIWindowScene, subscriptionGroupID: String
    ) async throws {}
    @preconcurrency @MainActor public static func presentOfferCodeRedeemSheet(in scene: UIWindowScene) async throws {}

    public struct Environment: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let production = Self(rawValue: "Production")
        public static let sandbox = Self(rawValue: "Sandbox")
        public static let xcode = Self(rawValue: "Xcode")
    }
}

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterProductIdentifier = "productid"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProviderToken = "pt"

@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}
extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// A page of the store, which is empty.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
    open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) {}
}

public enum SKCloudServiceAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

open class SKCloudServiceController: NSObject {
    open class func authorizationStatus() -> SKCloudServiceAuthorizationStatus { .notDetermined }
    open class func requestAuthorization(_ handler: @escaping (SKCloudServiceAuthorizationStatus) -> Void) {}
}

open class SKAdNetwork: NSObject {
    open class func registerAppForAdNetworkAttribution() {}
    open class func updateConversionValue(_ conversionValue: Int) {}
    open class func updatePostbackConversionValue(
        _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
    ) {}
}

@preconcurrency @MainActor open class SKOverlay: NSObject {
    open class Configuration: NSObject {}
    open class AppConfiguration: Configuration {
        public init(appIdentifier: String, position: Position) {}
    }
    public enum Position: Int, Sendable { case bottom, bottomRaised }
    public init(configuration: Configuration) {}
    open func present(in scene: UIWindowScene) {}
    open class func dismiss(in scene: UIWindowScene) {}
}
