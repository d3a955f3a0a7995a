open class AVCaptureOutput: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    open weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    open var sampleBufferCallbackQueue: DispatchQueue?
    open var videoSettings: [String: Any]! = [:]
    open var alwaysDiscardsLateVideoFrames = true
    open var availableVideoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
    open func setSampleBufferDelegate(
        _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
    ) {
        (sampleBufferDelegate, sampleBufferCallbackQueue) = (delegate, queue)
    }
}
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(
        _ output: AVCaptureOutput, didOutput buffer: CMSampleBuffer, from connection: AVCaptureConnection)
    func captureOutput(_ output: AVCaptureOutput, didDrop buffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput buffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop buffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}

open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
    open func setSampleBufferDelegate(
        _ delegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
    ) {}
}
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(
        _ output: AVCaptureOutput, didOutput buffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureAudioDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput buffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}

open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    open weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    open func setMetadataObjectsDelegate(
        _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
    ) {
        metadataObjectsDelegate = delegate
    }
}
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection
    ) {}
}

open class AVMetadataObject: NSObject, @unchecked Sendable {
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let face = Self(rawValue: "face")
        public static let qr = Self(rawValue: "org.iso.QRCode")
        public static let aztec = Self(rawValue: "org.iso.Aztec")
        public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
        public static let pdf417 = Self(rawValue: "org.iso.PDF417")
        public static let code128 = Self(rawValue: "org.iso.Code128")
        public static let code39 = Self(rawValue: "org.iso.Code39")
        public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
        public static let code93 = Self(rawValue: "com.intermec.Code93")
        public static let codabar = Self(rawValue: "Codabar")
        public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
        public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
        public static let upce = Self(rawValue: "org.gs1.UPC-E")
        public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
        public static let itf14 = Self(rawValue: "org.gs1.ITF14")
        public static let gs1DataBar = Self(rawValue: "org.gs1.GS1DataBar")
        public static let microQR = Self(rawValue: "MicroQR")
        public static let humanBody = Self(rawValue: "humanBody")
    }
    open var type: ObjectType { .face }
    open var bounds: CGRect { .zero }
    open var time: CMTime { .invalid }
    open var duration: CMTime { .invalid }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    open var corners: [CGPoint] { [] }
    open var stringValue: String? { nil }
}
open class AVMetadataFaceObject: AVMetadataObject, @unchecked Sendable {
    open var faceID: Int { 0 }
}

open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    open var isHighResolutionCaptureEnabled = false
    open var isLivePhotoCaptureEnabled = false
    open var isLivePhotoCaptureSupported: Bool { false }
    open var isDepthDataDeliveryEnabled = false
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// As Objective-C has them.
    open var __supportedFlashModes: [NSNumber] { supportedFlashModes.map { NSNumber(value: $0.rawValue) } }
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [.hevc, .jpeg] }
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    open var maxPhotoDimensions = CMVideoDimensions()
    public enum QualityPrioritization: Int, Sendable {
        case speed = 1
        case balanced, quality
    }
    // Without a camera there is nothing to deliver.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
    open func setPreparedPhotoSettingsArray(
        _ settings: [AVCapturePhotoSettings], completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) {}
    open class func jpegPhotoDataRepresentation(
        forJPEGSampleBuffer buffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
    ) -> Data? { nil }
}
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init(format: [String: Any]?) {
        self.init()
        self.format = format
    }
    open private(set) var format: [String: Any]?
    open var uniqueID: Int64 { 0 }
    open var flashMode = AVCaptureDevice.FlashMode.off
    open var isHighResolutionPhotoEnabled = false
    open var isAutoStillImageStabilizationEnabled = true
    open var isAutoRedEyeReductionEnabled = false
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    open var previewPhotoFormat: [String: Any]?
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    open var livePhotoMovieFileURL: URL?
    open var maxPhotoDimensions = CMVideoDimensions()
    open var availablePreviewPhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
    open var __availablePreviewPhotoPixelFormatTypes: [NSNumber] { [NSNumber(value: kCVPixelFormatType_32BGRA)] }
}
open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings, @unchecked Sendable {}
open class AVCaptureBracketedStillImageSettings: NSObject, @unchecked Sendable {}
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    open var uniqueID: Int64 { 0 }
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
}
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    open var metadata: [String: Any] { [:] }
    open var pixelBuffer: CVPixelBuffer? { nil }
    open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
    open func previewCGImageRepresentation() -> CGImage? { nil }
}
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor settings: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor settings: AVCaptureResolvedPhotoSettings)
    func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor settings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor settings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto buffer: CMSampleBuffer?,
        previewPhoto: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
        bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor settings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor settings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor settings: AVCaptureResolvedPhotoSettings)
    {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor settings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto buffer: CMSampleBuffer?,
        previewPhoto: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
        bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?
    ) {}
}

/// The camera's pictures as it was used before iOS 10.
open class AVCaptureStillImageOutput: AVCaptureOutput, @unchecked Sendable {
    open var outputSettings: [String: Any] = [:]
    open var isHighResolutionStillImageOutputEnabled = false
    open var isCapturingStillImage: Bool { false }
    open func captureStillImageAsynchronously(
        from connection: AVCaptureConnection,
        completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
    ) {}
    open class func jpegStillImageNSDataRepresentation(_ buffer: CMSampleBuffer) -> Data? { nil }
}

open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    open var outputFileURL: URL? { nil }
    open var isRecording: Bool { false }
    open var isRecordingPaused: Bool { false }
    open var recordedDuration: CMTime { .zero }
    open var recordedFileSize: Int64 { 0 }
    open var maxRecordedDuration = CMTime.invalid
    open var maxRecordedFileSize: Int64 = 0
    open var minFreeDiskSpaceLimit: Int64 = 0
    open func startRecording(to url: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {}
    open func stopRecording() {}
}
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
    open var metadata: [AVMetadataItem]?
    open var availableVideoCodecTypes: [AVVideoCodecType] { [.hevc, .h264] }
    open func setOutputSettings(_ settings: [String: Any]?, for connection: AVCaptureConnection) {}
}
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo url: URL, from connections: [AVCaptureConnection])
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo url: URL, from connections: [AVCaptureConnection],
        error: (any Error)?)
}
extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo url: URL, from connections: [AVCaptureConnection]
    ) {}
}
