/// A film put together of others. It remembers nothing of them but that they were given.
open class AVComposition: AVAsset, @unchecked Sendable {}
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    private var own: [AVMutableCompositionTrack] = []
    public override init() { super.init() }
    override var tracksOfAsset: [AVAssetTrack] { own }
    public var tracks: [AVMutableCompositionTrack] { own }
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVMutableCompositionTrack] {
        own.filter { $0.mediaType == mediaType }
    }
    open override var naturalSize: CGSize {
        get { size }
        set { size = newValue }
    }
    private var size = CGSize.zero
    @discardableResult open func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID id: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? {
        let track = AVMutableCompositionTrack(mediaType, id)
        own.append(track)
        return track
    }
    open func mutableTrack(compatibleWith track: AVAssetTrack) -> AVMutableCompositionTrack? { nil }
    open func insertTimeRange(_ range: CMTimeRange, of asset: AVAsset, at start: CMTime) throws {}
    open func insertEmptyTimeRange(_ range: CMTimeRange) {}
    open func removeTimeRange(_ range: CMTimeRange) {}
    open func scaleTimeRange(_ range: CMTimeRange, toDuration duration: CMTime) {}
}
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {}
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
    private let type: AVMediaType
    private let id: CMPersistentTrackID
    private var transform = CGAffineTransform.identity
    init(_ type: AVMediaType, _ id: CMPersistentTrackID) { (self.type, self.id) = (type, id) }
    open override var mediaType: AVMediaType { type }
    open override var trackID: CMPersistentTrackID { id }
    open override var preferredTransform: CGAffineTransform {
        get { transform }
        set { transform = newValue }
    }
    open func insertTimeRange(_ range: CMTimeRange, of track: AVAssetTrack, at start: CMTime) throws {}
    open func removeTimeRange(_ range: CMTimeRange) {}
    open func scaleTimeRange(_ range: CMTimeRange, toDuration duration: CMTime) {}
}

open class AVVideoComposition: NSObject, @unchecked Sendable {
    public override init() { super.init() }
}
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    public convenience init(propertiesOf asset: AVAsset) { self.init() }
    open var renderSize = CGSize.zero
    open var renderScale: Float = 1
    open var frameDuration = CMTime.zero
    open var instructions: [any AVVideoCompositionInstructionProtocol] = []
    open var animationTool: AVVideoCompositionCoreAnimationTool?
}
public protocol AVVideoCompositionInstructionProtocol: NSObjectProtocol {
    var timeRange: CMTimeRange { get }
}
open class AVVideoCompositionInstruction: NSObject, AVVideoCompositionInstructionProtocol, @unchecked Sendable {
    open var timeRange = CMTimeRange.zero
    open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
    open var backgroundColor: CGColor?
    open var enablePostProcessing = false
}
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {}
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
    open var trackID = kCMPersistentTrackID_Invalid
}
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(assetTrack track: AVAssetTrack) {
        self.init()
        trackID = track.trackID
    }
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
    open func setTransformRamp(
        fromStart start: CGAffineTransform, toEnd end: CGAffineTransform, timeRange: CMTimeRange
    ) {}
    open func setOpacity(_ opacity: Float, at time: CMTime) {}
    open func setOpacityRamp(fromStartOpacity start: Float, toEndOpacity end: Float, timeRange: CMTimeRange) {}
    open func setCropRectangle(_ rectangle: CGRect, at time: CMTime) {}
}
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
    public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) { self.init() }
}

open class AVAudioMix: NSObject, @unchecked Sendable {}
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
    open var inputParameters: [AVAudioMixInputParameters] = []
}
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {}
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
    public convenience init(track: AVAssetTrack?) { self.init() }
    open func setVolume(_ volume: Float, at time: CMTime) {}
    open func setVolumeRamp(fromStartVolume start: Float, toEndVolume end: Float, timeRange: CMTimeRange) {}
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Would write a film into a file. It stays waiting.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }

    public let asset: AVAsset
    public let presetName: String
    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }

    open private(set) var status = Status.unknown
    open var error: (any Error)? { nil }
    open var progress: Float { 0 }
    open var outputURL: URL?
    open var directoryForTemporaryFiles: URL?
    open var outputFileType: AVFileType?
    open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4v] }
    open var timeRange = CMTimeRange.zero
    open var videoComposition: AVVideoComposition?
    open var audioMix: AVAudioMix?
    open var metadata: [AVMetadataItem]?
    open var fileLengthLimit: Int64 = 0
    open var estimatedOutputFileLength: Int64 { 0 }
    open var shouldOptimizeForNetworkUse = false
    open class func allExportPresets() -> [String] { [AVAssetExportPresetHighestQuality] }
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) { status = .waiting }
    open func export(to url: URL, as fileType: AVFileType) async throws { throw CocoaError(.featureUnsupported) }
    open func export() async { status = .failed }
    open func cancelExport() { status = .cancelled }
}
