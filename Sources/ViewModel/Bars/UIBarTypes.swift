import Foundation
import MaquetteReleases

/// Bright bars with dark text, or the other way round.
public enum UIBarStyle: Int, Hashable, Sendable {
    case `default` = 0
    case black = 1

    /// Its former name.
    public static var blackOpaque: UIBarStyle { .black }
}

/// Bars are lower while a phone is held sideways.
public enum UIBarMetrics: Int, Hashable, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// Where a bar stands, which says on which side its line is and whether it reaches under the status bar.
public enum UIBarPosition: Int, Hashable, Sendable {
    case any = 0
    case bottom = 1
    case top = 2
    case topAttached = 3
}

@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension SystemRelease.BarHeight {
    /// On the device that things are shown on, the way it is held.
    @MainActor var onThisDevice: CGFloat {
        let settings = Headless.settings
        return on(
            pad: settings.device.idiom == .pad,
            low: settings.device.idiom == .phone && settings.verticalSizeClass == .compact)
    }
}
