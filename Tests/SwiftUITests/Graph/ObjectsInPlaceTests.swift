import SwiftUI
import Testing

/// What a preview needs and nobody hands down. On a phone it ends in a crash ("No Observable object of type … found"); here the objects are
/// those that the project's own code says how to make, and the picture says so.
@MainActor @Suite(.serialized) struct ObjectsInPlaceTests {
    @Observable final class Player { var name = "Ada" }
    final class Score: ObservableObject { @Published var points = 3 }

    private struct Board: View {
        @Environment(Player.self) private var player
        @EnvironmentObject private var score: Score
        @Environment(Unmade.self) private var nobodyAsks
        var body: some View { Text(verbatim: "\(player.name) \(score.points)") }
    }
    @Observable final class Unmade { init(_ number: Int) {} }

    @Test func `Objects are made as the project makes them, one for all who ask, and it is told`() {
        GivenProperties.make(Player.self) { Player() }
        GivenProperties.make(Score.self, isOwn: true) {
            let score = Score()
            score.points = 7
            return score
        }
        GivenProperties.make(Score.self) { Score() }
        var said: [String] = []
        let former = Headless.Diagnostics.handler
        Headless.Diagnostics.handler = { said.append($0) }
        defer { Headless.Diagnostics.handler = former }
        let laid = Laid(
            VStack {
                Board(); Board()
            })
        #expect(laid.leaves.compactMap { ($0 as? UILabel)?.text } == ["Ada 7", "Ada 7"])
        #expect(said.count == 2 && said[0].contains("of type Player") && said[1].contains("of type Score"))
    }

    @Test func `What is handed down counts`() {
        GivenProperties.make(Player.self) { Player() }
        let bea = Player()
        bea.name = "Bea"
        let laid = Laid(Board().environment(bea).environmentObject(Score()))
        #expect(laid.leaves.compactMap { ($0 as? UILabel)?.text } == ["Bea 3"])
    }
}
