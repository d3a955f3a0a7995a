import Foundation
import MaquetteWorkers
import Testing

@Suite struct ProgramCodeTests {
    /// As the kernel counts it. What runs meanwhile, this test and others, is soon there again.
    @Test func codeThatIsLetGoTakesNoMemoryAndStillRuns() throws {
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        func residentCode() throws -> Int {
            let numbers = try String(contentsOfFile: "/proc/self/smaps", encoding: .utf8)
            var (sum, isCode) = (0, false)
            for line in numbers.split(separator: "\n") {
                let words = line.split(separator: " ", omittingEmptySubsequences: true)
                if words.count > 1, words[1].count == 4, words[0].contains("-") {
                    isCode = words[1].hasPrefix("r-x") && line.hasSuffix(program)
                } else if isCode, words.count > 1, words[0] == "Rss:" {
                    sum += Int(words[1]) ?? 0
                }
            }
            return sum
        }
        let before = try residentCode()
        ProgramCode.letGo()
        let after = try residentCode()
        #expect(before > 0 && after < before * 3 / 4, "\(before) KB, then \(after) KB")
    }
}
