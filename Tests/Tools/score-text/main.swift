import Foundation

guard CommandLine.arguments.count == 2 else {
    print(
        "usage: Scripts/score-text LABELS.csv\nCompares our widths and heights with labels that Interface Builder recorded."
    )
    exit(2)
}

do {
    let table = try CommaSeparatedTable(file: CommandLine.arguments[1])
    print(Scoreboard(labels: table.rows.compactMap(RecordedLabel.init)).report)
} catch {
    FileHandle.standardError.write(Data("score-text: \(error.localizedDescription)\n".utf8))
    exit(1)
}
