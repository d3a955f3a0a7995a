/// A property that is loaded before it is read. There is nothing to load, so that it is read at once.
public struct AVAsyncProperty<Root, Value>: @unchecked Sendable {
    let value: (Root) -> Value
}

extension AVAsyncProperty where Root == AVAsset {
    public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init { $0.duration } }
    public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init { $0.tracks } }
    public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init { $0.isPlayable } }
    public static var isExportable: AVAsyncProperty<AVAsset, Bool> { .init { $0.isExportable } }
    public static var isReadable: AVAsyncProperty<AVAsset, Bool> { .init { $0.isReadable } }
    public static var isComposable: AVAsyncProperty<AVAsset, Bool> { .init { $0.isComposable } }
    public static var hasProtectedContent: AVAsyncProperty<AVAsset, Bool> { .init { $0.hasProtectedContent } }
    public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init { $0.metadata } }
    public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init { $0.commonMetadata } }
    public static var creationDate: AVAsyncProperty<AVAsset, AVMetadataItem?> { .init { $0.creationDate } }
    public static var preferredRate: AVAsyncProperty<AVAsset, Float> { .init { $0.preferredRate } }
    public static var preferredVolume: AVAsyncProperty<AVAsset, Float> { .init { $0.preferredVolume } }
    public static var preferredTransform: AVAsyncProperty<AVAsset, CGAffineTransform> {
        .init { $0.preferredTransform }
    }
}
extension AVAsyncProperty where Root == AVAssetTrack {
    public static var formatDescriptions: AVAsyncProperty<AVAssetTrack, [CMFormatDescription]> {
        .init { $0.formatDescriptions.compactMap { $0 as? CMFormatDescription } }
    }
    public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init { $0.naturalSize } }
    public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
        .init { $0.preferredTransform }
    }
    public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { .init { $0.nominalFrameRate } }
    public static var minFrameDuration: AVAsyncProperty<AVAssetTrack, CMTime> { .init { $0.minFrameDuration } }
    public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> { .init { $0.timeRange } }
    public static var naturalTimeScale: AVAsyncProperty<AVAssetTrack, CMTimeScale> { .init { $0.naturalTimeScale } }
    public static var estimatedDataRate: AVAsyncProperty<AVAssetTrack, Float> { .init { $0.estimatedDataRate } }
    public static var isEnabled: AVAsyncProperty<AVAssetTrack, Bool> { .init { $0.isEnabled } }
    public static var metadata: AVAsyncProperty<AVAssetTrack, [AVMetadataItem]> { .init { $0.metadata } }
    public static var languageCode: AVAsyncProperty<AVAssetTrack, String?> { .init { $0.languageCode } }
}

/// What has properties that are loaded, several at once.
extension AVAsset {
    public func load<A, B>(
        _ propertyA: AVAsyncProperty<AVAsset, A>, _ propertyB: AVAsyncProperty<AVAsset, B>
    ) async throws -> (A, B) { (propertyA.value(self), propertyB.value(self)) }
    public func load<A, B, C>(
        _ propertyA: AVAsyncProperty<AVAsset, A>, _ propertyB: AVAsyncProperty<AVAsset, B>,
        _ propertyC: AVAsyncProperty<AVAsset, C>
    ) async throws -> (A, B, C) { (propertyA.value(self), propertyB.value(self), propertyC.value(self)) }
}
extension AVAssetTrack {
    public func load<A, B>(
        _ propertyA: AVAsyncProperty<AVAssetTrack, A>, _ propertyB: AVAsyncProperty<AVAssetTrack, B>
    ) async throws -> (A, B) { (propertyA.value(self), propertyB.value(self)) }
    public func load<A, B, C>(
        _ propertyA: AVAsyncProperty<AVAssetTrack, A>, _ propertyB: AVAsyncProperty<AVAssetTrack, B>,
        _ propertyC: AVAsyncProperty<AVAssetTrack, C>
    ) async throws -> (A, B, C) { (propertyA.value(self), propertyB.value(self), propertyC.value(self)) }
}
