import MaquetteTesting
import Testing
import UIKit

/// Steps in tests, as Documentation/running.md describes them.
@MainActor @Suite struct PerformTests {
    final class Counter: UIViewController {
        var count = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(type: .system, primaryAction: UIAction(title: "More") { [self] _ in count += 1 })
            button.frame = CGRect(x: 50, y: 200, width: 100, height: 44)
            view.addSubview(button)
        }
    }

    @Test func stepsAreDoneOnAController() throws {
        let counter = Counter()
        try perform("tap \"More\"", "tap \"More\"", on: counter)
        #expect(counter.count == 2)
        #expect { try perform("tap \"Less\"", on: counter) } throws: { "\($0)".contains("More") }
        #expect { try perform("push \"More\"", on: counter) } throws: { "\($0)".contains("use tap") }
    }
}
