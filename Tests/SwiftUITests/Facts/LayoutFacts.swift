import SwiftUI
import Testing

/// How views get their sizes. Numbers are those of the collection of facts: of Apple's documentation and sessions, and of pictures that
/// AccessibilitySnapshot recorded (three pixels a point).
@MainActor @Suite struct LayoutFacts {
    @Test func `A child chooses its size, and overflows what is too small (fact 1)`() {
        let measured = Measured { names in
            Color.red.frame(width: 150, height: 80).called("child", in: names)
                .frame(width: 100, height: 100).called("parent", in: names)
        }
        measured.expect("parent", 151, 387, 100, 100)
        measured.expect("child", 126, 397, 150, 80)
    }

    @Test func `A proposal says nil for the ideal size, 0 for the least and infinity for the most (fact 2)`() {
        struct Asking: Layout {
            let proposal: ProposedViewSize
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                subviews[0].sizeThatFits(self.proposal)
            }
            func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
            Measured { names in
                Asking(proposal: ProposedViewSize(width: width, height: height)) {
                    Color.red.frame(
                        minWidth: 10, idealWidth: 30, maxWidth: 70, minHeight: 5, idealHeight: 20, maxHeight: 40)
                }
                .called("asking", in: names)
            }["asking"].size
        }
        #expect(size(nil, nil) == CGSize(width: 30, height: 20))
        #expect(size(0, 0) == CGSize(width: 10, height: 5))
        #expect(size(.infinity, .infinity) == CGSize(width: 70, height: 40))
        #expect(size(nil, 0) == CGSize(width: 30, height: 5))
        #expect(size(50, nil) == CGSize(width: 50, height: 20))
    }

    @Test func `A view with a body is where its body is (fact 4)`() {
        struct Wrapped: View { var body: some View { Text(verbatim: "Body") } }
        func second(_ view: some View) -> CGRect {
            Measured { names in
                VStack(alignment: .leading) {
                    Text(verbatim: "Above")
                    view.called("view", in: names)
                    Color.red.frame(width: 20, height: 20)
                }
            }["view"]
        }
        #expect(second(Wrapped()) == second(Text(verbatim: "Body")))
        #expect(!second(Wrapped()).isNull)
    }

    @Test func `Edges are on pixels (fact 5)`() {
        Headless.with({ $0.displayScale = 3 }) {
            let laid = Laid(Color.red.frame(width: 33.4, height: 20.2), width: 100, height: 100)
            let frame = laid.frames[0]
            for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
                #expect(abs(edge * 3 - (edge * 3).rounded()) < 0.001)
            }
        }
    }

    // The column of the recorded demonstration, 402 wide: heights 18, 20.33, 34.33 and 14.33, 13.33 at explicit distances.
    @Test func `A column of texts and buttons is on thirds of points (fact 8)`() {
        Headless.with({ $0.displayScale = 3 }) {
            let measured = Measured { names in
                ScrollView {
                    VStack(alignment: .leading, spacing: 12) {
                        Text(verbatim: "Heading").font(.subheadline).called("heading", in: names)
                        Text(verbatim: "Body").called("body", in: names)
                        Button("Delete") {}.buttonStyle(.bordered).called("button", in: names)
                        Text(verbatim: "Caption").font(.caption).called("caption", in: names)
                        Text(verbatim: "Smaller").font(.caption2).called("smaller", in: names)
                    }
                }
            }
            for (name, y, height) in [
                ("heading", 0, 18), ("body", 30, 20.333), ("button", 62.333, 34.333), ("caption", 108.667, 14.333),
                ("smaller", 135, 13.333),
            ] as [(String, CGFloat, CGFloat)] {
                #expect(abs(measured[name].minY - y) < 0.011, "\(name)")
                #expect(abs(measured[name].height - height) < 0.011, "\(name)")
            }
        }
    }

    @Test func `A stack is as long as its content and its gaps (fact 31)`() {
        let measured = Measured(width: 100, height: 100) { names in
            HStack(spacing: 7) {
                ForEach(0..<4) { _ in Color.red.frame(width: 40, height: 10) }
            }
            .called("stack", in: names)
        }
        measured.expect("stack", (100 - 181) / 2, 45, 181, 10)
    }

    @Test func `What has priority shrinks last and grows first (fact 38)`() {
        let measured = Measured { names in
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 50, maxWidth: 300).called("usual", in: names)
                Color.blue.frame(minWidth: 50, maxWidth: 300).layoutPriority(1).called("first", in: names)
            }
            .frame(width: 320, height: 10)
        }
        measured.expect("first", size: 270, 10)
        measured.expect("usual", size: 50, 10)
    }

    @Test func `Cards of the default distance are 44 apart (fact 43)`() {
        let measured = Measured { names in
            VStack {
                ForEach(0..<8) { number in
                    Text(verbatim: "Card").frame(height: 36).called("card \(number)", in: names)
                }
            }
        }
        for number in 0..<8 {
            #expect(abs(measured["card \(number)"].minY - measured["card 0"].minY - 44 * CGFloat(number)) < 0.011)
        }
    }

    @Test func `The distance of two views is the larger of what both want (fact 70)`() {
        struct Distances: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(
                    width: subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal),
                    height: subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical))
            }
            func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        struct Wanting: Layout {
            let spacing: CGFloat
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
            func placeSubviews(in: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
            func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews[0].spacing }
        }
        let measured = Measured { names in
            Distances {
                Color.red
                Color.blue
            }
            .called("usual", in: names)
        }
        measured.expect("usual", size: 8, 8)
    }

    @Test func `A spacer is 8 long at least, as views are apart (fact 74)`() {
        let measured = Measured { names in
            HStack(spacing: 0) {
                Color.red.frame(width: 100, height: 10)
                Spacer()
                Color.red.frame(width: 100, height: 10)
            }
            .fixedSize().called("stack", in: names)
        }
        measured.expect("stack", size: 208, 10)
    }

    @Test func `A background has the size of what it is behind (fact 83)`() {
        let measured = Measured { names in
            Color.red.frame(width: 100, height: 40)
                .background(alignment: .bottomTrailing) {
                    Color.blue.called("filling", in: names).frame(width: 140, height: 10).called("behind", in: names)
                }
                .overlay { Color.green.called("before", in: names) }
                .called("both", in: names)
        }
        measured.expect("both", 151, 417, 100, 40)
        measured.expect("behind", 111, 447, 140, 10)
        measured.expect("before", 151, 417, 100, 40)
    }

    @Test func `A style as a background runs into the safe area, a view does not (fact 85)`() {
        let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        func grounds(_ view: some View) -> [CGRect] {
            let host = Measured(insets: insets) { _ in view }.host
            func all(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all($0) } }
            return all(host).filter { $0.backgroundColor == .red }.map { $0.convert($0.bounds, to: host) }
        }
        let red = Color(uiColor: .red)
        let content = Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity)
        #expect(grounds(content.background(red)) == [CGRect(x: 0, y: 0, width: 402, height: 874)])
        #expect(
            grounds(content.background(red, ignoresSafeAreaEdges: .bottom)) == [
                CGRect(x: 0, y: 59, width: 402, height: 815)
            ])
        #expect(
            grounds(content.background(red, ignoresSafeAreaEdges: [])) == [CGRect(x: 0, y: 59, width: 402, height: 781)]
        )
    }

    @Test func `A border is inside, a point wide (fact 89)`() {
        let measured = Measured { names in
            Color.clear.frame(width: 100, height: 40).border(.red).called("all", in: names)
        }
        measured.expect("all", 151, 417, 100, 40)
        let laid = Laid(Color.clear.frame(width: 100, height: 40).border(.red), width: 100, height: 40)
        func form(_ layer: CALayer) -> CAShapeLayer? {
            (layer as? CAShapeLayer) ?? layer.sublayers?.lazy.compactMap { form($0) }.first
        }
        // The middle of a line of one point.
        #expect(form(laid.host.layer)?.path?.boundingBoxOfPath == CGRect(x: 0.5, y: 0.5, width: 99, height: 39))
        #expect(form(laid.host.layer)?.lineWidth == 1)
    }

    @Test func `A padding is 16 on each side that is asked for (fact 94)`() {
        for (edges, x, y, width, height) in [
            (.all, -16, -16, 52, 52), (.horizontal, -16, 0, 52, 20), (.vertical, 0, -16, 20, 52),
            (.top, 0, -16, 20, 36),
            (.leading, -16, 0, 36, 20),
        ] as [(Edge.Set, CGFloat, CGFloat, CGFloat, CGFloat)] {
            let measured = Measured { names in
                Color.red.frame(width: 20, height: 20).called("inner", in: names).padding(edges).called(
                    "outer", in: names)
            }
            let inner = measured["inner"]
            measured.expect("outer", inner.minX + x, inner.minY + y, width, height)
        }
    }

    @Test func `A flexible frame offers what lies between its bounds (facts 101, 102)`() {
        // What is offered, the bounds, and what the child and the frame are.
        for (offered, least, most, child, frame) in [
            (402, nil, 100, 100, 100), (50, 80, nil, 80, 80), (402, 80, 120, 120, 120), (100, 80, 120, 100, 100),
            (20, 80, 120, 80, 80), (402, nil, .infinity, 402, 402),
        ] as [(CGFloat, CGFloat?, CGFloat?, CGFloat, CGFloat)] {
            let measured = Measured(width: offered) { names in
                Color.red.called("child", in: names).frame(minWidth: least, maxWidth: most).called("frame", in: names)
            }
            #expect(measured["child"].width == child)
            #expect(measured["frame"].width == frame)
        }
        // The child does not count where both bounds are given.
        let measured = Measured { names in
            Color.red.frame(width: 200, height: 10).frame(minWidth: 20, maxWidth: 60).called("frame", in: names)
        }
        measured.expect("frame", size: 60, 10)
    }

    @Test func `What is relative to a container is so to screens, scroll views and lists, not to stacks (fact 116)`() {
        let measured = Measured { names in
            VStack {
                HStack {
                    Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 0).called("screen", in: names)
                }
                .frame(width: 100, height: 10)
                ScrollView {
                    Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 4, spacing: 0)
                        .called("scroll", in: names)
                }
                .frame(width: 200, height: 40)
            }
        }
        #expect(measured["screen"].width == 201)
        #expect(measured["scroll"].width == 50)
    }

    @Test func `The first whose ideal size fits is shown, or else the last (facts 117, 118)`() {
        func shown(_ axes: Axis.Set, width: CGFloat) -> CGFloat {
            let measured = Measured { names in
                ViewThatFits(in: axes) {
                    Color.red.frame(width: 300, height: 10)
                    Color.red.frame(width: 200, height: 10)
                    Color.red.frame(width: 100, height: 10)
                }
                .called("shown", in: names).frame(width: width, height: 20)
            }
            return measured["shown"].width
        }
        #expect(shown(.horizontal, width: 350) == 300)
        #expect(shown(.horizontal, width: 250) == 200)
        #expect(shown(.horizontal, width: 150) == 100)
        #expect(shown(.horizontal, width: 50) == 100)
        #expect(shown(.vertical, width: 50) == 300)
        #expect(shown([], width: 50) == 300)
    }

    @Test func `A column that scrolls begins at its padding (fact 130)`() {
        let measured = Measured { names in
            ScrollView {
                VStack { Color.red.frame(height: 50).called("first", in: names) }.padding()
            }
        }
        measured.expect("first", 16, 16, 370, 50)
    }

    @Test func `What ignores the safe area ignores all of it unless told otherwise (fact 135)`() {
        let insets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        Measured(insets: insets) { Color.red.called("all", in: $0).ignoresSafeArea() }.expect("all", 0, 0, 402, 874)
        Measured(insets: insets) { Color.red.called("top", in: $0).ignoresSafeArea(edges: .top) }
            .expect("top", 0, 0, 402, 840)
        Measured(insets: insets) { Color.red.called("none", in: $0) }.expect("none", 0, 59, 402, 781)
        Measured(insets: insets) { Color.red.called("keyboard", in: $0).ignoresSafeArea(.keyboard) }
            .expect("keyboard", 0, 59, 402, 781)
    }

    @Test func `The view of a hosting controller is in the middle of what is safe (facts 144, 361)`() {
        // Recorded: 210 high in 375 x 667 below a status bar of 20, from 238.5 to 448.5.
        let measured = Measured(width: 375, height: 667, insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)) {
            Color.red.frame(width: 100, height: 210).called("root", in: $0)
        }
        measured.expect("root", 137.5, 238.5, 100, 210)
    }
}
