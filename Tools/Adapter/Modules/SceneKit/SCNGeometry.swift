import CoreImage
import UIKit

open class SCNMaterialProperty: NSObject {
    public override init() { super.init() }
    public convenience init(contents: Any) {
        self.init()
        self.contents = contents
    }
    open var contents: Any?
    open var intensity: CGFloat = 1
    open var wrapS = SCNWrapMode.clamp
    open var wrapT = SCNWrapMode.clamp
    open var contentsTransform = SCNMatrix4Identity
    open var magnificationFilter = SCNFilterMode.linear
    open var minificationFilter = SCNFilterMode.linear
    open var mipFilter = SCNFilterMode.nearest
    open var maxAnisotropy: CGFloat = 1
    open var mappingChannel = 0
}
public enum SCNWrapMode: Int, Sendable {
    case clamp = 1
    case `repeat`, clampToBorder, mirror
}
public enum SCNFillMode: UInt, Sendable { case fill, lines }
public enum SCNCullMode: Int, Sendable { case back, front }
public enum SCNBlendMode: Int, Sendable { case alpha, add, subtract, multiply, screen, replace, max }

open class SCNMaterial: NSObject {
    public struct LightingModel: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let phong = Self(rawValue: "SCNLightingModelPhong")
        public static let blinn = Self(rawValue: "SCNLightingModelBlinn")
        public static let lambert = Self(rawValue: "SCNLightingModelLambert")
        public static let constant = Self(rawValue: "SCNLightingModelConstant")
        public static let physicallyBased = Self(rawValue: "SCNLightingModelPhysicallyBased")
    }
    public override init() { super.init() }
    open var name: String?
    public let diffuse = SCNMaterialProperty(contents: UIColor.white)
    public let ambient = SCNMaterialProperty()
    public let specular = SCNMaterialProperty(contents: UIColor.black)
    public let emission = SCNMaterialProperty(contents: UIColor.black)
    public let transparent = SCNMaterialProperty()
    public let reflective = SCNMaterialProperty()
    public let multiply = SCNMaterialProperty()
    public let normal = SCNMaterialProperty()
    public let metalness = SCNMaterialProperty()
    public let roughness = SCNMaterialProperty()
    public let ambientOcclusion = SCNMaterialProperty()
    open var shininess: CGFloat = 1
    open var transparency: CGFloat = 1
    open var lightingModel = LightingModel.blinn
    open var isLitPerPixel = true
    open var isDoubleSided = false
    open var fillMode = SCNFillMode.fill
    open var cullMode = SCNCullMode.back
    open var blendMode = SCNBlendMode.alpha
    open var writesToDepthBuffer = true
    open var readsFromDepthBuffer = true
    open var colorBufferWriteMask = 15
}

open class SCNGeometry: NSObject {
    public override init() { super.init() }
    public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) { self.init() }
    open var name: String?
    open var materials = [SCNMaterial()]
    open var firstMaterial: SCNMaterial? {
        get { materials.first }
        set { materials = (newValue.map { [$0] } ?? []) + materials.dropFirst() }
    }
    open var subdivisionLevel = 0
    /// Half of a simple shape's sides, below and above its middle.
    open var boundingBox: (min: SCNVector3, max: SCNVector3) { (SCNVector3Zero, SCNVector3Zero) }
    func box(_ width: CGFloat, _ height: CGFloat, _ length: CGFloat) -> (min: SCNVector3, max: SCNVector3) {
        (SCNVector3(-width / 2, -height / 2, -length / 2), SCNVector3(width / 2, height / 2, length / 2))
    }
}
open class SCNGeometrySource: NSObject { public convenience init(vertices: [SCNVector3]) { self.init() } }
open class SCNGeometryElement: NSObject {}

open class SCNBox: SCNGeometry {
    public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    }
    open var width, height, length, chamferRadius: CGFloat
    open override var boundingBox: (min: SCNVector3, max: SCNVector3) { box(width, height, length) }
}
open class SCNSphere: SCNGeometry {
    public init(radius: CGFloat) { self.radius = radius }
    open var radius: CGFloat
    open var isGeodesic = false
    open var segmentCount = 48
    open override var boundingBox: (min: SCNVector3, max: SCNVector3) { box(radius * 2, radius * 2, radius * 2) }
}
open class SCNPlane: SCNGeometry {
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
    open var width, height: CGFloat
    open var cornerRadius: CGFloat = 0
    open override var boundingBox: (min: SCNVector3, max: SCNVector3) { box(width, height, 0) }
}
open class SCNCylinder: SCNGeometry {
    public init(radius: CGFloat, height: CGFloat) { (self.radius, self.height) = (radius, height) }
    open var radius, height: CGFloat
    open override var boundingBox: (min: SCNVector3, max: SCNVector3) { box(radius * 2, height, radius * 2) }
}
open class SCNCapsule: SCNGeometry {
    public init(capRadius: CGFloat, height: CGFloat) { (self.capRadius, self.height) = (capRadius, height) }
    open var capRadius, height: CGFloat
    open override var boundingBox: (min: SCNVector3, max: SCNVector3) { box(capRadius * 2, height, capRadius * 2) }
}
open class SCNCone: SCNGeometry {
    public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
    }
    open var topRadius, bottomRadius, height: CGFloat
}
open class SCNPyramid: SCNGeometry {
    public init(width: CGFloat, height: CGFloat, length: CGFloat) {
        (self.width, self.height, self.length) = (width, height, length)
    }
    open var width, height, length: CGFloat
}
open class SCNTorus: SCNGeometry {
    public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
    }
    open var ringRadius, pipeRadius: CGFloat
}
open class SCNTube: SCNGeometry {
    public init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
        (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
    }
    open var innerRadius, outerRadius, height: CGFloat
}
open class SCNFloor: SCNGeometry { open var reflectivity: CGFloat = 0.25 }
open class SCNText: SCNGeometry {
    public init(string: Any?, extrusionDepth: CGFloat) { (self.string, self.extrusionDepth) = (string, extrusionDepth) }
    open var string: Any?
    open var extrusionDepth: CGFloat
    open var font: UIFont! = .systemFont(ofSize: 36)
    open var flatness: CGFloat = 0.6
    open var chamferRadius: CGFloat = 0
    open var isWrapped = false
    open var containerFrame = CGRect.zero
    open var alignmentMode = "natural"
}
public enum SCNChamferMode: Int, Sendable { case both, front, back }
open class SCNShape: SCNGeometry {
    public init(path: UIBezierPath?, extrusionDepth: CGFloat) {
        (self.path, self.extrusionDepth) = (path, extrusionDepth)
    }
    open var path: UIBezierPath?
    open var extrusionDepth: CGFloat
    open var chamferRadius: CGFloat = 0
    open var chamferMode = SCNChamferMode.both
    open var chamferProfile: UIBezierPath?
}
