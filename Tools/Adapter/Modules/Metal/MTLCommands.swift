import Foundation
import UIKit

public protocol MTLCommandQueue: NSObjectProtocol {
    var label: String? { get set }
    var device: any MTLDevice { get }
    func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
public protocol MTLDrawable: NSObjectProtocol {
    func present()
}
public protocol CAMetalDrawable: MTLDrawable {
    var texture: any MTLTexture { get }
    var layer: CAMetalLayer { get }
}
public typealias MTLCommandBufferHandler = (any MTLCommandBuffer) -> Void
public protocol MTLCommandBuffer: NSObjectProtocol {
    var label: String? { get set }
    func makeRenderCommandEncoder(descriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
    func present(_ drawable: any MTLDrawable)
    func addCompletedHandler(_ block: @escaping MTLCommandBufferHandler)
    func commit()
    func waitUntilCompleted()
}
public protocol MTLCommandEncoder: NSObjectProtocol {
    var label: String? { get set }
    func endEncoding()
}
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
    func setViewport(_ viewport: MTLViewport)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
    func drawIndexedPrimitives(
        type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType, indexBuffer: any MTLBuffer,
        indexBufferOffset: Int)
}
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
    func dispatchThreads(_ threadsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
    func generateMipmaps(for texture: any MTLTexture)
}

public protocol MTLResource: NSObjectProtocol {
    var label: String? { get set }
}
public protocol MTLBuffer: MTLResource {
    var length: Int { get }
    func contents() -> UnsafeMutableRawPointer
}
public protocol MTLTexture: MTLResource {
    var width: Int { get }
    var height: Int { get }
    var pixelFormat: MTLPixelFormat { get }
    func getBytes(
        _ pixelBytes: UnsafeMutableRawPointer, bytesPerRow: Int, from region: MTLRegion, mipmapLevel level: Int)
    func replace(
        region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer, bytesPerRow: Int)
}
public protocol MTLSamplerState: NSObjectProtocol {}
public protocol MTLFunction: NSObjectProtocol {
    var name: String { get }
}
public protocol MTLLibrary: NSObjectProtocol {
    func makeFunction(name functionName: String) -> (any MTLFunction)?
}
public protocol MTLRenderPipelineState: NSObjectProtocol {}
public protocol MTLDepthStencilState: NSObjectProtocol {}
public protocol MTLComputePipelineState: NSObjectProtocol {
    var maxTotalThreadsPerThreadgroup: Int { get }
    var threadExecutionWidth: Int { get }
}

// MARK: Descriptions

open class MTLCompileOptions: NSObject { public override init() { super.init() } }
open class MTLTextureDescriptor: NSObject {
    public override init() { super.init() }
    open class func texture2DDescriptor(
        pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
    ) -> MTLTextureDescriptor {
        let texture = MTLTextureDescriptor()
        (texture.pixelFormat, texture.width, texture.height) = (pixelFormat, width, height)
        return texture
    }
    open var textureType = MTLTextureType.type2D
    open var pixelFormat = MTLPixelFormat.rgba8Unorm
    open var width = 1
    open var height = 1
    open var depth = 1
    open var mipmapLevelCount = 1
    open var sampleCount = 1
    open var usage = MTLTextureUsage.shaderRead
    open var storageMode = MTLStorageMode.shared
}
open class MTLSamplerDescriptor: NSObject { public override init() { super.init() } }
open class MTLRenderPassColorAttachmentDescriptor: NSObject {
    open var texture: (any MTLTexture)?
    open var loadAction = MTLLoadAction.dontCare
    open var storeAction = MTLStoreAction.store
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
}
open class MTLRenderPassColorAttachmentDescriptorArray: NSObject {
    private var attachments: [Int: MTLRenderPassColorAttachmentDescriptor] = [:]
    public subscript(index: Int) -> MTLRenderPassColorAttachmentDescriptor! {
        get {
            if attachments[index] == nil { attachments[index] = MTLRenderPassColorAttachmentDescriptor() }
            return attachments[index]
        }
        set { attachments[index] = newValue }
    }
}
open class MTLRenderPassDescriptor: NSObject {
    public override init() { super.init() }
    public let colorAttachments = MTLRenderPassColorAttachmentDescriptorArray()
}
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
    open var pixelFormat = MTLPixelFormat.invalid
    open var isBlendingEnabled = false
}
open class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject {
    private var attachments: [Int: MTLRenderPipelineColorAttachmentDescriptor] = [:]
    public subscript(index: Int) -> MTLRenderPipelineColorAttachmentDescriptor! {
        get {
            if attachments[index] == nil { attachments[index] = MTLRenderPipelineColorAttachmentDescriptor() }
            return attachments[index]
        }
        set { attachments[index] = newValue }
    }
}
open class MTLRenderPipelineDescriptor: NSObject {
    public override init() { super.init() }
    open var label: String?
    open var vertexFunction: (any MTLFunction)?
    open var fragmentFunction: (any MTLFunction)?
    open var sampleCount = 1
    public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray()
}

/// A layer that is as black as nothing that was drawn.
@preconcurrency open class CAMetalLayer: CALayer {
    open var device: (any MTLDevice)?
    open var pixelFormat = MTLPixelFormat.bgra8Unorm
    open var framebufferOnly = true
    open var drawableSize = CGSize.zero
    open var maximumDrawableCount = 3
    open var presentsWithTransaction = false
    open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}
