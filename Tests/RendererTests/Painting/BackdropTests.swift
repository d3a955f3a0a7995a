import Foundation
import MaquetteDrawing
import Testing

@testable import MaquetteRenderer

@Suite struct BackdropTests {
    /// Black on the left of the middle, white on the right.
    private func edge(_ width: Double, _ height: Double = 40) -> DisplayList {
        var list = DisplayList(size: Size(width, height))
        list.fill(.rect(Rect(0, 0, width, height)), .white)
        list.fill(.rect(Rect(0, 0, width / 2, height)), .black)
        return list
    }

    private func red(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Double { Double(bitmap[x, y] >> 16 & 255) }

    /// A blurred edge is the integral of the bell curve, with the deviation in points.
    @Test(arguments: [1.0, 2, 3])
    func anEdgeBecomesTheIntegralOfTheBellCurve(scale: Double) throws {
        var list = edge(200)
        list.blurBackdrop(.rect(Rect(0, 0, 200, 40)), deviation: 12)
        let bitmap = try Bitmap(list, scale: scale)
        for distance in [-30.0, -12, -4, 4, 12, 30] {
            let expected = 255 * (1 + erf(distance / 12 / 2.0.squareRoot())) / 2
            let x = Int((100 + distance) * scale)
            let place = (Double(x) + 0.5) / scale - 100
            let exact = 255 * (1 + erf(place / 12 / 2.0.squareRoot())) / 2
            #expect(abs(red(bitmap, x, Int(20 * scale)) - exact) < 3, "\(distance): \(expected)")
        }
    }

    @Test func onlyThePathIsBlurredAndWhatComesLaterIsSharp() throws {
        var list = edge(200)
        list.blurBackdrop(.rect(Rect(60, 10, 80, 20)), deviation: 8)
        list.fill(.rect(Rect(90, 14, 10, 4)), Color(red: 1, green: 0, blue: 0, alpha: 1))
        let bitmap = try Bitmap(list)
        #expect(bitmap[99, 5] == 0xff00_0000 && bitmap[100, 5] == 0xffff_ffff)
        // 1.5 points before the edge, of a deviation of 8: 255 times the bell curve's integral, 0.426.
        #expect(abs(red(bitmap, 98, 22) - 108.5) < 4)
        #expect(bitmap[95, 15] == 0xffff_0000 && bitmap[99, 17] == 0xffff_0000)
    }

    @Test func evenGroundStaysAsItIs() throws {
        var list = DisplayList(size: Size(50, 50))
        list.fill(.rect(Rect(0, 0, 50, 50)), Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
        let before = try Bitmap(list)
        list.blurBackdrop(.ellipse(in: Rect(5, 5, 40, 40)), deviation: 20)
        #expect(try Bitmap(list) == before)
    }

    /// A group and a rounded clip show what is behind them, too, however faint they are.
    @Test func inAGroupTheBackdropIsWhatLiesBehindTheGroup() throws {
        let path = Path.rect(Rect(0, 0, 200, 40))
        var plain = edge(200)
        plain.blurBackdrop(path, deviation: 10)
        var grouped = edge(200)
        grouped.group(alpha: 0.5, bounds: Rect(0, 0, 200, 40)) { $0.blurBackdrop(path, deviation: 10) }
        let (whole, half) = (try Bitmap(plain), try Bitmap(grouped))
        for x in [80, 95, 105, 120] {
            let sharp = x < 100 ? 0.0 : 255
            #expect(abs(red(half, x, 20) - (red(whole, x, 20) + sharp) / 2) < 2)
        }
        var mask = DisplayList(size: .zero)
        mask.fill(.ellipse(in: Rect(60, 0, 80, 40)), .black)
        var masked = edge(200)
        masked.mask(by: mask, bounds: Rect(60, 0, 80, 40)) { $0.blurBackdrop(path, deviation: 10) }
        #expect(abs(red(try Bitmap(masked), 95, 20) - red(whole, 95, 20)) < 2)
    }

    /// A white screen on black paper is white up to its edges.
    @Test func whatIsOutsideOfTheClipHasNoPart() throws {
        var list = DisplayList(size: Size(100, 100))
        list.fill(.rect(Rect(0, 0, 100, 100)), .black)
        list.clip(to: .rect(Rect(20, 20, 60, 60))) { list in
            list.fill(.rect(Rect(20, 20, 60, 60)), .white)
            list.blurBackdrop(.rect(Rect(20, 50, 60, 30)), deviation: 10)
        }
        let bitmap = try Bitmap(list)
        #expect(bitmap[20, 79] == 0xffff_ffff && bitmap[19, 79] == 0xff00_0000)
    }

    /// Large pictures are painted in halves elsewhere; a blur goes across the middle.
    @Test func aBlurReachesAcrossLargePictures() throws {
        var list = DisplayList(size: Size(1000, 1000))
        list.fill(.rect(Rect(0, 0, 1000, 1000)), .white)
        list.fill(.rect(Rect(0, 0, 1000, 500)), .black)
        list.blurBackdrop(.rect(Rect(0, 0, 1000, 1000)), deviation: 20)
        let bitmap = try Bitmap(list)
        #expect(abs(red(bitmap, 500, 499) + red(bitmap, 500, 500) - 255) < 4)
        #expect(red(bitmap, 500, 500) < 140 && red(bitmap, 500, 499) > 115)
    }

    /// What shows through unblurred would be read.
    @Test func vectorDocumentsHaveTheGroundInstead() throws {
        var (blurred, filled) = (edge(100), edge(100))
        let path = Path.rect(Rect(0, 0, 50, 20))
        blurred.blurBackdrop(path, deviation: 20, ground: .white)
        filled.fill(path, .white)
        #expect(try blurred.svg() == filled.svg())
    }

    @Test func vectorDocumentsLeaveItSharpAndTheTextFormNamesIt() throws {
        var list = edge(100)
        let before = try list.svg()
        list.blurBackdrop(.rect(Rect(0, 0, 50, 20)), deviation: 20)
        #expect(try list.svg() == before)
        #expect(list.description.contains("blur backdrop in rect 0 0 50 20 by 20\n"))
    }
}
