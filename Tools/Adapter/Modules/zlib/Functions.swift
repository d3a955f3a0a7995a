import Foundation
import ObjectiveC

public func zlibVersion() -> UnsafePointer<CChar>! {
    _LibZ.function("zlibVersion", (@convention(c) () -> UnsafePointer<CChar>?).self)()
}
public func zError(_ code: Int32) -> UnsafePointer<CChar>! {
    _LibZ.function("zError", (@convention(c) (Int32) -> UnsafePointer<CChar>?).self)(code)
}

// MARK: Streams

private typealias OfStream = @convention(c) (UnsafeMutableRawPointer?) -> Int32
private typealias WithNumber = @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32
private typealias Begin = @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32) -> Int32
private typealias BeginPlainly = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32
private typealias BeginWithMethod =
    @convention(c) (UnsafeMutableRawPointer?, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>?, Int32) -> Int32
private typealias WithDictionary = @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<Bytef>?, uInt) -> Int32

@discardableResult public func deflateInit_(
    _ strm: z_streamp!, _ level: Int32, _ version: UnsafePointer<CChar>!, _ stream_size: Int32
) -> Int32 { _LibZ.function("deflateInit_", Begin.self)(strm, level, version, stream_size) }
@discardableResult public func deflateInit2_(
    _ strm: z_streamp!, _ level: Int32, _ method: Int32, _ windowBits: Int32, _ memLevel: Int32, _ strategy: Int32,
    _ version: UnsafePointer<CChar>!, _ stream_size: Int32
) -> Int32 {
    _LibZ.function("deflateInit2_", BeginWithMethod.self)(
        strm, level, method, windowBits, memLevel, strategy, version, stream_size)
}
@discardableResult public func deflate(_ strm: z_streamp!, _ flush: Int32) -> Int32 {
    _LibZ.function("deflate", WithNumber.self)(strm, flush)
}
@discardableResult public func deflateEnd(_ strm: z_streamp!) -> Int32 {
    _LibZ.function("deflateEnd", OfStream.self)(strm)
}
@discardableResult public func deflateReset(_ strm: z_streamp!) -> Int32 {
    _LibZ.function("deflateReset", OfStream.self)(strm)
}
@discardableResult public func deflateSetDictionary(
    _ strm: z_streamp!, _ dictionary: UnsafePointer<Bytef>!, _ dictLength: uInt
) -> Int32 { _LibZ.function("deflateSetDictionary", WithDictionary.self)(strm, dictionary, dictLength) }
public func deflateBound(_ strm: z_streamp!, _ sourceLen: uLong) -> uLong {
    _LibZ.function("deflateBound", (@convention(c) (UnsafeMutableRawPointer?, uLong) -> uLong).self)(strm, sourceLen)
}

@discardableResult public func inflateInit_(
    _ strm: z_streamp!, _ version: UnsafePointer<CChar>!, _ stream_size: Int32
) -> Int32 { _LibZ.function("inflateInit_", BeginPlainly.self)(strm, version, stream_size) }
@discardableResult public func inflateInit2_(
    _ strm: z_streamp!, _ windowBits: Int32, _ version: UnsafePointer<CChar>!, _ stream_size: Int32
) -> Int32 { _LibZ.function("inflateInit2_", Begin.self)(strm, windowBits, version, stream_size) }
@discardableResult public func inflate(_ strm: z_streamp!, _ flush: Int32) -> Int32 {
    _LibZ.function("inflate", WithNumber.self)(strm, flush)
}
@discardableResult public func inflateEnd(_ strm: z_streamp!) -> Int32 {
    _LibZ.function("inflateEnd", OfStream.self)(strm)
}
@discardableResult public func inflateReset(_ strm: z_streamp!) -> Int32 {
    _LibZ.function("inflateReset", OfStream.self)(strm)
}
@discardableResult public func inflateReset2(_ strm: z_streamp!, _ windowBits: Int32) -> Int32 {
    _LibZ.function("inflateReset2", WithNumber.self)(strm, windowBits)
}
@discardableResult public func inflateSetDictionary(
    _ strm: z_streamp!, _ dictionary: UnsafePointer<Bytef>!, _ dictLength: uInt
) -> Int32 { _LibZ.function("inflateSetDictionary", WithDictionary.self)(strm, dictionary, dictLength) }

// MARK: Whole texts

private typealias Whole =
    @convention(c) (UnsafeMutablePointer<Bytef>?, UnsafeMutablePointer<uLongf>?, UnsafePointer<Bytef>?, uLong) -> Int32
private typealias WholeAtLevel =
    @convention(c) (
        UnsafeMutablePointer<Bytef>?, UnsafeMutablePointer<uLongf>?, UnsafePointer<Bytef>?, uLong, Int32
    ) -> Int32

@discardableResult public func compress(
    _ dest: UnsafeMutablePointer<Bytef>!, _ destLen: UnsafeMutablePointer<uLongf>!, _ source: UnsafePointer<Bytef>!,
    _ sourceLen: uLong
) -> Int32 { _LibZ.function("compress", Whole.self)(dest, destLen, source, sourceLen) }
@discardableResult public func compress2(
    _ dest: UnsafeMutablePointer<Bytef>!, _ destLen: UnsafeMutablePointer<uLongf>!, _ source: UnsafePointer<Bytef>!,
    _ sourceLen: uLong, _ level: Int32
) -> Int32 { _LibZ.function("compress2", WholeAtLevel.self)(dest, destLen, source, sourceLen, level) }
@discardableResult public func uncompress(
    _ dest: UnsafeMutablePointer<Bytef>!, _ destLen: UnsafeMutablePointer<uLongf>!, _ source: UnsafePointer<Bytef>!,
    _ sourceLen: uLong
) -> Int32 { _LibZ.function("uncompress", Whole.self)(dest, destLen, source, sourceLen) }
public func compressBound(_ sourceLen: uLong) -> uLong {
    _LibZ.function("compressBound", (@convention(c) (uLong) -> uLong).self)(sourceLen)
}

// MARK: Checksums

private typealias Checksum = @convention(c) (uLong, UnsafePointer<Bytef>?, uInt) -> uLong

public func adler32(_ adler: uLong, _ buf: UnsafePointer<Bytef>!, _ len: uInt) -> uLong {
    _LibZ.function("adler32", Checksum.self)(adler, buf, len)
}
public func crc32(_ crc: uLong, _ buf: UnsafePointer<Bytef>!, _ len: uInt) -> uLong {
    _LibZ.function("crc32", Checksum.self)(crc, buf, len)
}

// To a function of C, Swift hands bytes without a type as well.
@_disfavoredOverload public func adler32(_ adler: uLong, _ buf: UnsafeRawPointer!, _ len: uInt) -> uLong {
    adler32(adler, buf?.assumingMemoryBound(to: Bytef.self), len)
}
@_disfavoredOverload public func crc32(_ crc: uLong, _ buf: UnsafeRawPointer!, _ len: uInt) -> uLong {
    crc32(crc, buf?.assumingMemoryBound(to: Bytef.self), len)
}
