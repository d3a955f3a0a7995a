import Testing
import UIKit

@MainActor @Suite struct CellGestureTests {
    /// A cell has a say in its gestures, as it conforms to their delegate on iOS; its standard answers are those of a
    /// delegate that implements nothing.
    @Test func aCellDecidesOnItsGestures() {
        final class Cell: UITableViewCell {
            override func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let (tap, other) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
        let plain: any UIGestureRecognizerDelegate = UITableViewCell(style: .default, reuseIdentifier: nil)
        let own: any UIGestureRecognizerDelegate = Cell(style: .default, reuseIdentifier: nil)
        #expect(own.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: other))
        #expect(!plain.gestureRecognizer(tap, shouldRecognizeSimultaneouslyWith: other))
        #expect(plain.gestureRecognizerShouldBegin(tap) && plain.gestureRecognizer(tap, shouldReceive: UITouch()))
        #expect(!plain.gestureRecognizer(tap, shouldRequireFailureOf: other))
    }
}
