@_exported import AVFoundation
@_exported import CoreLocation
@_exported import ObjectiveC
@_exported import UIKit

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let photoPanorama = Self(rawValue: 1)
    public static let photoHDR = Self(rawValue: 2)
    public static let photoScreenshot = Self(rawValue: 4)
    public static let photoLive = Self(rawValue: 8)
    public static let photoDepthEffect = Self(rawValue: 16)
    public static let videoStreamed = Self(rawValue: 1 << 16)
    public static let videoHighFrameRate = Self(rawValue: 1 << 17)
    public static let videoTimelapse = Self(rawValue: 1 << 18)
}
public enum PHAssetCollectionType: Int, Sendable {
    case album = 1
    case smartAlbum, moment
}
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2
    case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100
    case albumCloudShared
    case smartAlbumGeneric = 200
    case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses, smartAlbumAllHidden
    case smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
    case smartAlbumSelfPortraits, smartAlbumScreenshots, smartAlbumDepthEffect, smartAlbumLivePhotos
    case smartAlbumAnimated, smartAlbumLongExposures, smartAlbumUnableToUpload, smartAlbumRAW, smartAlbumCinematic
    case any = 0x7FFF_FFFF_FFFF_FFFF
}
public enum PHCollectionListType: Int, Sendable {
    case momentList = 1
    case folder, smartFolder
}

/// What the library fetches: nothing, since it is empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    private let objects: [ObjectType]
    public override init() { objects = [] }

    open var count: Int { objects.count }
    open var firstObject: ObjectType? { objects.first }
    open var lastObject: ObjectType? { objects.last }
    open func object(at index: Int) -> ObjectType { objects[index] }
    open subscript(index: Int) -> ObjectType { objects[index] }
    open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
    open func index(of object: ObjectType) -> Int { objects.firstIndex { $0 === object } ?? NSNotFound }
    open func contains(_ object: ObjectType) -> Bool { objects.contains { $0 === object } }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for (index, object) in objects.enumerated() where !stop.boolValue { block(object, index, &stop) }
    }
    open func enumerateObjects(
        options: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        enumerateObjects(block)
    }
    open func enumerateObjects(
        at indexes: IndexSet, options: NSEnumerationOptions = [],
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    open func countOfAssets(with type: PHAssetMediaType) -> Int { 0 }
}

open class PHFetchOptions: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var includeHiddenAssets = false
    open var includeAllBurstAssets = false
    open var includeAssetSourceTypes: PHAssetSourceType = []
    open var fetchLimit = 0
    open var wantsIncrementalChangeDetails = true
}
public struct PHAssetSourceType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let typeUserLibrary = Self(rawValue: 1)
    public static let typeCloudShared = Self(rawValue: 2)
    public static let typeiTunesSynced = Self(rawValue: 4)
}

open class PHObject: NSObject, NSCopying, @unchecked Sendable {
    open var localIdentifier: String { "" }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class PHAsset: PHObject, @unchecked Sendable {
    public override init() { super.init() }
    open var mediaType: PHAssetMediaType { .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var sourceType: PHAssetSourceType { [] }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }
    open var isHidden: Bool { false }
    open var burstIdentifier: String? { nil }
    open var representsBurst: Bool { false }

    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        in collection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        withALAssetURLs urls: [URL], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchKeyAssets(
        in collection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? { nil }
    @discardableResult open func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> Int { 0 }
}
open class PHContentEditingInputRequestOptions: NSObject, @unchecked Sendable {
    open var isNetworkAccessAllowed = false
    open var canHandleAdjustmentData: (Any) -> Bool = { _ in false }
}
open class PHContentEditingInput: NSObject, @unchecked Sendable {
    open var fullSizeImageURL: URL? { nil }
    open var displaySizeImage: UIImage? { nil }
}

open class PHCollection: PHObject, @unchecked Sendable {
    open var localizedTitle: String? { nil }
    open var canContainAssets: Bool { false }
    open class func fetchTopLevelUserCollections(with options: PHFetchOptions?) -> PHFetchResult<PHCollection> {
        PHFetchResult()
    }
}
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    public override init() { super.init() }
    open var assetCollectionType: PHAssetCollectionType { .album }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
    open var estimatedAssetCount: Int { 0 }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func fetchAssetCollectionsContaining(
        _ asset: PHAsset, with type: PHAssetCollectionType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func transientAssetCollection(with assets: [PHAsset], title: String?) -> PHAssetCollection {
        PHAssetCollection()
    }
}
open class PHCollectionList: PHCollection, @unchecked Sendable {}
