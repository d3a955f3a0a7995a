import Foundation
import Testing

/// Names of `Darwin`, used by a program that the toolset builds. What it prints follows from the manual page of `funopen(3)`.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct DarwinModuleTests {
    @Test func `Functions read and write what is taken for a file`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": Self.program,
        ])
        defer { package.remove() }
        #expect(try package.output(of: "checks") == "hel\nello\nclosed\nhello you\ntrue\n")
    }

    private static let program = """
        import Darwin
        import UIKit

        final class Memory {
            var bytes = Array("hello".utf8)
            var place = 0
            static func at(_ cookie: UnsafeMutableRawPointer?) -> Memory {
                Unmanaged<Memory>.fromOpaque(cookie!).takeUnretainedValue()
            }
        }
        func read(_ cookie: UnsafeMutableRawPointer?, _ to: UnsafeMutablePointer<Int8>?, _ count: Int32) -> Int32 {
            let memory = Memory.at(cookie)
            let part = memory.bytes[memory.place...].prefix(Int(count))
            for (index, byte) in part.enumerated() { to![index] = Int8(bitPattern: byte) }
            memory.place += part.count
            return Int32(part.count)
        }
        func write(_ cookie: UnsafeMutableRawPointer?, _ from: UnsafePointer<Int8>?, _ count: Int32) -> Int32 {
            let memory = Memory.at(cookie)
            memory.bytes.removeSubrange(memory.place...)
            memory.bytes += (0..<Int(count)).map { UInt8(bitPattern: from![$0]) }
            memory.place = memory.bytes.count
            return count
        }
        func seek(_ cookie: UnsafeMutableRawPointer?, _ offset: fpos_t, _ whence: Int32) -> fpos_t {
            let memory = Memory.at(cookie)
            memory.place = (whence == SEEK_SET ? 0 : whence == SEEK_CUR ? memory.place : memory.bytes.count) + Int(offset)
            return fpos_t(memory.place)
        }
        func close(_ cookie: UnsafeMutableRawPointer?) -> Int32 {
            print("closed")
            return 0
        }

        let memory = Memory()
        let file = funopen(Unmanaged.passUnretained(memory).toOpaque(), read, write, seek, close)!
        var bytes = [UInt8](repeating: 0, count: 5)
        var count = fread(&bytes, 1, 3, file)
        print(String(decoding: bytes.prefix(count), as: UTF8.self))
        fseek(file, 1, SEEK_SET)
        count = fread(&bytes, 1, 4, file)
        print(String(decoding: bytes.prefix(count), as: UTF8.self))
        fseek(file, 0, SEEK_END)
        fputs(" you", file)
        fclose(file)
        print(String(decoding: memory.bytes, as: UTF8.self))

        var facts = stat()
        stat("/", &facts)
        print(facts.st_mtimespec.tv_sec == facts.st_mtim.tv_sec && facts.st_mtimespec.tv_sec > 0)
        """
}
