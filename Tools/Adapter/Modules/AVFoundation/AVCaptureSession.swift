/// Would take what inputs deliver to outputs. It remembers both.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
        public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
        public static let cif352x288 = Self(rawValue: "AVCaptureSessionPreset352x288")
        public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
        public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
        public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
        public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
        public static let inputPriority = Self(rawValue: "AVCaptureSessionPresetInputPriority")
    }

    public override init() { super.init() }

    open var sessionPreset = Preset.high
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    open private(set) var isRunning = false
    open var isInterrupted: Bool { false }
    open var usesApplicationAudioSession = true
    open var automaticallyConfiguresApplicationAudioSession = true

    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
    open private(set) var connections: [AVCaptureConnection] = []
    // Nothing is connected by itself, as no device delivers anything.
    open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
    open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
    open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { !connections.contains(connection) }
    open func addConnection(_ connection: AVCaptureConnection) { connections.append(connection) }
    open func removeConnection(_ connection: AVCaptureConnection) { connections.removeAll { $0 === connection } }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    open func startRunning() { isRunning = true }
    open func stopRunning() { isRunning = false }
}

open class AVCaptureInput: NSObject, @unchecked Sendable {
    open class Port: NSObject, @unchecked Sendable {
        open var mediaType: AVMediaType { .video }
        open var formatDescription: CMFormatDescription? { nil }
    }
    open var ports: [Port] { [] }
}

open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws { self.device = device }
}

public enum AVCaptureVideoOrientation: Int, Sendable {
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
}
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    case off, standard, cinematic, cinematicExtended
    case auto = -1
}

open class AVCaptureConnection: NSObject, @unchecked Sendable {
    public init(inputPorts: [AVCaptureInput.Port], output: AVCaptureOutput) { self.inputPorts = inputPorts }
    public init(inputPort: AVCaptureInput.Port, videoPreviewLayer: AVCaptureVideoPreviewLayer) {
        inputPorts = [inputPort]
    }
    open var isEnabled = true
    open var isActive: Bool { false }
    public let inputPorts: [AVCaptureInput.Port]
    open var audioChannels: [AVCaptureAudioChannel] { [] }
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    open var videoRotationAngle: CGFloat = 0
    open func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { false }
    open var isVideoOrientationSupported: Bool { false }
    open var isVideoMirroringSupported: Bool { false }
    open var isVideoMirrored = false
    open var automaticallyAdjustsVideoMirroring = true
    open var isVideoStabilizationSupported: Bool { false }
    open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    open var videoScaleAndCropFactor: CGFloat = 1
    open var videoMaxScaleAndCropFactor: CGFloat { 1 }
}
open class AVCaptureAudioChannel: NSObject, @unchecked Sendable {
    open var averagePowerLevel: Float { -160 }
}

/// Where the camera's picture would be seen.
@preconcurrency @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var connection: AVCaptureConnection? { nil }
    open var isPreviewing: Bool { false }

    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public init(session: AVCaptureSession) {
        super.init()
        self.session = session
    }
    public init(sessionWithNoConnection session: AVCaptureSession) {
        super.init()
        self.session = session
    }

    open func setSessionWithNoConnection(_ session: AVCaptureSession) { self.session = session }

    // As if the picture filled the layer.
    open func captureDevicePointConverted(fromLayerPoint point: CGPoint) -> CGPoint {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        return CGPoint(x: point.x / bounds.width, y: point.y / bounds.height)
    }
    open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
        CGPoint(x: point.x * bounds.width, y: point.y * bounds.height)
    }
    open func metadataOutputRectConverted(fromLayerRect rect: CGRect) -> CGRect {
        let origin = captureDevicePointConverted(fromLayerPoint: rect.origin)
        let end = captureDevicePointConverted(fromLayerPoint: CGPoint(x: rect.maxX, y: rect.maxY))
        return CGRect(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
    }
    open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect {
        let origin = layerPointConverted(fromCaptureDevicePoint: rect.origin)
        return CGRect(
            origin: origin, size: CGSize(width: rect.width * bounds.width, height: rect.height * bounds.height))
    }
    open func transformedMetadataObject(for object: AVMetadataObject) -> AVMetadataObject? { object }
}
