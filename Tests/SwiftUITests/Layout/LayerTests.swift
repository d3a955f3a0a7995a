import SwiftUI
import Testing

@Suite @MainActor struct LayerTests {
    private let red = Color(uiColor: .red)

    /// Apple's documentation of `Group`: modifiers apply to all of its members.
    @Test func `Of several views each has a background and a border of its own`() {
        let laid = Laid(
            VStack(spacing: 0) {
                Group {
                    Color(uiColor: .green).frame(width: 40, height: 10)
                    Color(uiColor: .green).frame(width: 60, height: 20)
                }
                .background(red)
            })
        // The box of the stack is 60 x 30 in the middle of the host.
        let sizes = laid.frames.map(\.size)
        #expect(sizes.filter { $0 == CGSize(width: 40, height: 10) }.count == 2)
        #expect(sizes.filter { $0 == CGSize(width: 60, height: 20) }.count == 2)
    }

    @Test func `What stands upon each of several views asks for its own room`() {
        struct Room: View {
            var body: some View { GeometryReader { Color(uiColor: .red).frame(width: $0.size.width / 2, height: 4) } }
        }
        let laid = Laid(
            HStack(spacing: 0) {
                Group {
                    Color.clear.frame(width: 40, height: 10)
                    Color.clear.frame(width: 60, height: 10)
                }
                .overlay { Room() }
            })
        #expect(laid.frames.filter { $0.height == 4 }.map(\.width).sorted() == [20, 30])
    }
}
