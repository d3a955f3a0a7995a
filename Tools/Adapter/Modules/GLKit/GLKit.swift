@_exported import Foundation
@_exported import OpenGLES
@_exported import UIKit

// A view of OpenGL is what its background is.

@preconcurrency @MainActor public protocol GLKViewDelegate: NSObjectProtocol {
    func glkView(_ view: GLKView, drawIn rect: CGRect)
}
public enum GLKViewDrawableColorFormat: Int, Sendable { case RGBA8888, RGB565, SRGBA8888 }
public enum GLKViewDrawableDepthFormat: Int, Sendable { case formatNone, format16, format24 }
public enum GLKViewDrawableStencilFormat: Int, Sendable { case formatNone, format8 }
public enum GLKViewDrawableMultisample: Int, Sendable { case multisampleNone, multisample4X }

@preconcurrency @MainActor open class GLKView: UIView {
    public init(frame: CGRect, context: EAGLContext) {
        self.context = context
        super.init(frame: frame)
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open weak var delegate: (any GLKViewDelegate)?
    open var context: EAGLContext?
    open var drawableWidth: Int { 0 }
    open var drawableHeight: Int { 0 }
    open var drawableColorFormat = GLKViewDrawableColorFormat.RGBA8888
    open var drawableDepthFormat = GLKViewDrawableDepthFormat.formatNone
    open var drawableStencilFormat = GLKViewDrawableStencilFormat.formatNone
    open var drawableMultisample = GLKViewDrawableMultisample.multisampleNone
    open var enableSetNeedsDisplay = true
    open var snapshot: UIImage { UIImage() }
    open func bindDrawable() {}
    open func deleteDrawable() {}
    open func display() {}
}

@preconcurrency @MainActor public protocol GLKViewControllerDelegate: NSObjectProtocol {
    func glkViewControllerUpdate(_ controller: GLKViewController)
    func glkViewController(_ controller: GLKViewController, willPause pause: Bool)
}
extension GLKViewControllerDelegate {
    public func glkViewController(_ controller: GLKViewController, willPause pause: Bool) {}
}
@preconcurrency @MainActor open class GLKViewController: UIViewController, GLKViewDelegate {
    open weak var delegate: (any GLKViewControllerDelegate)?
    open var preferredFramesPerSecond = 30
    open var framesPerSecond: Int { 0 }
    open var isPaused = false
    open var pauseOnWillResignActive = true
    open var resumeOnDidBecomeActive = true
    open var timeSinceLastUpdate: TimeInterval { 0 }
    open override func loadView() {
        let view = GLKView(frame: .zero)
        view.delegate = self
        self.view = view
    }
    open func glkView(_ view: GLKView, drawIn rect: CGRect) {}
}

public func GLKMathDegreesToRadians(_ degrees: Float) -> Float { degrees * .pi / 180 }
public func GLKMathRadiansToDegrees(_ radians: Float) -> Float { radians * 180 / .pi }
public struct GLKVector3: Sendable {
    public var x, y, z: Float
    public init() { (x, y, z) = (0, 0, 0) }
    init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
}
public func GLKVector3Make(_ x: Float, _ y: Float, _ z: Float) -> GLKVector3 { GLKVector3(x, y, z) }
public func GLKVector3Length(_ vector: GLKVector3) -> Float { GLKVector3DotProduct(vector, vector).squareRoot() }
public func GLKVector3DotProduct(_ left: GLKVector3, _ right: GLKVector3) -> Float {
    left.x * right.x + left.y * right.y + left.z * right.z
}
public func GLKVector3Add(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(left.x + right.x, left.y + right.y, left.z + right.z)
}
public func GLKVector3Subtract(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(left.x - right.x, left.y - right.y, left.z - right.z)
}
public func GLKVector3Normalize(_ vector: GLKVector3) -> GLKVector3 {
    let length = GLKVector3Length(vector)
    return GLKVector3(vector.x / length, vector.y / length, vector.z / length)
}
public func GLKVector3CrossProduct(_ left: GLKVector3, _ right: GLKVector3) -> GLKVector3 {
    GLKVector3(
        left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z, left.x * right.y - left.y * right.x)
}
