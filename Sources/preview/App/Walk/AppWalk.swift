import Foundation
import MaquetteTouch

/// A walk through an app: from its first screen on it touches what can be touched, and keeps each new screen with the way to it.
///
/// It goes from near to far, and asks for several ways at a time; what it finds does not depend on how many.
struct AppWalk {
    /// A screen, and how one comes to it.
    struct Stop {
        var screen: WalkedScreen
        var steps: [String]
        var picture: [UInt8]
    }

    /// A way that led to no screen.
    struct Finding {
        var steps: [String]
        /// Whether the app crashed or hung, and not the walk that could not go on.
        var isCrash: Bool
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
    /// The longest way.
    private static let mostSteps = 8
    /// Rows of one list that are touched: they lead to the same kind of screen.
    private static let mostRows = 2

    private var waiting: [[String]] = [[]]
    private var marks: Set<String> = []
    private var known: Set<String> = []

    init(mostScreens: Int) { self.mostScreens = mostScreens }

    /// - Parameters:
    ///   - atOnce: how many ways are gone at a time.
    ///   - isTimeUp: asked before each round.
    ///   - go: goes several ways, each from the start of the app, and answers in their order.
    mutating func run(atOnce: Int, isTimeUp: () -> Bool, go: ([[String]]) -> [Reply]) {
        while !waiting.isEmpty, stops.count < mostScreens, !isTimeUp() {
            let turn = Array(waiting.prefix(atOnce))
            for (steps, reply) in zip(turn, go(turn)) {
                guard stops.count < mostScreens else { break }
                waiting.removeFirst()
                ways += 1
                take(reply, after: steps)
            }
        }
        isCutShort = !waiting.isEmpty
    }

    private mutating func take(_ reply: Reply, after steps: [String]) {
        switch reply {
        case .problem(let words): findings.append(Finding(steps: steps, isCrash: false, reason: words))
        case .crash(let words): findings.append(Finding(steps: steps, isCrash: true, reason: words))
        case .screen(let screen, let picture):
            guard marks.insert(screen.mark).inserted else { return }
            stops.append(Stop(screen: screen, steps: steps, picture: picture))
            guard steps.count < Self.mostSteps else { return }
            var rows: [String: Int] = [:]
            for touchable in screen.touchables {
                if let list = touchable.list {
                    rows[list, default: 0] += 1
                    if rows[list, default: 0] > Self.mostRows { continue }
                }
                let place = touchable.isEverywhere ? "" : screen.mark
                guard known.insert("\(place)\n\(touchable.step)").inserted else { continue }
                waiting.append(steps + [touchable.step])
            }
        }
    }
}
