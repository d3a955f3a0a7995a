import Foundation

/// A rectangle with coordinates that points can be converted to.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView {
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layer.convert(point, to: (coordinateSpace as? UIView)?.layer)
    }
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layer.convert(point, from: (coordinateSpace as? UIView)?.layer)
    }
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        layer.convert(rect, to: (coordinateSpace as? UIView)?.layer)
    }
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        layer.convert(rect, from: (coordinateSpace as? UIView)?.layer)
    }
}

/// The coordinate space of the screen, which contains windows.
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
    @MainActor var bounds: CGRect { UIScreen.main.bounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, from: self) ?? point
    }
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, to: self) ?? point
    }
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, from: self) ?? rect
    }
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        (coordinateSpace as? UIView)?.convert(rect, to: self) ?? rect
    }
}

/// Points and rectangles in other views' coordinates. `nil` means the window; without a window, the
/// coordinates around the topmost view.
extension UIView {
    func converting(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: (view ?? window)?.layer) }
    func converting(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? window)?.layer)
    }
    func converting(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: (view ?? window)?.layer) }
    func converting(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: (view ?? window)?.layer) }

    /// The topmost view at a point: the subviews from front to back, then the view itself.
    func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in viewState.subviews.reversed() {
            let local = point.applying(subview.layer.transformToSuperlayer.inverted())
            if let hit = subview.hitTest(local, with: event) { return hit }
        }
        return self
    }
}

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

    /// The bounds in pixels, in portrait.
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
    open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
    open var preferredMode: UIScreenMode? { currentMode }
    open var availableModes: [UIScreenMode] { [currentMode].compactMap(\.self) }

    public nonisolated static let capturedDidChangeNotification =
        NSNotification.Name("UIScreenCapturedDidChangeNotification")
    public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
    public nonisolated static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")
    public nonisolated static let brightnessDidChangeNotification =
        NSNotification.Name("UIScreenBrightnessDidChangeNotification")
}

/// How many pixels a screen shows.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
    public let size: CGSize

    init(size: CGSize) { self.size = size }

    public let pixelAspectRatio: CGFloat = 1
}
