import Maquette
import MaquetteRenderer
import MaquetteSnapshots
import Testing
import UIKit

/// Pairs of pictures that are known by hand: a page of ours, and the same page with one thing changed in place of the simulator's picture.
@MainActor struct LayoutComparisonTests {
    private final class Page: UIView {
        let title = UILabel(frame: CGRect(x: 20, y: 20, width: 170, height: 24))
        let button = UIView(frame: CGRect(x: 20, y: 60, width: 100, height: 30))
        let badge = UIView(frame: CGRect(x: 170, y: 70, width: 12, height: 12))

        init(_ change: (Page) -> Void) {
            super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
            backgroundColor = .white
            title.text = "Sign in to continue"
            button.backgroundColor = .blue
            badge.backgroundColor = .red
            for view in [title, button, badge] { addSubview(view) }
            change(self)
        }

        required init?(coder: NSCoder) { nil }
    }

    private func compare(
        scale: CGFloat = 2, ours: (Page) -> Void = { _ in }, simulator: (Page) -> Void
    ) throws -> LayoutComparison.Verdict {
        func draw(_ page: Page) throws -> (Bitmap, DrawnPlaces) {
            try Stage(scale: scale, style: .light).show(page) { shown in
                let picture = shown.picture()
                return (try picture.bitmap(), DrawnPlaces(picture.list, scale: Double(scale)))
            }
        }
        let (our, places) = try draw(Page(ours))
        return LayoutComparison(simulator: try draw(Page(simulator)).0, ours: our, places: places).verdict
    }

    private func words(scale: CGFloat = 2, simulator: (Page) -> Void) throws -> [String] {
        try compare(scale: scale, simulator: simulator).differences.map(\.words)
    }

    @Test(arguments: [1, 2, 3])
    func `Letters of another look are the same layout while they are as wide within three per cent`(
        scale: Int
    ) throws {
        func title(_ weight: UIFont.Weight) -> UILabel {
            let label = UILabel()
            (label.text, label.font) = ("Sign in to continue", .systemFont(ofSize: 17, weight: weight))
            label.sizeToFit()
            return label
        }
        let (regular, medium) = (title(.regular).frame.width, title(.medium).frame.width)
        try #require(regular != medium && abs(regular - medium) < 0.03 * regular)
        let verdict = try compare(scale: CGFloat(scale)) { $0.title.font = .systemFont(ofSize: 17, weight: .medium) }
        #expect(verdict == .same)
    }

    @Test func `A text that stands elsewhere is told with how far`() throws {
        #expect(
            try words { $0.title.frame.origin.x += 3 } == [
                #"the text "Sign in to continue" begins 3 points too far left"#
            ])
        #expect(
            try words { $0.title.frame.origin.y -= 2 } == [
                #"the text "Sign in to continue" stands 2 points too low"#
            ])
        // Farther than a line is high.
        #expect(
            try words { $0.title.frame.origin.y -= 12 }.first
                == #"the text "Sign in to continue" stands 12 points too low"#)
    }

    @Test(arguments: [1, 3]) func `Places count in points, whatever the scale`(scale: Int) throws {
        #expect(
            try words(scale: CGFloat(scale)) { $0.title.frame.origin.x += 2 } == [
                #"the text "Sign in to continue" begins 2 points too far left"#
            ])
        #expect(
            try words(scale: CGFloat(scale)) { $0.badge.frame.origin.x += 2 } == [
                "the box at 170, 70 (12 x 12) is 2 points too far left"
            ])
    }

    @Test func `Other words are seen, also where they are as wide`() throws {
        #expect(
            try words { $0.title.text = "Log out and forget" } == [
                #"the text "Sign in to continue" is another on the simulator"#
            ])
        #expect(
            try words { $0.title.text = "Sing on ti nuecinto" }.first
                == #"the text "Sign in to continue" has other words on the simulator"#)
    }

    @Test func `A wider text is seen`() throws {
        let found = try words { $0.title.font = .systemFont(ofSize: 18) }
        #expect(found.contains { $0.contains("too narrow") || $0.contains("other words") }, "\(found)")
    }

    @Test func `A text that begins alike and ends otherwise is told in words`() throws {
        let found = try words { $0.title.text = "Sign in to WMWMW" }
        #expect(found.first?.hasPrefix(#"the text "Sign in to continue" "#) == true, "\(found)")
        #expect(found.first?.last?.isLetter == true, "\(found)")
    }

    @Test func `A text that nobody sees here hides nothing of the simulator's`() throws {
        let hidden = try compare(ours: { $0.title.textColor = .white }) { _ in }
        #expect(!hidden.differences.isEmpty)
        let shown = try compare(ours: { $0.title.textColor = .white }) { $0.title.textColor = .white }
        #expect(shown == .same)
    }

    @Test func `On a dark ground and from right to left it is the same`() throws {
        func dark(_ page: Page) {
            page.backgroundColor = .black
            (page.title.text, page.title.textColor, page.title.textAlignment) = (
                "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", .white, .right
            )
        }
        #expect(try compare(ours: dark, simulator: dark) == .same)
        let moved = try compare(ours: dark) {
            dark($0)
            $0.title.frame.origin.x -= 30
        }
        #expect(!moved.differences.isEmpty)
    }

    @Test func `A box that lies elsewhere is told with how far`() throws {
        #expect(
            try words { $0.badge.frame.origin.x += 3 } == ["the box at 170, 70 (12 x 12) is 3 points too far left"])
        #expect(try words { $0.button.frame.origin.y -= 4 } == ["the box at 20, 60 (100 x 30) is 4 points too low"])
    }

    @Test func `Half a point is the softening of an edge`() throws {
        #expect(try compare { $0.button.frame.origin.y += 0.5 } == .same)
    }

    @Test func `A colour is told as it is and as it should be`() throws {
        #expect(
            try words { $0.button.backgroundColor = UIColor(red: 0, green: 0.2, blue: 1, alpha: 1) } == [
                "the box at 20, 60 (100 x 30) is #0000FF instead of #0033FF"
            ])
        #expect(
            try words { $0.title.textColor = .red } == [
                #"the text "Sign in to continue" is #000000 instead of #FF0000"#
            ])
    }

    @Test func `A view that is missing in one of the pictures is seen`() throws {
        #expect(try words { $0.badge.isHidden = true }.count == 1)
        #expect(try words { $0.title.isHidden = true }.count == 1)
        #expect(
            try compare(ours: { $0.badge.isHidden = true }, simulator: { _ in }).differences.map(\.words) == [
                "something else is at 170, 70 (12 x 12)"
            ])
        // A text that ours does not have at all.
        #expect(!(try compare(ours: { $0.title.isHidden = true }, simulator: { _ in }).differences.isEmpty))
    }

    @Test func `Pictures of two sizes cannot be compared`() throws {
        #expect(
            try compare { $0.frame.size.height = 121 }
                == .incomparable("the picture is 400 x 240 pixels instead of 400 x 242"))
        // As one of a device with three pixels to a point.
        #expect(
            try compare { $0.frame.size = CGSize(width: 300, height: 180) }
                == .incomparable(
                    "the picture is 400 x 240 pixels instead of 600 x 360; the simulator had a scale of 3, so choose its `--device`"
                ))
    }
}
