import Foundation

/// The device in ``Headless/settings``.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    public static let current: UIDevice = {
        let device = UIDevice()
        Headless.onReset { device.listenToNothing() }
        return device
    }()

    open var name: String { Headless.settings.device.name }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    open var systemVersion: String { Headless.systemVersion ?? "\(Headless.release.version).0" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { Headless.settings.device.idiom }
    open var identifierForVendor: UUID? { nil }
    open var isMultitaskingSupported: Bool { true }

    open var orientation: UIDeviceOrientation { UIDeviceOrientation(Headless.settings.orientation) }
    private var orientationListeners = 0
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
    open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }

    open var isBatteryMonitoringEnabled = false
    open var batteryState: BatteryState { .unknown }
    open var batteryLevel: Float { -1 }
    open var isProximityMonitoringEnabled = false
    open var proximityState: Bool { false }

    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged = 1
        case charging = 2
        case full = 3
    }

    public nonisolated static let orientationDidChangeNotification =
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    public nonisolated static let batteryStateDidChangeNotification =
        NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
    public nonisolated static let batteryLevelDidChangeNotification =
        NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public nonisolated static let proximityStateDidChangeNotification =
        NSNotification.Name("UIDeviceProximityStateDidChangeNotification")

    private func listenToNothing() {
        orientationListeners = 0
        isBatteryMonitoringEnabled = false
        isProximityMonitoringEnabled = false
    }
}

extension Headless {
    /// What ``UIDevice`` says of its system where a release was asked for with its point: 17.5. Nothing else depends on that.
    @ScreenState @MainActor package static var systemVersion: String? = TestRunSettings.present.systemVersion
}
