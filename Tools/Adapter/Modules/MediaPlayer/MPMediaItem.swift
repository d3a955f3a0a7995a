@_exported import AVFoundation
@_exported import UIKit

public typealias MPMediaEntityPersistentID = UInt64

public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let music = Self(rawValue: 1)
    public static let podcast = Self(rawValue: 1 << 1)
    public static let audioBook = Self(rawValue: 1 << 2)
    public static let audioITunesU = Self(rawValue: 1 << 3)
    public static let anyAudio = Self(rawValue: 0x00FF)
    public static let movie = Self(rawValue: 1 << 8)
    public static let tvShow = Self(rawValue: 1 << 9)
    public static let videoPodcast = Self(rawValue: 1 << 10)
    public static let musicVideo = Self(rawValue: 1 << 11)
    public static let homeVideo = Self(rawValue: 1 << 13)
    public static let anyVideo = Self(rawValue: 0xFF00)
    public static let any = Self(rawValue: .max)
}

public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyComposer = "composer"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyAlbumTrackNumber = "albumTrackNumber"
public let MPMediaItemPropertyAlbumTrackCount = "albumTrackCount"
public let MPMediaItemPropertyDiscNumber = "discNumber"
public let MPMediaItemPropertyDiscCount = "discCount"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyLyrics = "lyrics"
public let MPMediaItemPropertyReleaseDate = "releaseDate"
public let MPMediaItemPropertyAssetURL = "assetURL"
public let MPMediaItemPropertyPodcastTitle = "podcastTitle"
public let MPMediaItemPropertyIsCloudItem = "isCloudItem"

open class MPMediaEntity: NSObject {
    open var persistentID: MPMediaEntityPersistentID { 0 }
    open func value(forProperty property: String) -> Any? { nil }
}

open class MPMediaItem: MPMediaEntity {
    open var mediaType: MPMediaType { [] }
    open var title: String? { nil }
    open var albumTitle: String? { nil }
    open var artist: String? { nil }
    open var albumArtist: String? { nil }
    open var genre: String? { nil }
    open var composer: String? { nil }
    open var playbackDuration: TimeInterval { 0 }
    open var albumTrackNumber: Int { 0 }
    open var albumTrackCount: Int { 0 }
    open var artwork: MPMediaItemArtwork? { nil }
    open var releaseDate: Date? { nil }
    open var assetURL: URL? { nil }
    open var isCloudItem: Bool { false }
    open var hasProtectedAsset: Bool { false }
}

open class MPMediaItemArtwork: NSObject {
    private let handler: (CGSize) -> UIImage
    public let bounds: CGRect
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, handler) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    }
    @preconcurrency @MainActor public convenience init(image: UIImage) {
        self.init(boundsSize: image.size) { _ in image }
    }
    open func image(at size: CGSize) -> UIImage? { handler(size) }
}

open class MPMediaItemCollection: MPMediaEntity {
    public init(items: [MPMediaItem]) { self.items = items }
    public let items: [MPMediaItem]
    open var representativeItem: MPMediaItem? { items.first }
    open var count: Int { items.count }
    open var mediaTypes: MPMediaType { [] }
}
open class MPMediaPlaylist: MPMediaItemCollection {
    open var name: String? { nil }
}

open class MPMediaPredicate: NSObject {}
public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }
open class MPMediaPropertyPredicate: MPMediaPredicate {
    public init(
        value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
    ) { (self.value, self.property) = (value, property) }
    public let value: Any?
    public let property: String
}
public enum MPMediaGrouping: Int, Sendable {
    case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}

/// Finds nothing in an empty library.
open class MPMediaQuery: NSObject {
    public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }
    public override convenience init() { self.init(filterPredicates: nil) }
    open var filterPredicates: Set<MPMediaPredicate>?
    open var groupingType = MPMediaGrouping.title
    open var items: [MPMediaItem]? { [] }
    open var collections: [MPMediaItemCollection]? { [] }
    open func addFilterPredicate(_ predicate: MPMediaPredicate) {
        filterPredicates = (filterPredicates ?? []).union([predicate])
    }
    open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    open class func artists() -> MPMediaQuery { MPMediaQuery() }
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
    open class func podcasts() -> MPMediaQuery { MPMediaQuery() }
}

public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

open class MPMediaLibrary: NSObject {
    private nonisolated(unsafe) static let shared = MPMediaLibrary()
    open class func `default`() -> MPMediaLibrary { shared }
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .notDetermined }
    open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {}
    open var lastModifiedDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
extension MPMediaPickerControllerDelegate {
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
@preconcurrency @MainActor open class MPMediaPickerController: UIViewController {
    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        mediaTypes = .any
        super.init(coder: coder)
    }
    public let mediaTypes: MPMediaType
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems = false
    open var showsCloudItems = true
    open var prompt: String?
}
