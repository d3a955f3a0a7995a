import Foundation
import MaquetteReleases

/// Light bars with dark text, or dark ones with light text.
public enum UIBarStyle: Int, Hashable, Sendable {
    case `default` = 0
    case black = 1

    // Former names of `black`, from before bars had `isTranslucent`.
    public static var blackOpaque: UIBarStyle { .black }
    public static var blackTranslucent: UIBarStyle { .black }
}

/// Bars are lower on a phone in landscape.
public enum UIBarMetrics: Int, Hashable, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// The place of a bar. It decides on which side its line is and whether it extends under the status bar.
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
    /// The height on the current device in its orientation.
    @MainActor var onThisDevice: CGFloat {
        let settings = Headless.settings
        return on(
            pad: settings.device.idiom == .pad,
            low: settings.device.idiom == .phone && settings.verticalSizeClass == .compact)
    }
}
