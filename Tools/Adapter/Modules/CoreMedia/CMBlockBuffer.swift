import Foundation

/// Bytes in a row, as a file or a microphone delivers them.
public final class CMBlockBuffer: @unchecked Sendable {
    let bytes: UnsafeMutableRawBufferPointer

    public init(_ data: Data) {
        bytes = .allocate(byteCount: data.count, alignment: MemoryLayout<UInt64>.alignment)
        data.copyBytes(to: bytes)
    }
    deinit { bytes.deallocate() }

    public var dataLength: Int { bytes.count }
    public func dataBytes() throws -> Data { Data(bytes) }
    public func withUnsafeMutableBytes<Result>(
        atOffset offset: Int = 0, _ body: (UnsafeMutableRawBufferPointer) throws -> Result
    ) throws -> Result { try body(UnsafeMutableRawBufferPointer(rebasing: bytes[offset...])) }

    func holds(_ offset: Int, _ count: Int) -> Bool { offset >= 0 && count >= 0 && offset + count <= bytes.count }
}

public typealias CMBlockBufferFlags = UInt32
public let kCMBlockBufferNoErr: OSStatus = 0
public let kCMBlockBufferBadOffsetParameterErr: OSStatus = -12703
public let kCMBlockBufferBadLengthParameterErr: OSStatus = -12704
public let kCMBlockBufferAssureMemoryNowFlag: CMBlockBufferFlags = 1

public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.dataLength }

/// Where the bytes lie from an offset on. All are in one piece here, so that the length at the offset is what is left.
@discardableResult public func CMBlockBufferGetDataPointer(
    _ theBuffer: CMBlockBuffer, atOffset offset: Int, lengthAtOffsetOut: UnsafeMutablePointer<Int>?,
    totalLengthOut: UnsafeMutablePointer<Int>?,
    dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OSStatus {
    guard theBuffer.holds(offset, 1) else { return kCMBlockBufferBadOffsetParameterErr }
    lengthAtOffsetOut?.pointee = theBuffer.dataLength - offset
    totalLengthOut?.pointee = theBuffer.dataLength
    dataPointerOut?.pointee = theBuffer.bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: CChar.self)
    return kCMBlockBufferNoErr
}
@discardableResult public func CMBlockBufferCopyDataBytes(
    _ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int,
    destination: UnsafeMutableRawPointer
) -> OSStatus {
    guard theSourceBuffer.holds(offsetToData, dataLength) else { return kCMBlockBufferBadLengthParameterErr }
    guard let start = theSourceBuffer.bytes.baseAddress else { return kCMBlockBufferNoErr }
    destination.copyMemory(from: start + offsetToData, byteCount: dataLength)
    return kCMBlockBufferNoErr
}
@discardableResult public func CMBlockBufferReplaceDataBytes(
    with sourceBytes: UnsafeRawPointer, blockBuffer destinationBuffer: CMBlockBuffer,
    offsetIntoDestination: Int, dataLength: Int
) -> OSStatus {
    guard destinationBuffer.holds(offsetIntoDestination, dataLength) else { return kCMBlockBufferBadLengthParameterErr }
    guard let start = destinationBuffer.bytes.baseAddress else { return kCMBlockBufferNoErr }
    (start + offsetIntoDestination).copyMemory(from: sourceBytes, byteCount: dataLength)
    return kCMBlockBufferNoErr
}
/// A buffer with a copy of the bytes; without bytes it has zeros.
@discardableResult public func CMBlockBufferCreateWithMemoryBlock(
    allocator structureAllocator: CFAllocator?, memoryBlock: UnsafeMutableRawPointer?, blockLength: Int,
    blockAllocator: CFAllocator?, customBlockSource: UnsafeRawPointer?, offsetToData: Int, dataLength: Int,
    flags: CMBlockBufferFlags, blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>
) -> OSStatus {
    guard offsetToData >= 0, dataLength >= 0, offsetToData + dataLength <= blockLength else {
        return kCMBlockBufferBadLengthParameterErr
    }
    let data = memoryBlock.map { Data(bytes: $0 + offsetToData, count: dataLength) } ?? Data(count: dataLength)
    blockBufferOut.pointee = CMBlockBuffer(data)
    return kCMBlockBufferNoErr
}
