import Foundation

/// What a session is to track. No device here can.
open class ARConfiguration: NSObject {
    public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }
    public struct FrameSemantics: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let personSegmentation = Self(rawValue: 1)
        public static let personSegmentationWithDepth = Self(rawValue: 3)
        public static let bodyDetection = Self(rawValue: 4)
        public static let sceneDepth = Self(rawValue: 8)
        public static let smoothedSceneDepth = Self(rawValue: 16)
    }
    open class var isSupported: Bool { false }
    open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
    open var worldAlignment = WorldAlignment.gravity
    open var isLightEstimationEnabled = true
    open var providesAudioData = false
    open var frameSemantics: FrameSemantics = []
}
open class ARWorldTrackingConfiguration: ARConfiguration {
    public struct PlaneDetection: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let horizontal = Self(rawValue: 1)
        public static let vertical = Self(rawValue: 2)
    }
    public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
    public override init() { super.init() }
    open var planeDetection: PlaneDetection = []
    open var environmentTexturing = EnvironmentTexturing.none
    open var isAutoFocusEnabled = true
    open var detectionImages: Set<ARReferenceImage>! = []
    open var maximumNumberOfTrackedImages = 0
    open var initialWorldMap: ARWorldMap?
    open var userFaceTrackingEnabled = false
}
open class AROrientationTrackingConfiguration: ARConfiguration {
    public override init() { super.init() }
    open var isAutoFocusEnabled = true
}
open class ARFaceTrackingConfiguration: ARConfiguration {
    public override init() { super.init() }
    open class var supportedNumberOfTrackedFaces: Int { 0 }
    open var maximumNumberOfTrackedFaces = 1
}
open class ARImageTrackingConfiguration: ARConfiguration {
    public override init() { super.init() }
    open var trackingImages: Set<ARReferenceImage> = []
    open var maximumNumberOfTrackedImages = 1
}
open class ARBodyTrackingConfiguration: ARConfiguration {
    public override init() { super.init() }
    open var automaticSkeletonScaleEstimationEnabled = false
}
open class ARGeoTrackingConfiguration: ARConfiguration {
    public override init() { super.init() }
    open class func checkAvailability(completionHandler: @escaping (Bool, (any Error)?) -> Void) {
        completionHandler(false, ARError(.unsupportedConfiguration))
    }
}
