import Foundation
import MaquetteTouch

/// A walk through an app: from its first screen on it touches what can be touched, and keeps each new screen with the way to it.
///
/// A walk goes from near to far, and asks for several ways at a time; what it finds does not depend on how many.
struct AppWalk {
    /// A screen, and how one comes to it.
    struct Stop {
        var screen: WalkedScreen
        var steps: [String]
        var picture: [UInt8]
    }

    /// What is wrong at the end of a way.
    struct Finding {
        enum Kind: String, Codable {
            /// The app crashed or hung.
            case crash
            /// Required constraints contradict each other.
            case conflict
            /// A text does not fit into its place.
            case cutOffText
            /// The constraints leave the position or size of a view open.
            case ambiguity
            /// The walk could not go on.
            case deadEnd
        }

        var steps: [String]
        var kind: Kind
        var reason: String
    }

    enum Reply {
        case screen(WalkedScreen, picture: [UInt8])
        case problem(String)
        case crash(String)
    }

    /// The screens, in the order in which they were found.
    private(set) var stops: [Stop] = []
    private(set) var findings: [Finding] = []
    /// How many ways were gone.
    private(set) var ways = 0
    /// Whether there was more to touch when the walk ended.
    private(set) var isCutShort = false

    private let mostScreens: Int
    /// The longest way, in touches.
    private static let mostTouches = 8
    /// Rows of one list that are touched in any case, and at most: it goes on as long as they lead to other kinds of screens.
    private static let fewestRows = 2
    private static let mostRows = 16

    private struct Way {
        var steps: [String]
        /// How many things were touched. To scroll to one, or to fill in all fields, is no touch of its own.
        var touches = 0
        /// The kinds of screens whose fields were filled in. Some are empty again afterwards.
        var filled: Set<String> = []
        /// The list, of a row of which the last step is.
        var list: String?
    }

    /// What is known of the rows of a list.
    private struct Rows {
        var waiting: [Way] = []
        var begun = 0
        /// The kinds of screens that they lead to, and the kind of the one that they are on.
        var kinds: Set<String> = []
        var own = ""
    }

    private var waiting: [Way] = [Way(steps: [])]
    private var rows: [String: Rows] = [:]
    private var marks: Set<String> = []
    private var known: Set<String> = []
    /// The problems of layouts that are among the findings.
    private var told: Set<String> = []

    init(mostScreens: Int) { self.mostScreens = mostScreens }

    /// - Parameters:
    ///   - atOnce: how many ways are gone at a time.
    ///   - isTimeUp: asked before each round.
    ///   - go: goes several ways, each from the start of the app, and answers in their order.
    mutating func run(atOnce: Int, isTimeUp: () -> Bool, go: ([[String]]) -> [Reply]) {
        while !waiting.isEmpty, stops.count < mostScreens, !isTimeUp() {
            let turn = Array(waiting.prefix(atOnce))
            for (way, reply) in zip(turn, go(turn.map(\.steps))) {
                guard stops.count < mostScreens else { break }
                waiting.removeFirst()
                ways += 1
                take(reply, after: way)
            }
        }
        isCutShort = !waiting.isEmpty
    }

    private mutating func take(_ reply: Reply, after way: Way) {
        switch reply {
        case .problem(let words): take(Finding(steps: way.steps, kind: .deadEnd, reason: words), after: way)
        case .crash(let words): take(Finding(steps: way.steps, kind: .crash, reason: words), after: way)
        case .screen(let screen, let picture):
            if let list = way.list, let known = rows[list] {
                // A row that stays on its screen, as one with an alert does, says nothing of the others.
                let stays = known.own == screen.kind
                let isNew = !stays && rows[list]?.kinds.insert(screen.kind).inserted == true
                if isNew && !known.kinds.isEmpty || stays && known.kinds.count > 1 { touchRow(of: list) }
            }
            guard marks.insert(screen.mark).inserted else { return }
            stops.append(Stop(screen: screen, steps: way.steps, picture: picture))
            // The bar of an app is on each of its screens. The nearest one shows what is wrong with it.
            for problem in screen.problems where told.insert(problem.message).inserted {
                findings.append(Finding(steps: way.steps, kind: problem.kind, reason: problem.message))
            }
            guard way.touches < Self.mostTouches else { return }
            for touchable in screen.touchables {
                let place = touchable.isEverywhere ? "" : screen.mark
                let steps = touchable.before + [touchable.step]
                guard known.insert(([place] + steps).joined(separator: "\n")).inserted else { continue }
                var next = way
                next.steps += steps
                next.touches += 1
                next.list = touchable.list.map { "\(screen.mark)\n\($0)" }
                if touchable.name == Touchable.emptyFields {
                    guard next.filled.insert(screen.kind).inserted else { continue }
                }
                guard let list = next.list else {
                    waiting.append(next)
                    continue
                }
                rows[list, default: Rows(own: screen.kind)].waiting.append(next)
                if rows[list, default: Rows()].begun < Self.fewestRows { touchRow(of: list) }
            }
        }
    }

    /// A row that leads nowhere says nothing of the others.
    private mutating func take(_ finding: Finding, after way: Way) {
        findings.append(finding)
        if let list = way.list { touchRow(of: list) }
    }

    private mutating func touchRow(of list: String) {
        guard var known = rows[list], !known.waiting.isEmpty, known.begun < Self.mostRows else { return }
        waiting.append(known.waiting.removeFirst())
        known.begun += 1
        rows[list] = known
    }
}
