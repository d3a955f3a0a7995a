import FormationLayout
import MaquetteViewTestSupport
import Testing

/// What is said of several views.
@MainActor @Suite struct GroupFormationTests {
    let stage = Stage()

    private func group() -> GroupFormation { stage.layout.group(stage.v1, stage.v2, stage.v3) }
    private func equations(_ group: GroupFormation) -> [[String]] {
        (0..<group.count).map { stage.equations(group[$0].constraints) }
    }

    @Test func whatIsSaidOfTheGroupIsSaidOfEveryMember() {
        let group = group().top(stage.v4).size(30).leftLessThanOrEqual(stage.v4.right + 2)
        for (index, name) in ["v1", "v2", "v3"].enumerated() {
            #expect(
                stage.equations(group[index].constraints) == [
                    "\(name).top == v4.top", "\(name).width == 30", "\(name).height == 30",
                    "\(name).left <= v4.right + 2",
                ])
        }
    }

    @Test func aMemberIsNotRelatedToItself() {
        let group = group().width(stage.v1).center(stage.v2)
        #expect(
            equations(group) == [
                ["v1.centerX == v2.centerX", "v1.centerY == v2.centerY"], ["v2.width == v1.width"],
                ["v3.width == v1.width", "v3.centerX == v2.centerX", "v3.centerY == v2.centerY"],
            ])
    }

    @Test func aMemberIsRelatedToItsOtherAttributes() {
        let group = group().height(stage.v1.width).below(stage.v2)
        #expect(
            equations(group) == [
                ["v1.height == v1.width", "v1.top == v2.bottom"], ["v2.height == v1.width"],
                ["v3.height == v1.width", "v3.top == v2.bottom"],
            ])
    }

    @Test func theHandlerIsCalledForEveryConstraintMemberByMember() {
        var seen: [NSLayoutConstraint] = []
        group().center(stage.v4, priority: 7) { seen.append($0) }
        #expect(
            stage.equations(seen) == [
                "v1.centerX == v4.centerX @7", "v1.centerY == v4.centerY @7", "v2.centerX == v4.centerX @7",
                "v2.centerY == v4.centerY @7", "v3.centerX == v4.centerX @7", "v3.centerY == v4.centerY @7",
            ])
    }

    @Test func spacesBetweenMembers() {
        var seen = 0
        let group = group().hSpace(10) { _ in seen += 1 }.vSpace(20, priority: 5)
        #expect(
            equations(group) == [
                [], ["v2.leading == v1.trailing + 10", "v2.top == v1.bottom + 20 @5"],
                ["v3.leading == v2.trailing + 10", "v3.top == v2.bottom + 20 @5"],
            ])
        #expect(seen == 2)
    }

    @Test func singleMembers() {
        let group = group()
        #expect(group.count == 3 && group.firstView === stage.v1 && group.lastView === stage.v3)
        #expect(group[1].view === stage.v2)
        group.first { $0.after(stage.v4) }.last { $0.width(3) }.executeAt(1) { $0.height(4) }
            .execute { $0[0].height(5) }
        #expect(
            equations(group) == [
                ["v1.leading == v4.trailing", "v1.height == 5"], ["v2.height == 4"], ["v3.width == 3"],
            ])
    }

    @Test func everyMemberInTurn() {
        var order: [Int] = []
        let group = group().forEach { member, index, group in
            order.append(index)
            #expect(member === group[index])
        }
        group.forEachReverse { member, index, group in
            order.append(index)
            #expect(member === group[index])
        }
        #expect(order == [0, 1, 2, 2, 1, 0])
    }

    @Test func theGroupIsActiveWhereItsMembersAre() {
        let group = group().width(stage.root)
        group.active = true
        let members = (0..<3).map { group[$0] }
        #expect(group.active && members.allSatisfy { $0.active } && members.allSatisfy { $0.constraints[0].isActive })
        group.active = false
        #expect(!members.contains { $0.constraints[0].isActive })
    }

    @Test func activatingAtTheEndOfAChain() {
        stage.layout.view(stage.v4).size(40).center(stage.root).active = true
        group().size(10).centerY(stage.v4).hSpace(5).first { $0.leading(stage.root) }.active = true
        stage.root.layoutIfNeeded()
        expectFrame(stage.v4, 140, 220, 40, 40)
        expectFrame(stage.v1, 0, 235, 10, 10)
        expectFrame(stage.v2, 15, 235, 10, 10)
        expectFrame(stage.v3, 30, 235, 10, 10)
    }

    @Test func oneViewIsNoGroup() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = Stage()
                stage.layout.group([stage.v1])
            }
        }
    }
}
