import Maquette
import Testing

@MainActor @Suite struct TextFormTests {
    /// 17 point text is 20.287 high, so in 30 points it starts 4.857 down: 4.667 on the pixels of a 3x screen. Its
    /// baseline 16.186 below that stands on the nearest row, 16.333, and moves the run down by 0.147. The background
    /// ends in the middle of the border, whose opaque half lies over its rim.
    @Test func aLabelInACardReadsAsItsClassFrameAndText() throws {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        card.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        card.layer.cornerRadius = 8
        card.layer.borderWidth = 2
        card.layer.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        let label = UILabel(frame: CGRect(x: 10, y: 15, width: 100, height: 30))
        label.text = "Sign in"
        card.addSubview(label)
        let lines = try card.picture(on: Stage(device: .iPhone16)).text.split(separator: "\n").map(String.init)
        #expect(
            lines.prefix(5) == [
                "canvas 120x60",
                "view \"UIView 0 0 120 60\"",
                "  fill rounded 1 1 118 58 radius 7 #FF0000",
                "  view \"UILabel 10 15 100 30\"",
                "    transform move 10 15",
            ])
        #expect(lines[5].hasPrefix("      text \"Sign in\" at 0 "))
        #expect(lines[6...] == ["  stroke rounded 1 1 118 58 radius 7 width 2 #0000FF"])
    }

    @Test func whatCannotBeSeenIsNotWritten() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        func add(_ frame: CGRect, _ change: (UIView) -> Void = { _ in }) {
            let view = UIView(frame: frame)
            view.backgroundColor = .black
            change(view)
            root.addSubview(view)
        }
        add(CGRect(x: 0, y: 0, width: 10, height: 10)) { $0.isHidden = true }
        add(CGRect(x: 0, y: 0, width: 10, height: 10)) { $0.alpha = 0 }
        add(CGRect(x: 0, y: 0, width: 0, height: 10))
        add(CGRect(x: 100, y: 0, width: 10, height: 10))
        add(CGRect(x: 0, y: -10, width: 10, height: 10))
        #expect(try root.picture().text == "canvas 100x100\nview \"UIView 0 0 100 100\"\n")
    }
}
