import Foundation

/// Lets the user take or choose a picture. There is neither a user nor a camera: it remembers its settings.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    public enum SourceType: Int, Hashable, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public enum CameraCaptureMode: Int, Hashable, Sendable { case photo, video }
    public enum CameraDevice: Int, Hashable, Sendable { case rear, front }
    public enum CameraFlashMode: Int, Hashable, Sendable {
        case off = -1
        case auto, on
    }
    public enum QualityType: Int, Hashable, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    public enum ImageURLExportPreset: Int, Hashable, Sendable { case compatible, current }

    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    }

    private let pickerState = ImagePickerState()

    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

    open weak var imagePickerDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
        delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate
    }
    open var sourceType: SourceType {
        get { pickerState.source }
        set { pickerState.source = newValue }
    }
    open var mediaTypes: [String] {
        get { pickerState.mediaTypes }
        set { pickerState.mediaTypes = newValue }
    }
    open var allowsEditing: Bool {
        get { pickerState.allowsEditing }
        set { pickerState.allowsEditing = newValue }
    }
    open var imageExportPreset: ImageURLExportPreset {
        get { pickerState.preset }
        set { pickerState.preset = newValue }
    }
    open var videoMaximumDuration: TimeInterval {
        get { pickerState.videoLength }
        set { pickerState.videoLength = newValue }
    }
    open var videoQuality: QualityType {
        get { pickerState.quality }
        set { pickerState.quality = newValue }
    }
    open var videoExportPreset: String {
        get { pickerState.videoPreset }
        set { pickerState.videoPreset = newValue }
    }
    open var showsCameraControls: Bool {
        get { pickerState.showsControls }
        set { pickerState.showsControls = newValue }
    }
    open var cameraOverlayView: UIView? {
        get { pickerState.overlay }
        set { pickerState.overlay = newValue }
    }
    open var cameraViewTransform: CGAffineTransform {
        get { pickerState.cameraTransform }
        set { pickerState.cameraTransform = newValue }
    }
    open var cameraCaptureMode: CameraCaptureMode {
        get { pickerState.captureMode }
        set { pickerState.captureMode = newValue }
    }
    open var cameraDevice: CameraDevice {
        get { pickerState.device }
        set { pickerState.device = newValue }
    }
    open var cameraFlashMode: CameraFlashMode {
        get { pickerState.flash }
        set { pickerState.flash = newValue }
    }
    open func takePicture() {}
    open func startVideoCapture() -> Bool { false }
    open func stopVideoCapture() {}
}

@MainActor private final class ImagePickerState: HiddenState {
    var source = UIImagePickerController.SourceType.photoLibrary
    var mediaTypes = ["public.image"]
    var allowsEditing = false
    var preset = UIImagePickerController.ImageURLExportPreset.compatible
    var videoLength: TimeInterval = 600
    var quality = UIImagePickerController.QualityType.typeMedium
    var videoPreset = "AVAssetExportPresetPassthrough"
    var showsControls = true
    var overlay: UIView?
    var cameraTransform = CGAffineTransform.identity
    var captureMode = UIImagePickerController.CameraCaptureMode.photo
    var device = UIImagePickerController.CameraDevice.rear
    var flash = UIImagePickerController.CameraFlashMode.auto
}

@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Does nothing: there is no album, and the completion is not called.
@preconcurrency @MainActor public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}
