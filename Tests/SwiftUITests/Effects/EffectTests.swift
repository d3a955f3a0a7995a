import SwiftUI
import Testing

/// What effects make of the model: worked out by hand from Apple's pages on the modifiers. Shadows and opacities are of each view by itself
/// (Theodo, "SwiftUI in Shadowland": "the shadow is applied to every subview"; Apple's page on `compositingGroup`).
@MainActor @Suite struct EffectTests {
    private func top(_ view: some View, width: CGFloat = 100, height: CGFloat = 100) -> UIView {
        Laid(view, width: width, height: height).host.subviews[0].subviews[0]
    }

    @Test func `What is opaque needs no view of its own`() {
        #expect(top(Color.red.opacity(1).frame(width: 10, height: 10)).backgroundColor == .systemRed)
    }

    @Test func `Opacity is the view's, and changes no layout`() {
        let faded = top(Rectangle().opacity(0.5).frame(width: 10, height: 10))
        #expect(faded.alpha == 0.5 && faded.frame == CGRect(x: 45, y: 45, width: 10, height: 10))
    }

    @Test func `Things upon each other fade one by one, unless they are made one`() {
        let pair = ZStack {
            Rectangle().fill(.red)
            Rectangle().fill(.blue)
        }
        let scattered = top(pair.opacity(0.5))
        #expect(scattered.alpha == 1 && scattered.subviews.map(\.alpha) == [0.5, 0.5])
        #expect(top(pair.compositingGroup().opacity(0.5)).alpha == 0.5)
    }

    @Test func `A shadow is that of a layer`() {
        let shaded = top(Rectangle().fill(.white).shadow(color: .black, radius: 4, x: 1, y: 2))
        #expect(shaded.layer.shadowRadius == 4 && shaded.layer.shadowOffset == CGSize(width: 1, height: 2))
        #expect(shaded.layer.shadowOpacity == 1)
        // By default it is black at a third.
        #expect(top(Rectangle().fill(.white).shadow(radius: 4)).layer.shadowColor?.alpha == 0.33)
    }

    @Test func `Clipping to round corners is the layer's own`() {
        let clipped = top(Color.red.clipShape(.rect(cornerRadius: 9)))
        #expect(clipped.clipsToBounds && clipped.layer.cornerRadius == 9 && clipped.layer.cornerCurve == .continuous)
        let older = top(Color.red.cornerRadius(9))
        #expect(older.layer.cornerRadius == 9 && older.layer.cornerCurve == .circular)
    }

    @Test func `Other outlines are masks`() {
        let clipped = top(Color.red.clipShape(Ellipse()), width: 100, height: 40)
        #expect(!clipped.clipsToBounds && clipped.layer.mask is CAShapeLayer)
    }

    @Test func `A scaled view keeps its place`() {
        let scaled = top(
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).scaleEffect(2)
                Color.blue.frame(width: 20, height: 20)
            })
        #expect(scaled.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(scaled.bounds.size == CGSize(width: 20, height: 20) && scaled.center == CGPoint(x: 40, y: 50))
    }

    @Test func `A view is turned around an anchor`() {
        // A quarter around the upper left corner: what was to the right of it is below it.
        let turned = top(Color.red.frame(width: 20, height: 10).rotationEffect(.degrees(90), anchor: .topLeading))
        let frame = turned.frame
        #expect(abs(frame.minX - 30) < 0.001 && abs(frame.minY - 45) < 0.001)
        #expect(abs(frame.width - 10) < 0.001 && abs(frame.height - 20) < 0.001)
    }

    @Test func `What is hidden keeps its room`() {
        let laid = Laid(
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).hidden()
                Color.blue.frame(width: 20, height: 20)
            }, width: 100, height: 100)
        #expect(laid.frames.map(\.minX) == [30, 50])
        #expect(laid.host.subviews[0].subviews[0].isHidden)
    }

    @Test func `A style behind reaches out of the safe area, and one in a shape does not`() {
        let controller = UIHostingController(rootView: Color.clear.background(.red))
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        func frame() -> CGRect? { controller.view.subviews[0].subviews.first?.frame }
        let insets = controller.view.safeAreaInsets
        #expect(frame() == CGRect(x: 0, y: 0, width: 100, height: 100))
        let shaped = UIHostingController(rootView: Color.clear.background(.red, in: Rectangle()))
        shaped.additionalSafeAreaInsets = controller.additionalSafeAreaInsets
        window.rootViewController = shaped
        window.layoutIfNeeded()
        #expect(shaped.view.subviews[0].subviews.first?.frame.minY == insets.top)
    }

    @Test func `A border lies inside of the bounds`() throws {
        let laid = Laid(Color.clear.border(.red, width: 4), width: 50, height: 30)
        let line = try #require(laid.leaves[1].layer.sublayers?.first as? CAShapeLayer)
        #expect(line.lineWidth == 4 && line.path?.boundingBoxOfPath == CGRect(x: 2, y: 2, width: 46, height: 26))
    }

    @Test func `A view follows the one that it is matched with`() {
        struct Page: View {
            @Namespace var space
            var body: some View {
                HStack(spacing: 0) {
                    Color.red.frame(width: 20, height: 30)
                    Color.blue.frame(width: 40, height: 10).matchedGeometryEffect(id: 1, in: space)
                }
                .background { Color.green.matchedGeometryEffect(id: 1, in: space, isSource: false) }
            }
        }
        let laid = Laid(Page(), width: 100, height: 100)
        let green = laid.leaves.first { $0.backgroundColor == .systemGreen }
        #expect(green?.frame == CGRect(x: 40, y: 45, width: 40, height: 10))
    }

    @Test func `A text that is redacted is bars in its place`() {
        let shown = Laid(Text("Secret"), width: 100, height: 100)
        let hidden = Laid(Text("Secret").redacted(reason: .placeholder), width: 100, height: 100)
        #expect(shown.frames == hidden.frames)
        #expect((hidden.leaves[0] as? UILabel)?.textColor == .clear)
        let open = Laid(Text("Open").unredacted().redacted(reason: .placeholder), width: 100, height: 100)
        #expect((open.leaves[0] as? UILabel)?.textColor != .clear)
        let sensitive = HStack {
            Text("1").privacySensitive()
            Text("2")
        }
        let texts = Laid(sensitive.redacted(reason: .privacy), width: 100, height: 100).leaves
        #expect(texts.map { ($0 as? UILabel)?.textColor == .clear } == [true, false])
    }

    @Test func `An effect of an author's moves what is shown`() {
        struct Shift: GeometryEffect {
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: size.width, y: 0))
            }
        }
        let moved = top(Color.red.frame(width: 20, height: 20).modifier(Shift()))
        #expect(moved.transform.tx == 20 && moved.bounds.width == 20)
    }
}
