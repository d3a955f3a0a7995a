/// Apple's frameworks that Linux lacks and nothing here replaces. Without the import, the rest of a module can
/// still be checked; what uses their names is an error in its place.
enum AppleFrameworks {
    static let absent: Set<String> = [
        "ARKit", "Accessibility", "Accounts", "ActivityKit", "AdServices", "AddressBook", "AssetsLibrary",
        "CarPlay", "ClockKit", "CloudKit", "CoreAudio", "CoreAudioKit", "CoreLocationUI", "CoreMIDI", "CoreML",
        "CoreNFC", "CoreSpotlight", "CoreTransferable", "CryptoTokenKit", "DeviceCheck", "ExposureNotification",
        "FileProvider", "FileProviderUI", "GLKit", "GameController", "GameKit", "GameplayKit", "HealthKit",
        "HealthKitUI", "HomeKit", "JavaScriptCore", "Messages", "Metal", "MetalKit", "MetalPerformanceShaders",
        "MetricKit", "ModelIO", "MultipeerConnectivity", "NaturalLanguage", "NotificationCenter", "OpenGLES",
        "PencilKit", "QuickLookThumbnailing", "ReplayKit", "SceneKit", "SensorKit", "SoundAnalysis", "Speech",
        "SpriteKit", "SwiftData", "TVUIKit", "TipKit", "UserNotificationsUI", "VideoToolbox", "VisionKit",
        "WatchKit", "simd",
    ]
}
