import Foundation
import MaquetteTestSupport
import MaquetteViewTestSupport
import Testing
import UIKit

/// A layout from right to left is the mirror image of the same one from left to right.
@MainActor @Suite(.serialized) struct MirrorTests {
    /// Nobody says which of two equals yields, but it is the same one in any direction of reading.
    @Test(arguments: [50.0, 90, 200]) func theSameOfTwoEqualsYields(width: CGFloat) {
        func row() -> (root: UIView, views: [UIView]) {
            let root = UIView.root(width, 40)
            let views = [SizedView(60, 20), SizedView(51, 31)].map { root.adding($0) }
            for view in views {
                view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
                view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            }
            NSLayoutConstraint.activate([
                views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
                views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 8),
                root.trailingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 4),
            ])
            root.layoutIfNeeded()
            return (root, views)
        }
        let there = row()
        rightToLeft {
            let back = row()
            for (view, image) in zip(there.views, back.views) {
                let frame = view.frame
                expectFrame(image, width - frame.maxX, frame.minY, frame.width, frame.height)
            }
        }
    }

    @Test func randomRowsAreMirrored() {
        for seed in UInt64(1)...400 {
            let there = RandomScreen(seed: seed)
            rightToLeft {
                let back = RandomScreen(seed: seed)
                for (view, image) in zip(there.views, back.views) {
                    guard let outer = view.superview?.bounds.width else { continue }
                    let (frame, turned) = (view.frame, image.frame)
                    let isImage =
                        abs(outer - frame.maxX - turned.minX) < 1e-6 && abs(frame.minY - turned.minY) < 1e-6
                        && abs(frame.width - turned.width) < 1e-6 && abs(frame.height - turned.height) < 1e-6
                    #expect(isImage, "seed \(seed): \(frame) in \(outer) has become \(turned)")
                    if !isImage { return }
                }
            }
        }
    }

    /// A view that reads otherwise than the one around it has its own side to start from.
    @Test func aRowThatReadsOtherwiseInsideIsNotTurnedTwice() {
        rightToLeft {
            let root = UIView.root(300, 100)
            let panel = root.adding(UIView.constrained())
            panel.semanticContentAttribute = .forceLeftToRight
            let badge = panel.adding(SizedView(20, 20))
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            NSLayoutConstraint.activate([
                panel.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                panel.topAnchor.constraint(equalTo: root.topAnchor), panel.widthAnchor.constraint(equalToConstant: 100),
                panel.heightAnchor.constraint(equalToConstant: 50),
                badge.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 5),
                badge.topAnchor.constraint(equalTo: panel.topAnchor),
                // The root reads from right to left, and so does a constraint that it hosts.
                guide.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 7),
                guide.widthAnchor.constraint(equalToConstant: 30), guide.topAnchor.constraint(equalTo: root.topAnchor),
                guide.heightAnchor.constraint(equalToConstant: 1),
            ])
            root.layoutIfNeeded()
            expectFrame(panel, 190, 0, 100, 50)
            expectFrame(badge, 5, 0, 20, 20)
            #expect(guide.layoutFrame == CGRect(x: 158, y: 0, width: 30, height: 1))
        }
    }

    @Test func whatIsHeldToTheLeftStaysThere() {
        rightToLeft {
            let root = UIView.root(300, 100)
            let (first, second) = (root.adding(SizedView(40, 20)), root.adding(SizedView(30, 20)))
            NSLayoutConstraint.activate([
                first.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10),
                second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 5),
                root.rightAnchor.constraint(greaterThanOrEqualTo: second.rightAnchor, constant: 215),
                second.centerXAnchor.constraint(greaterThanOrEqualTo: root.centerXAnchor, constant: -80),
                first.topAnchor.constraint(equalTo: root.topAnchor),
                second.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            expectFrame(first, 10, 0, 40, 20)
            expectFrame(second, 55, 0, 30, 20)
        }
    }
}

/// Rows in rows, with constraints that compete at equal priorities.
@MainActor private final class RandomScreen {
    let root = UIView.root(320, 200)
    private(set) var views: [UIView] = []
    private var random: SeededRandom

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        fill(root, depth: 0)
        root.layoutIfNeeded()
    }

    private func length(_ longest: Int) -> CGFloat { CGFloat(random.whole(0...4 * longest)) / 4 }

    private func priority() -> UILayoutPriority {
        random.pick([.defaultLow, .defaultHigh, .defaultHigh, UILayoutPriority(999)])
    }

    private func fill(_ container: UIView, depth: Int) {
        let row = (0..<random.whole(1...4)).map { _ in makeView(in: container, depth: depth) }
        var preferences: [NSLayoutConstraint] = []
        for (previous, next) in zip(row, row.dropFirst()) {
            let gap = length(20)
            preferences.append(
                random.chance(50)
                    ? next.leadingAnchor.constraint(equalTo: previous.trailingAnchor, constant: gap)
                    : next.leadingAnchor.constraint(greaterThanOrEqualTo: previous.trailingAnchor, constant: gap))
            if random.chance(25) {
                preferences.append(
                    next.widthAnchor.constraint(equalTo: previous.widthAnchor, multiplier: 1 + length(1)))
            }
        }
        preferences.append(row[0].leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: length(30)))
        preferences.append(container.trailingAnchor.constraint(equalTo: row.last!.trailingAnchor, constant: length(30)))
        for view in row where random.chance(20) {
            preferences.append(view.centerXAnchor.constraint(equalTo: container.centerXAnchor))
        }
        for preference in preferences where random.chance(33) { preference.priority = priority() }
        NSLayoutConstraint.activate(preferences)
        for view in row { view.topAnchor.constraint(equalTo: container.topAnchor, constant: 2).isActive = true }
    }

    private func makeView(in container: UIView, depth: Int) -> UIView {
        let view: UIView
        switch random.whole(0...5) {
        case 0 where depth < 2:
            view = .constrained()
            view.widthAnchor.constraint(greaterThanOrEqualToConstant: length(40)).isActive = true
            view.heightAnchor.constraint(equalToConstant: 40).isActive = true
            fill(view, depth: depth + 1)
        case 1 where depth < 2: view = makeStack()
        default:
            view = SizedView(length(150), 20)
            view.setContentHuggingPriority(priority(), for: .horizontal)
            view.setContentCompressionResistancePriority(priority(), for: .horizontal)
        }
        container.addSubview(view)
        views.append(view)
        return view
    }

    private func makeStack() -> UIView {
        let arranged = (0..<random.whole(1...4)).map { _ in SizedView(length(60), 20) }
        let stack = UIStackView(arrangedSubviews: arranged)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.axis = random.chance(50) ? .horizontal : .vertical
        stack.distribution = UIStackView.Distribution(rawValue: random.whole(0...4))!
        stack.alignment = UIStackView.Alignment(rawValue: random.whole(0...5))!
        stack.spacing = length(10)
        views += arranged
        return stack
    }
}
