public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite
}

/// An empty library, which nobody has allowed to be read yet.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let only = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { only }
    open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
    open class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .notDetermined }
    // Nobody answers.
    open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {}
    open class func requestAuthorization(
        for level: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) {}
    open class func requestAuthorization(for level: PHAccessLevel) async -> PHAuthorizationStatus { .notDetermined }

    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
    open func register(_ observer: any PHPhotoLibraryAvailabilityObserver) {}
    open func performChanges(
        _ changes: @escaping () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {}
    open func performChanges(_ changes: @escaping () -> Void) async throws {}
    open func performChangesAndWait(_ changes: @escaping () -> Void) throws {}
}
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ change: PHChange)
}
public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {
    func photoLibraryDidBecomeUnavailable(_ library: PHPhotoLibrary)
}

open class PHChange: NSObject, @unchecked Sendable {
    open func changeDetails<Asset: PHObject>(for object: Asset) -> PHObjectChangeDetails<Asset>? { nil }
    open func changeDetails<Asset: PHObject>(for result: PHFetchResult<Asset>) -> PHFetchResultChangeDetails<Asset>? {
        nil
    }
}
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    open var objectAfterChanges: ObjectType? { nil }
    open var assetContentChanged: Bool { false }
    open var objectWasDeleted: Bool { false }
}
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
    open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    open var hasIncrementalChanges: Bool { false }
    open var hasMoves: Bool { false }
    open var removedIndexes: IndexSet? { nil }
    open var removedObjects: [ObjectType] { [] }
    open var insertedIndexes: IndexSet? { nil }
    open var insertedObjects: [ObjectType] { [] }
    open var changedIndexes: IndexSet? { nil }
    open var changedObjects: [ObjectType] { [] }
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}

open class PHChangeRequest: NSObject, @unchecked Sendable {}
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
open class PHAssetChangeRequest: PHChangeRequest, @unchecked Sendable {
    public convenience init(for asset: PHAsset) { self.init() }
    open class func creationRequestForAsset(from image: UIImage) -> Self {
        unsafeDowncast(PHAssetChangeRequest(), to: self)
    }
    open class func creationRequestForAssetFromImage(atFileURL url: URL) -> Self? { nil }
    open class func creationRequestForAssetFromVideo(atFileURL url: URL) -> Self? { nil }
    open class func deleteAssets(_ assets: any NSFastEnumeration) {}
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    open var creationDate: Date?
    open var location: CLLocation?
    open var isFavorite = false
    open var isHidden = false
}
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
    open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
}
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var originalFilename: String?
    open var uniformTypeIdentifier: String?
    open var shouldMoveFile = false
}
open class PHAssetCollectionChangeRequest: PHChangeRequest, @unchecked Sendable {
    public convenience init?(for collection: PHAssetCollection) { self.init() }
    open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
        let request = PHAssetCollectionChangeRequest()
        request.title = title
        return request
    }
    open var title = ""
    open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder() }
    open func addAssets(_ assets: any NSFastEnumeration) {}
    open func removeAssets(_ assets: any NSFastEnumeration) {}
}
