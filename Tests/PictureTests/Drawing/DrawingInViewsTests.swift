import Maquette
import Testing

@MainActor @Suite struct DrawingInViewsTests {
    @Test func anOvalCoversAsManyPixelsAsItsArea() throws {
        let view = Canvas(60, 60) {
            UIColor.red.setFill()
            UIBezierPath(ovalIn: $0.insetBy(dx: 10, dy: 20)).fill()
        }
        let pixels = try Pixels(of: view)
        expectArea(pixels, Double.pi * 20 * 10)
        #expect(pixels[30, 30] == Colors.red)
        #expect(pixels[30, 19] == Colors.clear)
    }

    /// A quarter from 0 on: clockwise on the screen it goes down and lies at the lower right.
    @Test func arcsOfBezierPathsTurnAsTheScreenShows() throws {
        let view = Canvas(40, 40) { _ in
            let pie = UIBezierPath(
                arcCenter: CGPoint(x: 20, y: 20), radius: 16, startAngle: 0, endAngle: .pi / 2, clockwise: true)
            pie.addLine(to: CGPoint(x: 20, y: 20))
            pie.close()
            UIColor.black.setFill()
            pie.fill()
        }
        let pixels = try Pixels(of: view)
        expectArea(pixels, Double.pi * 64)
        #expect(pixels[26, 26] == Colors.black)
        #expect(pixels[26, 14] == Colors.clear)
    }

    /// The same angles clockwise in Core Graphics leave out just that quarter.
    @Test func arcsOfContextsTurnTheOtherWay() throws {
        let view = Canvas(40, 40) { _ in
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.move(to: CGPoint(x: 20, y: 20))
            context.addArc(
                center: CGPoint(x: 20, y: 20), radius: 16, startAngle: 0, endAngle: .pi / 2, clockwise: true)
            context.closePath()
            context.fillPath()
        }
        let pixels = try Pixels(of: view)
        expectArea(pixels, 3 * Double.pi * 64)
        #expect(pixels[26, 26] == Colors.clear)
        #expect(pixels[26, 14] == Colors.black)
    }

    @Test func drawingIsCutOffAtTheBoundsAndLiesUnderSubviews() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let canvas = Canvas(20, 20) { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: -50, y: -50, width: 200, height: 200))
        }
        canvas.frame.origin = CGPoint(x: 10, y: 10)
        canvas.backgroundColor = .green
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        cover.backgroundColor = .blue
        canvas.addSubview(cover)
        root.addSubview(canvas)
        let pixels = try Pixels(of: root)
        #expect(pixels[9, 20] == Colors.clear)
        #expect(pixels[12, 12] == Colors.blue)
        #expect(pixels[20, 20] == Colors.red)
        #expect(pixels[30, 20] == Colors.clear)
    }

    @Test func statesAreSavedAndPutBack() throws {
        let view = Canvas(30, 10) { _ in
            guard let context = UIGraphicsGetCurrentContext() else { return }
            UIColor.red.setFill()
            context.saveGState()
            context.translateBy(x: 10, y: 0)
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 5))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        }
        let pixels = try Pixels(of: view)
        #expect(pixels[2, 7] == Colors.red)
        #expect(pixels[12, 2] == Colors.blue)
        #expect(pixels[12, 7] == Colors.clear)
        #expect(pixels[22, 2] == Colors.clear)
    }

    /// What is rubbed out shows what is behind the view, not a hole in that.
    @Test func clearingReachesNoFurtherThanTheView() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        root.backgroundColor = .green
        root.addSubview(
            Canvas(20, 20) { rect in
                UIColor.red.setFill()
                UIRectFill(rect)
                UIGraphicsGetCurrentContext()?.clear(CGRect(x: 0, y: 0, width: 10, height: 20))
            })
        let pixels = try Pixels(of: root)
        #expect(pixels[5, 10] == Colors.green)
        #expect(pixels[15, 10] == Colors.red)
    }

    /// Half of white over black, once for the group: two overlapping squares in a layer look like one.
    @Test func transparencyLayersBlendAsOne() throws {
        let view = Canvas(30, 10) { _ in
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            UIColor.white.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            context.fill(CGRect(x: 10, y: 0, width: 20, height: 10))
            context.endTransparencyLayer()
        }
        view.backgroundColor = .black
        let pixels = try Pixels(of: view)
        for x in [5, 15, 25] { expectColor(pixels[x, 5], [128, 128, 128, 255]) }
    }

    @Test func dashesLeaveGaps() throws {
        let view = Canvas(20, 4) { _ in
            let line = UIBezierPath()
            line.move(to: CGPoint(x: 0, y: 2))
            line.addLine(to: CGPoint(x: 20, y: 2))
            line.lineWidth = 4
            line.setLineDash([6, 4], count: 2, phase: 0)
            UIColor.black.setStroke()
            line.stroke()
        }
        let pixels = try Pixels(of: view)
        #expect((0..<20).map { pixels[$0, 2] == Colors.black } == (0..<20).map { $0 % 10 < 6 })
    }

    /// A pen goes through the transform: 2 wide, stretched by 5 across, it covers 10 columns and 2 rows.
    @Test func aPenIsStretchedWithItsPath() throws {
        let view = Canvas(100, 20) { _ in
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.scaleBy(x: 5, y: 1)
            context.setLineWidth(2)
            context.stroke(CGRect(x: 4, y: 4, width: 12, height: 12))
        }
        let pixels = try Pixels(of: view)
        #expect(pixels[15, 10] == Colors.black && pixels[24, 10] == Colors.black)
        #expect(pixels[14, 10] == Colors.clear && pixels[25, 10] == Colors.clear)
        #expect(pixels[50, 3] == Colors.black && pixels[50, 4] == Colors.black && pixels[50, 5] == Colors.clear)
    }

    /// The text's upper left corner is at the point: nothing left of or above it, ink in its box.
    @Test func textIsDrawnFromItsUpperLeftCorner() throws {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red,
        ]
        let size = "HHHH".size(withAttributes: attributes)
        let view = Canvas(120, 60) { _ in "HHHH".draw(at: CGPoint(x: 30, y: 20), withAttributes: attributes) }
        let pixels = try Pixels(of: view)
        var (left, top, right, bottom) = (120, 60, 0, 0)
        for y in 0..<60 {
            for x in 0..<120 where pixels[x, y][3] > 0 {
                expectColor(pixels[x, y], [pixels[x, y][3], 0, 0, pixels[x, y][3]])
                (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
            }
        }
        #expect(left >= 30 && left <= 33)
        #expect(CGFloat(right) <= 30 + size.width && CGFloat(right) > 30 + size.width - 4)
        // A capital is 1443 of 2048 units high; the line 2444.
        #expect(abs(CGFloat(bottom - top + 1) - 20 * 1443 / 2048) <= 1.5)
        #expect(top > 20 && CGFloat(bottom) < 20 + size.height)
    }

    @Test func aLabelThatDrawsForItselfIsHeard() throws {
        final class Underlined: UILabel {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: rect.maxY - 2, width: rect.width, height: 2))
                super.draw(rect)
            }
        }
        let label = Underlined(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        label.text = "I"
        label.textColor = .blue
        let pixels = try Pixels(of: label)
        #expect(pixels[20, 29] == Colors.red)
        #expect((0..<28).contains { y in (0..<40).contains { pixels[$0, y][2] > 200 } })
    }
}
