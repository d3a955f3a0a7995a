import Foundation
import MaquetteTestSupport

/// Whole documents through the command, several at a time, with options drawn by lot.
@MainActor struct WholeDocuments {
    let command: String
    let corpus: Corpus
    private static let count = 12

    /// What a seed stands for: documents, and the words for the command.
    struct Draw {
        var files: [(name: String, bytes: [UInt8])] = []
        var words: [String] = []
    }

    func draw(_ seed: UInt64) -> Draw {
        var random = SeededRandom(seed: seed)
        var draw = Draw()
        let kinds = ["json", "xib", "storyboard"].filter { corpus.inputs[$0]?.isEmpty == false }
        for number in 0..<Self.count {
            let kind = random.pick(kinds)
            var mutation = Mutation(seed: seed &* 1000 &+ UInt64(number), corpus: corpus.inputs[kind] ?? [])
            draw.files.append(("\(number).\(kind)", mutation.mutated()))
        }
        draw.words = random.pick([
            ["render", ".", "-o", "out"], ["render", ".", "-o", "out", "--format", "png,svg,pdf,text"],
            ["render", ".", "-o", "sheet.png", "--sheet"], ["render", ".", "-o", "out", "--outline"], ["frames", "."],
            ["lint", "."], ["lint", ".", "--format", "junit"], ["print", ".", "--as", "anchors", "-o", "code/"],
            ["snapshot", "record", "."], ["snapshot", "verify", ".", "--report", "report"],
        ])
        let options: [[String]] = [
            ["--size", "1x1"], ["--size", "320x"], ["--size", "100000x0.1"], ["--scale", "0.05"],
            ["--content-size", "AX5"], ["--direction", "rtl"], ["--locale", "longer"], ["--locale", "mirrored"],
            ["--device", "iPhone SE,iPad Air (11-inch)"], ["--ios", "13"], ["--landscape"], ["--scene", "1"],
        ]
        for _ in 0..<random.whole(0...3) { draw.words += random.pick(options) }
        return draw
    }

    /// The fault that a draw shows, if any.
    func fault(of draw: Draw) -> String? {
        let folder = NSTemporaryDirectory() + "maquette-fuzz-\(getpid())"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, bytes) in draw.files { try? Data(bytes).write(to: URL(fileURLWithPath: folder + "/" + name)) }
        let limits = draw.words[0] == "print" ? [] : ["--timeout", "20", "--memory", "3GB"]
        return Trial(command, draw.words + limits, in: folder, allowed: [0, 1, 2]) { $0 > 200 }.fault
    }
}
