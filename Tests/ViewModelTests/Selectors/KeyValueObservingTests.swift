import Foundation
import MaquetteViewModel
import Testing

/// Observed properties. Who hears of what, and with which values, is Apple's documentation of `observe(_:options:changeHandler:)`
/// and `addObserver(_:forKeyPath:options:context:)`; that some changes are heard of only after a layout is Maquette's.
@MainActor @Suite struct KeyValueObservingTests {
    @Test func `Where content is, and where a view is and whether it is seen, is told at once`() {
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var heard: [String] = []
        let observations: [NSKeyValueObservation] = [
            scroller.observe(\.contentOffset, options: [.old, .new]) {
                heard.append("offset \($1.oldValue!.y) \($1.newValue!.y)")
            },
            scroller.observe(\.frame, options: .new) { heard.append("frame \($1.newValue!.width)") },
            scroller.observe(\.isHidden, options: .new) { heard.append("hidden \($1.newValue!)") },
        ]
        scroller.contentOffset.y = 20
        #expect(heard == ["offset 0.0 20.0"])
        scroller.contentOffset.y = 20
        scroller.frame.size.width = 80
        scroller.isHidden = true
        #expect(heard == ["offset 0.0 20.0", "frame 80.0", "hidden true"])
        for observation in observations { observation.invalidate() }
        scroller.isHidden = false
        #expect(heard.count == 3)
    }

    @Test func `What a property of the project's reports is told at once, and what it sets in turn`() {
        final class Model: NSObject {
            var count = 0 { didSet { _tellObservers() } }
            var double = 0 { didSet { _tellObservers() } }
        }
        let model = Model()
        var heard: [String] = []
        let observations: [NSKeyValueObservation] = [
            model.observe(\.count, options: [.old, .new]) { model, change in
                heard.append("\(change.oldValue!) \(change.newValue!)")
                model.double = model.count * 2
            },
            model.observe(\.double, options: .new) { heard.append("double \($1.newValue!)") },
        ]
        model.count = 1
        model.count = 2
        #expect(heard == ["0 1", "double 2", "1 2", "double 4"])
        withExtendedLifetime(observations) {}
    }

    @Test func `A change is told once`() {
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var heard: [(CGSize?, CGSize?)] = []
        let observation = scroller.observe(\.contentSize, options: [.old, .new]) {
            heard.append(($1.oldValue, $1.newValue))
        }
        scroller.contentSize = CGSize(width: 100, height: 300)
        #expect(heard.count == 1)
        scroller.setNeedsLayout()
        scroller.layoutIfNeeded()
        scroller.setNeedsLayout()
        scroller.layoutIfNeeded()
        #expect(heard.map(\.0) == [CGSize.zero])
        #expect(heard.map(\.1) == [CGSize(width: 100, height: 300)])
        observation.invalidate()
        scroller.contentSize = .zero
        scroller.setNeedsLayout()
        scroller.layoutIfNeeded()
        #expect(heard.count == 1)
    }

    @Test func `The first value is told at once to who asks for it, and values only to who asks for them`() {
        let label = UILabel()
        label.text = "a"
        var heard: [String??] = []
        let first = label.observe(\.text, options: [.initial, .new]) { heard.append($1.newValue) }
        let second = label.observe(\.text, options: .initial) { heard.append($1.newValue) }
        #expect(heard == [.some("a"), nil])
        withExtendedLifetime((first, second)) {}
    }

    @Test func `A view hears of a key until it is taken off`() {
        final class Card: UIView {
            var heard: [String?] = []
            override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) { heard.append(change?[.newKey] as? String) }
        }
        let (card, label) = (Card(), UILabel())
        card.addSubview(label)
        label.addObserver(card, forKeyPath: "text", options: .new, context: nil)
        label.addObserver(card, forKeyPath: "nobodyKnows", options: .new, context: nil)
        for text in ["a", "a", "b"] {
            label.text = text
            card.setNeedsLayout()
            card.layoutIfNeeded()
        }
        label.removeObserver(card, forKeyPath: "text")
        label.text = "c"
        card.setNeedsLayout()
        card.layoutIfNeeded()
        #expect(card.heard == ["a", "b"])
    }

    @Test func `An object that is gone is not asked`() {
        var label: UILabel? = UILabel()
        var count = 0
        let observation = label?.observe(\.text) { _, _ in count += 1 }
        label = nil
        let view = UIView()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(count == 0)
        withExtendedLifetime(observation) {}
    }
}
