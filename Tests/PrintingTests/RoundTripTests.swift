import Foundation
import Maquette
import Testing

/// What is printed is compiled and run, all of it in one program, and shown beside the documents it was printed from.
@Suite @MainActor struct RoundTripTests {
    @Test func printedCodeGivesBackTheFramesAndThePictureOfEveryFixture() throws {
        let fixtures = PrintedProgram.package.appendingPathComponent("Fixtures")
        let documents = try FileManager.default.contentsOfDirectory(atPath: fixtures.path)
            .filter { $0.hasSuffix(".json") }.sorted()
        #expect(documents.count >= 12)
        let program = try PrintedProgram()
        for document in documents {
            for dialect in Dialect.allCases { try program.add(fixtures.appendingPathComponent(document), in: dialect) }
        }
        let verdicts = try program.run(imagesIn: fixtures.appendingPathComponent("images"))
        #expect(verdicts.count == documents.count * Dialect.allCases.count)
        for verdict in verdicts { #expect(verdict.hasSuffix(": the same"), "\(verdict)") }
    }
}
