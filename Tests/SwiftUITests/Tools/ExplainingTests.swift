import Maquette
import MaquetteExplaining
import SwiftUI
import Testing

/// Why views of SwiftUI have their frames.
@MainActor @Suite struct ExplainingTests {
    private func explanation(of text: String, in view: some View) throws -> Explanation {
        try Stage(device: .iPhone16, room: .screen).show(UIHostingController(rootView: view)) { shown in
            @MainActor func label(in view: UIView) -> UILabel? {
                if let label = view as? UILabel, label.text == text { return label }
                return view.subviews.lazy.compactMap { label(in: $0) }.first
            }
            return Explainer(shown).explanation(of: try #require(label(in: shown.canvas)))
        }
    }

    @Test func `A view is laid out by SwiftUI, and not by constraints or a mask`() throws {
        let explanation = try explanation(
            of: "Word", in: Text(verbatim: "Word").frame(maxWidth: .infinity, maxHeight: 100))
        #expect(explanation.placement.kind == .container)
        let frame = explanation.frame
        #expect(explanation.placement.words.hasPrefix("SwiftUI lays it out: "))
        #expect(explanation.placement.words.contains(" x \(frame.height == 20 ? "20" : "20.3") at ("))
        #expect(explanation.constraints.isEmpty)
        // iPhone 16 is 393 wide, with 59 above and 34 below.
        #expect(abs(explanation.frameInPicture.midX - 196.5) < 0.5)
        #expect(abs(explanation.frameInPicture.midY - (59 + (852 - 59 - 34) / 2)) < 0.5)
    }

    @Test func `Rows of lists are as well`() throws {
        let row = try explanation(of: "Row", in: List { Text(verbatim: "Row") })
        #expect(row.placement.kind == .container)
        #expect(row.placement.words.hasPrefix("SwiftUI lays it out: "))
    }

    @Test func `Lines of a text are told, and that it is cut off`() throws {
        let words = "A text that is much too long for its line, so that it breaks into several ones"
        let broken = try explanation(of: words, in: Text(verbatim: words).padding())
        #expect(broken.text?.lines.count == 2)
        #expect(broken.text?.isTruncated == false)
        #expect(broken.problems.isEmpty)
        let cut = try explanation(of: words, in: Text(verbatim: words).lineLimit(1).padding())
        #expect(cut.text?.isTruncated == true)
        #expect(cut.problems == ["the text is cut off after 1 line"])
    }
}
