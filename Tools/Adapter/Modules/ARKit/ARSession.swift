@_exported import AVFoundation
@_exported import Foundation
@_exported import SceneKit
@_exported import SpriteKit
@_exported import UIKit
@_exported import simd

public let ARErrorDomain = "com.apple.arkit.error"
public struct ARError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = ARError
        case unsupportedConfiguration = 100
        case sensorUnavailable, sensorFailed, cameraUnauthorized, microphoneUnauthorized, locationUnauthorized
        case worldTrackingFailed = 200
        case invalidReferenceImage = 300
        case invalidReferenceObject, invalidWorldMap, invalidConfiguration
        case insufficientFeatures = 400
        case objectMergeFailed
        case fileIOFailed = 500
        case requestFailed
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { ARErrorDomain }
    public static var unsupportedConfiguration: Code { .unsupportedConfiguration }
    public static var sensorUnavailable: Code { .sensorUnavailable }
    public static var sensorFailed: Code { .sensorFailed }
    public static var cameraUnauthorized: Code { .cameraUnauthorized }
    public static var microphoneUnauthorized: Code { .microphoneUnauthorized }
    public static var locationUnauthorized: Code { .locationUnauthorized }
    public static var worldTrackingFailed: Code { .worldTrackingFailed }
    public static var invalidReferenceImage: Code { .invalidReferenceImage }
    public static var invalidReferenceObject: Code { .invalidReferenceObject }
    public static var invalidWorldMap: Code { .invalidWorldMap }
    public static var invalidConfiguration: Code { .invalidConfiguration }
    public static var insufficientFeatures: Code { .insufficientFeatures }
    public static var objectMergeFailed: Code { .objectMergeFailed }
    public static var fileIOFailed: Code { .fileIOFailed }
    public static var requestFailed: Code { .requestFailed }
}

/// Reports what a device without the camera for it would: nothing is tracked.
open class ARSession: NSObject {
    public struct RunOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let resetTracking = Self(rawValue: 1)
        public static let removeExistingAnchors = Self(rawValue: 2)
        public static let stopTrackedRaycasts = Self(rawValue: 4)
        public static let resetSceneReconstruction = Self(rawValue: 8)
    }
    public override init() { super.init() }
    open weak var delegate: (any ARSessionDelegate)?
    open var delegateQueue: DispatchQueue?
    open var currentFrame: ARFrame? { nil }
    open private(set) var configuration: ARConfiguration?
    public let identifier = UUID()
    open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
        self.configuration = configuration
        delegate?.session(self, didFailWithError: ARError(.unsupportedConfiguration))
    }
    open func pause() {}
    open func add(anchor: ARAnchor) {}
    open func remove(anchor: ARAnchor) {}
    open func setWorldOrigin(relativeTransform: simd_float4x4) {}
    open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
    open func getCurrentWorldMap(completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void) {
        completionHandler(nil, ARError(.insufficientFeatures))
    }
}

public protocol ARSessionObserver: NSObjectProtocol {
    func session(_ session: ARSession, didFailWithError error: any Error)
    func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
    func sessionWasInterrupted(_ session: ARSession)
    func sessionInterruptionEnded(_ session: ARSession)
    func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
}
extension ARSessionObserver {
    public func session(_ session: ARSession, didFailWithError error: any Error) {}
    public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
    public func sessionWasInterrupted(_ session: ARSession) {}
    public func sessionInterruptionEnded(_ session: ARSession) {}
    public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { false }
}
public protocol ARSessionDelegate: ARSessionObserver {
    func session(_ session: ARSession, didUpdate frame: ARFrame)
    func session(_ session: ARSession, didAdd anchors: [ARAnchor])
    func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
    func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}
extension ARSessionDelegate {
    public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
    public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

open class ARFrame: NSObject {
    open var timestamp: TimeInterval { 0 }
    open var capturedImage: CVPixelBuffer { fatalError("No camera has taken a frame") }
    open var camera: ARCamera { ARCamera() }
    open var anchors: [ARAnchor] { [] }
    open var lightEstimate: ARLightEstimate? { nil }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
}
open class ARLightEstimate: NSObject {
    open var ambientIntensity: CGFloat { 1000 }
    open var ambientColorTemperature: CGFloat { 6500 }
}
open class ARCamera: NSObject {
    public enum TrackingState: Sendable {
        public enum Reason: Sendable { case initializing, excessiveMotion, insufficientFeatures, relocalizing }
        case notAvailable
        case limited(Reason)
        case normal
    }
    open var transform: simd_float4x4 { matrix_identity_float4x4 }
    open var eulerAngles: SIMD3<Float> { .zero }
    open var trackingState: TrackingState { .notAvailable }
    open var imageResolution: CGSize { .zero }
}
open class ARWorldMap: NSObject {
    open var anchors: [ARAnchor] = []
}
open class ARHitTestResult: NSObject {
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let featurePoint = Self(rawValue: 1)
        public static let estimatedHorizontalPlane = Self(rawValue: 2)
        public static let estimatedVerticalPlane = Self(rawValue: 4)
        public static let existingPlane = Self(rawValue: 8)
        public static let existingPlaneUsingExtent = Self(rawValue: 16)
        public static let existingPlaneUsingGeometry = Self(rawValue: 32)
    }
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var distance: CGFloat { 0 }
    open var anchor: ARAnchor? { nil }
}
open class ARRaycastQuery: NSObject {
    public enum Target: Int, Sendable { case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane }
    public enum TargetAlignment: Int, Sendable { case horizontal, vertical, any }
}
open class ARRaycastResult: NSObject {
    open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    open var anchor: ARAnchor? { nil }
}

// MARK: Anchors

open class ARAnchor: NSObject, @unchecked Sendable {
    public let identifier = UUID()
    public let name: String?
    public let transform: simd_float4x4
    public init(transform: simd_float4x4) { (name, self.transform) = (nil, transform) }
    public init(name: String, transform: simd_float4x4) { (self.name, self.transform) = (name, transform) }
}
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
    public enum Alignment: Int, Sendable { case horizontal, vertical }
    open var alignment: Alignment { .horizontal }
    open var center: SIMD3<Float> { .zero }
    open var extent: SIMD3<Float> { .zero }
}
open class ARImageAnchor: ARAnchor, @unchecked Sendable {
    open var referenceImage: ARReferenceImage { ARReferenceImage() }
    open var isTracked: Bool { false }
}
open class ARFaceAnchor: ARAnchor, @unchecked Sendable {
    public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let eyeBlinkLeft = Self(rawValue: "eyeBlink_L")
        public static let eyeBlinkRight = Self(rawValue: "eyeBlink_R")
        public static let jawOpen = Self(rawValue: "jawOpen")
        public static let mouthSmileLeft = Self(rawValue: "mouthSmile_L")
        public static let mouthSmileRight = Self(rawValue: "mouthSmile_R")
        public static let tongueOut = Self(rawValue: "tongueOut")
    }
    open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
    open var isTracked: Bool { false }
}
open class ARReferenceImage: NSObject, @unchecked Sendable {
    open var name: String?
    open var physicalSize: CGSize { .zero }
    open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { nil }
}
