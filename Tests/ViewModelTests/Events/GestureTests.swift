import Testing
import UIKit

@MainActor @Suite struct GestureTests {
    final class Card: UIView {
        var calls: [String] = []
        func tapped() { calls.append("tapped") }
        func panned(_ recognizer: UIPanGestureRecognizer) { calls.append("panned \(recognizer.state == .ended)") }
    }

    @Test func aMethodIsCalledWhenItsGestureHappens() {
        let card = Card()
        let tap = UITapGestureRecognizer(target: card, action: Card.tapped)
        let pan = UIPanGestureRecognizer(target: card, action: Card.panned)
        card.addGestureRecognizer(tap)
        card.addGestureRecognizer(pan)
        #expect(card.gestureRecognizers == [tap, pan] && tap.view === card)
        tap.state = .ended
        pan.state = .began
        pan.state = .ended
        pan.state = .failed
        #expect(card.calls == ["tapped", "panned false", "panned true"])
        tap.isEnabled = false
        tap.state = .ended
        #expect(card.calls.count == 3)
    }

    @Test func recognizersBeginAsAppleDocumentsThem() {
        #expect(UITapGestureRecognizer(target: nil, action: nil).numberOfTapsRequired == 1)
        let press = UILongPressGestureRecognizer()
        #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10 && press.numberOfTapsRequired == 0)
        #expect(UISwipeGestureRecognizer().direction == .right)
        #expect(UIPinchGestureRecognizer().scale == 1 && UIRotationGestureRecognizer().rotation == 0)
        let tap = UITapGestureRecognizer()
        #expect(tap.cancelsTouchesInView && tap.delaysTouchesEnded && !tap.delaysTouchesBegan)
    }

    @Test func aTargetIsNotKeptAlive() {
        let tap = UITapGestureRecognizer()
        weak var card: Card?
        do {
            let owner = Card()
            card = owner
            tap.addTarget(owner, action: Card.tapped)
        }
        tap.state = .ended
        #expect(card == nil)
    }
}
