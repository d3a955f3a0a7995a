import MaquetteViewTestSupport
import Testing
import UIKit

/// Core Animation lays out what is waiting at the end of a turn of the run loop, in windows that can be seen.
@MainActor @Suite(.serialized) struct RunLoopTests {
    private func window(isHidden: Bool) -> (UIWindow, UIView) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = UIView()
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let root = UIViewController()
        root.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.view.topAnchor), view.heightAnchor.constraint(equalToConstant: 30),
            view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 40),
        ])
        window.rootViewController = root
        window.isHidden = isHidden
        return (window, view)
    }

    /// Waits for at most a second.
    private func turn(until isDone: () -> Bool) async throws {
        for _ in 0..<100 where !isDone() { try await Task.sleep(for: .milliseconds(10)) }
    }

    @Test func aVisibleWindowIsLaidOutWithoutBeingAsked() async throws {
        let (window, view) = window(isHidden: false)
        try await turn { view.frame.size == CGSize(width: 40, height: 30) }
        #expect(view.frame.size == CGSize(width: 40, height: 30))
        view.constraints.forEach { $0.constant += 10 }
        #expect(view.frame.size == CGSize(width: 40, height: 30))
        try await turn { view.frame.size == CGSize(width: 50, height: 40) }
        #expect(view.frame.size == CGSize(width: 50, height: 40) && window.subviews.count == 1)
    }

    @Test func aHiddenOneIsNot() async throws {
        let (hidden, view) = window(isHidden: true)
        let (visible, other) = window(isHidden: false)
        try await turn { other.frame.height == 30 }
        #expect(other.frame.height == 30 && view.frame.height == 0)
        #expect(hidden.isHidden && !visible.isHidden)
    }
}
