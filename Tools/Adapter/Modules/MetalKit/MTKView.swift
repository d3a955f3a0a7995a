@_exported import Metal
@_exported import UIKit

@preconcurrency @MainActor public protocol MTKViewDelegate: NSObjectProtocol {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}

/// A black view: without a device nothing is drawn into it, and nobody is asked to.
@preconcurrency @MainActor open class MTKView: UIView {
    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
        backgroundColor = .black
    }
    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        backgroundColor = .black
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }

    open weak var delegate: (any MTKViewDelegate)?
    open var device: (any MTLDevice)?
    open var currentDrawable: (any CAMetalDrawable)? { nil }
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
    open var preferredDevice: (any MTLDevice)? { nil }
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    open var sampleCount = 1
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var clearDepth = 1.0
    open var framebufferOnly = true
    open var presentsWithTransaction = false
    open var preferredFramesPerSecond = 60
    open var enableSetNeedsDisplay = false
    open var autoResizeDrawable = true
    open var drawableSize = CGSize.zero
    open var isPaused = false
    open func draw() {}
    open func releaseDrawables() {}
}

/// Loads nothing: there is no device to load it to.
open class MTKTextureLoader: NSObject {
    public struct Option: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let SRGB = Self(rawValue: "MTKTextureLoaderOptionSRGB")
        public static let origin = Self(rawValue: "MTKTextureLoaderOptionOrigin")
        public static let generateMipmaps = Self(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
        public static let textureUsage = Self(rawValue: "MTKTextureLoaderOptionTextureUsage")
    }
    public struct Error: Swift.Error, Sendable {}
    public let device: any MTLDevice
    public init(device: any MTLDevice) { self.device = device }
    open func newTexture(cgImage: CGImage, options: [Option: Any]? = nil) throws -> any MTLTexture { throw Error() }
    open func newTexture(URL: URL, options: [Option: Any]? = nil) throws -> any MTLTexture { throw Error() }
    open func newTexture(name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil) throws
        -> any MTLTexture
    {
        throw Error()
    }
}
