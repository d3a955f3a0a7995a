import SwiftUI
import Testing

/// Worked out by hand; the numbers are rows of what is known of SwiftUI's scroll views.
@MainActor @Suite struct ScrollViewTests {
    private func scroll(_ view: some View) -> UIScrollView? {
        Laid(view).host.subviews.first?.subviews.first { $0 is UIScrollView } as? UIScrollView
    }

    @Test func `It is as high as it is offered and as wide as its content, which begins at the top`() {
        // Facts 123, 124 and 126.
        let scroll = scroll(ScrollView { Color.red.frame(width: 100, height: 50) })
        #expect(scroll?.frame == CGRect(x: 150, y: 0, width: 100, height: 400))
        #expect(scroll?.subviews.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func `Several views are below each other, and a spacer is 8`() {
        // Facts 125 and 127.
        let scroll = scroll(
            ScrollView {
                Color.red.frame(width: 10, height: 10); Spacer(); Color.red.frame(width: 10, height: 10)
            })
        #expect(scroll?.contentSize == CGSize(width: 10, height: 28))
    }

    @Test func `A lazy column is as wide as it is offered`() {
        // Fact 131.
        let scroll = scroll(ScrollView { LazyVStack { Color.red.frame(width: 10, height: 10) } })
        #expect(scroll?.frame.width == 400)
        #expect(scroll?.subviews.first?.frame.minX == 195)
    }

    @Test func `A bar at the bottom takes its height, and the content runs on below it`() {
        // Facts 140 and 142, with a distance that is given.
        let laid = Laid(
            ScrollView { Color.red.frame(height: 1_000) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40) })
        let views = laid.host.subviews.first?.subviews ?? []
        #expect(
            views.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 400, height: 400), CGRect(x: 0, y: 360, width: 400, height: 40),
            ])
        #expect((views.first as? UIScrollView)?.adjustedContentInset.bottom == 40)
    }

    @Test func `A reader shows what it is told before there is a picture`() {
        let scroll = scroll(
            ScrollViewReader { proxy in
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<500) { _ in Color.red.frame(height: 50) } } }
                    .onAppear { proxy.scrollTo(300, anchor: .top) }
            })
        #expect(scroll?.contentOffset.y == 15_000)
    }

    @Test func `A part of the container is what Apple's formula says`() {
        // Fact 115: (400 - 10 * 2) / 3.
        let scroll = scroll(
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<3) { _ in Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10) }
                }
            })
        #expect(scroll?.contentSize.width == 400)
    }

    /// WalletConnect/web3modal-swift's picture W3MChipButtonSnapshotTests (3x): content of 609 points lies in the middle of 800.
    @Test func `What scrolls both ways has small content in the middle`() {
        let small = Color.red.frame(width: 100, height: 60)
        #expect(Laid(ScrollView([.horizontal, .vertical]) { small }).frames[0].origin == CGPoint(x: 150, y: 170))
        // Facts 124, 126: what scrolls down only has it at the top.
        #expect(Laid(ScrollView { small }).frames[0].origin == CGPoint(x: 150, y: 0))
    }

    @Test func `Margins are around the content`() {
        // Fact 129.
        let scroll = scroll(ScrollView { Color.red.frame(height: 10) }.contentMargins(20))
        #expect(scroll?.subviews.first?.frame.width == 360)
        #expect(scroll?.contentOffset == CGPoint(x: -20, y: -20))
    }
}
