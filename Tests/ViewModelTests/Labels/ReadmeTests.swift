import Testing
import UIKit

@MainActor @Suite("The README") struct ReadmeTests {
    @Test("has a label in the corner of the margins, as high as a line of 17 points at 3x")
    func card() {
        let title = UILabel()
        title.text = "Hello"
        title.font = .preferredFont(forTextStyle: .headline)
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        title.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(title)
        NSLayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
            title.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
        ])
        card.layoutIfNeeded()
        #expect(abs(title.frame.minX - 8) < 1e-9 && abs(title.frame.minY - 8) < 1e-9)
        // 17 x 2444/2048 is 20.287, rounded up to a third.
        #expect(abs(title.frame.height - 61.0 / 3) < 1e-9)
        #expect(title.frame.width == 41)
    }
}
