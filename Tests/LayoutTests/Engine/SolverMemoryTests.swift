import Dispatch
import Testing

@testable import MaquetteLayout

/// Systems get the memory of those that are gone.
struct SolverMemoryTests {
    @Test func `a handle of a system that is gone says nothing to the next one`() throws {
        let stale = try handleOfSystemThatIsGone()
        let system = ConstraintSystem()
        let x = system.makeUnknown()
        try system.ask([(1, x)], .equal, 5)
        system.remove(stale)
        try system.setConstant(7, of: stale)
        #expect(system[x] == 5)
    }

    private func handleOfSystemThatIsGone() throws -> ConstraintHandle {
        let system = ConstraintSystem()
        let x = system.makeUnknown()
        let handle = try system.ask([(1, x)], .equal, 3)
        #expect(system[x] == 3)
        return handle
    }

    @Test(arguments: Predecessor.allCases)
    func `a system is the same whatever was there before`(_ predecessor: Predecessor) throws {
        // These use up what other tests have left, so that one system is sure to be the next one's memory.
        let holders = (0..<16).map { _ in ConstraintSystem() }
        try predecessor.leave()
        let system = ConstraintSystem()
        let unknowns = system.makeUnknowns(3)
        let length = system.makeUnknown(isLength: true)
        try system.ask([(1, unknowns[0]), (1, length), (-1, .rootWidth)], .equal, -13)
        try system.ask([(1, unknowns[1])], .lessThanOrEqual, 72)
        try system.ask([(1, unknowns[2])], .equal, 40, 500)
        try system.setRootSize(width: 400, height: 100)
        // The length yields first, then the inequality holds exactly.
        #expect(system.rounded(unknowns + [length]) == [387, 72, 40, 0])
        #expect(system.conflicts.isEmpty)
        #expect(system.ambiguousUnknowns == [unknowns[0], unknowns[1], length])
        withExtendedLifetime(holders) {}
    }

    enum Predecessor: CaseIterable {
        case unsolved, contradicting, undecided, edited, atOtherSize

        func leave() throws {
            let system = ConstraintSystem()
            let unknowns = system.makeUnknowns(6)
            let length = system.makeUnknown(isLength: true)
            try system.ask([(1, unknowns[0])], .equal, 1)
            switch self {
            case .unsolved: return
            case .contradicting:
                try system.ask([(1, unknowns[0])], .equal, 2)
                #expect(system.conflicts.count == 1)
            case .undecided:
                try system.ask([(1, unknowns[1]), (1, length)], .greaterThanOrEqual, 30)
                try system.ask([(1, unknowns[2]), (-1, unknowns[3]), (1, unknowns[4])], .equal, 30)
                #expect(system[unknowns[1]] == 30)
            case .edited:
                let handle = try system.ask([(1, unknowns[1])], .equal, 30, 700)
                #expect(system[unknowns[1]] == 30)
                system.remove(handle)
                try system.ask([(1, unknowns[5])], .equal, 60, 300)
            case .atOtherSize:
                try system.setRootSize(width: 50, height: 60)
                try system.ask([(1, unknowns[1]), (-1, .rootWidth)], .equal, 0)
                #expect(system[unknowns[1]] == 50)
            }
        }
    }

    @Test func `systems come and go on several threads`() {
        let wrong = (0..<4).map { _ in UnsafeMutablePointer<Int>.allocate(capacity: 1) }
        for count in wrong { count.initialize(to: 0) }
        defer { for count in wrong { count.deallocate() } }
        let counts = UncheckedCounts(pointers: wrong)
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for number in 0..<500 {
                let system = ConstraintSystem()
                let x = system.makeUnknown()
                let y = system.makeUnknown()
                _ = try? system.ask([(1, x)], .equal, Double(number))
                _ = try? system.ask([(1, y), (-1, x)], .equal, Double(thread), 600)
                if system[y] != Double(number + thread) { counts.pointers[thread].pointee += 1 }
            }
        }
        #expect(wrong.map(\.pointee) == [0, 0, 0, 0])
    }

    private struct UncheckedCounts: @unchecked Sendable {
        let pointers: [UnsafeMutablePointer<Int>]
    }
}
