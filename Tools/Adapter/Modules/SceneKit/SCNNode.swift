import UIKit
import simd

/// A thing in space, with its place, its turn and its children. It is not drawn.
open class SCNNode: NSObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    public convenience init(geometry: SCNGeometry?) {
        self.init()
        self.geometry = geometry
    }
    open var name: String?
    open var light: SCNLight?
    open var camera: SCNCamera?
    open var geometry: SCNGeometry?
    open var physicsBody: SCNPhysicsBody?
    open var constraints: [SCNConstraint]?
    open var isHidden = false
    open var opacity: CGFloat = 1
    open var renderingOrder = 0
    open var castsShadow = true
    open var categoryBitMask = 1
    open var isPaused = false
    open var pivot = SCNMatrix4Identity

    // MARK: Place, turn and size

    open var simdPosition = SIMD3<Float>.zero
    open var simdScale = SIMD3<Float>(repeating: 1)
    open var simdOrientation = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
    open var position: SCNVector3 {
        get { SCNVector3(simdPosition) }
        set { simdPosition = SIMD3(newValue) }
    }
    open var scale: SCNVector3 {
        get { SCNVector3(simdScale) }
        set { simdScale = SIMD3(newValue) }
    }
    open var orientation: SCNQuaternion {
        get {
            let turn = simdOrientation.vector
            return SCNQuaternion(turn.x, turn.y, turn.z, turn.w)
        }
        set { simdOrientation = simd_quatf(ix: newValue.x, iy: newValue.y, iz: newValue.z, r: newValue.w) }
    }
    /// An axis and the angle around it.
    open var rotation: SCNVector4 {
        get {
            let angle = simdOrientation.angle
            guard angle != 0 else { return SCNVector4Zero }
            let axis = simdOrientation.axis
            return SCNVector4(axis.x, axis.y, axis.z, angle)
        }
        set {
            let axis = SIMD3(newValue.x, newValue.y, newValue.z)
            simdOrientation =
                axis == .zero ? simd_quatf(ix: 0, iy: 0, iz: 0, r: 1) : simd_quatf(angle: newValue.w, axis: axis)
        }
    }
    private var angles = SCNVector3Zero
    /// Around x, y and z, in that order of its parts: what was set last.
    open var eulerAngles: SCNVector3 {
        get { angles }
        set {
            angles = newValue
            simdOrientation =
                simd_quatf(angle: newValue.z, axis: SIMD3(0, 0, 1))
                * simd_quatf(angle: newValue.y, axis: SIMD3(0, 1, 0))
                * simd_quatf(angle: newValue.x, axis: SIMD3(1, 0, 0))
        }
    }
    open var simdEulerAngles: SIMD3<Float> {
        get { SIMD3(angles) }
        set { eulerAngles = SCNVector3(newValue) }
    }
    open var simdTransform: simd_float4x4 {
        get {
            var moved = simd_float4x4(simdOrientation) * simd_float4x4(diagonal: SIMD4(simdScale, 1))
            moved.columns.3 = SIMD4(simdPosition, 1)
            return moved
        }
        set {
            func part(_ column: Int) -> SIMD3<Float> {
                SIMD3(newValue[column].x, newValue[column].y, newValue[column].z)
            }
            simdPosition = part(3)
            simdScale = SIMD3(simd_length(part(0)), simd_length(part(1)), simd_length(part(2)))
            guard simdScale.x > 0, simdScale.y > 0, simdScale.z > 0 else { return }
            simdOrientation = simd_quatf(
                simd_float3x3(part(0) / simdScale.x, part(1) / simdScale.y, part(2) / simdScale.z))
        }
    }
    open var transform: SCNMatrix4 {
        get { SCNMatrix4(simdTransform) }
        set { simdTransform = simd_float4x4(newValue) }
    }
    open var simdWorldTransform: simd_float4x4 {
        get { parent.map { $0.simdWorldTransform * simdTransform } ?? simdTransform }
        set { simdTransform = parent.map { $0.simdWorldTransform.inverse * newValue } ?? newValue }
    }
    open var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }
    open var simdWorldPosition: SIMD3<Float> {
        get { SIMD3(simdWorldTransform[3].x, simdWorldTransform[3].y, simdWorldTransform[3].z) }
        set { simdPosition = parent?.simdConvertPosition(newValue, from: nil) ?? newValue }
    }
    open var worldPosition: SCNVector3 {
        get { SCNVector3(simdWorldPosition) }
        set { simdWorldPosition = SIMD3(newValue) }
    }
    open func simdConvertPosition(_ position: SIMD3<Float>, to node: SCNNode?) -> SIMD3<Float> {
        let place =
            (node?.simdWorldTransform.inverse ?? matrix_identity_float4x4) * simdWorldTransform * SIMD4(position, 1)
        return SIMD3(place.x, place.y, place.z)
    }
    open func simdConvertPosition(_ position: SIMD3<Float>, from node: SCNNode?) -> SIMD3<Float> {
        let place =
            simdWorldTransform.inverse * (node?.simdWorldTransform ?? matrix_identity_float4x4) * SIMD4(position, 1)
        return SIMD3(place.x, place.y, place.z)
    }
    open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertPosition(SIMD3(position), to: node))
    }
    open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
        SCNVector3(simdConvertPosition(SIMD3(position), from: node))
    }
    open func look(at worldTarget: SCNVector3) {
        let direction = SIMD3(worldTarget) - simdWorldPosition
        if direction != .zero { simdOrientation = simd_quatf(from: SIMD3(0, 0, -1), to: normalize(direction)) }
    }
    open func simdLook(at worldTarget: SIMD3<Float>) { look(at: SCNVector3(worldTarget)) }
    open func localTranslate(by translation: SCNVector3) {
        simdPosition += simdOrientation.act(SIMD3(translation) * simdScale)
    }
    open func localRotate(by rotation: SCNQuaternion) {
        simdOrientation = simdOrientation * simd_quatf(ix: rotation.x, iy: rotation.y, iz: rotation.z, r: rotation.w)
    }
    open var worldFront: SCNVector3 {
        let front = simdWorldTransform.columns.2
        return SCNVector3(normalize(-SIMD3(front.x, front.y, front.z)))
    }
    open var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { geometry?.boundingBox ?? (SCNVector3Zero, SCNVector3Zero) }
        set {}
    }
    open var presentation: SCNNode { self }

    // MARK: The tree

    open private(set) weak var parent: SCNNode?
    open private(set) var childNodes: [SCNNode] = []
    open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }
    open func insertChildNode(_ child: SCNNode, at index: Int) {
        child.removeFromParentNode()
        childNodes.insert(child, at: min(index, childNodes.count))
        child.parent = self
    }
    open func removeFromParentNode() {
        parent?.childNodes.removeAll { $0 === self }
        parent = nil
    }
    open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
        guard let index = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
        oldChild.removeFromParentNode()
        insertChildNode(newChild, at: index)
    }
    open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
        childNodes(passingTest: { node, _ in node.name == name && (recursively || node.parent === self) }).first
    }
    open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode] {
        var (found, stop): ([SCNNode], ObjCBool) = ([], false)
        enumerateChildNodes { node, _ in if !stop.boolValue, predicate(node, &stop) { found.append(node) } }
        return found
    }
    open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for node in childNodes where !stop.boolValue {
            block(node, &stop)
            if !stop.boolValue { node.enumerateChildNodes(block) }
        }
    }
    open func enumerateHierarchy(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        block(self, &stop)
        if !stop.boolValue { enumerateChildNodes(block) }
    }
    open func clone() -> Self {
        let copy = type(of: self).init(coder: NSCoder())!
        (copy.name, copy.geometry, copy.light, copy.camera) = (name, geometry, light, camera)
        copy.simdTransform = simdTransform
        childNodes.forEach { copy.addChildNode($0.clone()) }
        return copy
    }
    open func flattenedClone() -> Self { clone() }

    // MARK: Actions, which do not go on: no time passes in a scene

    private var actions: [String: SCNAction] = [:]
    open func runAction(_ action: SCNAction) { actions[UUID().uuidString] = action }
    open func runAction(_ action: SCNAction, forKey key: String?) { actions[key ?? ""] = action }
    open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) { runAction(action) }
    open var hasActions: Bool { !actions.isEmpty }
    open func action(forKey key: String) -> SCNAction? { actions[key] }
    open func removeAction(forKey key: String) { actions[key] = nil }
    open func removeAllActions() { actions = [:] }
    open func addParticleSystem(_ system: SCNParticleSystem) {}
    open func removeAllParticleSystems() {}
}
open class SCNReferenceNode: SCNNode {
    public convenience init?(url referenceURL: URL) { self.init() }
    open func load() {}
    open func unload() {}
}
open class SCNParticleSystem: NSObject {
    public convenience init?(named name: String, inDirectory directory: String?) { nil }
    open var birthRate: CGFloat = 1
    open var loops = true
    open var particleColor = UIColor.white
}
