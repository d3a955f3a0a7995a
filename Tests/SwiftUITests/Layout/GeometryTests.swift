import SwiftUI
import Testing

/// Readers of geometry.
@MainActor @Suite struct GeometryTests {
    @MainActor final class Count { var readings = 0 }

    private struct Reader: View {
        let count: Count
        var body: some View {
            GeometryReader { space in
                let _ = count.readings += 1
                Text(verbatim: "\(Int(space.size.width)) wide")
            }
        }
    }

    @Test func `What a reader shows is made anew only where its place is another`() {
        let count = Count()
        let laid = Laid(Reader(count: count), width: 300, height: 40)
        let first = count.readings
        laid.host.setNeedsLayout()
        laid.host.layoutIfNeeded()
        #expect(count.readings == first)
        laid.host.frame.size.width = 200
        laid.host.layoutIfNeeded()
        #expect(count.readings == first + 1)
        #expect((laid.leaves.first as? UILabel)?.text == "200 wide")
    }

    /// A square that is as wide as the words beside it, as authors write it.
    private struct Follower: View {
        let heard: Heard
        @State private var width: CGFloat = 0
        var body: some View {
            VStack(spacing: 0) {
                Color.clear.frame(width: 70, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: { old, new in
                        heard.changes.append([old, new])
                        width = new
                    }
                Color.clear.frame(width: width, height: 20)
            }
        }
    }
    final class Heard { var changes: [[CGFloat]] = [] }

    /// "The action to run when the returned data changes"; the first value is told as well (documentation of `onGeometryChange`).
    @Test func `A place is told when the view has one, and what is told changes the layout`() {
        let heard = Heard()
        let laid = Laid(Follower(heard: heard), width: 300, height: 40)
        #expect(heard.changes == [[70, 70]])
        #expect(
            laid.frames == [CGRect(x: 115, y: 5, width: 70, height: 10), CGRect(x: 115, y: 15, width: 70, height: 20)])
        laid.host.frame.size.width = 200
        laid.host.layoutIfNeeded()
        #expect(heard.changes == [[70, 70]])
    }

    @Test func `A text in a reader does not have everything laid out again and again`() {
        // UIKit gives up after 16 passes, and says so.
        var said: [String] = []
        Headless.Diagnostics.handler = { said.append($0) }
        defer { Headless.Diagnostics.handler = nil }
        _ = Laid(Reader(count: Count()), width: 300, height: 40)
        #expect(said.isEmpty)
    }
}
