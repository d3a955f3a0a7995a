/// A film or a sound. Files are not read: there is no track and no duration.
open class AVAsset: NSObject, AssetMadeOfURL, AssetWithTracks, @unchecked Sendable {
    public override init() { super.init() }

    open var duration: CMTime { .zero }
    open var preferredRate: Float { 1 }
    open var preferredVolume: Float { 1 }
    open var preferredTransform: CGAffineTransform { .identity }
    open var naturalSize: CGSize { .zero }
    var tracksOfAsset: [AVAssetTrack] { [] }
    open var metadata: [AVMetadataItem] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var creationDate: AVMetadataItem? { nil }
    open var isPlayable: Bool { false }
    open var isExportable: Bool { false }
    open var isReadable: Bool { false }
    open var isComposable: Bool { false }
    open var hasProtectedContent: Bool { false }

    open func tracks(withMediaCharacteristic characteristic: AVMediaCharacteristic) -> [AVAssetTrack] { [] }
    open func track(withTrackID id: CMPersistentTrackID) -> AVAssetTrack? { tracks.first { $0.trackID == id } }
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        tracks.filter { $0.mediaType == mediaType }
    }
    open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {}
    open func statusOfValue(forKey key: String, error: NSErrorPointer) -> AVKeyValueStatus { .unknown }
    open func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value { property.value(self) }
    open func cancelLoading() {}
}

/// What is played has tracks of a more special kind in a composition, which Objective-C's subclasses may say of the same property.
public protocol AssetWithTracks {}
extension AssetWithTracks where Self: AVAsset {
    public var tracks: [AVAssetTrack] { tracksOfAsset }
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        tracksOfAsset.filter { $0.mediaType == mediaType }
    }
}

/// An asset that is made of a URL is of a class further down, which Swift allows to an initialiser of a protocol alone.
public protocol AssetMadeOfURL {}
extension AssetMadeOfURL where Self: AVAsset {
    public init(url: URL) {
        guard let asset = AVURLAsset(url: url, options: nil) as? Self else {
            fatalError("+[\(Self.self) assetWithURL:]: an asset of a URL is an AVURLAsset")
        }
        self = asset
    }
}

open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL
    public let resourceLoader = AVAssetResourceLoader()
    public init(url: URL, options: [String: Any]?) {
        self.url = url
        super.init()
    }
    public init(url: URL) {
        self.url = url
        super.init()
    }
}

open class AVAssetTrack: NSObject, @unchecked Sendable {
    open var asset: AVAsset? { nil }
    open var trackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
    open var mediaType: AVMediaType { .video }
    open var timeRange: CMTimeRange { .zero }
    open var naturalSize: CGSize { .zero }
    open var naturalTimeScale: CMTimeScale { 600 }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
    open var minFrameDuration: CMTime { .invalid }
    open var estimatedDataRate: Float { 0 }
    open var formatDescriptions: [Any] { [] }
    open var metadata: [AVMetadataItem] { [] }
    open var languageCode: String? { nil }
    open var isEnabled: Bool { true }
    open var segments: [AVAssetTrackSegment] { [] }
    open func load<Value>(_ property: AVAsyncProperty<AVAssetTrack, Value>) async throws -> Value {
        property.value(self)
    }
}

/// A part of a track, and where it lies in the film.
open class AVAssetTrackSegment: NSObject, @unchecked Sendable {
    public let timeMapping: CMTimeMapping
    init(timeMapping: CMTimeMapping) { self.timeMapping = timeMapping }
    open var isEmpty: Bool { !timeMapping.source.isValid }
}

/// Takes pictures out of a film: there are none, so it fails.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let cleanAperture = Self(rawValue: "CleanAperture")
        public static let productionAperture = Self(rawValue: "ProductionAperture")
        public static let encodedPixels = Self(rawValue: "EncodedPixels")
    }

    public let asset: AVAsset
    public init(asset: AVAsset) { self.asset = asset }

    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var apertureMode: ApertureMode?
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    open func copyCGImage(at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.operationNotSupportedForAsset)
    }
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw AVError(.operationNotSupportedForAsset)
    }
    open func generateCGImagesAsynchronously(
        forTimes times: [NSValue], completionHandler handler: @escaping AVAssetImageGeneratorCompletionHandler
    ) {}
    open func generateCGImageAsynchronously(
        for time: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) {}
    open func cancelAllCGImageGeneration() {}
}

extension AVAssetImageGenerator {
    /// One answer for each time: there is no film, so all of them are errors.
    public struct Images: AsyncSequence, Sendable {
        public enum Element: @unchecked Sendable {
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            case failure(requestedTime: CMTime, error: any Error)

            public var requestedTime: CMTime {
                switch self {
                case .success(let time, _, _), .failure(let time, _): time
                }
            }
            public var image: CGImage {
                get throws {
                    switch self {
                    case .success(_, let image, _): image
                    case .failure(_, let error): throw error
                    }
                }
            }
            public var actualTime: CMTime {
                get throws {
                    switch self {
                    case .success(_, _, let time): time
                    case .failure(_, let error): throw error
                    }
                }
            }
        }
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var times: ArraySlice<CMTime>
            public mutating func next() async -> Element? {
                times.popFirst().map {
                    .failure(requestedTime: $0, error: AVError(.operationNotSupportedForAsset))
                }
            }
        }
        fileprivate let times: [CMTime]
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(times: times[...]) }
    }

    public func images(for times: [CMTime]) -> Images { Images(times: times) }
}

public typealias AVAssetImageGeneratorCompletionHandler = (
    CMTime, CGImage?, CMTime, AVAssetImageGenerator.Result, (any Error)?
) -> Void

extension NSValue {
    public convenience init(time: CMTime) {
        self.init(size: CGSize(width: Double(time.value), height: Double(time.timescale)))
    }
    public convenience init(timeRange: CMTimeRange) {
        self.init(rect: CGRect(x: timeRange.start.seconds, y: 0, width: timeRange.duration.seconds, height: 0))
    }
    public var timeValue: CMTime {
        CMTime(value: Int64(exactly: sizeValue.width) ?? .max, timescale: Int32(exactly: sizeValue.height) ?? 0)
    }
    public var timeRangeValue: CMTimeRange {
        CMTimeRange(
            start: CMTime(seconds: rectValue.minX, preferredTimescale: 600),
            duration: CMTime(seconds: rectValue.width, preferredTimescale: 600))
    }
}
