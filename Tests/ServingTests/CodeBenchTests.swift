import Glibc
import MaquetteFiles
import MaquetteProjects
import Synchronization
import Testing

@testable import MaquetteServing

/// Who gets which compiled code, with a compiler that counts its calls and waits until it is told to go on.
@Suite struct CodeBenchTests {
    private final class Compiler: Sendable {
        let count = Mutex(0)
        private let gate: (reading: Int32, writing: Int32)

        init() {
            var ends: [Int32] = [-1, -1]
            pipe(&ends)
            gate = (ends[0], ends[1])
        }

        func open() {
            var byte: UInt8 = 0
            _ = write(gate.writing, &byte, 1)
        }

        func compile(_ file: FilePath) -> ProjectCode.Compiled {
            var byte: UInt8 = 0
            _ = read(gate.reading, &byte, 1)
            let number = count.withLock { count in
                count += 1
                return count
            }
            let isLasting = file != FilePath("unlucky")
            return ProjectCode.Compiled(code: "\(file.shown) \(number)", image: nil, scenes: nil, isLasting: isLasting)
        }
    }

    private let compiler = Compiler()
    private let bench: CodeBench
    private let owner = Compiler()

    init() throws {
        let compiler = compiler
        let code = ProjectCode(
            list: { _ in .success(ProjectCode.Listing()) }, compile: { compiler.compile($0) },
            compileRevision: { file, revision in
                ProjectCode.Compiled(code: "\(file.shown) of \(revision)", image: nil, scenes: nil)
            })
        bench = try #require(CodeBench(code) { FilePath($0) })
    }

    /// Waits for one compilation.
    private func take() {
        compiler.open()
        var polled = bench.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        poll(&polled, nfds_t(polled.count), 10_000)
        _ = bench.takeCompiled()
    }

    @Test func `A file is compiled once for all who ask, and again after a change`() {
        var got: [String] = []
        bench.compile("a", revision: nil, for: owner) { got.append($0.code) }
        bench.compile("a", revision: nil, for: owner) { got.append($0.code) }
        take()
        bench.compile("a", revision: nil, for: owner) { got.append($0.code) }
        #expect(got == ["a 1", "a 1", "a 1"])
        bench.noteChange(compiling: nil)
        bench.compile("a", revision: nil, for: owner) { got.append($0.code) }
        take()
        #expect(got.last == "a 2")
    }

    @Test func `Who asks after a change does not get what was begun before it`() {
        var got: [String] = []
        bench.compile("a", revision: nil, for: owner) { got.append("early " + $0.code) }
        bench.noteChange(compiling: "a")
        bench.compile("a", revision: nil, for: owner) { got.append("late " + $0.code) }
        take()
        #expect(got == ["early a 1"])
        take()
        #expect(got == ["early a 1", "late a 2"])
    }

    @Test func `What was asked for last is compiled next, and what nobody waits for is not`() {
        var got: [String] = []
        bench.compile("a", revision: nil, for: owner) { got.append($0.code) }
        bench.compile("b", revision: nil, for: compiler) { got.append($0.code) }
        bench.compile("c", revision: nil, for: owner) { got.append($0.code) }
        bench.forget(compiler)
        take()
        take()
        #expect(got == ["a 1", "c 2"] && compiler.count.withLock { $0 } == 2)
    }

    @Test func `What kept the compiler from its work is told, and tried again when somebody asks again`() {
        var got: [String] = []
        for _ in 0..<2 {
            bench.compile("unlucky", revision: nil, for: owner) { got.append($0.code) }
            take()
        }
        #expect(got == ["unlucky 1", "unlucky 2"])
    }

    @Test func `A revision does not change with the files`() {
        var got: [String] = []
        for _ in 0..<2 {
            bench.compile("a", revision: "HEAD", for: owner) { got.append($0.code) }
            if got.isEmpty { take() }
            bench.noteChange(compiling: nil)
        }
        #expect(got == ["a of HEAD", "a of HEAD"])
    }
}
