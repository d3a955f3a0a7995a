public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputColorKey = "inputColor"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputEVKey = "inputEV"
public let kCIInputWidthKey = "inputWidth"
public let kCIOutputImageKey = "outputImage"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryColorEffect = "CICategoryColorEffect"

/// A filter that remembers its parameters. What comes out is what went in.
open class CIFilter: NSObject, @unchecked Sendable {
    open var name: String
    private var parameters: [String: Any] = [:]

    public override init() {
        Self.tellKeys
        name = ""
        super.init()
    }
    /// Filters that code makes by names of its own.
    open class func registerName(
        _ name: String, constructor: any CIFilterConstructor, classAttributes attributes: [String: Any] = [:]
    ) {}

    init(named name: String) {
        Self.tellKeys
        self.name = name
        super.init()
    }

    /// The keys of Apple's reference of filters.
    private static let tellKeys: Void = {
        for key in inputNames { KeyedProperties.add("input" + key, \CIFilter[parameter: "input" + key]) }
        KeyedProperties.add(kCIOutputImageKey, \CIFilter.outputImage)
    }()
    private static let inputNames = [
        "Amount", "Angle", "Aspect", "AspectRatio", "AVector", "BackgroundImage", "BiasVector", "BlueCoefficients",
        "BottomLeft", "BottomRight", "Brightness", "BVector", "Center", "Color", "Color0", "Color1", "ColorSpace",
        "Contrast", "CorrectionLevel", "CubeData", "CubeDimension", "EV", "Extent", "GradientImage",
        "GreenCoefficients",
        "GVector", "HighlightAmount", "Image", "Intensity", "Levels", "MaskImage", "MaxComponents", "Message",
        "MinComponents", "Neutral", "NoiseLevel", "Point0", "Point1", "Point2", "Point3", "Point4", "Power",
        "QuietSpace",
        "Radius", "Radius0", "Radius1", "Rectangle", "RedCoefficients", "RVector", "Saturation", "Scale",
        "ShadowAmount",
        "Sharpness", "Strength", "TargetImage", "TargetNeutral", "Threshold", "Time", "TopLeft", "TopRight",
        "Transform",
        "Width",
    ]

    /// Nil for what Apple would not name so.
    public convenience init?(name: String) {
        guard name.hasPrefix("CI") else { return nil }
        self.init(named: name)
    }
    public convenience init?(name: String, parameters: [String: Any]?) {
        self.init(name: name)
        for (key, value) in parameters ?? [:] { self[parameter: key] = value }
    }
    public convenience init?(name: String, withInputParameters parameters: [String: Any]?) {
        self.init(name: name, parameters: parameters)
    }

    open func setDefaults() {}
    /// The parameters have no properties: key-value coding finds them here.
    public subscript(parameter key: String) -> Any? {
        get { parameters[key] }
        set { parameters[key] = newValue }
    }
    open var outputImage: CIImage? { parameters[kCIInputImageKey] as? CIImage }
    open var inputKeys: [String] { parameters.keys.sorted() }
    open var outputKeys: [String] { [kCIOutputImageKey] }
    open var attributes: [String: Any] { [kCIAttributeFilterDisplayName: name] }

    open class func filterNames(inCategory category: String?) -> [String] { [] }
    open class func localizedName(forFilterName name: String) -> String? { name }
}

open class CIFeature: NSObject, @unchecked Sendable {
    open var type: String { "" }
    open var bounds: CGRect { .zero }
}
open class CIRectangleFeature: CIFeature, @unchecked Sendable {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}
open class CIFaceFeature: CIFeature, @unchecked Sendable {
    open var hasSmile: Bool { false }
    open var hasLeftEyePosition: Bool { false }
    open var leftEyePosition: CGPoint { .zero }
    open var hasRightEyePosition: Bool { false }
    open var rightEyePosition: CGPoint { .zero }
    open var hasMouthPosition: Bool { false }
    open var mouthPosition: CGPoint { .zero }
}
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    open var messageString: String? { nil }
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorSmile = "CIDetectorSmile"

/// Looks for faces and codes, and finds none.
open class CIDetector: NSObject, @unchecked Sendable {
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) { super.init() }
    open func features(in image: CIImage) -> [CIFeature] { [] }
    open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

public protocol CIFilterConstructor {
    func filter(withName name: String) -> CIFilter?
}
