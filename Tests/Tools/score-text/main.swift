import Foundation
import RecordedText

let usage = """
    usage: Scripts/score-text LABELS.csv [STRINGS.csv] [ADVANCES.csv]
    Compares our widths and heights with labels that Interface Builder recorded, and our widths with strings and
    characters that were measured on a simulator. Each file is known by its columns.
    """

let files = CommandLine.arguments.dropFirst()
guard !files.isEmpty, files.first != "--help" else {
    print(usage)
    exit(files.isEmpty ? 2 : 0)
}

do {
    for file in files {
        let rows = try CommaSeparatedTable(file: file).rows
        if rows.first?["string"] != nil {
            print(MeasuredRuns(runs: rows.compactMap(RecordedRun.init), kind: .strings).report)
        } else if rows.first?["character"] != nil {
            print(MeasuredRuns(runs: rows.compactMap(RecordedRun.init), kind: .characters).report)
        } else {
            print(Scoreboard(labels: rows.compactMap(RecordedLabel.init)).report)
        }
    }
} catch {
    FileHandle.standardError.write(Data("score-text: \(error.localizedDescription)\n".utf8))
    exit(1)
}
