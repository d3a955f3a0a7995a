@_exported import Foundation
@_exported import UIKit

public typealias CVReturn = Int32
public typealias CVImageBuffer = CVPixelBuffer
public typealias CVBuffer = CVPixelBuffer
public typealias CVOptionFlags = UInt64

public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660
public let kCVReturnInvalidArgument: CVReturn = -6661
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32ARGB: OSType = 0x20
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
public let kCVPixelBufferWidthKey = "Width"
public let kCVPixelBufferHeightKey = "Height"
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility"
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility"
public let kCVPixelBufferIOSurfacePropertiesKey = "IOSurfaceProperties"

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let readOnly = Self(rawValue: 1)
}

/// Pixels of four bytes each, in memory.
public final class CVPixelBuffer: @unchecked Sendable {
    let width: Int
    let height: Int
    let format: OSType
    let memory: UnsafeMutableRawBufferPointer

    init(width: Int, height: Int, format: OSType) {
        (self.width, self.height, self.format) = (width, height, format)
        memory = .allocate(byteCount: max(1, width * height * 4), alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0)
    }

    deinit { memory.deallocate() }
}

/// Where many buffers of one kind come from. There is none here: whoever writes a film has failed before.
public final class CVPixelBufferPool: Sendable {}
public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: CFAllocator?, _ pool: CVPixelBufferPool, _ made: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn { kCVReturnError }

public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType, _ attributes: CFDictionary?,
    _ made: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard width > 0, height > 0 else { return kCVReturnInvalidArgument }
    made.pointee = CVPixelBuffer(width: width, height: height, format: pixelFormatType)
    return kCVReturnSuccess
}

public func CVPixelBufferGetWidth(_ buffer: CVPixelBuffer) -> Int { buffer.width }
public func CVPixelBufferGetHeight(_ buffer: CVPixelBuffer) -> Int { buffer.height }
public func CVPixelBufferGetBytesPerRow(_ buffer: CVPixelBuffer) -> Int { buffer.width * 4 }
public func CVPixelBufferGetPixelFormatType(_ buffer: CVPixelBuffer) -> OSType { buffer.format }
public func CVPixelBufferGetBaseAddress(_ buffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    buffer.memory.baseAddress
}
@discardableResult
public func CVPixelBufferLockBaseAddress(_ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags) -> CVReturn {
    kCVReturnSuccess
}
@discardableResult
public func CVPixelBufferUnlockBaseAddress(_ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags) -> CVReturn {
    kCVReturnSuccess
}
