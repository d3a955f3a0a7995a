import SwiftUI
import Testing

/// Worked out by hand from WWDC 2019, session 237 ("Building Custom Views with SwiftUI"), and Apple's pages on stacks.
@MainActor @Suite struct StackTests {
    private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color(uiColor: .red).frame(width: width, height: height)
    }

    @Test func `Two that have no end share what there is`() {
        let laid = Laid(
            HStack(spacing: 0) {
                Color(uiColor: .red); Color(uiColor: .blue)
            }, width: 300, height: 100)
        #expect(
            laid.frames == [CGRect(x: 0, y: 0, width: 150, height: 100), CGRect(x: 150, y: 0, width: 150, height: 100)])
    }

    @Test func `A spacer takes what the others leave`() {
        let laid = Laid(
            HStack {
                box(30, 30); Spacer(); box(50, 20)
            }, width: 300, height: 100)
        #expect(
            laid.frames == [CGRect(x: 0, y: 35, width: 30, height: 30), CGRect(x: 250, y: 40, width: 50, height: 20)])
    }

    @Test func `Two shapes are 8 points apart`() {
        let laid = Laid(
            VStack {
                box(10, 10); box(20, 10)
            }, width: 100, height: 100)
        #expect(
            laid.frames == [CGRect(x: 45, y: 36, width: 10, height: 10), CGRect(x: 40, y: 54, width: 20, height: 10)])
    }

    /// Fact 34: what shows nothing takes no slot and no spacing. Swift's page of result builders: a block without a statement is built by
    /// `buildBlock()`, here the one of `ViewBuilder`.
    @Test func `A group of nothing takes no place`() {
        let laid = Laid(
            VStack {
                box(10, 10); Group {}; box(20, 10)
            }, width: 100, height: 100)
        #expect(
            laid.frames == [CGRect(x: 45, y: 36, width: 10, height: 10), CGRect(x: 40, y: 54, width: 20, height: 10)])
    }

    @Test func `What has priority is served first`() {
        let laid = Laid(
            HStack(spacing: 0) {
                Color(uiColor: .red).frame(minWidth: 20, maxWidth: 400)
                Color(uiColor: .blue).frame(maxWidth: 400).layoutPriority(1)
            }, width: 300, height: 10)
        #expect(laid.frames.map(\.width) == [20, 280])
    }

    @Test func `A stack that nothing is proposed to has its ideal size`() {
        // 10 where nothing is proposed, and 8 for the spacer: facts 3 and 73.
        let laid = Laid(
            HStack(spacing: 0) {
                Color(uiColor: .red); Spacer(); Color(uiColor: .blue)
            }.fixedSize())
        #expect(laid.frames.map(\.size) == [CGSize(width: 10, height: 10), CGSize(width: 10, height: 10)])
        #expect(laid.frames[1].minX - laid.frames[0].minX == 18)
    }

    @Test func `The last comes first from right to left`() {
        let laid = Laid(
            HStack(spacing: 4) {
                box(10, 10); box(20, 10)
            }.environment(\.layoutDirection, .rightToLeft), width: 34,
            height: 10)
        #expect(laid.frames.map(\.minX) == [24, 0])
    }

    @Test func `Stacks in stacks cost no more with each level than with the one before`() {
        func nested(_ depth: Int) -> AnyView {
            depth == 0
                ? AnyView(Color(uiColor: .red))
                : AnyView(
                    VStack(spacing: 0) {
                        HStack(spacing: 0) {
                            nested(depth - 1); box(1, 1)
                        }; box(1, 1)
                    })
        }
        // Without a memory of its answers each level asks four times as often as the one above: it would not end.
        let laid = Laid(nested(40), width: 200, height: 200)
        #expect(laid.frames[0] == CGRect(x: 0, y: 0, width: 160, height: 160))
    }
}
