import Foundation

/// The screen of the device in ``Headless/settings``.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    public static let main = UIScreen()
    public class var screens: [UIScreen] { [main] }

    open var bounds: CGRect { CGRect(origin: .zero, size: Headless.settings.screenSize) }
    open var scale: CGFloat { Headless.settings.screenScale }
    open var nativeScale: CGFloat {
        let settings = Headless.settings
        return settings.displayScale == settings.screenScale ? settings.screenScale : settings.device.nativeScale
    }

    /// In pixels, the device upright.
    open var nativeBounds: CGRect {
        let size = Headless.settings.device.portraitSize
        return CGRect(
            x: 0, y: 0, width: (size.width * nativeScale).rounded(), height: (size.height * nativeScale).rounded())
    }

    public let coordinateSpace: any UICoordinateSpace = ScreenCoordinateSpace()

    open var traitCollection: UITraitCollection { Headless.screenTraits }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open var brightness: CGFloat = 0.5
    open var maximumFramesPerSecond: Int { 60 }
    open var isCaptured: Bool { false }
    open var mirrored: UIScreen? { nil }

    public nonisolated static let capturedDidChangeNotification =
        NSNotification.Name("UIScreenCapturedDidChangeNotification")
}
