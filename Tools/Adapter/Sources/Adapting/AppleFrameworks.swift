/// Apple's frameworks that Linux lacks and nothing here replaces. Without the import, the rest of a module can
/// still be checked; what uses their names is an error in its place.
enum AppleFrameworks {
    static let absent: Set<String> = [
        "ActivityKit", "AdServices", "AssetsLibrary", "CarPlay", "ClockKit", "CoreAudio", "CoreAudioKit",
        "CoreLocationUI", "CoreMIDI", "CoreTransferable", "CryptoTokenKit", "ExposureNotification", "FileProvider",
        "FileProviderUI", "HomeKit", "MetalPerformanceShaders", "ModelIO", "OpenGLES", "QuickLookThumbnailing",
        "ReplayKit", "SensorKit", "SoundAnalysis", "SwiftData", "TVUIKit", "TipKit", "VideoToolbox", "WatchKit",
    ]
}
