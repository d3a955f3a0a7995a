import Foundation
import Synchronization
import Testing

@testable import MaquetteViewModel

@Suite struct ThreadLocalTests {
    private final class Value: Sendable {
        static let alive = Mutex(0)
        let name: String

        init(_ name: String) {
            self.name = name
            Self.alive.withLock { $0 += 1 }
        }

        deinit { Self.alive.withLock { $0 -= 1 } }
    }

    @Test func everyThreadHasItsOwnAndLeavesNothing() {
        let local = ThreadLocal<Value>()
        local.value = Value("here")
        let seen = Mutex<[String?]>([])
        let ended = DispatchGroup()
        for number in 0..<8 {
            ended.enter()
            let thread = Thread {
                let before = local.value?.name
                local.value = Value("first")
                local.value = Value("\(number)")
                seen.withLock { $0 += [before, local.value?.name] }
                ended.leave()
            }
            thread.start()
        }
        ended.wait()
        #expect(local.value?.name == "here")
        let names = seen.withLock { $0 }
        #expect(names.filter { $0 == nil }.count == 8)
        #expect(Set(names.compactMap(\.self)) == Set((0..<8).map(String.init)))
        // A thread's end comes a moment after its work.
        for _ in 0..<500 where Value.alive.withLock({ $0 }) != 1 { usleep(2000) }
        #expect(Value.alive.withLock { $0 } == 1)
        local.value = nil
        #expect(local.value == nil && Value.alive.withLock { $0 } == 0)
    }
}
