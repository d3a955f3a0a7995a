import UIKit

public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

@preconcurrency @MainActor public protocol SKSceneDelegate: NSObjectProtocol {
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    func didEvaluateActions(for scene: SKScene)
    func didSimulatePhysics(for scene: SKScene)
    func didFinishUpdate(for scene: SKScene)
}
extension SKSceneDelegate {
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
    public func didEvaluateActions(for scene: SKScene) {}
    public func didSimulatePhysics(for scene: SKScene) {}
    public func didFinishUpdate(for scene: SKScene) {}
}

@preconcurrency @MainActor open class SKScene: SKEffectNode {
    public override init() {
        super.init()
        sceneDidLoad()
    }
    public init(size: CGSize) {
        super.init()
        self.size = size
        sceneDidLoad()
    }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    open var size = CGSize.zero
    open var scaleMode = SKSceneScaleMode.fill
    open var camera: SKCameraNode?
    open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1) {
        didSet { view?.backgroundColor = backgroundColor }
    }
    open weak var delegate: (any SKSceneDelegate)?
    open var anchorPoint = CGPoint.zero
    public let physicsWorld = SKPhysicsWorld()
    open internal(set) weak var view: SKView?
    open override var frame: CGRect {
        CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
    }
    open func sceneDidLoad() {}
    open func didMove(to view: SKView) {}
    open func willMove(from view: SKView) {}
    open func didChangeSize(_ oldSize: CGSize) {}
    open func update(_ currentTime: TimeInterval) {}
    open func didEvaluateActions() {}
    open func didSimulatePhysics() {}
    open func didApplyConstraints() {}
    open func didFinishUpdate() {}
    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        guard let view, view.bounds.width > 0, view.bounds.height > 0 else { return point }
        return CGPoint(
            x: (point.x / view.bounds.width - anchorPoint.x) * size.width,
            y: (1 - point.y / view.bounds.height - anchorPoint.y) * size.height)
    }
    open func convertPoint(toView point: CGPoint) -> CGPoint {
        guard let view, size.width > 0, size.height > 0 else { return point }
        return CGPoint(
            x: (point.x / size.width + anchorPoint.x) * view.bounds.width,
            y: (1 - point.y / size.height - anchorPoint.y) * view.bounds.height)
    }
}

/// Shows the colour behind its scene.
@preconcurrency @MainActor open class SKView: UIView {
    open private(set) var scene: SKScene?
    open var isPaused = false
    open var showsFPS = false
    open var showsDrawCount = false
    open var showsNodeCount = false
    open var showsQuadCount = false
    open var showsPhysics = false
    open var showsFields = false
    open var isAsynchronous = true
    open var allowsTransparency = false
    open var ignoresSiblingOrder = false
    open var shouldCullNonVisibleNodes = true
    open var preferredFramesPerSecond = 60

    open func presentScene(_ scene: SKScene?) {
        self.scene?.willMove(from: self)
        self.scene?.view = nil
        self.scene = scene
        guard let scene else { return }
        if scene.scaleMode == .resizeFill { scene.size = bounds.size }
        scene.view = self
        if !allowsTransparency { backgroundColor = scene.backgroundColor }
        scene.didMove(to: self)
    }
    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
    open func texture(from node: SKNode) -> SKTexture? { nil }
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }
}

public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }
open class SKTransition: NSObject {
    open var pausesIncomingScene = true
    open var pausesOutgoingScene = true
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}
