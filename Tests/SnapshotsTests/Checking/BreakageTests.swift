import Foundation
import MaquetteRenderer
import MaquetteSnapshots
import Testing
import UIKit

/// Things that go wrong in layouts and in repositories, each with what must become of it when nothing is forgiven and
/// when 2 % of the pixels and near colours are.
@MainActor @Suite("Deliberate breakages")
struct BreakageTests {
    let studio: Studio
    private let tolerance = Tolerance(precision: 0.98, perceptualPrecision: 0.98)

    init() throws { studio = try Studio() }

    /// A page with a title, a box and something behind the box.
    private func page(_ change: (_ title: UILabel, _ box: UIView, _ behind: UIView) -> Void = { _, _, _ in }) -> UIView
    {
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        page.backgroundColor = .white
        let behind = UIView(frame: CGRect(x: 60, y: 80, width: 30, height: 30))
        behind.backgroundColor = .blue
        let title = UILabel(frame: CGRect(x: 20, y: 20, width: 160, height: 30))
        title.font = .systemFont(ofSize: 17)
        title.text = "Hello"
        let box = UIView(frame: CGRect(x: 20, y: 120, width: 60, height: 40))
        box.backgroundColor = UIColor(red: 0.8, green: 0.2, blue: 0.2, alpha: 1)
        (title.accessibilityIdentifier, box.accessibilityIdentifier) = ("title", "box")
        behind.accessibilityIdentifier = "behind"
        for view in [behind, title, box] { page.addSubview(view) }
        change(title, box, behind)
        return page
    }

    private func states(of view: UIView) throws -> [SnapshotState] {
        try [Tolerance.exact, tolerance].map { try studio.check(view, tolerance: $0).state }
    }

    @Test("nothing changed") func nothing() throws {
        #expect(try studio.check(page(), .missing).state == .recorded)
        #expect(try states(of: page()) == [.same, .same])
        #expect(try studio.check(page(), repaints: true).summary == "every pixel is the same")
    }

    @Test("a baseline that was replaced and recorded again has its layout beside it as before") func rerecorded()
        throws
    {
        _ = try studio.check(page(), .missing)
        var before = ""
        try studio.sidecar { text in
            before = text
            return text
        }
        let canvas = PixelCanvas(width: 100, height: 100)
        try studio.write(try canvas.bitmap.png())
        #expect(try studio.check(page(), .failed).state == .rerecorded)
        try studio.sidecar { text in
            #expect(text == before)
            return text
        }
    }

    /// A crash of another document may end the process before what it did with this one is known.
    @Test("what a process of the run wrote that came to no end is told as recorded, once") func written() throws {
        _ = try studio.check(page(), .missing)
        let path = studio.baseline.path.absolute
        #expect(try studio.check(page(), .missing, written: [path: false]).state == .recorded)
        #expect(try studio.check(page(), .all, written: [path: true]).state == .rerecorded)
        #expect(try studio.check(page(), .all, written: [:]).state == .same)
        #expect(try studio.check(page(), written: [path: false]).state == .same)
    }

    @Test("a letter is missing: far below 2 % of the pixels, and a region that is too large") func letter() throws {
        _ = try studio.check(page(), .missing)
        let broken = page { title, _, _ in title.text = "Helo" }
        #expect(try states(of: broken) == [.different, .different])
        let finding = try studio.check(broken, tolerance: tolerance)
        #expect(finding.changes.lines == ["title shows \"Helo\" instead of \"Hello\""])
        #expect(try #require(finding.deviation).differentShare < 0.02)
    }

    @Test("a border of one pixel") func border() throws {
        _ = try studio.check(page(), .missing)
        let broken = page { _, box, _ in
            box.layer.borderWidth = 1
            box.layer.borderColor = UIColor.black.cgColor
        }
        #expect(try states(of: broken) == [.different, .different])
        // Around 60 x 40: two rows of 60 and two columns of 38.
        #expect(try studio.check(broken).deviation?.regions.map(\.pixelCount) == [196])
    }

    @Test("a baseline that is shifted by one pixel") func shiftedBaseline() throws {
        _ = try studio.check(page(), .missing)
        let broken = page { title, _, _ in title.frame.origin.y += 1 }
        #expect(try states(of: broken) == [.different, .different])
        #expect(try studio.check(broken, tolerance: tolerance).changes.lines == ["title moved 1 down"])
    }

    /// The colours are 0.89 ΔE apart by the formula of CIE, and 2 are forgiven: it passes, and says why.
    @Test("a colour swapped within the tolerance") func nearColor() throws {
        _ = try studio.check(page(), .missing)
        let broken = page { _, box, _ in
            box.backgroundColor = UIColor(red: 206.0 / 255, green: 51.0 / 255, blue: 51.0 / 255, alpha: 1)
        }
        #expect(try states(of: broken) == [.different, .tolerated])
        let finding = try studio.check(broken, tolerance: tolerance)
        // The box is 60 x 40.
        #expect(finding.deviation?.differentPixels == 2400)
        #expect(finding.deviation?.largestDistance == 0.89)
        #expect(finding.summary.hasPrefix("within the tolerance: 2400 pixels differ"), "\(finding.summary)")
    }

    @Test("a colour swapped beyond the tolerance") func otherColor() throws {
        _ = try studio.check(page(), .missing)
        #expect(try states(of: page { _, box, _ in box.backgroundColor = .green }) == [.different, .different])
    }

    /// No pixel tells of it, so the picture passes, and the reason is stated: pictures are what is compared.
    @Test("a view moved behind another where nothing shows it") func hiddenBehind() throws {
        func page(_ place: CGPoint) -> UIView {
            self.page { _, box, behind in behind.frame = CGRect(origin: place, size: CGSize(width: 10, height: 10)) }
        }
        _ = try studio.check(page(CGPoint(x: 30, y: 130)), .missing)
        let broken = page(CGPoint(x: 40, y: 140))
        #expect(try states(of: broken) == [.same, .same])
        #expect(try studio.check(broken).summary == "every pixel is the same")
    }

    @Test("a view that showed is hidden behind another") func nowHidden() throws {
        _ = try studio.check(page(), .missing)
        let broken = page { _, _, behind in behind.frame.origin = CGPoint(x: 25, y: 125) }
        #expect(try states(of: broken) == [.different, .different])
        #expect(try studio.check(broken).changes.lines == ["behind moved 35 left and 45 down"])
    }

    @Test("a black picture, even when the baseline is black too") func black() throws {
        func black() -> UIView {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            view.backgroundColor = .black
            return view
        }
        _ = try studio.check(page(), .missing)
        #expect(try states(of: black()) == [.different, .different])
        let bitmap = PixelCanvas(width: 200, height: 200, color: 0xFF00_0000).bitmap
        try studio.write(try bitmap.png())
        #expect(try states(of: black()) == [.different, .different])
        #expect(try studio.check(black()).summary.contains("single colour"))
    }

    @Test("a picture of another size") func size() throws {
        _ = try studio.check(page(), .missing)
        let larger = page()
        larger.frame.size.height = 201
        #expect(try states(of: larger) == [.different, .different])
        #expect(try studio.check(larger).summary == "the picture is 200 x 201 pixels instead of 200 x 200")
    }

    @Test("the baseline of another device") func device() throws {
        _ = try studio.check(page(), .missing, scale: 3)
        #expect(try states(of: page()) == [.different, .different])
        #expect(try studio.check(page()).summary == "the picture is 200 x 200 pixels instead of 600 x 600")
    }

    @Test("an empty baseline") func empty() throws {
        _ = try studio.check(page(), .missing)
        try studio.write([])
        #expect(try states(of: page()) == [.unusable, .unusable])
    }

    @Test("a baseline that is cut off, wherever", arguments: [20, 40, 200, -1, -12, -13])
    func truncated(length: Int) throws {
        _ = try studio.check(page(), .missing)
        let whole = try studio.png()
        try studio.write(Array(whole.prefix(length > 0 ? length : whole.count + length)))
        #expect(try states(of: page()) == [.unusable, .unusable])
    }

    @Test("a baseline with a flipped bit") func flippedBit() throws {
        _ = try studio.check(page(), .missing)
        var bytes = try studio.png()
        bytes[bytes.count / 2] ^= 4
        try studio.write(bytes)
        #expect(try states(of: page()) == [.unusable, .unusable])
    }

    @Test("another picture under the baseline's name, with the old text beside it") func exchanged() throws {
        _ = try studio.check(page(), .missing)
        try studio.write(try PixelCanvas(width: 200, height: 200).bitmap.png())
        #expect(try states(of: page()) == [.different, .different])
    }

    @Test("no baseline") func missing() throws {
        #expect(try states(of: page()) == [.missing, .missing])
        #expect(studio.files.isEmpty)
    }

    @Test("a baseline from another renderer is distinguished from a change, and does not pass") func otherRenderer()
        throws
    {
        _ = try studio.check(page(), .missing)
        let finding = try withOtherRenderer { try studio.check(page { title, _, _ in title.text = "Helo" }) }
        #expect(finding.state == .otherRenderer)
        #expect(finding.formerRenderer?.hasSuffix(" cairo 1.0.0") == true)
        // Where the pixels are the same nobody minds where they came from.
        #expect(try withOtherRenderer { try studio.check(page()) }.state == .same)
    }

    private func withOtherRenderer<Result>(_ work: () throws -> Result) throws -> Result {
        try studio.sidecar { text in
            text.replacing(/renderer: .*/, with: "renderer: \(String(repeating: "0", count: 32)) cairo 1.0.0")
        }
        return try work()
    }
}
