import SwiftUI
import Testing

/// Facts on shapes as read in a re-implementation of SwiftUI 6.5 (OpenSwiftUI, `Shape/Shapes.swift`, `Shape.swift`, `RoundedCornerStyle.swift`,
/// `InsettableShape.swift`, `StrokeStyle.swift`), and sums worked out by hand.
@MainActor @Suite struct ShapeTests {
    private let box = CGRect(x: 0, y: 0, width: 100, height: 40)

    @Test func `A shape takes what it is offered, and 10 where nothing is`() {
        #expect(Rectangle().sizeThatFits(ProposedViewSize(width: 70, height: nil)) == CGSize(width: 70, height: 10))
        #expect(Capsule().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
    }

    @Test func `A circle is as large as the shorter side, in the middle`() {
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 70, height: 30)) == CGSize(width: 30, height: 30))
        #expect(Circle().path(in: box).boundingRect == CGRect(x: 30, y: 0, width: 40, height: 40))
    }

    @Test func `Rounded rectangles are continuous unless told otherwise`() {
        #expect(RoundedRectangle(cornerRadius: 10).style == .continuous)
        #expect(Capsule().style == .continuous)
        #expect(UnevenRoundedRectangle(topLeadingRadius: 4).style == .continuous)
    }

    @Test func `A corner is not rounder than half of the shorter side`() {
        let path = RoundedRectangle(cornerRadius: 90, style: .circular).path(in: box)
        // The corner of the box is outside, and so is a point that only the corner of radius 20 leaves out.
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
        #expect(path.contains(CGPoint(x: 21, y: 1)))
    }

    @Test func `A smaller rounded rectangle has smaller corners`() {
        let inner = RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: 4).path(in: box)
        #expect(inner.boundingRect == CGRect(x: 4, y: 4, width: 92, height: 32))
        // Of radius 6: its arc passes at 6 (1 - 1/√2) = 1.757 from both sides.
        #expect(inner.contains(CGPoint(x: 4 + 1.9, y: 4 + 1.9)))
        #expect(!inner.contains(CGPoint(x: 4 + 1.6, y: 4 + 1.6)))
    }

    @Test func `Each corner has a radius of its own`() {
        let path = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular).path(in: box)
        #expect(!path.contains(CGPoint(x: 3, y: 3)))
        #expect(path.contains(CGPoint(x: 99, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 39)))
    }

    @Test func `A line is of one point, with blunt ends and sharp corners`() {
        let style = StrokeStyle()
        #expect(style.lineWidth == 1 && style.lineCap == .butt && style.lineJoin == .miter)
        #expect(style.miterLimit == 10 && style.dash.isEmpty)
    }

    @Test func `A line lies on the edge, and a border inside of it`() {
        let line = Rectangle().stroke(lineWidth: 10).path(in: box)
        #expect(line.boundingRect == box.insetBy(dx: -5, dy: -5))
        let border = Rectangle().inset(by: 5).stroke(lineWidth: 10).path(in: box)
        #expect(border.boundingRect == box)
    }

    @Test func `Trimming keeps a part of the length`() {
        // Around the square of 40: half of it is two sides, from the upper left corner to the lower right one.
        let half = Rectangle().path(in: CGRect(x: 0, y: 0, width: 40, height: 40)).trimmedPath(from: 0, to: 0.5)
        #expect(half.description == "0 0 m 40 0 l 40 40 l")
        #expect(Path(box).trimmedPath(from: 0.5, to: 0.5).isEmpty)
    }

    @Test func `A shape is turned around its middle`() {
        let turned = Rectangle().rotation(.degrees(90)).path(in: box).boundingRect
        #expect(abs(turned.minX - 30) < 0.001 && abs(turned.minY + 30) < 0.001)
        #expect(abs(turned.width - 40) < 0.001 && abs(turned.height - 100) < 0.001)
    }

    @Test func `An arc that is clockwise looks counterclockwise`() {
        var path = Path()
        path.addArc(
            center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
        // The long way round, over the top.
        #expect(abs(path.boundingRect.minY + 10) < 0.01)
    }

    @Test func `A path is printed and read again`() {
        let path = Path { path in
            path.move(to: CGPoint(x: 1, y: 2))
            path.addLine(to: CGPoint(x: 3, y: 4))
            path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
            path.closeSubpath()
        }
        #expect(path.description == "1 2 m 3 4 l 7 8 5 6 q h")
        #expect(Path(path.description)?.description == path.description)
        #expect(Path("1 2 x") == nil)
    }

    @Test func `A copy of a path is another path`() {
        let first = Path(box)
        var second = first
        second.addLine(to: .zero)
        #expect(first.description == Path(box).description)
        #expect(first != second)
    }

    @Test func `A shape of an author's is turned around from right to left`() {
        let shape = Flag()
        let laid = Laid(shape.fill(.red).environment(\.layoutDirection, .rightToLeft), width: 100, height: 40)
        let layer = laid.leaves[0].layer.sublayers?.first as? CAShapeLayer
        #expect(layer?.path?.boundingBoxOfPath == CGRect(x: 75, y: 0, width: 25, height: 40))
    }

    private struct Flag: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: rect.width / 4, y: 0))
                path.addLine(to: CGPoint(x: 0, y: rect.height))
                path.closeSubpath()
            }
        }
    }

    @Test func `What a view can be of itself it is`() {
        let laid = Laid(RoundedRectangle(cornerRadius: 12).fill(.red), width: 100, height: 40)
        let view = laid.leaves[0]
        #expect(view.backgroundColor == .systemRed)
        #expect(view.layer.cornerRadius == 12 && view.layer.cornerCurve == .continuous)
        #expect(view.layer.sublayers == nil)
    }

    @Test func `A filled shape may be stroked as well`() {
        let laid = Laid(Circle().fill(.yellow).stroke(.black, lineWidth: 3), width: 40, height: 40)
        #expect(laid.frames == [CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 0, y: 0, width: 40, height: 40)])
        #expect(laid.leaves[0].backgroundColor == .systemYellow)
        #expect((laid.leaves[1].layer.sublayers?.first as? CAShapeLayer)?.lineWidth == 3)
    }

    @Test func `A shape follows that of its container, and is a rectangle without one`() {
        let inside = ContainerRelativeShape().fill(.red).padding(8)
        let laid = Laid(inside.containerShape(RoundedRectangle(cornerRadius: 20)), width: 100, height: 80)
        #expect(laid.leaves[0].layer.cornerRadius == 12)
        #expect(Laid(inside, width: 100, height: 80).leaves[0].layer.cornerRadius == 0)
    }

    @Test func `Two areas are one, or what both have, or what only one has`() {
        let (one, other) = (
            Path(CGRect(x: 0, y: 0, width: 10, height: 10)), Path(CGRect(x: 5, y: 5, width: 10, height: 10))
        )
        func has(_ path: Path) -> [Bool] {
            [CGPoint(x: 2, y: 2), CGPoint(x: 7, y: 7), CGPoint(x: 12, y: 12), CGPoint(x: 12, y: 2)].map {
                path.contains($0)
            }
        }
        #expect(has(one.union(other)) == [true, true, true, false])
        #expect(has(one.intersection(other)) == [false, true, false, false])
        #expect(has(one.subtracting(other)) == [true, false, false, false])
        #expect(has(one.symmetricDifference(other)) == [true, false, true, false])
        #expect(one.intersection(other).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
        // The outline of both has eight corners.
        var corners = 0
        one.union(other).forEach { if case .closeSubpath = $0 {} else { corners += 1 } }
        #expect(corners == 8)
        let line = Path { path in
            path.move(to: CGPoint(x: -5, y: 5))
            path.addLine(to: CGPoint(x: 15, y: 5))
        }
        #expect(line.lineIntersection(one).description == "0 5 m 10 5 l")
        #expect(line.lineSubtraction(one).description == "-5 5 m 0 5 l 10 5 m 15 5 l")
    }

    /// Apple's page on `UnevenRoundedRectangle` calls it a shape, whose path is filled: no layer's corners are masked.
    @Test func `A sharp corner of a shape stays sharp where layers draw by themselves`() {
        let shape = UnevenRoundedRectangle(topLeadingRadius: 20).fill(.blue).frame(width: 60, height: 60)
        let view = _UIHostingView(rootView: shape)
        view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        view.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image {
            view.layer.render(in: $0.cgContext)
        }
        let pixels = [UInt8](image.cgImage?.dataProvider?.data ?? Data())
        func alpha(_ x: Int, _ y: Int) -> UInt8 { pixels[(y * 60 + x) * 4 + 3] }
        #expect([alpha(1, 1), alpha(58, 1), alpha(1, 58), alpha(58, 58)] == [0, 255, 255, 255])
    }
}
