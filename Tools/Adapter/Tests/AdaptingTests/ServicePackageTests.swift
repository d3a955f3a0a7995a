import Testing

/// The modules that stand in for services whose code is closed, and for what writes a log. What they print follows from the
/// examples of each one's documentation, and a place on a map from arithmetic.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct ServicePackageTests {
    @Test func `Services are quiet, and do what they document without a server`() throws {
        let lines = try StandInProgram.output(Self.program, modules: Self.modules).split(separator: "\n")
            .map(String.init)
        #expect(
            lines == [
                "map 164 100 -90.0", "map 1", "map 0 true", "banner 320 50", "log seen 2 main", "nobody false true",
                "quiet true", "counted u1 false true",
            ])
    }

    private static let modules = [
        "Amplitude", "AppCenter", "AppCenterAnalytics", "AppCenterCrashes", "AppCenterDistribute", "CocoaLumberjack",
        "CocoaLumberjackSwift", "Crashlytics", "FBSDKCoreKit", "FBSDKLoginKit", "Fabric", "GoogleMaps",
        "GoogleMobileAds", "GoogleSignIn", "Mixpanel", "Sentry",
    ]

    private static let program = #"""
        import Amplitude
        import AppCenter
        import AppCenterAnalytics
        import AppCenterCrashes
        import AppCenterDistribute
        import CocoaLumberjackSwift
        import CoreLocation
        import Crashlytics
        import FBSDKLoginKit
        import Fabric
        import Foundation
        import GoogleMaps
        import GoogleMobileAds
        import GoogleSignIn
        import Mixpanel
        import Sentry
        import UIKit

        // A map of 256 points at zoom 0, so that 90 degrees are 64
        let world = GMSCameraPosition(latitude: 0, longitude: 0, zoom: 0)
        let map = GMSMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), camera: world)
        let point = map.projection.point(for: CLLocationCoordinate2D(latitude: 0, longitude: 90))
        let west = map.projection.coordinate(for: CGPoint(x: 36, y: 100))
        print("map", Int(point.x.rounded()), Int(point.y.rounded()), west.longitude.rounded())
        let marker = GMSMarker(position: CLLocationCoordinate2D(latitude: 0, longitude: 90))
        marker.map = map
        map.layoutIfNeeded()
        print("map", map.subviews.count)
        map.clear()
        print("map", map.subviews.count, marker.map == nil)
        let banner = BannerView(adSize: AdSizeBanner)
        banner.load(Request())
        print("banner", Int(banner.intrinsicContentSize.width), Int(banner.intrinsicContentSize.height))

        // CocoaLumberjack
        final class Printer: DDAbstractLogger, @unchecked Sendable {
            override func log(message: DDLogMessage) { print("log", message.message, message.fileName) }
        }
        DDLog.add(Printer(), with: .info)
        DDLogDebug("unseen \(1)")
        DDLogWarn("seen \(2)")

        print("nobody", GIDSignIn.sharedInstance.hasPreviousSignIn(), FBSDKCoreKit.AccessToken.current == nil)

        _ = Fabric.with([Crashlytics.self])
        Crashlytics.sharedInstance().recordError(CocoaError(.fileNoSuchFile))
        print("quiet", Crashlytics.sharedInstance() === Crashlytics.sharedInstance())

        Mixpanel.initialize(token: "x", trackAutomaticEvents: false).identify(distinctId: "u1")
        Mixpanel.mainInstance().track(event: "e", properties: ["a": 1, "b": "c"])
        Amplitude.instance().logEvent("e")
        AppCenter.start(withAppSecret: "x", services: [Analytics.self, Crashes.self, Distribute.self])
        var options: Options?
        SentrySDK.start {
            $0.dsn = "x"
            options = $0
        }
        SentrySDK.capture(message: "m")
        print("counted", Mixpanel.mainInstance().distinctId, SentrySDK.isEnabled, options?.dsn == "x")
        """#
}
