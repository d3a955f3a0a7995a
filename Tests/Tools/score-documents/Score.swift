import Foundation

/// How many views of documents come out where their documents have them.
struct Score {
    /// A view that was looked for.
    struct Outcome {
        let document: RecordedDocument
        let view: RecordedDocument.View
        /// nil where it did not come out at all.
        let solved: CGRect?
        let isBelowMissed: Bool

        /// By how much the side is off that is farthest off.
        var distance: Double {
            guard let solved else { return .infinity }
            let sides = [
                solved.minX - view.frame.minX, solved.minY - view.frame.minY, solved.width - view.frame.width,
                solved.height - view.frame.height,
            ]
            return Double(sides.map(abs).max() ?? 0)
        }

        /// Frames are stored in thousandths of a point.
        func isWithin(_ points: Double) -> Bool { distance <= points + 0.001 }
        var isRight: Bool { isWithin(1) }

        /// What it may be due to; the first that holds.
        var cause: String {
            if solved == nil { return "not there" }
            if isBelowMissed { return "below a missed view" }
            if view.isMeasured { return "measured by Interface Builder (<designables>)" }
            if view.hasNamedFont { return "a font by name" }
            if view.isHidden { return "hidden" }
            return view.kind + (view.hasOwnClass ? " of a class of its own" : "")
        }
    }

    private(set) var outcomes: [Outcome] = []
    private(set) var failures: [(path: String, reason: String)] = []
    private(set) var documents = 0

    @MainActor init(of documents: [RecordedDocument]) {
        for document in documents {
            self.documents += 1
            do {
                add(document, try document.solved())
            } catch {
                failures.append((document.path, "\(error)"))
                add(document, [:])
            }
        }
    }

    private mutating func add(_ document: RecordedDocument, _ frames: [String: CGRect]) {
        var missed: Set<String> = []
        for view in document.views {
            let outcome = Outcome(
                document: document, view: view, solved: frames[view.id],
                isBelowMissed: !missed.isDisjoint(with: view.around))
            if !outcome.isRight { missed.insert(view.id) }
            outcomes.append(outcome)
        }
    }

    // MARK: Figures

    struct Share {
        let views, right, near: Int

        init(_ outcomes: [Outcome]) {
            views = outcomes.count
            near = outcomes.count { $0.isRight }
            right = outcomes.count { $0.isWithin(0.5) }
        }

        var text: String {
            func percent(_ part: Int) -> String {
                String(format: "%.2f %%", 100 * Double(part) / Double(max(views, 1)))
            }
            return "\(views) views, within 0.5 pt \(percent(right)), within 1 pt \(percent(near))"
        }
    }

    var byRepository: [String: [Outcome]] { Dictionary(grouping: outcomes) { $0.document.repository } }

    /// The share within a point, where it would lie with other repositories in 95 of 100 draws (views of one repository stand
    /// or fall together).
    struct Estimate {
        let share: Double
        let half: Double

        /// - Parameter weights: how much each repository counts.
        init(_ groups: [Share], weights: [Double]) {
            let shares = groups.map { Double($0.near) / Double($0.views) }
            let all = weights.reduce(0, +)
            let share = zip(shares, weights).reduce(0) { $0 + $1.0 * $1.1 } / all
            let squares = zip(shares, weights).reduce(0.0) { sum, group in
                let rest = group.1 * (group.0 - share)
                return sum + rest * rest
            }
            let count = Double(groups.count)
            self.share = share
            half = count > 1 ? 1.96 * (squares * count / (count - 1)).squareRoot() / all : 0
        }

        var text: String {
            let (least, most) = (100 * max(0, share - half), 100 * min(1, share + half))
            return String(format: "%.2f %% (%.1f to %.1f %% with others)", 100 * share, least, most)
        }
    }

    private static let mostOfAll = 0.05

    /// How much each repository counts where none may count for more than a twentieth of all: as much as its views, but for the
    /// largest. Fewer than twenty count the same.
    static func weights(of views: [Int]) -> [Double] {
        guard Double(views.count) * mostOfAll >= 1 else { return views.map { _ in 1 } }
        var most = Double(views.max() ?? 0)
        while true {
            let capped = views.map { min(Double($0), most) }
            let allowed = mostOfAll * capped.reduce(0, +)
            if allowed >= most - 1e-9 { return capped }
            most = allowed
        }
    }

    /// With no repository as more than a twentieth of all, and with all repositories the same.
    private var estimates: [String] {
        let groups = byRepository.sorted { $0.key < $1.key }.map { Share($0.value) }
        guard groups.count > 1 else { return [] }
        let capped = Estimate(groups, weights: Self.weights(of: groups.map(\.views)))
        return [
            "no repository as more than 5 %: within 1 pt \(capped.text)",
            "mean over repositories: within 1 pt \(Estimate(groups, weights: groups.map { _ in 1 }).text)",
        ]
    }

    func report(worst: Int) -> [String] {
        var lines = failures.map { "failed: \($0.path): \($0.reason)" }
        lines += farthestOff(worst)
        lines.append("missed, by what it may be due to:")
        lines += counted(outcomes.filter { !$0.isRight }) { $0.cause }
        lines.append("missed, by repository:")
        lines += counted(outcomes.filter { !$0.isRight }) { $0.document.repository }
        let plain = outcomes.filter { $0.document.isPlain }
        lines.append("without fonts by name and <designables>: \(Share(plain).text)")
        lines += estimates
        lines.append("\(documents) documents of \(byRepository.count) repositories, \(Share(outcomes).text)")
        return lines
    }

    private func farthestOff(_ count: Int) -> [String] {
        let missed = outcomes.filter { !$0.isRight && !$0.isBelowMissed }
        return missed.sorted { $0.distance > $1.distance }.prefix(count).map { outcome in
            let solved = outcome.solved.map { Self.text($0) } ?? "nothing"
            return "\(outcome.document.path): \(outcome.view.kind) \(outcome.view.id): recorded "
                + "\(Self.text(outcome.view.frame)), solved \(solved)"
        }
    }

    private func counted(_ outcomes: [Outcome], by name: (Outcome) -> String) -> [String] {
        let counts = Dictionary(grouping: outcomes, by: name).mapValues(\.count)
        return counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.map { "  \($0.value)  \($0.key)" }
    }

    private static func text(_ frame: CGRect) -> String {
        let sides = [frame.minX, frame.minY, frame.width, frame.height]
        return "(" + sides.map { String(format: "%g", (Double($0) * 100).rounded() / 100) }.joined(separator: ", ")
            + ")"
    }
}
