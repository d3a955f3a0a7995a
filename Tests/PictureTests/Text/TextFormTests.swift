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
                "  view \"UILabel 10 15 100 30\" says Sign in",
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

    /// 40 points hold a few letters and an ellipsis.
    @Test func aLabelWithoutRoomSaysItsWholeText() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        label.text = "Say \"friend\" and enter"
        let lines = try label.picture(on: Stage(device: .iPhone16)).text.split(separator: "\n")
        #expect(lines[1] == "view \"UILabel 0 0 40 30\" says Say \"friend\" and enter")
    }

    @Test func whereATextBreaksStandsATab() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        label.text = "Dear\r\nreader,\n\nbye"
        label.numberOfLines = 0
        let lines = try label.picture().text.split(separator: "\n")
        #expect(lines[1] == "view \"UILabel 0 0 200 80\" says Dear\treader,\t\tbye")
    }

    @Test func textsThatCannotBeSeenAreToldUnlessTheyAreHidden() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let scroll = UIScrollView(frame: root.bounds)
        root.addSubview(scroll)
        func add(_ text: String, _ frame: CGRect, to parent: UIView, _ change: (UIView) -> Void = { _ in }) {
            let label = UILabel(frame: frame)
            label.text = text
            change(label)
            parent.addSubview(label)
        }
        add("below the fold", CGRect(x: 0, y: 300, width: 10, height: 10), to: scroll)
        add("transparent", CGRect(x: 0, y: 0, width: 10, height: 10), to: root) { $0.alpha = 0 }
        add("no room", CGRect(x: 0, y: 0, width: 0, height: 0), to: root)
        add("hidden", CGRect(x: 0, y: 0, width: 10, height: 10), to: root) { $0.isHidden = true }
        #expect(
            try root.picture().text == """
                canvas 100x100
                view "UIView 0 0 100 100"
                  view "UIScrollView 0 0 100 100"
                    view "UILabel 0 300 10 10" says below the fold
                  view "UILabel 0 0 10 10" says transparent
                  view "UILabel 0 0 0 0" says no room

                """)
    }

    @Test func secretsAreDrawnAsDotsAndSaid() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.text = "abc"
        field.isSecureTextEntry = true
        let text = try field.picture().text
        #expect(text.contains("view \"UITextField 0 0 200 34\" says abc\n"))
        #expect(text.contains("text \"•••\""))
    }
}
