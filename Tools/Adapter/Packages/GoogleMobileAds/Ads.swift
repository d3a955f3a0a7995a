import UIKit

public typealias GADRequest = Request
public typealias GAMRequest = AdManagerRequest
public typealias DFPRequest = AdManagerRequest
public typealias GADExtras = Extras
public typealias GADMobileAds = MobileAds
public typealias GADInterstitialAd = InterstitialAd
public typealias GADRewardedAd = RewardedAd
public typealias GADFullScreenPresentingAd = FullScreenPresentingAd
public typealias GADFullScreenContentDelegate = FullScreenContentDelegate
public typealias GADAdReward = AdReward
public typealias GADAdValue = AdValue
public typealias GADResponseInfo = ResponseInfo

public protocol AdNetworkExtras: AnyObject {}
public typealias GADAdNetworkExtras = AdNetworkExtras

open class Extras: NSObject, AdNetworkExtras {
    open var additionalParameters: [AnyHashable: Any]?
    public override init() {}
}

open class Request: NSObject {
    open var keywords: [String]?
    open var contentURL: String?
    open var neighboringContentURLStrings: [String]?
    open var requestAgent: String?
    open weak var scene: UIWindowScene?
    private var extras: [any AdNetworkExtras] = []
    public override init() {}
    open func register(_ extras: any AdNetworkExtras) { self.extras.append(extras) }
    open func setLocationWithLatitude(_ latitude: CGFloat, longitude: CGFloat, accuracy: CGFloat) {}
}

open class AdManagerRequest: Request {
    open var publisherProvidedID: String?
    open var categoryExclusions: [String]?
    open var customTargeting: [String: String]?
}

public final class AdValue: NSObject {
    public let value = NSDecimalNumber.zero
    public let currencyCode = "USD"
}

public final class AdReward: NSObject {
    public let type: String
    public let amount: NSDecimalNumber
    public init(rewardType: String, rewardAmount: NSDecimalNumber) { (type, amount) = (rewardType, rewardAmount) }
}

public final class ResponseInfo: NSObject {
    public var responseIdentifier: String? { nil }
    public var extras: [String: Any] { [:] }
    public var adNetworkInfoArray: [Any] { [] }
}

public final class InitializationStatus: NSObject, Sendable {
    public var adapterStatusesByClassName: [String: AnyObject] { [:] }
}

public final class RequestConfiguration: NSObject, @unchecked Sendable {
    public var testDeviceIdentifiers: [String]?
    public var maxAdContentRating: String?
    public var tagForChildDirectedTreatment: NSNumber?
    public var tagForUnderAgeOfConsent: NSNumber?
}

public final class MobileAds: NSObject, @unchecked Sendable {
    public static let shared = MobileAds()
    public class func sharedInstance() -> MobileAds { shared }
    public let requestConfiguration = RequestConfiguration()
    public var initializationStatus: InitializationStatus { InitializationStatus() }
    public var applicationVolume: Float = 1
    public var isApplicationMuted = false
    public func start() {}
    public func start(completionHandler: ((InitializationStatus) -> Void)?) { completionHandler?(initializationStatus) }
    public func disableSDKCrashReporting() {}
}

@preconcurrency @MainActor public protocol FullScreenPresentingAd: AnyObject {
    var fullScreenContentDelegate: (any FullScreenContentDelegate)? { get set }
}

@preconcurrency @MainActor public protocol FullScreenContentDelegate: AnyObject {
    func adDidRecordImpression(_ ad: any FullScreenPresentingAd)
    func adDidRecordClick(_ ad: any FullScreenPresentingAd)
    func ad(_ ad: any FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error)
    func adWillPresentFullScreenContent(_ ad: any FullScreenPresentingAd)
    func adWillDismissFullScreenContent(_ ad: any FullScreenPresentingAd)
    func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd)
}

extension FullScreenContentDelegate {
    public func adDidRecordImpression(_ ad: any FullScreenPresentingAd) {}
    public func adDidRecordClick(_ ad: any FullScreenPresentingAd) {}
    public func ad(_ ad: any FullScreenPresentingAd, didFailToPresentFullScreenContentWithError error: any Error) {}
    public func adWillPresentFullScreenContent(_ ad: any FullScreenPresentingAd) {}
    public func adWillDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {}
    public func adDidDismissFullScreenContent(_ ad: any FullScreenPresentingAd) {}
}

/// Ads over the whole screen are loaded and do not come.
@preconcurrency @MainActor open class InterstitialAd: NSObject, FullScreenPresentingAd {
    open weak var fullScreenContentDelegate: (any FullScreenContentDelegate)?
    open var adUnitID: String { "" }
    open class func load(
        with adUnitID: String, request: Request?, completionHandler: @escaping (InterstitialAd?, (any Error)?) -> Void
    ) {}
    open class func load(
        withAdUnitID adUnitID: String, request: Request?,
        completionHandler: @escaping (InterstitialAd?, (any Error)?) -> Void
    ) {}
    open func canPresent(from viewController: UIViewController) throws {}
    open func present(from viewController: UIViewController?) {}
    open func present(fromRootViewController viewController: UIViewController) {}
}

@preconcurrency @MainActor open class RewardedAd: NSObject, FullScreenPresentingAd {
    open weak var fullScreenContentDelegate: (any FullScreenContentDelegate)?
    open var adReward: AdReward { AdReward(rewardType: "", rewardAmount: .zero) }
    open class func load(
        with adUnitID: String, request: Request?, completionHandler: @escaping (RewardedAd?, (any Error)?) -> Void
    ) {}
    open class func load(
        withAdUnitID adUnitID: String, request: Request?,
        completionHandler: @escaping (RewardedAd?, (any Error)?) -> Void
    ) {}
    open func present(from viewController: UIViewController?, userDidEarnRewardHandler: @escaping () -> Void) {}
    open func present(
        fromRootViewController viewController: UIViewController, userDidEarnRewardHandler: @escaping () -> Void
    ) {}
}
