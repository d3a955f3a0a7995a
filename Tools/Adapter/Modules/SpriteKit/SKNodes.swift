import CoreImage
import UIKit

public enum SKBlendMode: Int, Sendable {
    case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}

@preconcurrency @MainActor open class SKSpriteNode: SKNode {
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    public convenience override init() { self.init(texture: nil) }
    public required init?(coder aDecoder: NSCoder) {
        (color, size) = (.white, .zero)
        super.init(coder: aDecoder)
    }
    open var texture: SKTexture?
    open var normalTexture: SKTexture?
    open var color: UIColor
    open var size: CGSize
    open var colorBlendFactor: CGFloat = 0
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var blendMode = SKBlendMode.alpha
    open var lightingBitMask: UInt32 = 0
    open override var frame: CGRect {
        let (width, height) = (size.width * abs(xScale), size.height * abs(yScale))
        return CGRect(
            x: position.x - anchorPoint.x * width, y: position.y - anchorPoint.y * height, width: width, height: height)
    }
}

public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
@preconcurrency @MainActor open class SKLabelNode: SKNode {
    public override init() { super.init() }
    public convenience init(fontNamed fontName: String?) {
        self.init()
        self.fontName = fontName
    }
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }
    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        self.attributedText = attributedText
    }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    open var text: String?
    open var attributedText: NSAttributedString?
    open var fontName: String? = "HelveticaNeue-UltraLight"
    open var fontSize: CGFloat = 32
    open var fontColor: UIColor? = .white
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    open var numberOfLines = 1
    open var preferredMaxLayoutWidth: CGFloat = 0
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var color: UIColor?
    open var colorBlendFactor: CGFloat = 0
}

@preconcurrency @MainActor open class SKShapeNode: SKNode {
    public override init() { super.init() }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }
    public convenience init(path: CGPath, centered: Bool) { self.init(path: path) }
    public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect).cgPath) }
    public convenience init(rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
    }
    public convenience init(rectOf size: CGSize) {
        self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
        self.init(
            rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
            cornerRadius: cornerRadius)
    }
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(ellipseOf: CGSize(width: radius * 2, height: radius * 2))
    }
    public convenience init(ellipseOf size: CGSize) {
        self.init(
            ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    }
    public convenience init(ellipseIn rect: CGRect) { self.init(path: UIBezierPath(ovalIn: rect).cgPath) }
    open var path: CGPath?
    open var strokeColor = UIColor.white
    open var fillColor = UIColor.clear
    open var lineWidth: CGFloat = 1
    open var glowWidth: CGFloat = 0
    open var lineCap = CGLineCap.butt
    open var lineJoin = CGLineJoin.miter
    open var isAntialiased = true
    open var blendMode = SKBlendMode.alpha
    open var fillTexture: SKTexture?
    open var strokeTexture: SKTexture?
    open override var frame: CGRect {
        path?.boundingBoxOfPath.offsetBy(dx: position.x, dy: position.y) ?? super.frame
    }
}

@preconcurrency @MainActor open class SKEffectNode: SKNode {
    open var filter: CIFilter?
    open var shouldEnableEffects = true
    open var shouldRasterize = false
    open var blendMode = SKBlendMode.alpha
}
@preconcurrency @MainActor open class SKCropNode: SKNode { open var maskNode: SKNode? }
@preconcurrency @MainActor open class SKCameraNode: SKNode {}
@preconcurrency @MainActor open class SKLightNode: SKNode {
    open var isEnabled = true
    open var lightColor = UIColor.white
    open var falloff: CGFloat = 1
}
@preconcurrency @MainActor open class SKAudioNode: SKNode {
    public convenience init(fileNamed name: String) { self.init() }
    public convenience init(url: URL) { self.init() }
    open var autoplayLooped = true
    open var isPositional = true
}
@preconcurrency @MainActor open class SKEmitterNode: SKNode {
    open var particleTexture: SKTexture?
    open var particleBirthRate: CGFloat = 0
    open var numParticlesToEmit = 0
    open var particleLifetime: CGFloat = 0
    open var particleLifetimeRange: CGFloat = 0
    open var particlePosition = CGPoint.zero
    open var particlePositionRange = CGVector.zero
    open var particleSpeed: CGFloat = 0
    open var particleSpeedRange: CGFloat = 0
    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var particleScale: CGFloat = 1
    open var particleScaleRange: CGFloat = 0
    open var particleScaleSpeed: CGFloat = 0
    open var particleAlpha: CGFloat = 1
    open var particleAlphaRange: CGFloat = 0
    open var particleAlphaSpeed: CGFloat = 0
    open var particleColor = UIColor.white
    open var particleColorBlendFactor: CGFloat = 0
    open var particleBlendMode = SKBlendMode.alpha
    open weak var targetNode: SKNode?
    open func resetSimulation() {}
    open func advanceSimulationTime(_ sec: TimeInterval) {}
}

public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }
open class SKTexture: NSObject {
    private let image: UIImage?
    public init(imageNamed name: String) { image = UIImage(named: name) }
    public init(image: UIImage) { self.image = image }
    public init(cgImage image: CGImage) { self.image = UIImage(cgImage: image) }
    public convenience init(rect: CGRect, in texture: SKTexture) {
        self.init(image: texture.image ?? UIImage())
    }
    open var filteringMode = SKTextureFilteringMode.linear
    open func size() -> CGSize { image?.size ?? .zero }
    open func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
        completionHandler()
    }
}
open class SKTextureAtlas: NSObject {
    public init(named name: String) {}
    open var textureNames: [String] { [] }
    open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}
