import SwiftUI
import Testing

extension ContainerValues {
    fileprivate var width: CGFloat {
        get { self[WidthKey.self] }
        set { self[WidthKey.self] = newValue }
    }
}
private enum WidthKey: ContainerValueKey { static var defaultValue: CGFloat { 10 } }

/// Containers of an author's own (documentation of `Group.init(subviews:transform:)`, `ForEach.init(subviews:content:)`,
/// `ForEach.init(sections:content:)` and `ContainerValues`; WWDC 2024, session 10146).
@MainActor @Suite struct SubviewTests {
    private func box(_ width: CGFloat) -> some View { Color.clear.frame(width: width, height: 10) }

    @Test func `A group is given each view, also those of a ForEach, and shows them in another order`() {
        let laid = Laid(
            HStack(spacing: 0) {
                Group(
                    subviews: Group {
                        box(10); ForEach(2..<4) { box(CGFloat($0) * 10) }
                    }
                ) { subviews in
                    ForEach(subviews.reversed()) { $0 }
                    if subviews.count == 3 { box(1) }
                }
            })
        #expect(laid.frames.map(\.width) == [30, 20, 10, 1])
    }

    @Test func `Each view is wrapped, and says to its container what its author wrote`() {
        let laid = Laid(
            HStack(spacing: 0) {
                ForEach(
                    subviews: Group {
                        box(6).containerValue(\.width, 40); box(6)
                    }
                ) { subview in
                    subview.frame(width: subview.containerValues.width)
                    box(subview.containerValues.width)
                }
            })
        #expect(laid.frames.map(\.width) == [6, 40, 6, 10])
        #expect(laid.frames.map(\.minX) == [167, 190, 232, 240])
    }

    @Test func `Sections are told apart, with what stands outside of them`() {
        let laid = Laid(
            HStack(spacing: 0) {
                ForEach(
                    sections: Group {
                        box(1)
                        Section {
                            box(2); box(3)
                        } header: {
                            box(4)
                        }
                    }
                ) { section in
                    box(CGFloat(100 + section.content.count))
                    section.header
                    section.content
                }
            })
        #expect(laid.frames.map { $0.width.rounded() } == [101, 1, 102, 4, 2, 3])
    }

    private struct Growing: View {
        @State private var isLong = false
        var body: some View {
            Color.clear.frame(width: 10, height: 10).onAppear { isLong = true }
            if isLong { Color.clear.frame(width: 20, height: 10) }
        }
    }

    @Test func `What the views are is asked again when one of them comes`() {
        let laid = Laid(
            HStack(spacing: 0) {
                Group(subviews: Growing()) { subviews in
                    box(CGFloat(subviews.count))
                    subviews
                }
            })
        #expect(laid.frames.map(\.width) == [2, 10, 20])
    }

    private struct Divided: _VariadicView_MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View {
            ForEach(children) { child in
                child
                if child.id != children.last?.id { Color.clear.frame(width: 3, height: 10) }
            }
        }
    }

    @Test func `Libraries put lines between views`() {
        let laid = Laid(
            HStack(spacing: 0) {
                _VariadicView.Tree(Divided()) {
                    box(10); box(20); box(30)
                }
            })
        #expect(laid.frames.map(\.width) == [10, 3, 20, 3, 30])
    }
}
