import Foundation

/// Writes a film. Nothing is encoded here, so that starting fails.
open class AVAssetWriter: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }

    public let outputURL: URL
    public let outputFileType: AVFileType
    open private(set) var inputs: [AVAssetWriterInput] = []
    open private(set) var status = Status.unknown
    open private(set) var error: (any Error)?
    open var metadata: [AVMetadataItem] = []
    open var shouldOptimizeForNetworkUse = false
    open var movieFragmentInterval = CMTime.invalid

    public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
        super.init()
    }
    public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
        try self.init(outputURL: outputURL, fileType: outputFileType)
    }

    open func canAdd(_ input: AVAssetWriterInput) -> Bool { status == .unknown }
    open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool { true }
    open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
    @discardableResult open func startWriting() -> Bool {
        (status, error) = (.failed, AVError(.unknown))
        return false
    }
    open func startSession(atSourceTime startTime: CMTime) {}
    open func endSession(atSourceTime endTime: CMTime) {}
    open func cancelWriting() { status = .cancelled }
    open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
    open func finishWriting() async {}
}

open class AVAssetWriterInput: NSObject, @unchecked Sendable {
    public let mediaType: AVMediaType
    public let outputSettings: [String: Any]?
    public let sourceFormatHint: CMFormatDescription?
    open var expectsMediaDataInRealTime = false
    open var transform = CGAffineTransform.identity
    open var naturalSize = CGSize.zero
    open var mediaTimeScale: CMTimeScale = 0
    open var preferredVolume: Float = 1
    open var metadata: [AVMetadataItem] = []

    public init(
        mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil
    ) {
        (self.mediaType, self.outputSettings, self.sourceFormatHint) = (mediaType, outputSettings, sourceFormatHint)
        super.init()
    }

    open var isReadyForMoreMediaData: Bool { false }
    /// The writer never asks: it has failed before.
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
    @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
    open func markAsFinished() {}
}

open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
    public let assetWriterInput: AVAssetWriterInput
    public let sourcePixelBufferAttributes: [String: Any]?
    open var pixelBufferPool: CVPixelBufferPool? { nil }

    public init(assetWriterInput: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
        (self.assetWriterInput, self.sourcePixelBufferAttributes) = (assetWriterInput, sourcePixelBufferAttributes)
        super.init()
    }
    @discardableResult
    open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime time: CMTime) -> Bool { false }
}
