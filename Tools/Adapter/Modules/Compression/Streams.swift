import Foundation
import zlib

/// What a stream's `state` points to.
private struct Coder {
    var stream = z_stream()
    let isEncoding: Bool
}

@discardableResult public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
    _ algorithm: compression_algorithm
) -> compression_status {
    guard algorithm == COMPRESSION_ZLIB else { return COMPRESSION_STATUS_ERROR }
    let isEncoding = operation == COMPRESSION_STREAM_ENCODE
    let coder = UnsafeMutablePointer<Coder>.allocate(capacity: 1)
    coder.initialize(to: Coder(isEncoding: isEncoding))
    let size = Int32(MemoryLayout<z_stream>.size)
    // Apple's encoder has the fifth level, as its documentation says.
    let result =
        isEncoding
        ? deflateInit2_(&coder.pointee.stream, 5, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
        : inflateInit2_(&coder.pointee.stream, -MAX_WBITS, ZLIB_VERSION, size)
    guard result == Z_OK else {
        coder.deallocate()
        return COMPRESSION_STATUS_ERROR
    }
    stream.pointee.state = UnsafeMutableRawPointer(coder)
    return COMPRESSION_STATUS_OK
}

@discardableResult public func compression_stream_process(
    _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
    guard let coder = stream.pointee.state?.assumingMemoryBound(to: Coder.self) else { return COMPRESSION_STATUS_ERROR }
    let isLast = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0
    let (given, room) = (uInt(clamping: stream.pointee.src_size), uInt(clamping: stream.pointee.dst_size))
    coder.pointee.stream.next_in = UnsafeMutablePointer(mutating: stream.pointee.src_ptr)
    coder.pointee.stream.avail_in = given
    coder.pointee.stream.next_out = stream.pointee.dst_ptr
    coder.pointee.stream.avail_out = room
    let result =
        coder.pointee.isEncoding
        ? deflate(&coder.pointee.stream, isLast ? Z_FINISH : Z_NO_FLUSH) : inflate(&coder.pointee.stream, Z_NO_FLUSH)
    let (read, written) = (Int(given - coder.pointee.stream.avail_in), Int(room - coder.pointee.stream.avail_out))
    stream.pointee.src_ptr += read
    stream.pointee.src_size -= read
    stream.pointee.dst_ptr += written
    stream.pointee.dst_size -= written
    // That nothing could be done with these buffers is no error: the next ones may do.
    return result == Z_STREAM_END
        ? COMPRESSION_STATUS_END
        : result == Z_OK || result == Z_BUF_ERROR ? COMPRESSION_STATUS_OK : COMPRESSION_STATUS_ERROR
}

@discardableResult public func compression_stream_destroy(
    _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
    guard let coder = stream.pointee.state?.assumingMemoryBound(to: Coder.self) else { return COMPRESSION_STATUS_ERROR }
    let end = coder.pointee.isEncoding ? deflateEnd : inflateEnd
    _ = end(&coder.pointee.stream)
    coder.deallocate()
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}

/// - Returns: how many bytes were written; nothing where they did not fit.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int { runWhole(COMPRESSION_STREAM_ENCODE, dst_buffer, dst_size, src_buffer, src_size, algorithm) ?? 0 }

/// - Returns: how many bytes were written; as many as there is room for where there are more.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int { runWhole(COMPRESSION_STREAM_DECODE, dst_buffer, dst_size, src_buffer, src_size, algorithm) ?? 0 }

public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 1 }
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 1 }

private func runWhole(
    _ operation: compression_stream_operation, _ to: UnsafeMutablePointer<UInt8>, _ room: Int,
    _ from: UnsafePointer<UInt8>, _ count: Int, _ algorithm: compression_algorithm
) -> Int? {
    var stream = compression_stream(dst_ptr: to, dst_size: room, src_ptr: from, src_size: count, state: nil)
    guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else { return nil }
    defer { compression_stream_destroy(&stream) }
    let status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
    let isWhole = status == COMPRESSION_STATUS_END
    if operation == COMPRESSION_STREAM_ENCODE { return isWhole ? room - stream.dst_size : nil }
    return status == COMPRESSION_STATUS_ERROR ? nil : room - stream.dst_size
}
