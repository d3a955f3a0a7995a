/// Plays nothing, and remembers what it was to play.
open class AVPlayer: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let toMinimizeStalls = Self(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        public static let noItemToPlay = Self(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
        public static let evaluatingBufferingRate = Self(rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    }

    public override init() { super.init() }
    public required init(playerItem item: AVPlayerItem?) {
        currentItem = item
        super.init()
    }
    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

    open internal(set) var currentItem: AVPlayerItem?
    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var rate: Float = 0
    open var defaultRate: Float = 1
    open var volume: Float = 1
    open var isMuted = false
    open var actionAtItemEnd = ActionAtItemEnd.pause
    open var automaticallyWaitsToMinimizeStalling = true
    open var allowsExternalPlayback = true
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    open var preventsDisplaySleepDuringVideoPlayback = true
    open var appliesMediaSelectionCriteriaAutomatically = true
    open var isExternalPlaybackActive: Bool { false }
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }
    open var reasonForWaitingToPlay: WaitingReason? { rate == 0 ? nil : .noItemToPlay }

    open func play() { rate = defaultRate }
    open func pause() { rate = 0 }
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
    open func seek(to time: CMTime) { currentItem?.time = time }
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time)
        completionHandler(true)
    }
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) {
        seek(to: time, completionHandler: completionHandler)
    }
    @discardableResult open func seek(to time: CMTime) async -> Bool {
        currentItem?.time = time
        return true
    }

    open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) { self.rate = rate }
    open func preroll(atRate rate: Float, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    open func cancelPendingPrerolls() {}
    open var audiovisualBackgroundPlaybackPolicy = AudiovisualBackgroundPlaybackPolicy.automatic
    public enum AudiovisualBackgroundPlaybackPolicy: Int, Sendable {
        case automatic = 1
        case pauses, continuesIfPossible
    }
    open class var eligibleForHDRPlayback: Bool { false }
    open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect

    // Time stands still, so nobody is told of it.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
    ) -> Any { NSObject() }
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
    ) -> Any { NSObject() }
    open func removeTimeObserver(_ observer: Any) {}

    public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")
}

open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var queue: [AVPlayerItem] = []

    public init(items: [AVPlayerItem]) {
        queue = items
        super.init()
        currentItem = items.first
    }
    public required init(playerItem item: AVPlayerItem?) {
        queue = item.map { [$0] } ?? []
        super.init(playerItem: item)
    }
    public override init() { super.init() }

    open func items() -> [AVPlayerItem] { queue }
    open func advanceToNextItem() { remove(at: 0) }
    open func canInsert(_ item: AVPlayerItem, after: AVPlayerItem?) -> Bool { !queue.contains(item) }
    open func insert(_ item: AVPlayerItem, after: AVPlayerItem?) {
        let place = after.flatMap(queue.firstIndex).map { $0 + 1 } ?? queue.count
        queue.insert(item, at: place)
        currentItem = queue.first
    }
    open func remove(_ item: AVPlayerItem) { if let place = queue.firstIndex(of: item) { remove(at: place) } }
    open func removeAllItems() {
        queue = []
        currentItem = nil
    }
    private func remove(at place: Int) {
        if queue.indices.contains(place) { queue.remove(at: place) }
        currentItem = queue.first
    }
}

/// Would start its item again at its end.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
    public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
        if player.items().isEmpty { player.insert(templateItem, after: nil) }
    }
    public init(player: AVQueuePlayer, templateItem: AVPlayerItem, timeRange: CMTimeRange) {
        if player.items().isEmpty { player.insert(templateItem, after: nil) }
    }
    open var status: Status { .unknown }
    open var loopCount: Int { 0 }
    open func disableLooping() {}
}

open class AVPlayerItem: NSObject, @unchecked Sendable {
    open func accessLog() -> AVPlayerItemAccessLog? { nil }
    open func errorLog() -> AVPlayerItemErrorLog? { nil }
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
    open var textStyleRules: [AVTextStyleRule]?
    open var canStepForward: Bool { false }
    open var canStepBackward: Bool { false }
    open func step(byCount stepCount: Int) {}
    open func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {}
    open var currentMediaSelection: AVMediaSelection { AVMediaSelection() }
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    public let asset: AVAsset
    var time = CMTime.zero

    public init(asset: AVAsset, automaticallyLoadedAssetKeys keys: [String]?) { self.asset = asset }
    public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
    public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }

    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var duration: CMTime { asset.duration }
    open var presentationSize: CGSize { .zero }
    open var tracks: [AVPlayerItemTrack] { [] }
    open var loadedTimeRanges: [NSValue] { [] }
    open var seekableTimeRanges: [NSValue] { [] }
    open var isPlaybackLikelyToKeepUp: Bool { false }
    open var isPlaybackBufferEmpty: Bool { true }
    open var isPlaybackBufferFull: Bool { false }
    open var canPlayFastForward: Bool { false }
    open var preferredForwardBufferDuration: TimeInterval = 0
    open var preferredPeakBitRate = 0.0
    open var preferredMaximumResolution = CGSize.zero
    open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
    open var forwardPlaybackEndTime = CMTime.invalid
    open var reversePlaybackEndTime = CMTime.invalid
    open var videoComposition: AVVideoComposition?
    open var audioMix: AVAudioMix?
    open var externalMetadata: [AVMetadataItem] = []
    open var outputs: [AVPlayerItemOutput] = []

    open func currentTime() -> CMTime { time }
    open func currentDate() -> Date? { nil }
    open func cancelPendingSeeks() {}
    open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
    open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }
    open func seek(to time: CMTime) { self.time = time }
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
        self.time = time
        completionHandler?(true)
    }
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)?
    ) {
        seek(to: time, completionHandler: completionHandler)
    }

    public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
    public static let failedToPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemFailedToPlayToEndTime
}

open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
    open var assetTrack: AVAssetTrack? { nil }
    open var isEnabled = true
}
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {}
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
    public override init() { super.init() }
    public init(pixelBufferAttributes: [String: any Sendable]?) { super.init() }
    open func hasNewPixelBuffer(forItemTime time: CMTime) -> Bool { false }
    open func itemTime(forHostTime time: CFTimeInterval) -> CMTime { .zero }
    open func copyPixelBuffer(forItemTime time: CMTime, itemTimeForDisplay: UnsafeMutablePointer<CMTime>?)
        -> CVPixelBuffer?
    { nil }
}

extension NSNotification.Name {
    public static let AVPlayerItemDidPlayToEndTime = Self("AVPlayerItemDidPlayToEndTimeNotification")
    public static let AVPlayerItemFailedToPlayToEndTime = Self("AVPlayerItemFailedToPlayToEndTimeNotification")
    public static let AVPlayerItemPlaybackStalled = Self("AVPlayerItemPlaybackStalledNotification")
    public static let AVPlayerItemTimeJumped = Self("AVPlayerItemTimeJumpedNotification")
    public static let AVPlayerItemNewErrorLogEntry = Self("AVPlayerItemNewErrorLogEntryNotification")
    public static let AVPlayerItemNewAccessLogEntry = Self("AVPlayerItemNewAccessLogEntryNotification")
}

public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

/// Where a film would be seen.
@preconcurrency @MainActor open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var pixelBufferAttributes: [String: Any]?
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
