import Foundation

/// Assistive settings and announcements. Nobody listens here; what is switched on is in ``Headless/settings``.
public enum UIAccessibility {
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    public static var isVoiceOverRunning: Bool { false }
    public static var isSwitchControlRunning: Bool { false }
    public static var isReduceMotionEnabled: Bool { Headless.settings.assistance.contains(.reduceMotion) }
    public static var isReduceTransparencyEnabled: Bool { Headless.settings.assistance.contains(.reduceTransparency) }
    public static var isInvertColorsEnabled: Bool { Headless.settings.assistance.contains(.invertColors) }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isVideoAutoplayEnabled: Bool { true }
    public static var isShakeToUndoEnabled: Bool { false }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    public static var shouldDifferentiateWithoutColor: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }
    public static var buttonShapesEnabled: Bool { Headless.settings.assistance.contains(.buttonShapes) }
    public static var isBoldTextEnabled: Bool { Headless.settings.legibilityWeight == .bold }
    public static var isDarkerSystemColorsEnabled: Bool { Headless.settings.accessibilityContrast == .high }

    public static func post(notification: Notification, argument: Any?) {}

    public static let voiceOverStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let reduceTransparencyStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    public static let boldTextStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    public static let darkerSystemColorsStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    public static let invertColorsStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityInvertColorsStatusDidChangeNotification")
    public static let buttonShapesEnabledStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    public static let announcementDidFinishNotification =
        NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
    public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
    public static let switchControlStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")

    public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}

extension Headless {
    /// What the user has switched on under Accessibility, besides traits.
    public struct Assistance: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let reduceMotion = Assistance(rawValue: 1)
        /// Materials and glass become opaque.
        public static let reduceTransparency = Assistance(rawValue: 2)
        /// Smart Invert: all colours but those of views that ignore it.
        public static let invertColors = Assistance(rawValue: 4)
        /// Titles of buttons without a background are underlined.
        public static let buttonShapes = Assistance(rawValue: 8)
    }
}
