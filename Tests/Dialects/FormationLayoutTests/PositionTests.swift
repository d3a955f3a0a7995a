import FormationLayout
import MaquetteViewTestSupport
import Testing

/// Beside other views.
@MainActor @Suite struct PositionTests {
    let stage = Stage()

    @Test func besideViews() {
        let stage = stage
        let formation = stage.layout.view(stage.v1)
        formation.above(stage.v2).below(stage.v2).before(stage.v2).after(stage.v2)
        #expect(
            stage.equations(formation.constraints) == [
                "v1.bottom == v2.top", "v1.top == v2.bottom", "v1.trailing == v2.leading",
                "v1.leading == v2.trailing",
            ])
    }

    @Test func besideViewsWithADistance() {
        let stage = stage
        let formation = stage.layout.view(stage.v1)
        formation.above(stage.v2 - 1).below(stage.v3 + 2).before(stage.v4 - 10).after(stage.v3 + 10)
        formation.above(stage.v2.width - 3)
        #expect(
            stage.equations(formation.constraints) == [
                "v1.bottom == v2.top - 1", "v1.top == v3.bottom + 2", "v1.trailing == v4.leading - 10",
                "v1.leading == v3.trailing + 10", "v1.bottom == v2.top - 3",
            ])
    }

    func layOutACross() {
        let layout = stage.layout
        layout.view(stage.v1).size(20).center(stage.root)
        layout.view(stage.v2).size(10).centerY(stage.v1).before(stage.v1 - 5)
        layout.view(stage.v3).size(10).centerY(stage.v1).after(stage.v1 + 7)
        layout.view(stage.v4).size(10).centerX(stage.v1).below(stage.v1 + 9)
        layout.activate()
        stage.root.layoutIfNeeded()
        expectFrame(stage.v1, 150, 230, 20, 20)
        expectFrame(stage.v4, 155, 259, 10, 10)
    }

    @Test func fromLeftToRight() {
        layOutACross()
        expectFrame(stage.v2, 135, 235, 10, 10)
        expectFrame(stage.v3, 177, 235, 10, 10)
    }

    @Test func fromRightToLeft() {
        rightToLeft {
            layOutACross()
            expectFrame(stage.v2, 175, 235, 10, 10)
            expectFrame(stage.v3, 133, 235, 10, 10)
        }
    }
}
