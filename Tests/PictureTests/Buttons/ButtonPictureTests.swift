import Maquette
import Testing

@MainActor @Suite struct ButtonPictureTests {
    private func lines(_ view: UIView, style: UIUserInterfaceStyle = .light) throws -> String {
        try view.picture(on: Stage(device: .iPhone16, style: style)).text
    }

    private func button(_ base: UIButton.Configuration, _ corners: UIButton.Configuration.CornerStyle) -> UIButton {
        var configuration = base
        configuration.title = "Go"
        configuration.cornerStyle = corners
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        return button
    }

    /// Its disc is stretched neither way, but for its edges, which may each go to the next pixel.
    @Test func aCloseButtonIsRound() throws {
        let button = UIButton(type: .close)
        button.sizeToFit()
        let pixels = try Pixels(of: button, scale: 3)
        let side = 0..<90
        let columns = side.count { x in side.contains { pixels[x, $0][3] > 30 } }
        let rows = side.count { y in side.contains { pixels[$0, y][3] > 30 } }
        #expect(rows > 60)
        #expect(abs(columns - rows) <= 2)
    }

    /// The system's blue of iOS 13 to 18, light and dark.
    @Test func aFilledButtonIsARoundedShapeInTheTint() throws {
        try Headless.with({ $0.release = .iOS18 }) { () throws in
            let button = button(.filled(), .capsule)
            #expect(try lines(button).contains("fill rounded 0 0 80 40 radius 20 #007AFF"))
            #expect(try lines(button, style: .dark).contains("fill rounded 0 0 80 40 radius 20 #0A84FF"))
        }
    }

    @Test func aPlainOneHasNoShape() throws { #expect(try !lines(button(.plain(), .medium)).contains("fill")) }

    /// Red behind a button of 80 x 40: glass keeps some of it in its middle, more if it is clear; gray glass would not be red at all.
    @Test func glassLetsThroughWhatIsBehind() throws {
        func middle(_ configuration: UIButton.Configuration) throws -> [Int] {
            let ground = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
            ground.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            let button = button(configuration, .capsule)
            button.configuration?.title = nil
            button.frame.origin = CGPoint(x: 10, y: 10)
            ground.addSubview(button)
            let pixels = try Pixels(of: ground, scale: 1)
            return (0..<3).map { pixels[50, 30][$0] }
        }
        let (regular, clear) = (try middle(.glass()), try middle(.clearGlass()))
        for color in [regular, clear] { #expect(color[0] > color[1] && color[1] == color[2]) }
        #expect(clear[1] < regular[1])
        // Prominent glass has the tint, and lets some of what is behind through.
        func prominent(_ configuration: UIButton.Configuration) throws -> [Int] {
            var own = configuration
            own.baseBackgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
            return try middle(own)
        }
        let (strong, weak) = (try prominent(.prominentGlass()), try prominent(.prominentClearGlass()))
        for color in [strong, weak] { #expect(color[2] > 200 && color[0] > 0 && color[0] < 128) }
        #expect(strong[0] < weak[0])
        // What code asks for lies over it.
        var own = UIButton.Configuration.glass()
        own.baseBackgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(try middle(own) == [0, 0, 255])
        var blurred = UIButton.Configuration.plain()
        blurred.background.visualEffect = UIBlurEffect(style: .systemThinMaterialLight)
        #expect(try middle(blurred)[1] > 100)
    }

    @Test func cornersAreDynamicUntilSomethingElseIsAskedFor() throws {
        try Headless.with({ $0.release = .iOS18 }) { () throws in
            #expect(try lines(button(.filled(), .dynamic)).contains("radius 6 "))
            let current = Headless.with {
                $0.release = .iOS26
            } perform: {
                Result { try lines(button(.filled(), .dynamic)) }
            }
            #expect(try current.get().contains("radius 20 "))
        }
    }

    @Test func aPressedSystemButtonIsAFifthOfItself() throws {
        try Headless.with({ $0.release = .iOS18 }) { () throws in
            let button = UIButton(type: .system)
            button.setTitle("Go", for: .normal)
            button.sizeToFit()
            #expect(try lines(button).contains("#007AFF\n"))
            button.isHighlighted = true
            #expect(try lines(button).contains("#007AFF/0.2\n"))
        }
    }

    @Test func aStrokeLiesInsideTheEdge() throws {
        let button = button(.plain(), .fixed)
        button.configuration?.background.cornerRadius = 10
        button.configuration?.background.strokeWidth = 2
        button.configuration?.background.strokeColor = .black
        #expect(try lines(button).contains("stroke rounded 1 1 78 38 radius 9 width 2 #000000"))
    }
}
