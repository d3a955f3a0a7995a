import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite(.serialized) struct LayoutLoopTests {
    final class Restless: UIView {
        var layouts = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            setNeedsLayout()
        }
    }

    @Test func aLayoutThatNeverSettlesIsGivenUpAndItsViewNamedOnce() {
        var said: [String] = []
        Headless.Diagnostics.handler = { said.append($0) }
        defer { Headless.Diagnostics.handler = nil }
        let root = UIView.root(100, 100)
        let view = root.adding(UIView()).adding(Restless())
        root.layoutIfNeeded()
        #expect(view.layouts == 16)
        #expect(said.count == 1 && said.first?.contains("Restless") == true)
        #expect(said.first?.contains("16 passes") == true && said.first?.contains("\n") == false)
        root.layoutIfNeeded()
        #expect(said.count == 1)
    }

    final class Growing: UIView {
        var height: NSLayoutConstraint?
        override func layoutSubviews() {
            super.layoutSubviews()
            height?.constant += 1
        }
    }

    final class Undecided: UIView {
        override func updateConstraints() {
            super.updateConstraints()
            setNeedsUpdateConstraints()
        }
    }

    private func messages(about view: UIView) -> [String] {
        var said: [String] = []
        Headless.Diagnostics.handler = { said.append($0) }
        defer { Headless.Diagnostics.handler = nil }
        let root = UIView.root(100, 100)
        root.addSubview(view)
        if let growing = view as? Growing {
            growing.translatesAutoresizingMaskIntoConstraints = false
            growing.height = growing.heightAnchor.constraint(equalToConstant: 1)
            growing.height?.isActive = true
        }
        root.layoutIfNeeded()
        return said
    }

    /// The superview places the view that grows, so that it is the one to be laid out again.
    @Test func constraintsThatChangeInEveryLayoutAreALoopToo() {
        let said = messages(about: Growing())
        #expect(said.count == 1 && said.first?.contains("to lay out again") == true)
    }

    @Test func constraintsThatAreNeverUpToDateAreALoopToo() {
        let said = messages(about: Undecided())
        #expect(said.count == 1 && said.first?.contains("Undecided") == true)
        #expect(said.first?.contains("to update its constraints again") == true)
    }

    @Test func aViewThatAsksAgainOnceIsNoLoop() {
        final class Twice: UIView {
            var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                if layouts == 1 { setNeedsLayout() }
            }
        }
        var said: [String] = []
        Headless.Diagnostics.handler = { said.append($0) }
        defer { Headless.Diagnostics.handler = nil }
        let view = Twice()
        view.layoutIfNeeded()
        #expect(view.layouts == 2 && said.isEmpty)
    }
}
