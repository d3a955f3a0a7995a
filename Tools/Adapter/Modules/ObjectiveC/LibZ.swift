import Foundation

/// The library behind `zlib`, which is loaded when it is first needed. The renderer does so for PNG in any case.
public enum _LibZ {
    private static let name = "libz.so.1"
    nonisolated(unsafe) private static let library = dlopen(name, RTLD_NOW | RTLD_LOCAL)

    /// A function of the library, in the form that its header gives.
    public static func function<Function>(_ name: String, _ type: Function.Type = Function.self) -> Function {
        guard let library else {
            fatalError("zlib needs \(Self.name): install zlib1g (Debian, Ubuntu) or zlib (Fedora)")
        }
        guard let address = dlsym(library, name) else { fatalError("\(Self.name) has no function \(name)") }
        return unsafeBitCast(address, to: type)
    }
}

/// What `zlib` calls `z_stream`. Its fields lie as in C, since the library reads and writes them.
public struct _ZStream {
    public typealias Allocate = @convention(c) (UnsafeMutableRawPointer?, UInt32, UInt32) -> UnsafeMutableRawPointer?
    public typealias Free = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

    public var next_in: UnsafeMutablePointer<UInt8>!
    public var avail_in: UInt32 = 0
    public var total_in: UInt = 0
    public var next_out: UnsafeMutablePointer<UInt8>!
    public var avail_out: UInt32 = 0
    public var total_out: UInt = 0
    public var msg: UnsafeMutablePointer<CChar>!
    public var state: OpaquePointer!
    public var zalloc: Allocate!
    public var zfree: Free!
    public var opaque: UnsafeMutableRawPointer!
    public var data_type: Int32 = 0
    public var adler: UInt = 0
    public var reserved: UInt = 0

    public init() {}
}

extension NSData {
    public enum CompressionAlgorithm: Int, Hashable, Sendable { case lzfse, lz4, lzma, zlib }

    /// Deflated without a header, as Apple says of `zlib`; for the other algorithms there is no coder.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        // As Apple's encoder: the fifth level.
        let begin: _LibZ.Begin = _LibZ.function("deflateInit2_")
        let result = try run(algorithm, code: Self.compressionFailed, step: "deflate", end: "deflateEnd") {
            begin($0, 5, 8, -15, 8, 0, "1.2.12", Int32(MemoryLayout<_ZStream>.size))
        }
        return NSData(data: result)
    }
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        let begin: _LibZ.BeginInflating = _LibZ.function("inflateInit2_")
        let result = try run(algorithm, code: Self.decompressionFailed, step: "inflate", end: "inflateEnd") {
            begin($0, -15, "1.2.12", Int32(MemoryLayout<_ZStream>.size))
        }
        return NSData(data: result)
    }

    // NSCompressionFailedError and NSDecompressionFailedError
    private static let compressionFailed = 5376
    private static let decompressionFailed = 5377

    private func run(
        _ algorithm: CompressionAlgorithm, code: Int, step: String, end: String,
        begin: (UnsafeMutableRawPointer) -> Int32
    ) throws -> Data {
        let failure = NSError(domain: NSCocoaErrorDomain, code: code)
        guard algorithm == .zlib else { throw failure }
        let (step, end): (_LibZ.Step, _LibZ.End) = (_LibZ.function(step), _LibZ.function(end))
        var (input, stream, output) = ([UInt8](self as Data), _ZStream(), Data())
        guard begin(&stream) == 0 else { throw failure }
        defer { _ = end(&stream) }
        try input.withUnsafeMutableBufferPointer { bytes in
            stream.next_in = bytes.baseAddress
            stream.avail_in = UInt32(clamping: bytes.count)
            var room = [UInt8](repeating: 0, count: 1 << 16)
            // Z_FINISH, until Z_STREAM_END
            var result: Int32 = 0
            while result != 1 {
                let written = room.withUnsafeMutableBufferPointer { place in
                    (stream.next_out, stream.avail_out) = (place.baseAddress, UInt32(place.count))
                    result = step(&stream, 4)
                    return place.count - Int(stream.avail_out)
                }
                guard result == 1 || written > 0 else { throw failure }
                output.append(contentsOf: room[..<written])
            }
        }
        return output
    }
}

extension _LibZ {
    fileprivate typealias Begin =
        @convention(c) (
            UnsafeMutableRawPointer?, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>?, Int32
        ) -> Int32
    fileprivate typealias BeginInflating =
        @convention(c) (UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, Int32) -> Int32
    fileprivate typealias Step = @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32
    fileprivate typealias End = @convention(c) (UnsafeMutableRawPointer?) -> Int32
}
