@_exported import Photos
import SwiftUI
import UniformTypeIdentifiers
@_exported import UIKit

public struct PHPickerFilter: Equatable, Sendable {
    let names: [String]
    public static let images = Self(names: ["images"])
    public static let videos = Self(names: ["videos"])
    public static let livePhotos = Self(names: ["livePhotos"])
    public static let screenshots = Self(names: ["screenshots"])
    public static let panoramas = Self(names: ["panoramas"])
    public static let bursts = Self(names: ["bursts"])
    public static let cinematicVideos = Self(names: ["cinematicVideos"])
    public static let depthEffectPhotos = Self(names: ["depthEffectPhotos"])
    public static let screenRecordings = Self(names: ["screenRecordings"])
    public static let slomoVideos = Self(names: ["slomoVideos"])
    public static let timelapseVideos = Self(names: ["timelapseVideos"])
    public static let spatialMedia = Self(names: ["spatialMedia"])
    public static func not(_ filter: PHPickerFilter) -> Self { Self(names: []) }
    public static func any(of filters: [PHPickerFilter]) -> Self { Self(names: filters.flatMap(\.names)) }
    public static func all(of filters: [PHPickerFilter]) -> Self { Self(names: filters.flatMap(\.names)) }
}

public struct PHPickerConfiguration: Equatable {
    public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
    public enum Selection: Int, Sendable { case `default`, ordered, people, continuous }
    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    public var preselectedAssetIdentifiers: [String] = []
}

public struct PHPickerResult: Hashable {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}

/// What SwiftUI's picker gives. There is no picture that it could stand for.
public struct PhotosPickerItem: Hashable, Sendable {
    public let itemIdentifier: String?
    public var supportedContentTypes: [UTType] { [] }

    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    public func loadTransferable<Value: Transferable & Sendable>(type: Value.Type) async throws -> Value? { nil }
    @discardableResult public func loadTransferable<Value: Transferable & Sendable>(
        type: Value.Type, completionHandler: @escaping @Sendable (Result<Value?, any Error>) -> Void
    ) -> Progress {
        DispatchQueue.main.async { completionHandler(.success(nil)) }
        return Progress(totalUnitCount: 1)
    }
}

/// Lets the user choose pictures. There is neither a user nor a picture.
@preconcurrency @MainActor public class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    public weak var delegate: (any PHPickerViewControllerDelegate)?

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
    public func deselectAssets(withIdentifiers identifiers: [String]) {}
}

@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

extension PHPhotoLibrary {
    @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}
    @MainActor public func presentLimitedLibraryPicker(
        from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
    ) {}
}

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
    case undefined, full, hint
}
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let overContent = Self(rawValue: 1)
    public static let liveOff = Self(rawValue: 2)
}
@preconcurrency @MainActor open class PHLivePhotoView: UIView {
    open class func livePhotoBadgeImage(options: PHLivePhotoBadgeOptions = []) -> UIImage {
        UIImage(systemName: options.contains(.liveOff) ? "livephoto.slash" : "livephoto") ?? UIImage()
    }
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    open var livePhoto: PHLivePhoto?
    open var isMuted = false
    open var playbackGestureRecognizer: UIGestureRecognizer { UILongPressGestureRecognizer() }
    open func startPlayback(with style: PHLivePhotoViewPlaybackStyle) {}
    open func stopPlayback() {}
}
@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    func livePhotoView(_ view: PHLivePhotoView, willBeginPlaybackWith style: PHLivePhotoViewPlaybackStyle)
    func livePhotoView(_ view: PHLivePhotoView, didEndPlaybackWith style: PHLivePhotoViewPlaybackStyle)
}
extension PHLivePhotoViewDelegate {
    public func livePhotoView(_ view: PHLivePhotoView, willBeginPlaybackWith style: PHLivePhotoViewPlaybackStyle) {}
    public func livePhotoView(_ view: PHLivePhotoView, didEndPlaybackWith style: PHLivePhotoViewPlaybackStyle) {}
}
