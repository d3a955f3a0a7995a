import Foundation
import Testing

/// `zlib` and `Compression`, used by a program that the toolset builds. The checksums are those that are published for these texts: the check
/// value of CRC-32/ISO-HDLC for `123456789`, and Adler-32 of `Wikipedia` in the article of that name. The compressed text is a stored
/// block, put together by hand from RFC 1951, 3.2.4.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct CompressionModuleTests {
    @Test func `Texts are checked, deflated and inflated`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": Self.program,
        ])
        defer { package.remove() }
        #expect(
            try package.output(of: "checks") == """
                cbf43926 11e60398
                true
                hello
                2000 true Optional(2000)
                5 hello
                smaller true
                0 -1

                """)
    }

    private static let program = """
        import Compression
        import UIKit
        import zlib

        let digits = Array("123456789".utf8)
        let name = Array("Wikipedia".utf8)
        print(String(zlib.crc32(0, digits, uInt(digits.count)), radix: 16), String(adler32(1, name, uInt(name.count)), radix: 16))

        print(digits.withUnsafeBytes { zlib.crc32(0, $0.baseAddress, 9) == 0xcbf4_3926 })

        let stored: [UInt8] = [1, 5, 0, 0xfa, 0xff] + Array("hello".utf8)
        func inflated(_ bytes: [UInt8], room: Int) -> [UInt8]? {
            var (bytes, result) = (bytes, [UInt8](repeating: 0, count: room))
            var stream = z_stream()
            guard inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
            defer { inflateEnd(&stream) }
            return bytes.withUnsafeMutableBufferPointer { from in
                result.withUnsafeMutableBufferPointer { to in
                    (stream.next_in, stream.avail_in) = (from.baseAddress, uInt(from.count))
                    (stream.next_out, stream.avail_out) = (to.baseAddress, uInt(to.count))
                    return inflate(&stream, Z_FINISH) == Z_STREAM_END
                } ? Array(result.prefix(Int(stream.total_out))) : nil
            }
        }
        print(String(decoding: inflated(stored, room: 100) ?? [], as: UTF8.self))

        let long = (0..<2000).map { UInt8($0 / 40) }
        var packed = [UInt8](repeating: 0, count: Int(compressBound(uLong(long.count))))
        var count = uLongf(packed.count)
        compress(&packed, &count, long, uLong(long.count))
        var again = [UInt8](repeating: 0, count: 3000)
        var size = uLongf(again.count)
        let isFine = uncompress(&again, &size, packed, count) == Z_OK && again.prefix(2000).elementsEqual(long)
        // What `compress` makes has a header of two bytes before it.
        print(size, isFine, inflated(Array(packed[2...]), room: 2000).map(\\.count) as Any)

        var text = [UInt8](repeating: 0, count: 10)
        let decoded = compression_decode_buffer(&text, text.count, stored, stored.count, nil, COMPRESSION_ZLIB)
        print(decoded, String(decoding: text.prefix(decoded), as: UTF8.self))
        var small = [UInt8](repeating: 0, count: 2000)
        let encoded = compression_encode_buffer(&small, small.count, long, long.count, nil, COMPRESSION_ZLIB)
        print("smaller", encoded > 0 && encoded < 500 && inflated(Array(small.prefix(encoded)), room: 2000) == long)

        var stream = compression_stream(dst_ptr: &small, dst_size: 0, src_ptr: &text, src_size: 0, state: nil)
        print(
            compression_encode_buffer(&small, small.count, long, long.count, nil, COMPRESSION_LZFSE),
            compression_stream_init(&stream, COMPRESSION_STREAM_ENCODE, COMPRESSION_LZFSE).rawValue)
        """
}
