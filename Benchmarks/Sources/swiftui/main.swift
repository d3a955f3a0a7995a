import Foundation
import Measure

private let usage = """
    usage: Scripts/bench swiftui [--quick] [--json FILE]

    Shows the same with SwiftUI and with UIKit, by turns: a column of rows, stacks in stacks, and 200 changes of one text among others.
    Prints how many times as long and as much memory SwiftUI takes, and how both grow.
    """

private struct Report: Figures {
    var figures: [Figure] = []
}

@MainActor private func measure(_ contest: any Contest.Type, _ rounds: Int, _ sizes: Int, into report: inout Report) {
    var points: [(size: Double, seconds: Double)] = []
    for size in contest.sizes.suffix(sizes) {
        var (ours, peers): ([(seconds: Double, bytes: Double)], [(seconds: Double, bytes: Double)]) = ([], [])
        for round in 0...rounds {
            let (own, peer) = (contest.swiftUI(size), contest.uiKit(size))
            // The first pays for cold caches.
            if round > 0 { (ours, peers) = (ours + [own], peers + [peer]) }
        }
        let time = median(ours.map(\.seconds))
        points.append((Double(size), time))
        let ratio = time / median(peers.map(\.seconds))
        let bytes = median(peers.map(\.bytes))
        let memory = bytes > 0 ? median(ours.map(\.bytes)) / bytes : nil
        print(
            contest.name, size, String(format: "%.1f ms, %.2f times UIKit's", time * 1_000, ratio),
            memory.map { String(format: "%.2f times its memory", $0) } ?? "", separator: "\t")
        guard size == contest.sizes.last else { continue }
        report.figures.append(Figure("\(contest.name): time", ratio))
        if let memory, contest.name != Updates.name { report.figures.append(Figure("\(contest.name): memory", memory)) }
    }
    guard points.count > 1 else { return }
    guard let power = exponentOfGrowth(points.map { (size: $0.size, cost: $0.seconds) }) else { return }
    print(contest.name, String(format: "grows with the power %.2f", power), separator: "\t")
    report.figures.append(Figure("\(contest.name): power", power))
}

await MainActor.run {
    runBenchmark("swiftui", usage: usage) { arguments in
        var (rounds, sizes, file, rest) = (5, 4, String?.none, arguments[...])
        while let word = rest.popFirst() {
            switch word {
            case "--quick": (rounds, sizes) = (2, 1)
            case "--json":
                guard let name = rest.popFirst() else { throw Mistake(message: "--json needs a file") }
                file = name
            default: throw Mistake(message: "unknown option \(word)")
            }
        }
        var report = Report()
        for contest in [Rows.self, Nested.self, Updates.self] as [any Contest.Type] {
            measure(contest, rounds, sizes, into: &report)
        }
        if let file { try report.write(to: file) }
    }
}
