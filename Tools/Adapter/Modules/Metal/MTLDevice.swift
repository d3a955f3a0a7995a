@_exported import Foundation
@_exported import CoreImage
@_exported import UIKit

extension CIContext {
    // There is no such device, and the context paints as any other.
    public convenience init(mtlDevice device: any MTLDevice) { self.init() }
    public convenience init(mtlDevice device: any MTLDevice, options: [CIContextOption: Any]?) {
        self.init(options: options)
    }
    public convenience init(mtlCommandQueue queue: any MTLCommandQueue) { self.init() }
    public convenience init(mtlCommandQueue queue: any MTLCommandQueue, options: [CIContextOption: Any]?) {
        self.init(options: options)
    }
}

public typealias MTLTimestamp = UInt64
public struct MTLSize: Sendable {
    public var width, height, depth: Int
    public init() { (width, height, depth) = (0, 0, 0) }
    public init(width: Int, height: Int, depth: Int) { (self.width, self.height, self.depth) = (width, height, depth) }
}
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
    MTLSize(width: width, height: height, depth: depth)
}
public struct MTLOrigin: Sendable {
    public var x, y, z: Int
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct MTLRegion: Sendable {
    public var origin: MTLOrigin
    public var size: MTLSize
    public init() { (origin, size) = (MTLOrigin(), MTLSize()) }
    public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
    MTLRegion(origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1))
}
public struct MTLClearColor: Sendable {
    public var red, green, blue, alpha: Double
    public init() { self.init(red: 0, green: 0, blue: 0, alpha: 0) }
    public init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
}
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
public struct MTLViewport: Sendable {
    public var originX, originY, width, height, znear, zfar: Double
    public init(originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double) {
        (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
        (self.znear, self.zfar) = (znear, zfar)
    }
}

public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0
    case a8Unorm = 1
    case r8Unorm = 10
    case r16Float = 25
    case rg8Unorm = 30
    case r32Float = 55
    case rgba8Unorm = 70
    case rgba8Unorm_srgb = 71
    case bgra8Unorm = 80
    case bgra8Unorm_srgb = 81
    case rgba16Float = 115
    case rgba32Float = 125
    case depth32Float = 252
    case stencil8 = 253
    case depth32Float_stencil8 = 260
}
public enum MTLPrimitiveType: UInt, Sendable { case point, line, lineStrip, triangle, triangleStrip }
public enum MTLLoadAction: UInt, Sendable { case dontCare, load, clear }
public enum MTLStoreAction: UInt, Sendable { case dontCare, store, multisampleResolve, storeAndMultisampleResolve }
public enum MTLIndexType: UInt, Sendable { case uint16, uint32 }
public enum MTLTextureType: UInt, Sendable {
    case type1D, type1DArray, type2D, type2DArray, type2DMultisample, typeCube, typeCubeArray, type3D
}
public enum MTLStorageMode: UInt, Sendable {
    case shared, managed
    case `private`, memoryless
}
public enum MTLFeatureSet: UInt, Sendable { case iOS_GPUFamily1_v1, iOS_GPUFamily2_v1 }
public enum MTLGPUFamily: Int, Sendable {
    case apple1 = 1001
    case apple2, apple3, apple4, apple5, apple6, apple7, apple8, apple9
}
public struct MTLResourceOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let cpuCacheModeWriteCombined = Self(rawValue: 1)
    public static let storageModeManaged = Self(rawValue: 16)
    public static let storageModePrivate = Self(rawValue: 32)
    public static let storageModeMemoryless = Self(rawValue: 48)
}
extension MTLResourceOptions { public static let storageModeShared: Self = [] }
public struct MTLTextureUsage: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shaderRead = Self(rawValue: 1)
    public static let shaderWrite = Self(rawValue: 2)
    public static let renderTarget = Self(rawValue: 4)
    public static let pixelFormatView = Self(rawValue: 16)
}

/// A device without a processor for graphics.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

// Nothing here is such an object: the names are for the types of properties.
public protocol MTLDevice: NSObjectProtocol {
    var name: String { get }
    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeDefaultLibrary() -> (any MTLLibrary)?
    func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
    func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
    func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
    func supportsFeatureSet(_ featureSet: MTLFeatureSet) -> Bool
}
extension MTLDevice {
    public func makeBuffer(length: Int) -> (any MTLBuffer)? { makeBuffer(length: length, options: []) }
    public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
        makeBuffer(bytes: pointer, length: length, options: [])
    }
}
