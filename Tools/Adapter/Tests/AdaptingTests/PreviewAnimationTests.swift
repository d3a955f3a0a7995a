import Foundation
import Testing

/// Animations of previews at moments on their way: the places are worked out by hand.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct PreviewAnimationTests {
    /// A square of ten points that goes 100 points to the right in a second, then by a timer 50 down at once.
    private static let files = [
        "Moving.swift": """
        import UIKit
        final class Moving: UIViewController {
            let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                square.backgroundColor = .red
                view.addSubview(square)
                let layer = CALayer()
                layer.frame = CGRect(x: 0, y: 100, width: 10, height: 10)
                layer.backgroundColor = UIColor.green.cgColor
                view.layer.addSublayer(layer)
                let turn = CABasicAnimation(keyPath: "position.x")
                (turn.byValue, turn.duration, turn.repeatCount) = (40, 0.4, .infinity)
                layer.add(turn, forKey: "turn")
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: {
                    self.square.frame.origin.x = 100
                }, completion: { _ in
                    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in self.square.frame.origin.y = 50 }
                })
            }
        }
        #Preview { Moving() }
        """
    ]

    @Test func `A preview is drawn at its moments, and the same each time`() throws {
        let package = try Toolset.Package(Self.files)
        defer { package.remove() }
        func text(_ options: [String]) throws -> String {
            let run = try package.preview(
                ["render", "Moving.swift", "--format", "text", "-o", "-", "--bare"] + options)
            #expect(run.status == 0, "\(run.text)")
            return run.text
        }
        let half = try text(["--at", "500ms"])
        #expect(half.contains("50 0 10 10"), "\(half)")
        // A tenth of a second of the second run of the other: 10 of 40 points.
        #expect(half.contains("10 100 10 10"), "\(half)")
        #expect(try text(["--at", "0.5s"]) == half)
        #expect(try text(["--at", "1.4s"]).contains("100 0 10 10"))
        #expect(try text(["--at", "1.6s"]).contains("100 50 10 10"))
        #expect(try text([]).contains("100 0 10 10"))
    }

    @Test func `A film has a frame for each thirtieth of a second, and the same bytes each time`() throws {
        let package = try Toolset.Package(Self.files)
        defer { package.remove() }
        func film() throws -> Data {
            let run = try package.preview([
                "render", "Moving.swift", "--animate", "--seconds", "0.5", "--scale", "1", "-o", "film.png",
            ])
            #expect(run.status == 0, "\(run.text)")
            return try Data(contentsOf: package.folder.appending(path: "film.png"))
        }
        let file = try film()
        let control = try #require(file.range(of: Data("acTL".utf8)))
        let count = file[control.upperBound..<control.upperBound + 4].reduce(0) { $0 << 8 | Int($1) }
        #expect(count == 15)
        #expect(try film() == file)
    }
}
