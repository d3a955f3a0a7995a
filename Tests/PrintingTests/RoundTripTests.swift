import Foundation
import Maquette
import Testing

/// What is printed is compiled and run, all of it in one program, and shown beside the documents it was printed from.
@Suite @MainActor struct RoundTripTests {
    @Test func printedCodeGivesBackTheFramesAndThePictureOfEveryFixture() throws {
        let fixtures = PrintedProgram.package.appendingPathComponent("Fixtures")
        let screens = try FileManager.default.contentsOfDirectory(atPath: fixtures.path)
            .filter { $0.hasSuffix(".json") }.sorted()
        #expect(screens.count >= 12)
        // Guides, masks, marks that have to be escaped, and everything that one or another library has no words for;
        // then images that are not there, what bars and pickers have in them, and what only a canvas does.
        let own = ["hard.json", "MissingImages.xib", "Content.xib", "Canvas.xib"].map {
            PrintedProgram.package.appendingPathComponent("Tests/PrintingTests/Documents/\($0)")
        }
        let documents = screens.map { fixtures.appendingPathComponent($0) } + own
        let program = try PrintedProgram()
        for document in documents {
            for dialect in Dialect.allCases { try program.add(document, in: dialect) }
        }
        // Two scenes with rows of all kinds, and four with what stands above and below rows.
        for name in ["Rows", "Titles"] {
            let rows = PrintedProgram.package.appendingPathComponent("Tests/PrintingTests/Documents/\(name).storyboard")
            for dialect in Dialect.allCases { try program.add(rows, in: dialect, partsOnly: true) }
        }
        let verdicts = try program.run(imagesIn: fixtures.appendingPathComponent("images"))
        #expect(verdicts.count == (documents.count + 2 + 4) * Dialect.allCases.count)
        for verdict in verdicts { #expect(verdict.hasSuffix(": the same"), "\(verdict)") }
    }
}
