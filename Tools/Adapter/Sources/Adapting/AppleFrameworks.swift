/// Apple's frameworks that Linux lacks and nothing here replaces. Without the import, the rest of a module can
/// still be checked; what uses their names is an error in its place.
enum AppleFrameworks {
    static let absent: Set<String> = [
        "AssetsLibrary", "ClockKit", "CoreAudioKit", "CryptoTokenKit", "ExposureNotification",
        "FileProvider", "FileProviderUI", "MetalPerformanceShaders", "ModelIO", "SensorKit", "SoundAnalysis",
        "TVUIKit", "VideoToolbox", "WatchKit",
    ]
}
