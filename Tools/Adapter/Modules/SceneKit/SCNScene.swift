import UIKit
import simd

/// The root of a tree of nodes. Files of scenes are not read.
open class SCNScene: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public convenience init?(named name: String) { nil }
    public convenience init?(named name: String, inDirectory directory: String?, options: [LoadingOption: Any]? = nil) {
        nil
    }
    public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws {
        throw CocoaError(.fileReadCorruptFile)
    }
    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public let rootNode = SCNNode()
    public let background = SCNMaterialProperty()
    public let lightingEnvironment = SCNMaterialProperty()
    public let physicsWorld = SCNPhysicsWorld()
    open var isPaused = false
    open var fogColor: Any = UIColor.white
    open var fogStartDistance: CGFloat = 0
    open var fogEndDistance: CGFloat = 0
    open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {}
}

public protocol SCNSceneRendererDelegate: NSObjectProtocol {
    func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
    func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {
    }
    public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}

@preconcurrency @MainActor public protocol SCNSceneRenderer: NSObjectProtocol {
    var scene: SCNScene? { get set }
    var delegate: (any SCNSceneRendererDelegate)? { get set }
    var pointOfView: SCNNode? { get set }
    var isPlaying: Bool { get set }
}

public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let firstFoundOnly = Self(rawValue: "firstFoundOnly")
    public static let sortResults = Self(rawValue: "sort")
    public static let boundingBoxOnly = Self(rawValue: "boundingBoxOnly")
    public static let ignoreHiddenNodes = Self(rawValue: "ignoreHiddenNodes")
    public static let rootNode = Self(rawValue: "rootNode")
    public static let searchMode = Self(rawValue: "searchMode")
    public static let categoryBitMask = Self(rawValue: "categoryBitMask")
}
open class SCNHitTestResult: NSObject {
    open var node: SCNNode { SCNNode() }
    open var worldCoordinates: SCNVector3 { SCNVector3Zero }
    open var localCoordinates: SCNVector3 { SCNVector3Zero }
    open var worldNormal: SCNVector3 { SCNVector3Zero }
    open var geometryIndex: Int { 0 }
}

public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X }
public struct SCNDebugOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showPhysicsShapes = Self(rawValue: 1)
    public static let showBoundingBoxes = Self(rawValue: 2)
    public static let showLightInfluences = Self(rawValue: 4)
    public static let showLightExtents = Self(rawValue: 8)
    public static let showPhysicsFields = Self(rawValue: 16)
    public static let showWireframe = Self(rawValue: 32)
    public static let renderAsWireframe = Self(rawValue: 64)
    public static let showSkeletons = Self(rawValue: 128)
    public static let showCreases = Self(rawValue: 256)
    public static let showConstraints = Self(rawValue: 512)
    public static let showCameras = Self(rawValue: 1024)
}

/// Shows the colour of its scene's background, and white without one.
@preconcurrency @MainActor open class SCNView: UIView, SCNSceneRenderer {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let preferredRenderingAPI = Self(rawValue: "SCNPreferredRenderingAPIKey")
        public static let preferLowPowerDevice = Self(rawValue: "SCNPreferLowPowerDeviceKey")
    }
    public init(frame: CGRect, options: [String: Any]? = nil) {
        super.init(frame: frame)
        backgroundColor = .white
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if backgroundColor == nil { backgroundColor = .white }
    }
    open var scene: SCNScene? {
        didSet { if let color = scene?.background.contents as? UIColor { backgroundColor = color } }
    }
    open weak var delegate: (any SCNSceneRendererDelegate)?
    open var pointOfView: SCNNode?
    open var allowsCameraControl = false
    open var autoenablesDefaultLighting = false
    open var showsStatistics = false
    open var isPlaying = false
    open var loops = false
    open var rendersContinuously = false
    open var preferredFramesPerSecond = 60
    open var antialiasingMode = SCNAntialiasingMode.none
    open var debugOptions: SCNDebugOptions = []
    open var isJitteringEnabled = false
    open var isTemporalAntialiasingEnabled = false
    open var audioListener: SCNNode?
    open var sceneTime: TimeInterval = 0
    open func play(_ sender: Any?) { isPlaying = true }
    open func pause(_ sender: Any?) { isPlaying = false }
    open func stop(_ sender: Any?) { isPlaying = false }
    open func snapshot() -> UIImage {
        UIGraphicsImageRenderer(size: bounds.size).image { context in
            (backgroundColor ?? .white).setFill()
            context.fill(bounds)
        }
    }
    open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
    open func projectPoint(_ point: SCNVector3) -> SCNVector3 { point }
    open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { point }
    open func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool { false }
    open func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(true) }
}

/// Changes at once what would change within a time.
open class SCNTransaction: NSObject {
    open class func begin() {}
    open class func commit() {
        let block = completionBlock
        completionBlock = nil
        block?()
    }
    open class func flush() {}
    private static let lock = NSLock()
    nonisolated(unsafe) private static var completion: (() -> Void)?
    open class var animationDuration: CFTimeInterval {
        get { 0 }
        set {}
    }
    open class var disableActions: Bool {
        get { false }
        set {}
    }
    open class var completionBlock: (() -> Void)? {
        get { lock.withLock { completion } }
        set { lock.withLock { completion = newValue } }
    }
}
