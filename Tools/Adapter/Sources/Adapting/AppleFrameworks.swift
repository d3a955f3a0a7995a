/// Apple's frameworks that Linux lacks and nothing here replaces. Without the import, the rest of a module can
/// still be checked; what uses their names is an error in its place.
enum AppleFrameworks {
    static let absent: Set<String> = [
        "ARKit", "Accessibility", "Accounts", "ActivityKit", "AdServices", "AddressBook", "AssetsLibrary",
        "CarPlay", "ClockKit", "CoreAudio", "CoreAudioKit", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreNFC",
        "CoreSpotlight", "CoreTransferable", "CryptoTokenKit", "DeviceCheck", "ExposureNotification",
        "FileProvider", "FileProviderUI", "GLKit", "GameController", "GameKit", "HomeKit", "Messages",
        "MetalPerformanceShaders", "MetricKit", "ModelIO", "MultipeerConnectivity", "NotificationCenter",
        "OpenGLES", "PencilKit", "QuickLookThumbnailing", "ReplayKit", "SensorKit", "SoundAnalysis", "Speech",
        "SwiftData", "TVUIKit", "TipKit", "UserNotificationsUI", "VideoToolbox", "VisionKit", "WatchKit",
    ]
}
