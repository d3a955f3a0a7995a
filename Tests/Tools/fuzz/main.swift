import Foundation
import Glibc

/// Mutates inputs for some time, and keeps what brings the readers down. `Scripts/fuzz` explains.
struct Settings {
    var seconds = 60.0
    var seed = UInt64(Date().timeIntervalSince1970)
    var kinds: [String] = []
    var folders: [String] = []
    var cases = ""
    var command = ""
    /// Whether whole documents are all that is tried.
    var isWholeAlone = false
    var own = CommandLine.arguments[0]

    init(_ words: [String]) {
        var words = words[...]
        while let word = words.popFirst() {
            switch word {
            case "--seed": seed = words.popFirst().flatMap { UInt64($0) } ?? seed
            case "--kinds": kinds = words.popFirst()?.split(separator: ",").map(String.init) ?? []
            case "--cases": cases = words.popFirst() ?? ""
            case "--documents": isWholeAlone = true
            case "--command": command = words.popFirst() ?? ""
            case "--seconds": seconds = words.popFirst().flatMap { Double($0) } ?? seconds
            default: folders.append(word)
            }
        }
    }
}

/// What was found, each fault once.
@MainActor struct Finds {
    let settings: Settings
    var faults: Set<String> = []

    mutating func add(_ fault: String, _ input: [UInt8], kind: String, seed: UInt64, words: [String] = []) {
        guard faults.insert("\(kind): \(fault)").inserted else { return }
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in input { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let path = "\(settings.cases)/\(kind)-\(String(hash, radix: 16)).\(kind)"
        try? FileManager.default.createDirectory(atPath: settings.cases, withIntermediateDirectories: true)
        try? Data(input).write(to: URL(fileURLWithPath: path))
        print("found: \(fault)")
        print(
            "  \(path), \(input.count) bytes, seed \(seed)\(words.isEmpty ? "" : ", " + words.joined(separator: " "))")
        fflush(nil)
    }
}

@MainActor func fuzzReaders(_ settings: Settings, until end: Date, _ finds: inout Finds) -> UInt64 {
    let file = NSTemporaryDirectory() + "maquette-fuzz-progress-\(getpid())"
    defer { unlink(file) }
    guard let progress = Progress(path: file) else { return 0 }
    var total: UInt64 = 0
    var seed = settings.seed
    while Date() < end {
        progress.count = 0
        var (last, since) = (UInt64(0), Date())
        var isOver = false
        let words =
            ["--worker", file, "--seed", String(seed), "--kinds", settings.kinds.joined(separator: ",")]
            + settings.folders
        let trial = Trial(settings.own, words) { _ in
            if progress.count != last { (last, since) = (progress.count, Date()) }
            isOver = Date() >= end
            // Until the first input it reads what the inputs begin as.
            return isOver || Date().timeIntervalSince(since) > Trial.mostSeconds * (last == 0 ? 12 : 1)
        }
        total += progress.count
        if isOver { break }
        guard let fault = trial.fault, progress.count > 0 else {
            print("the reading process ended at once: \(trial.fault ?? "for no reason")")
            break
        }
        let kind = Target.all[progress.target].kind
        func faultAlone(_ input: [UInt8]) -> String? {
            let path = file + "." + kind
            defer { unlink(path) }
            try? Data(input).write(to: URL(fileURLWithPath: path))
            return Trial(settings.own, ["--read", path, kind]) { $0 > Trial.mostSeconds }.fault
        }
        let input = progress.input
        if !finds.faults.contains("\(kind): \(fault)") {
            let stays = faultAlone(input) == fault
            let small = stays ? Minimiser.smallest(input, seconds: 90) { faultAlone($0) == fault } : input
            finds.add(fault, small, kind: kind, seed: progress.seed)
        }
        seed = progress.seed + 1
    }
    for (index, target) in Target.all.enumerated() {
        let (count, nanoseconds) = progress.readings(of: index)
        guard count > 0 else { continue }
        print("  \(target.kind): \(count), \(count * 1_000_000_000 / max(1, nanoseconds)) a second")
    }
    return total
}

@MainActor func fuzzDocuments(_ settings: Settings, until end: Date, _ corpus: Corpus, _ finds: inout Finds) -> Int {
    let whole = WholeDocuments(command: settings.command, corpus: corpus)
    var (seed, count) = (settings.seed, 0)
    while Date() < end {
        let draw = whole.draw(seed)
        count += draw.files.count
        if let fault = whole.fault(of: draw) {
            for file in draw.files {
                var alone = draw
                alone.files = [file]
                guard let own = whole.fault(of: alone),
                    !finds.faults.contains("\(file.name.split(separator: ".")[1]): \(own)")
                else { continue }
                let small = Minimiser.smallest(file.bytes, seconds: 120) {
                    alone.files = [(file.name, $0)]
                    return whole.fault(of: alone) == own
                }
                finds.add(own, small, kind: String(file.name.split(separator: ".")[1]), seed: seed, words: draw.words)
            }
            if finds.faults.isEmpty {
                print("found with all of seed \(seed): \(fault), \(draw.words.joined(separator: " "))")
            }
        }
        seed += 1
    }
    return count
}

let words = Array(CommandLine.arguments.dropFirst())
switch words.first {
case "--worker":
    let settings = Settings(Array(words.dropFirst(2)))
    Scratch.folder += "-\(getppid())"
    guard words.count > 1, let progress = Progress(path: words[1]) else { exit(3) }
    Worker.run(progress, from: settings.seed, only: settings.kinds, Corpus(settings.folders))
case "--read":
    Scratch.folder += "-\(getppid())"
    if words.count > 2 { Worker.read(words[1], kind: words[2]) }
default:
    var settings = Settings(words)
    settings.own = Bundle.main.executablePath ?? settings.own
    defer { try? FileManager.default.removeItem(atPath: Scratch.folder + "-\(getpid())") }
    print("seed \(settings.seed)")
    let corpus = Corpus(settings.folders)
    print(Target.all.map { "\($0.kind) \(corpus.inputs[$0.kind]?.count ?? 0)" }.joined(separator: ", "))
    fflush(nil)
    var finds = Finds(settings: settings)
    let start = Date()
    let isWhole = !settings.command.isEmpty
    if !settings.isWholeAlone {
        let share = isWhole ? 0.5 : 1
        let inputs = fuzzReaders(settings, until: start.addingTimeInterval(settings.seconds * share), &finds)
        let seconds = Date().timeIntervalSince(start)
        print("\(inputs) inputs to the readers in \(Int(seconds)) s, \(Int(Double(inputs) / max(1, seconds))) a second")
    }
    if isWhole {
        let documents = fuzzDocuments(settings, until: start.addingTimeInterval(settings.seconds), corpus, &finds)
        print("\(documents) whole documents")
    }
    print("\(finds.faults.count) faults")
    exit(finds.faults.isEmpty ? 0 : 1)
}
