import Testing
import UIKit

/// A picture of 40 x 20 in bounds of 100 x 100 that begin at (10, 20).
@Suite struct ContentModeTests {
    private let bounds = CGRect(x: 10, y: 20, width: 100, height: 100)

    @Test(arguments: [
        (UIView.ContentMode.scaleToFill, CGRect(x: 10, y: 20, width: 100, height: 100)),
        (.redraw, CGRect(x: 10, y: 20, width: 100, height: 100)),
        // 100 / 40 = 2.5 is the smaller factor, 100 / 20 = 5 the larger.
        (.scaleAspectFit, CGRect(x: 10, y: 45, width: 100, height: 50)),
        (.scaleAspectFill, CGRect(x: -40, y: 20, width: 200, height: 100)),
        (.center, CGRect(x: 40, y: 60, width: 40, height: 20)), (.top, CGRect(x: 40, y: 20, width: 40, height: 20)),
        (.bottom, CGRect(x: 40, y: 100, width: 40, height: 20)), (.left, CGRect(x: 10, y: 60, width: 40, height: 20)),
        (.right, CGRect(x: 70, y: 60, width: 40, height: 20)), (.topLeft, CGRect(x: 10, y: 20, width: 40, height: 20)),
        (.topRight, CGRect(x: 70, y: 20, width: 40, height: 20)),
        (.bottomLeft, CGRect(x: 10, y: 100, width: 40, height: 20)),
        (.bottomRight, CGRect(x: 70, y: 100, width: 40, height: 20)),
    ])
    func contentGoesWhereItsModeSays(mode: UIView.ContentMode, expected: CGRect) {
        #expect(mode.rect(forContentOf: CGSize(width: 40, height: 20), in: bounds) == expected)
    }

    @Test func contentThatIsTooLargeHangsOver() {
        let rect = UIView.ContentMode.center.rect(forContentOf: CGSize(width: 300, height: 10), in: bounds)
        #expect(rect == CGRect(x: -90, y: 65, width: 300, height: 10))
    }

    @Test func contentWithoutASizeCannotBeScaled() {
        for mode in [UIView.ContentMode.scaleAspectFit, .scaleAspectFill] {
            #expect(mode.rect(forContentOf: .zero, in: bounds) == CGRect(x: 60, y: 70, width: 0, height: 0))
        }
    }
}
