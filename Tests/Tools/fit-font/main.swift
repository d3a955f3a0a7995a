import Foundation
import RecordedText

let usage = """
    usage: Scripts/fit-font widths ADVANCES.csv
           Scripts/fit-font kerning STRINGS.csv LABELS.csv [--check]

    Writes the tables of the system font into Sources/Text/SystemFont: its widths from advances that were measured on a
    simulator, its kerning from strings measured there and from labels that Interface Builder recorded. Kerning needs
    the widths to be built in. First it says how kerning does on labels of repositories that it was not fitted to;
    with --check it only says that.
    """

func rows(_ path: String) throws -> [[String: String]] { try CommaSeparatedTable(file: path).rows }

let words = CommandLine.arguments.dropFirst().filter { $0 != "--check" }
let tables = SwiftTables(folder: URL(fileURLWithPath: "Sources/Text/SystemFont"))
do {
    switch (words.first, words.count) {
    case ("widths", 2):
        guard let masters = WidthMasters(try rows(words[1]).compactMap(RecordedRun.init)) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        try tables.write(masters)
    case ("kerning", 3):
        let strings = try rows(words[1]).compactMap(RecordedRun.init).compactMap(Observation.init)
        let fit = KerningFit(inter: try InterKerning.masters())
        let labels = try rows(words[2]).compactMap(RecordedLabel.init).compactMap(Observation.init).filter {
            // What is farther off than that has another text than it was stored with.
            abs($0.kerning - fit.inter.kerning($0.pairs, $0.mixture)) / $0.unitsPerPoint < 6
        }
        print(HeldOut(observations: strings + labels, fit: fit).report)
        if CommandLine.arguments.contains("--check") { break }
        try tables.write(Snapping(strings).snapped(fit.masters(strings + labels)))
    default:
        print(usage)
        exit(words.first == "--help" ? 0 : 2)
    }
} catch {
    FileHandle.standardError.write(Data("fit-font: \(error.localizedDescription)\n".utf8))
    exit(1)
}
