import UIKit

public enum MPMusicPlaybackState: Int, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }

public protocol MPMediaPlayback {
    func prepareToPlay()
    var isPreparedToPlay: Bool { get }
    func play()
    func pause()
    func stop()
    var currentPlaybackTime: TimeInterval { get set }
    var currentPlaybackRate: Float { get set }
}

/// Remembers what it is told, and plays nothing.
open class MPMusicPlayerController: NSObject, MPMediaPlayback, @unchecked Sendable {
    public static let systemMusicPlayer = MPMusicPlayerController()
    public static let applicationMusicPlayer = MPMusicPlayerController()
    public static let applicationQueuePlayer = MPMusicPlayerController()
    open class func iPodMusicPlayer() -> MPMusicPlayerController { systemMusicPlayer }
    open var playbackState: MPMusicPlaybackState { .stopped }
    open var repeatMode = MPMusicRepeatMode.default
    open var shuffleMode = MPMusicShuffleMode.default
    open var nowPlayingItem: MPMediaItem?
    open var indexOfNowPlayingItem: Int { NSNotFound }
    open var volume: Float = 0.5
    open func setQueue(with query: MPMediaQuery) {}
    open func setQueue(with itemCollection: MPMediaItemCollection) { nowPlayingItem = itemCollection.items.first }
    open func setQueue(with storeIDs: [String]) {}
    open func skipToNextItem() {}
    open func skipToBeginning() {}
    open func skipToPreviousItem() {}
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}
    open func prepareToPlay() {}
    open var isPreparedToPlay: Bool { false }
    open func play() {}
    open func pause() {}
    open func stop() {}
    open func beginSeekingForward() {}
    open func beginSeekingBackward() {}
    open func endSeeking() {}
    open var currentPlaybackTime: TimeInterval = 0
    open var currentPlaybackRate: Float = 0
}

extension NSNotification.Name {
    public static let MPMusicPlayerControllerPlaybackStateDidChange = Self(
        "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
    public static let MPMusicPlayerControllerNowPlayingItemDidChange = Self(
        "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
    public static let MPMusicPlayerControllerVolumeDidChange = Self(
        "MPMusicPlayerControllerVolumeDidChangeNotification")
    public static let MPMediaLibraryDidChange = Self("MPMediaLibraryDidChangeNotification")
}
