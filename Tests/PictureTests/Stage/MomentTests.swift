import Maquette
import Testing

/// Screens at a moment after they have appeared. The places are worked out by hand.
@MainActor @Suite struct MomentTests {
    /// A square that begins to move to the right when its controller has appeared.
    private final class Moving: UIViewController {
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            square.backgroundColor = .red
            view.addSubview(square)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                self.square.frame.origin.x = 100
            } completion: { _ in
                self.square.backgroundColor = .blue
            }
        }
    }

    private func text(at moment: Double?) throws -> String {
        var stage = Stage(scale: 1, room: .size(width: 200, height: 20))
        stage.moment = moment
        return try stage.picture(of: Moving()).text
    }

    @Test func `A screen is drawn at its moment`() throws {
        #expect(try text(at: 0).contains("0 0 10 10"))
        #expect(try text(at: 0.25).contains("25 0 10 10"))
        #expect(try text(at: 0.5).contains("50 0 10 10"))
        #expect(try text(at: 2).contains("100 0 10 10"))
        #expect(try text(at: 2).contains("#0000ff") || text(at: 2) != text(at: 0.999))
    }

    @Test func `Without a moment the animations are over, and one after the other changes nothing`() throws {
        #expect(try text(at: nil).contains("100 0 10 10"))
        let first = try text(at: 0.3)
        #expect(try text(at: 0.7) != first)
        #expect(try text(at: 0.3) == first)
    }

    /// A view without content of its own, and a label, whose text is stretched with it.
    @Test func `What is drawn for one size is stretched while another is seen`() throws {
        var stage = Stage(scale: 1, room: .size(width: 200, height: 40))
        stage.moment = 0.5
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "Word"
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        root.addSubview(label)
        func animated() -> UIView {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
            }
            return root
        }
        // 75 of 100 points.
        #expect(try stage.picture(of: animated()).text.contains("0.75"))
    }

    @Test func `Two views dissolve into each other`() throws {
        var stage = Stage(scale: 1, room: .size(width: 10, height: 10))
        stage.moment = 0.5
        func animated() -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.backgroundColor = .white
            UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
                view.backgroundColor = .black
            }
            return view
        }
        let bitmap = try stage.picture(of: animated()).bitmap()
        let grey = bitmap[5, 5]
        #expect(grey >> 24 == 255 && (126...129).contains(grey & 255), "\(grey)")
    }

    @Test func `A display link fires for each frame`() throws {
        final class Counting: UIViewController {
            var frames = 0
            override func viewDidAppear(_ animated: Bool) {
                CADisplayLink(target: self, selector: Counting.tick).add(to: .main, forMode: .common)
            }
            func tick(_ link: CADisplayLink) {
                frames += 1
                if frames == 12 { link.invalidate() }
            }
        }
        var stage = Stage(scale: 1)
        let counting = Counting()
        // Six sixtieths of a second, and a little more.
        stage.moment = 0.11
        _ = try stage.show(counting) { _ in #expect(counting.frames == 6) }
    }
}
