import Maquette
import SwiftUI
import Testing

/// Changes with an animation, at moments on their way. The places are worked out by hand.
@MainActor @Suite struct AnimationOnTheWayTests {
    /// A square that goes 100 points to the right when it appears.
    private struct Moving: View {
        @State private var isThere = false
        let animation: Animation?
        var body: some View {
            Color.red.frame(width: 10, height: 10)
                .offset(x: isThere ? 100 : 0)
                .frame(width: 200, height: 20, alignment: .topLeading)
                .onAppear { withAnimation(animation) { isThere = true } }
        }
    }

    private func text(_ view: some View, at moment: Double?) throws -> String {
        var stage = Stage(scale: 1, room: .size(width: 200, height: 20))
        stage.moment = moment
        return try stage.picture(of: UIHostingController(rootView: view.ignoresSafeArea())).text
    }

    @Test func `A view is on its way to where it will be`() throws {
        let view = Moving(animation: .linear(duration: 1))
        #expect(try text(view, at: 0).contains("0 0 10 10"))
        #expect(try text(view, at: 0.5).contains("50 0 10 10"))
        #expect(try text(view, at: 1.5).contains("100 0 10 10"))
        #expect(try text(view, at: nil).contains("100 0 10 10"))
    }

    @Test func `Without an animation it is there at once, and a delay waits`() throws {
        #expect(try text(Moving(animation: nil), at: 0).contains("100 0 10 10"))
        let late = Moving(animation: .linear(duration: 1).delay(0.5))
        #expect(try text(late, at: 0.25).contains("0 0 10 10"))
        #expect(try text(late, at: 0.75).contains("25 0 10 10"))
        let fast = Moving(animation: .linear(duration: 1).speed(2))
        #expect(try text(fast, at: 0.25).contains("50 0 10 10"))
    }

    private struct Fading: View {
        @State private var isThere = false
        var body: some View {
            Color.black.frame(width: 200, height: 20).opacity(isThere ? 1 : 0)
                .animation(.linear(duration: 1).repeatForever(), value: isThere)
                .onAppear { isThere = true }
        }
    }

    @Test func `A change of a value is animated for ever, there and back`() throws {
        func alpha(_ moment: Double) throws -> Int {
            var stage = Stage(scale: 1, room: .size(width: 200, height: 20))
            stage.moment = moment
            let bitmap = try stage.picture(of: UIHostingController(rootView: Fading().ignoresSafeArea())).bitmap()
            return Int(bitmap[100, 10] & 255)
        }
        // Black over white: a quarter of it leaves 191 of 255.
        #expect(try (190...192).contains(alpha(0.25)))
        #expect(try (190...192).contains(alpha(1.75)))
        #expect(try (190...192).contains(alpha(2.25)))
    }
}
