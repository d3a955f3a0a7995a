import Foundation

/// Reads the samples of a film. No file is read here, so that starting fails, as it does for a broken one.
open class AVAssetReader: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, reading, completed, failed, cancelled }

    public let asset: AVAsset
    open private(set) var outputs: [AVAssetReaderOutput] = []
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)

    public init(asset: AVAsset) throws {
        self.asset = asset
        super.init()
    }

    open func canAdd(_ output: AVAssetReaderOutput) -> Bool { status == .unknown }
    open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
    open func startReading() -> Bool {
        (status, error) = (.failed, AVError(.fileFailedToParse))
        return false
    }
    open func cancelReading() { status = .cancelled }
}

open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
    open var mediaType: AVMediaType { .video }
    open var alwaysCopiesSampleData = true
    open var supportsRandomAccess = false
    open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
    open func reset(forReadingTimeRanges timeRanges: [NSValue]) {}
    open func markConfigurationAsFinal() {}
}

open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
    public let track: AVAssetTrack
    public let outputSettings: [String: Any]?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral

    public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
        (self.track, self.outputSettings) = (track, outputSettings)
        super.init()
    }
    open override var mediaType: AVMediaType { track.mediaType }
}

open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput, @unchecked Sendable {
    public let audioTracks: [AVAssetTrack]
    public let audioSettings: [String: Any]?
    open var audioMix: AVAudioMix?
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral

    public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {
        (self.audioTracks, self.audioSettings) = (audioTracks, audioSettings)
        super.init()
    }
    open override var mediaType: AVMediaType { .audio }
}

open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput, @unchecked Sendable {
    public let videoTracks: [AVAssetTrack]
    public let videoSettings: [String: Any]?
    open var videoComposition: AVVideoComposition?

    public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {
        (self.videoTracks, self.videoSettings) = (videoTracks, videoSettings)
        super.init()
    }
}
