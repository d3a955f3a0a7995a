import Foundation

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

/// How high bars are: by the generation of the system's controls, the device, and the way it is held.
@MainActor enum BarHeights {
    private static var isLow: Bool {
        Headless.settings.device.idiom == .phone && Headless.settings.verticalSizeClass == .compact
    }
    private static var isPad: Bool { Headless.settings.device.idiom == .pad }

    static var navigation: CGFloat {
        switch Headless.settings.controls {
        case .current: 54
        case .early: isLow ? 32 : 44
        case .transitional, .classic: isLow ? 32 : isPad ? 50 : 44
        }
    }
    static let largeTitle: CGFloat = 52
    static var prompt: CGFloat { Headless.settings.controls == .current ? 32 : 30 }

    static var toolbar: CGFloat {
        switch Headless.settings.controls {
        case .current: 48
        case .early: isLow ? 32 : 44
        case .transitional, .classic: isLow ? 32 : isPad ? 50 : 44
        }
    }

    static var tabs: CGFloat {
        switch Headless.settings.controls {
        case .early, .current: 49
        case .transitional, .classic: isLow ? 32 : isPad ? 50 : 49
        }
    }
}
