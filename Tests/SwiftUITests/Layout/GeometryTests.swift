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

    @Test func `A text in a reader does not have everything laid out again and again`() {
        // UIKit gives up after 16 passes, and says so.
        var said: [String] = []
        Headless.Diagnostics.handler = { said.append($0) }
        defer { Headless.Diagnostics.handler = nil }
        _ = Laid(Reader(count: Count()), width: 300, height: 40)
        #expect(said.isEmpty)
    }
}
