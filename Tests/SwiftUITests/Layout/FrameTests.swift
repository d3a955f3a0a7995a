import SwiftUI
import Testing

/// Apple's words on frames (`frame(minWidth:idealWidth:…)`) and rows 1 to 37, 93 to 121 of the collected facts on SwiftUI, worked out by
/// hand for boxes of round sizes.
@MainActor @Suite struct FrameTests {
    private var fill: some View { Color(uiColor: .red) }
    private func box(_ width: CGFloat, _ height: CGFloat) -> some View { fill.frame(width: width, height: height) }
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func `A root that is smaller than its room is in the middle of it`() {
        #expect(Laid(box(100, 50), width: 300, height: 200).frames == [rect(100, 75, 100, 50)])
    }

    @Test func `A frame with one length takes the other from its content`() {
        #expect(Laid(box(20, 30).frame(width: 100)).frames == [rect(190, 185, 20, 30)])
        #expect(Laid(fill.frame(width: 100), width: 300, height: 40).frames == [rect(100, 0, 100, 40)])
    }

    @Test func `Content stands in its frame as the alignment says`() {
        let laid = Laid(box(20, 10).frame(width: 100, height: 100, alignment: .bottomTrailing), width: 100, height: 100)
        #expect(laid.frames == [rect(80, 90, 20, 10)])
    }

    @Test func `A length that is none counts as not given`() {
        #expect(Laid(box(20, 10).frame(width: -5, height: .infinity)).frames[0].size == CGSize(width: 20, height: 10))
    }

    @Test func `A frame with both limits takes what it is offered between them`() {
        let laid = Laid(
            HStack(spacing: 0) {
                box(10, 10).frame(minWidth: 50, maxWidth: 120, alignment: .leading); fill
            },
            width: 200, height: 10)
        // Of 200 each is offered 100; the frame may take that, and the content stands at its start.
        #expect(laid.frames == [rect(0, 0, 10, 10), rect(100, 0, 100, 10)])
    }

    @Test func `Without an upper limit a frame is no larger than its content asks, without a lower no smaller`() {
        #expect(Laid(box(80, 10).frame(minWidth: 50).background { fill }).frames[0].width == 80)
        #expect(Laid(box(10, 10).frame(minWidth: 50).background { fill }).frames[0].width == 50)
        #expect(Laid(box(10, 10).frame(maxWidth: .infinity).background { fill }, width: 300).frames[0].width == 300)
        #expect(Laid(box(400, 10).frame(maxWidth: .infinity).background { fill }, width: 300).frames[0].width == 400)
    }

    @Test func `An ideal length counts where nothing is offered`() {
        let laid = Laid(fill.frame(idealWidth: 70, idealHeight: 30).fixedSize())
        #expect(laid.frames[0].size == CGSize(width: 70, height: 30))
    }

    @Test func `Limits out of order are put in order`() {
        #expect(Laid(fill.frame(minWidth: 100, maxWidth: 50)).frames[0].width == 100)
    }

    @Test func `Padding is 16, and may be negative`() {
        #expect(Laid(box(10, 10).padding().background { fill }).frames[0].size == CGSize(width: 42, height: 42))
        #expect(Laid(box(30, 30).padding(-10).background { fill }).frames[0].size == CGSize(width: 10, height: 10))
        #expect(Laid(fill.padding(.leading, 30), width: 100, height: 50).frames == [rect(30, 0, 70, 50)])
    }

    @Test func `Padding and alignment turn with the direction`() {
        let laid = Laid(
            fill.padding(.leading, 30).environment(\.layoutDirection, .rightToLeft), width: 100, height: 50)
        #expect(laid.frames == [rect(0, 0, 70, 50)])
        let framed = Laid(
            box(20, 10).frame(width: 100, alignment: .leading).environment(\.layoutDirection, .rightToLeft),
            width: 100, height: 10)
        #expect(framed.frames == [rect(80, 0, 20, 10)])
    }

    /// "Invalid frame dimension (negative or non-finite)." is what SwiftUI says, and the rest of the screen is there.
    @Test func `Sizes that are no numbers end nothing`() {
        let none = CGFloat(0) / 0
        for wrong in [none, .infinity, -.infinity] {
            let screen = VStack {
                fill.frame(width: wrong, height: wrong)
                box(20, 10)
            }
            let laid = Laid(screen, width: 100, height: 100)
            #expect(laid.frames.contains { $0.size == CGSize(width: 20, height: 10) }, "\(wrong)")
        }
    }

    @Test func `A ratio fits into its room or fills it`() {
        #expect(Laid(fill.aspectRatio(2, contentMode: .fit), width: 100, height: 100).frames == [rect(0, 25, 100, 50)])
        #expect(
            Laid(fill.aspectRatio(2, contentMode: .fill), width: 100, height: 100).frames == [rect(-50, 0, 200, 100)])
        // One axis alone rules, and a fixed size ignores both.
        #expect(
            Laid(fill.aspectRatio(2, contentMode: .fit).fixedSize(horizontal: false, vertical: true), width: 80)
                .frames[0].size == CGSize(width: 80, height: 40))
        // In a view that scrolls no height is offered. That the width decides then is seen in apps: pictures that fill their width
        // at the head of a page (ImaginativeShohag/Why-Not-SwiftUI, three screens). A source that has read only an implementation
        // says that the height would be infinite.
        for mode in [ContentMode.fit, .fill] {
            let scrolled = ScrollView { fill.aspectRatio(2, contentMode: mode) }
            #expect(Laid(scrolled, width: 100, height: 100).frames.contains(rect(0, 0, 100, 50)), "\(mode)")
        }
        #expect(Laid(box(30, 30).aspectRatio(2, contentMode: .fit)).frames[0].size == CGSize(width: 30, height: 30))
    }

    @Test func `An offset moves what is drawn and nothing else`() {
        let laid = Laid(
            HStack(spacing: 0) {
                box(10, 10).offset(x: 5, y: 7); box(10, 10)
            }, width: 20, height: 10)
        #expect(laid.frames == [rect(5, 7, 10, 10), rect(10, 0, 10, 10)])
    }

    @Test func `A position is that of the centre in all the room`() {
        let laid = Laid(box(10, 10).position(x: 20, y: 30).background { fill }, width: 100, height: 100)
        #expect(laid.frames == [rect(0, 0, 100, 100), rect(15, 25, 10, 10)])
    }

    @Test func `What lies behind or upon a view has its size and changes nothing`() {
        let laid = Laid(
            HStack(spacing: 0) {
                box(40, 20).overlay(alignment: .topTrailing) { box(10, 10).offset(x: 5, y: -5) }
                box(10, 20).background { fill.padding(-2) }
            }, width: 50, height: 20)
        #expect(laid.frames == [rect(0, 0, 40, 20), rect(35, -5, 10, 10), rect(38, -2, 14, 24), rect(40, 0, 10, 20)])
    }

    @Test func `A stack of layers has the size of those with the highest priority`() {
        let laid = Laid(
            ZStack(alignment: .topLeading) {
                box(50, 50); box(20, 30).layoutPriority(1)
            }.background { fill })
        #expect(laid.frames[0].size == CGSize(width: 20, height: 30))
        #expect(laid.frames[1].origin == laid.frames[2].origin)
    }

    @Test func `Guides of an author's align, and those of a container are merged`() {
        enum Knob: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }
        let knob = VerticalAlignment(Knob.self)
        let laid = Laid(
            HStack(alignment: knob, spacing: 0) {
                VStack(spacing: 0) {
                    box(10, 20).alignmentGuide(knob) { _ in 5 }; box(10, 20)
                }
                box(10, 10)
            }, width: 20, height: 45)
        // The guide of the first box is 5 below the top of the stack, and the bottom of the other box is there: 5 above that.
        #expect(laid.frames == [rect(0, 5, 10, 20), rect(0, 25, 10, 20), rect(10, 0, 10, 10)])
    }

    @Test func `A reader takes all it is offered, and its content is at its corner`() {
        let laid = Laid(
            HStack(spacing: 0) {
                box(40, 10); GeometryReader { box($0.size.width / 2, $0.size.height / 4) }
            },
            width: 100, height: 40)
        #expect(laid.frames == [rect(0, 15, 40, 10), rect(40, 0, 30, 10)])
    }

    @Test func `The first that fits is shown, else the last`() {
        func choice(_ width: CGFloat) -> CGFloat {
            Laid(
                ViewThatFits {
                    box(200, 10); box(100, 10); box(50, 10)
                }, width: width, height: 10
            ).frames[0].width
        }
        #expect([300, 150, 20].map(choice) == [200, 100, 50])
    }

    @Test func `A line crosses its stack, and is one pixel thick`() {
        let laid = Laid(
            VStack(spacing: 0) {
                box(30, 10); Divider()
            }, width: 100, height: 20)
        #expect(laid.frames[1].width == 100)
        #expect(abs(laid.frames[1].height - 1 / UIScreen.main.scale) < 0.001)
        #expect(
            Laid(
                HStack(spacing: 0) {
                    box(30, 10); Divider()
                }, width: 100, height: 20
            ).frames[1].height == 20)
    }

    @Test func `What is drawn later has the higher index`() {
        let laid = Laid(
            ZStack {
                box(10, 10).zIndex(1); box(20, 20)
            })
        #expect(laid.frames.map(\.width) == [20, 10])
    }

    @Test func `A layout of an author's places its views, and what it does not place is in the middle`() {
        struct Diagonal: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                for (index, view) in subviews.dropLast().enumerated() {
                    let step = CGFloat(index) * 10
                    view.place(at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
                }
            }
        }
        let laid = Laid(
            Diagonal {
                box(10, 10); box(10, 10); box(20, 20)
            }, width: 100, height: 100)
        #expect(laid.frames == [rect(0, 0, 10, 10), rect(10, 10, 10, 10), rect(40, 40, 20, 20)])
    }

    @Test func `Edges lie on pixels, lengths before that do not`() {
        Headless.with({ $0.displayScale = 2 }) {
            let laid = Laid(
                HStack(spacing: 0) {
                    fill; fill; fill
                }, width: 100, height: 10)
            // A third of 100 is 33.33: edges at 33.33 and 66.67 go to 33.5 and 66.5.
            #expect(laid.frames.map(\.minX) == [0, 33.5, 66.5])
        }
    }
}
