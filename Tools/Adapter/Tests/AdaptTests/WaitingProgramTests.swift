import Foundation
import Testing

@testable import adapt

/// A linker that waits for its words does what one does that is started with them.
@Suite(.serialized) struct WaitingProgramTests {
    private let objects: Objects
    private let program = WaitingProgram.of(Objects.tools + "/ld.lld")

    init() throws { objects = try Objects() }

    private func link(_ output: String) throws -> Command.Result {
        let object = try objects.compile("a", "int own(void) { return 1; }")
        return try program.run(["-r", "-o", objects.path(output), object])
    }

    @Test func `Words with blanks, quotes and backslashes arrive as they are`() throws {
        let name = #"a "b" \c 'd'.o"#
        for isPrepared in [false, true] {
            if isPrepared { program.prepare() }
            let result = try link(name)
            #expect(result.isFine, "\(result.text)")
            #expect(FileManager.default.fileExists(atPath: objects.path(name)))
            try FileManager.default.removeItem(atPath: objects.path(name))
        }
    }

    @Test func `What it says of a mistake is the same`() throws {
        let plain = try program.run([objects.path("nowhere.o")])
        program.prepare()
        let waiting = try program.run([objects.path("nowhere.o")])
        #expect(!plain.isFine && plain.text.contains("nowhere.o"))
        #expect((waiting.status, waiting.text) == (plain.status, plain.text))
    }

    /// A pipe holds 64 KB.
    @Test func `More words than a pipe holds are taken`() throws {
        let object = try objects.compile("a", "int own(void) { return 1; }")
        let folders = (0..<3000).map { "-L/a/folder/with/a/long/name/that/is/not/there/\($0)" }
        program.prepare()
        let result = try program.run(["-r", "-o", objects.path("b.o"), object] + folders)
        #expect(result.isFine && FileManager.default.fileExists(atPath: objects.path("b.o")))
    }

    @Test func `One that was ended while it waited is replaced`() throws {
        program.prepare()
        kill(try #require(program.waiting).running.process, SIGKILL)
        #expect(try link("b.o").isFine && FileManager.default.fileExists(atPath: objects.path("b.o")))
    }

    @Test func `Of several who ask at once, each gets an answer of its own`() async throws {
        let object = try objects.compile("a", "int own(void) { return 1; }")
        program.prepare()
        let (program, folder) = (program, objects.folder)
        let all = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<6 {
                group.addTask {
                    let path = "\(folder)/\(number).o"
                    return (try? program.run(["-r", "-o", path, object]))?.isFine == true
                        && FileManager.default.fileExists(atPath: path)
                }
            }
            return await group.reduce(into: [Bool]()) { $0.append($1) }
        }
        #expect(all == Array(repeating: true, count: 6))
    }
}
