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
