import SceneKit
import SpriteKit
import UIKit

@preconcurrency @MainActor public protocol ARSessionProviding: NSObjectProtocol {
    var session: ARSession { get }
}

public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
    func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
    func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
    func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}
extension ARSCNViewDelegate {
    public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
    public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
    public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}

/// Black, since no camera shows anything behind the scene.
@preconcurrency @MainActor open class ARSCNView: SCNView {
    public override init(frame: CGRect, options: [String: Any]? = nil) {
        super.init(frame: frame, options: options)
        prepare()
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        scene = SCNScene()
        backgroundColor = .black
    }
    open var session = ARSession()
    open var automaticallyUpdatesLighting = true
    open var rendersCameraGrain = true
    open var rendersMotionBlur = false
    open func anchor(for node: SCNNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SCNNode? { nil }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
    open func raycastQuery(
        from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
    ) -> ARRaycastQuery? { nil }
}

public protocol ARSKViewDelegate: ARSessionObserver {
    func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode?
    func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor)
    func view(_ view: ARSKView, didUpdate node: SKNode, for anchor: ARAnchor)
    func view(_ view: ARSKView, didRemove node: SKNode, for anchor: ARAnchor)
}
extension ARSKViewDelegate {
    public func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode? { nil }
    public func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor) {}
    public func view(_ view: ARSKView, didUpdate node: SKNode, for anchor: ARAnchor) {}
    public func view(_ view: ARSKView, didRemove node: SKNode, for anchor: ARAnchor) {}
}
@preconcurrency @MainActor open class ARSKView: SKView {
    open weak var delegate: (any ARSKViewDelegate)?
    open var session = ARSession()
    open func anchor(for node: SKNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SKNode? { nil }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
}

@preconcurrency @MainActor public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
    func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
    func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
}
extension ARCoachingOverlayViewDelegate {
    public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
    public func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView) {}
}
/// Shows nobody how to move the device.
@preconcurrency @MainActor open class ARCoachingOverlayView: UIView {
    public enum Goal: Int, Sendable { case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking }
    open weak var delegate: (any ARCoachingOverlayViewDelegate)?
    open var session: ARSession?
    open weak var sessionProvider: (any ARSessionProviding)?
    open var goal = Goal.tracking
    open var activatesAutomatically = true
    open private(set) var isActive = false
    open func setActive(_ active: Bool, animated: Bool) { isActive = active }
}
