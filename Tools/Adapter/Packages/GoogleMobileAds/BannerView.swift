import UIKit

public struct AdSize: Equatable, Sendable {
    public var size: CGSize
    public var flags: UInt = 0
    public init() { size = .zero }
    public init(size: CGSize, flags: UInt = 0) { (self.size, self.flags) = (size, flags) }
}

public typealias GADAdSize = AdSize
public typealias GADBannerView = BannerView
public typealias GADBannerViewDelegate = BannerViewDelegate
public typealias GAMBannerView = AdManagerBannerView
public typealias DFPBannerView = AdManagerBannerView

public let AdSizeBanner = AdSize(size: CGSize(width: 320, height: 50))
public let AdSizeLargeBanner = AdSize(size: CGSize(width: 320, height: 100))
public let AdSizeMediumRectangle = AdSize(size: CGSize(width: 300, height: 250))
public let AdSizeFullBanner = AdSize(size: CGSize(width: 468, height: 60))
public let AdSizeLeaderboard = AdSize(size: CGSize(width: 728, height: 90))
public let AdSizeSkyscraper = AdSize(size: CGSize(width: 120, height: 600))
public let AdSizeFluid = AdSize(size: CGSize(width: 320, height: 50), flags: 1)
public let AdSizeInvalid = AdSize()
public let GADAdSizeBanner = AdSizeBanner
public let GADAdSizeLargeBanner = AdSizeLargeBanner
public let GADAdSizeMediumRectangle = AdSizeMediumRectangle
public let GADAdSizeFullBanner = AdSizeFullBanner
public let GADAdSizeLeaderboard = AdSizeLeaderboard
public let GADAdSizeSkyscraper = AdSizeSkyscraper
public let GADAdSizeFluid = AdSizeFluid
public let GADAdSizeInvalid = AdSizeInvalid
public let kGADAdSizeBanner = AdSizeBanner
public let kGADAdSizeLargeBanner = AdSizeLargeBanner
public let kGADAdSizeMediumRectangle = AdSizeMediumRectangle
public let kGADAdSizeFullBanner = AdSizeFullBanner
public let kGADAdSizeLeaderboard = AdSizeLeaderboard
public let kGADAdSizeSmartBannerPortrait = AdSizeBanner
public let kGADAdSizeSmartBannerLandscape = AdSizeBanner

/// Adaptive banners of phones are from 50 to 90 points high: 15 hundredths of the screen's height at most.
@MainActor private func adaptive(_ width: CGFloat) -> AdSize {
    let most = min(90, (UIScreen.main.bounds.height * 0.15).rounded())
    return AdSize(size: CGSize(width: width, height: max(50, min(most, (width * 50 / 320).rounded()))))
}

@MainActor public func currentOrientationAnchoredAdaptiveBanner(width: CGFloat) -> AdSize { adaptive(width) }
@MainActor public func portraitAnchoredAdaptiveBanner(width: CGFloat) -> AdSize { adaptive(width) }
@MainActor public func landscapeAnchoredAdaptiveBanner(width: CGFloat) -> AdSize { adaptive(width) }
@MainActor public func currentOrientationInlineAdaptiveBanner(width: CGFloat) -> AdSize { adaptive(width) }
@MainActor public func inlineAdaptiveBanner(width: CGFloat, maxHeight: CGFloat) -> AdSize { adaptive(width) }
@MainActor public func GADCurrentOrientationAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize {
    adaptive(width)
}
@MainActor public func GADPortraitAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize { adaptive(width) }
@MainActor public func GADLandscapeAnchoredAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize { adaptive(width) }
@MainActor public func GADCurrentOrientationInlineAdaptiveBannerAdSizeWithWidth(_ width: CGFloat) -> AdSize {
    adaptive(width)
}
public func adSizeFor(cgSize: CGSize) -> AdSize { AdSize(size: cgSize) }
public func GADAdSizeFromCGSize(_ size: CGSize) -> AdSize { AdSize(size: size) }
public func cgSize(for adSize: AdSize) -> CGSize { adSize.size }
public func CGSizeFromGADAdSize(_ size: AdSize) -> CGSize { size.size }
public func isAdSizeEqualToSize(size1: AdSize, size2: AdSize) -> Bool { size1 == size2 }
public func GADAdSizeEqualToSize(_ one: AdSize, _ other: AdSize) -> Bool { one == other }
public func isAdSizeValid(size: AdSize) -> Bool { size != AdSizeInvalid }
public func IsGADAdSizeValid(_ size: AdSize) -> Bool { size != AdSizeInvalid }

@preconcurrency @MainActor public protocol BannerViewDelegate: AnyObject {
    func bannerViewDidReceiveAd(_ bannerView: BannerView)
    func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error)
    func bannerViewDidRecordImpression(_ bannerView: BannerView)
    func bannerViewDidRecordClick(_ bannerView: BannerView)
    func bannerViewWillPresentScreen(_ bannerView: BannerView)
    func bannerViewWillDismissScreen(_ bannerView: BannerView)
    func bannerViewDidDismissScreen(_ bannerView: BannerView)
}

extension BannerViewDelegate {
    public func bannerViewDidReceiveAd(_ bannerView: BannerView) {}
    public func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error) {}
    public func bannerViewDidRecordImpression(_ bannerView: BannerView) {}
    public func bannerViewDidRecordClick(_ bannerView: BannerView) {}
    public func bannerViewWillPresentScreen(_ bannerView: BannerView) {}
    public func bannerViewWillDismissScreen(_ bannerView: BannerView) {}
    public func bannerViewDidDismissScreen(_ bannerView: BannerView) {}
}

@preconcurrency @MainActor public protocol AdSizeDelegate: AnyObject {
    func adView(_ bannerView: BannerView, willChangeAdSizeTo size: AdSize)
}

public typealias GADAdSizeDelegate = AdSizeDelegate

/// As large as its ad would be, and empty: none comes.
open class BannerView: UIView {
    open var adUnitID: String?
    open weak var rootViewController: UIViewController?
    open var adSize = AdSizeInvalid { didSet { fit() } }
    open weak var delegate: (any BannerViewDelegate)?
    open weak var adSizeDelegate: (any AdSizeDelegate)?
    open var isAutoloadEnabled = false
    open var paidEventHandler: ((AdValue) -> Void)?
    open var responseInfo: ResponseInfo? { nil }
    open var isCollapsible: Bool { false }

    public init(adSize: AdSize) {
        super.init(frame: CGRect(origin: .zero, size: adSize.size))
        self.adSize = adSize
    }

    public init(adSize: AdSize, origin: CGPoint) {
        super.init(frame: CGRect(origin: origin, size: adSize.size))
        self.adSize = adSize
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func fit() {
        if adSize.size != .zero { bounds.size = adSize.size }
        invalidateIntrinsicContentSize()
    }

    open override var intrinsicContentSize: CGSize {
        adSize.size == .zero
            ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : adSize.size
    }

    open func load(_ request: Request?) {}
}

open class AdManagerBannerView: BannerView {
    open var validAdSizes: [NSValue]?
    open weak var appEventDelegate: AnyObject?
    open var enableManualImpressions = false
    open func resize(_ size: AdSize) { adSize = size }
    open func recordImpression() {}
}

enum _MaquetteTables: ModuleTables {
    @MainActor static func add() {
        KeyedProperties.add(BannerView.self, named: "GADBannerView")
        KeyedProperties.add(AdManagerBannerView.self, named: "GAMBannerView")
        KeyedProperties.add("adUnitID", \BannerView.adUnitID)
        KeyedProperties.add("rootViewController", \BannerView.rootViewController)
        KeyedProperties.add("isAutoloadEnabled", \BannerView.isAutoloadEnabled)
    }
}
