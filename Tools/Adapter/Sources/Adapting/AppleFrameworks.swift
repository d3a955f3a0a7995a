/// Apple's frameworks that Linux lacks and nothing here replaces. Without the import, the rest of a module can
/// still be checked; what uses their names is an error in its place.
enum AppleFrameworks {
    static let absent: Set<String> = [
        "ARKit", "AVFAudio", "Accelerate", "Accessibility", "Accounts", "ActivityKit",
        "AdServices", "AdSupport", "AddressBook", "AppIntents", "AppTrackingTransparency", "AssetsLibrary",
        "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "ClockKit", "CloudKit",
        "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreBluetooth", "CoreData",
        "CoreHaptics", "CoreLocationUI", "CoreMIDI", "CoreML",
        "CoreNFC", "CoreSpotlight", "CoreTelephony", "CoreTransferable",
        "CryptoKit", "CryptoTokenKit", "DeviceCheck", "EventKit", "EventKitUI",
        "ExposureNotification", "FileProvider", "FileProviderUI", "GLKit", "GameController", "GameKit", "GameplayKit",
        "HealthKit", "HealthKitUI", "HomeKit", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
        "MediaPlayer", "Messages", "Metal", "MetalKit",
        "MetalPerformanceShaders", "MetricKit", "ModelIO", "MultipeerConnectivity",
        "NaturalLanguage", "Network", "NetworkExtension", "NotificationCenter", "OpenGLES", "PDFKit", "PassKit",
        "PencilKit", "PushKit", "QuickLookThumbnailing", "ReplayKit",

        "SceneKit", "Security", "SensorKit", "Social", "SoundAnalysis", "Speech", "SpriteKit", "StoreKit",
        "SwiftData", "SystemConfiguration", "TVUIKit", "TipKit", "UserNotificationsUI",
        "VideoToolbox", "VisionKit", "WatchConnectivity", "WatchKit", "WidgetKit", "simd",
    ]
}
