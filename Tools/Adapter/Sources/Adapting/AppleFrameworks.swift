/// Apple's frameworks that Linux lacks and nothing here replaces. Without the import, the rest of a module can
/// still be checked; what uses their names is an error in its place.
enum AppleFrameworks {
    static let absent: Set<String> = [
        "ARKit", "AVFAudio", "Accessibility", "Accounts", "ActivityKit", "AdServices",
        "AddressBook", "AppIntents", "AssetsLibrary", "CallKit", "CarPlay", "ClockKit", "CloudKit", "CoreAudio",
        "CoreAudioKit", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreNFC", "CoreSpotlight",
        "CoreTransferable", "CryptoTokenKit", "DeviceCheck", "EventKit", "EventKitUI", "ExposureNotification",
        "FileProvider", "FileProviderUI", "GLKit", "GameController", "GameKit", "GameplayKit", "HealthKit",
        "HealthKitUI", "HomeKit", "Intents", "IntentsUI", "JavaScriptCore", "Messages", "Metal", "MetalKit",
        "MetalPerformanceShaders", "MetricKit", "ModelIO", "MultipeerConnectivity", "NaturalLanguage",
        "NetworkExtension", "NotificationCenter", "OpenGLES", "PassKit", "PencilKit", "PushKit",
        "QuickLookThumbnailing", "ReplayKit", "SceneKit", "SensorKit", "SoundAnalysis", "Speech", "SpriteKit",
        "SwiftData", "TVUIKit", "TipKit", "UserNotificationsUI", "VideoToolbox", "VisionKit",
        "WatchConnectivity", "WatchKit", "WidgetKit", "simd",
    ]
}
