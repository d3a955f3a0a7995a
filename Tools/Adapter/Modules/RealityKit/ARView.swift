@_exported import ARKit
@_exported import Foundation
@_exported import UIKit
@_exported import simd

/// Black, since no camera shows anything behind the scene.
@preconcurrency @MainActor open class ARView: UIView, ARSessionProviding {
    public enum CameraMode: Hashable, Sendable { case ar, nonAR }
    public struct DebugOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let showPhysics = Self(rawValue: 1)
        public static let showStatistics = Self(rawValue: 2)
        public static let showAnchorOrigins = Self(rawValue: 4)
        public static let showAnchorGeometry = Self(rawValue: 8)
        public static let showWorldOrigin = Self(rawValue: 16)
        public static let showFeaturePoints = Self(rawValue: 32)
    }
    public struct RenderOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let disableCameraGrain = Self(rawValue: 1)
        public static let disableMotionBlur = Self(rawValue: 2)
        public static let disableDepthOfField = Self(rawValue: 4)
        public static let disableHDR = Self(rawValue: 8)
    }
    public struct Environment {
        public struct Background {
            public static func color(_ color: UIColor) -> Self { Self(color: color) }
            public static func cameraFeed() -> Self { Self(color: .black) }
            let color: UIColor
        }
        public var background = Background.cameraFeed()
    }

    public init(frame: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool) {
        self.cameraMode = cameraMode
        self.automaticallyConfigureSession = automaticallyConfigureSession
        super.init(frame: frame)
        backgroundColor = .black
    }
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, cameraMode: .ar, automaticallyConfigureSession: true)
    }
    public required init?(coder: NSCoder) {
        (cameraMode, automaticallyConfigureSession) = (.ar, true)
        super.init(coder: coder)
        backgroundColor = .black
    }
    public let session = ARSession()
    public let scene = Scene()
    open var cameraMode: CameraMode
    open var automaticallyConfigureSession: Bool
    open var debugOptions: DebugOptions = []
    open var renderOptions: RenderOptions = []
    open var environment = Environment() { didSet { backgroundColor = environment.background.color } }
    open func entity(at point: CGPoint) -> Entity? { nil }
    open func entities(at point: CGPoint) -> [Entity] { [] }
    open func raycast(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> [ARRaycastResult] { [] }
    open func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void) { completion(nil) }
}

/// The anchors of a view.
@preconcurrency @MainActor public final class Scene {
    public private(set) var anchors: [any HasAnchoring] = []
    public func addAnchor(_ anchor: any HasAnchoring) { anchors.append(anchor) }
    public func removeAnchor(_ anchor: any HasAnchoring) { anchors.removeAll { $0 === anchor } }
    public func findEntity(named name: String) -> Entity? {
        anchors.lazy.compactMap { ($0 as Entity).findEntity(named: name) }.first
    }
}
