/// A camera or a microphone. There is none, and nobody has been asked for permission.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    public enum Position: Int, Sendable { case unspecified, back, front }
    /// There are no cameras of several lenses.
    open var constituentDevices: [AVCaptureDevice] { [] }
    open var isVirtualDevice: Bool { false }
    open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    public enum FlashMode: Int, Sendable { case off, on, auto }
    public enum TorchMode: Int, Sendable { case off, on, auto }
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
    public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
    public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        public static let builtInUltraWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        public static let builtInTelephotoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        public static let builtInDualWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        public static let builtInTrueDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
        public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
    }
    open class Format: NSObject, @unchecked Sendable {
        open var formatDescription: CMFormatDescription { CMFormatDescription() }
        open var videoMaxZoomFactor: CGFloat { 1 }
        open var videoFieldOfView: Float { 0 }
        open var isVideoHDRSupported: Bool { false }
        open var minExposureDuration: CMTime { .invalid }
        open var maxExposureDuration: CMTime { .invalid }
        open var minISO: Float { 0 }
        open var maxISO: Float { 0 }
    }

    open class DiscoverySession: NSObject, @unchecked Sendable {
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        open var devices: [AVCaptureDevice] { [] }
    }

    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open class var userPreferredCamera: AVCaptureDevice? {
        get { nil }
        set {}
    }
    open class var systemPreferredCamera: AVCaptureDevice? { nil }
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    open class func devices() -> [AVCaptureDevice] { [] }
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
    /// Nobody answers.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {}
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

    open var uniqueID: String { "" }
    open var localizedName: String { "" }
    open var position: Position { .unspecified }
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    open var isConnected: Bool { false }
    open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
    open func lockForConfiguration() throws {}
    open func unlockForConfiguration() {}

    open var hasFlash: Bool { false }
    open var isFlashAvailable: Bool { false }
    open var flashMode = FlashMode.off
    open func isFlashModeSupported(_ mode: FlashMode) -> Bool { false }
    open var hasTorch: Bool { false }
    open var isTorchAvailable: Bool { false }
    open var isTorchActive: Bool { false }
    open var torchLevel: Float { 0 }
    open var torchMode = TorchMode.off
    open func isTorchModeSupported(_ mode: TorchMode) -> Bool { false }
    open func setTorchModeOn(level: Float) throws {}
    public static let maxAvailableTorchLevel: Float = 1
    open var focusMode = FocusMode.locked
    open func isFocusModeSupported(_ mode: FocusMode) -> Bool { false }
    open var isFocusPointOfInterestSupported: Bool { false }
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    open var isAutoFocusRangeRestrictionSupported: Bool { false }
    open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
    open var isSmoothAutoFocusEnabled = false
    open var isSmoothAutoFocusSupported: Bool { false }
    open var isAdjustingFocus: Bool { false }
    open var exposureMode = ExposureMode.locked
    open func isExposureModeSupported(_ mode: ExposureMode) -> Bool { false }
    open var isExposurePointOfInterestSupported: Bool { false }
    open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// What stands for the duration and the sensitivity that a camera has at the time.
    public static let currentExposureDuration = CMTime.invalid
    public static let currentISO = Float.greatestFiniteMagnitude
    open var exposureDuration: CMTime { .invalid }
    open var iso: Float { 0 }
    open func setExposureModeCustom(
        duration: CMTime, iso: Float, completionHandler handler: ((CMTime) -> Void)? = nil
    ) {}
    open var exposureTargetBias: Float { 0 }
    open var minExposureTargetBias: Float { 0 }
    open var maxExposureTargetBias: Float { 0 }
    open func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
    open var isAdjustingExposure: Bool { false }
    open var whiteBalanceMode = WhiteBalanceMode.locked
    open func isWhiteBalanceModeSupported(_ mode: WhiteBalanceMode) -> Bool { false }
    open var isSubjectAreaChangeMonitoringEnabled = false
    open var isLowLightBoostSupported: Bool { false }
    open var automaticallyEnablesLowLightBoostWhenAvailable = false
    open var videoZoomFactor: CGFloat = 1
    open var minAvailableVideoZoomFactor: CGFloat { 1 }
    open var maxAvailableVideoZoomFactor: CGFloat { 1 }
    open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
    open func cancelVideoZoomRamp() {}
    open var formats: [Format] { [] }
    open var activeFormat = Format()
    open var activeVideoMinFrameDuration = CMTime.invalid
    open var activeVideoMaxFrameDuration = CMTime.invalid

    public static let wasConnectedNotification = NSNotification.Name.AVCaptureDeviceWasConnected
    public static let wasDisconnectedNotification = NSNotification.Name.AVCaptureDeviceWasDisconnected
    public static let subjectAreaDidChangeNotification = NSNotification.Name.AVCaptureDeviceSubjectAreaDidChange
}

extension NSNotification.Name {
    public static let AVCaptureDeviceWasConnected = Self("AVCaptureDeviceWasConnectedNotification")
    public static let AVCaptureDeviceWasDisconnected = Self("AVCaptureDeviceWasDisconnectedNotification")
    public static let AVCaptureDeviceSubjectAreaDidChange = Self("AVCaptureDeviceSubjectAreaDidChangeNotification")
    public static let AVCaptureSessionDidStartRunning = Self("AVCaptureSessionDidStartRunningNotification")
    public static let AVCaptureSessionDidStopRunning = Self("AVCaptureSessionDidStopRunningNotification")
    public static let AVCaptureSessionWasInterrupted = Self("AVCaptureSessionWasInterruptedNotification")
    public static let AVCaptureSessionInterruptionEnded = Self("AVCaptureSessionInterruptionEndedNotification")
    public static let AVCaptureSessionRuntimeError = Self("AVCaptureSessionRuntimeErrorNotification")
    public static let AVCaptureInputPortFormatDescriptionDidChange = Self(
        "AVCaptureInputPortFormatDescriptionDidChangeNotification")
}
