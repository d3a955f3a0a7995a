import Dispatch
import Glibc
import Synchronization

/// Work whose parts any threads do side by side, in stages: a stage begins when all parts of the one before are done.
///
/// A thread that comes too late finds nothing left and holds nobody up. One that has nothing to do waits only while another works.
final class WorkStages<Tool>: @unchecked Sendable {
    struct Stage {
        /// Done by one thread; says how many parts there are.
        var begin: () -> Int
        var part: (Int, Tool) -> Void
    }

    private let stages: [Stage]
    private let state = Mutex(State())
    private let changes = DispatchSemaphore(value: 0)

    private struct State {
        var stage = -1
        var next = 0
        var count = 0
        var unfinished = 0
        var waiting = 0
        var isOver = false
    }

    private enum Turn {
        case part(Int, of: Int)
        case wait
        case end
    }

    init(_ stages: [Stage]) {
        self.stages = stages
        advance(from: -1)
    }

    /// Does what there is to do until all stages are over.
    func work(with makeTool: () -> Tool) {
        var tool: Tool?
        while true {
            switch turn() {
            case .part(let part, let stage):
                let own = tool ?? makeTool()
                tool = own
                stages[stage].part(part, own)
                if finishPart() { advance(from: stage) }
            case .wait: changes.wait()
            case .end: return
            }
        }
    }

    private func turn() -> Turn {
        // A stage is often over soon, and to fall asleep and be woken takes longer.
        for attempt in 0... {
            let turn = state.withLock { state -> Turn? in
                if state.isOver { return .end }
                if state.next < state.count {
                    state.next += 1
                    return .part(state.next - 1, of: state.stage)
                }
                if attempt < Self.patience { return nil }
                state.waiting += 1
                return .wait
            }
            if let turn { return turn }
            sched_yield()
        }
        return .end
    }

    private static var patience: Int { 60 }

    /// Whether the part was the last of its stage.
    private func finishPart() -> Bool {
        state.withLock { state in
            state.unfinished -= 1
            return state.unfinished == 0
        }
    }

    private func advance(from stage: Int) {
        var (next, count) = (stage + 1, 0)
        while next < stages.count {
            count = stages[next].begin()
            if count > 0 { break }
            next += 1
        }
        let waiting = state.withLock { state in
            state.stage = next
            (state.next, state.count, state.unfinished) = (0, count, count)
            state.isOver = count == 0
            defer { state.waiting = 0 }
            return state.waiting
        }
        for _ in 0..<waiting { changes.signal() }
    }
}
