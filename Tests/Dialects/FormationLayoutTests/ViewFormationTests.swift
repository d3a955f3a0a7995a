import FormationLayout
import Testing

/// The constraints of one view.
@MainActor @Suite struct ViewFormationTests {
    let stage = Stage()
    var formation: ViewFormation { box.formation }
    private final class Box {
        let formation: ViewFormation
        init(_ formation: ViewFormation) { self.formation = formation }
    }
    private let box: Box

    init() {
        stage.layout.group(stage.v2, stage.v3)
        box = Box(stage.layout.view(stage.v1))
    }

    func expect(_ equations: String..., sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(stage.equations(formation.constraints) == equations, sourceLocation: sourceLocation)
    }

    @Test func theViewLaysItselfOutByConstraints() {
        #expect(!stage.v1.translatesAutoresizingMaskIntoConstraints)
        #expect(formation.view === stage.v1)
    }

    @Test func targetsOfEveryAttributeEqualWithoutAWord() {
        let v2 = stage.v2
        formation.left(v2.left).right(v2.right + 1).top(v2.bottom).bottom(v2.top - 2).leading(v2.trailing)
            .trailing(v2.leading).centerX(v2.centerX).centerY(v2.centerY).baseline(v2.baseline)
            .firstBaseline(v2.firstBaseline).width(v2.height * 0.5 + 3).height(v2.width / 4)
        expect(
            "v1.left == v2.left", "v1.right == v2.right + 1", "v1.top == v2.bottom", "v1.bottom == v2.top - 2",
            "v1.leading == v2.trailing", "v1.trailing == v2.leading", "v1.centerX == v2.centerX",
            "v1.centerY == v2.centerY", "v1.lastBaseline == v2.lastBaseline",
            "v1.firstBaseline == v2.firstBaseline", "v1.width == v2.height * 0.5 + 3", "v1.height == v2.width * 0.25")
    }

    @Test func equalInSoManyWords() {
        let v2 = stage.v2
        formation.leftEqual(v2.right).rightEqual(v2.left).topEqual(v2).bottomEqual(v2 + 1).leadingEqual(v2)
            .trailingEqual(v2).centerXEqual(v2).centerYEqual(v2).baselineEqual(v2).firstBaselineEqual(v2)
            .widthEqual(1).heightEqual(v2.height).sizeEqual(2).centerEqual(v2)
        expect(
            "v1.left == v2.right", "v1.right == v2.left", "v1.top == v2.top", "v1.bottom == v2.bottom + 1",
            "v1.leading == v2.leading", "v1.trailing == v2.trailing", "v1.centerX == v2.centerX",
            "v1.centerY == v2.centerY", "v1.lastBaseline == v2.lastBaseline",
            "v1.firstBaseline == v2.firstBaseline", "v1.width == 1", "v1.height == v2.height", "v1.width == 2",
            "v1.height == 2", "v1.centerX == v2.centerX", "v1.centerY == v2.centerY")
    }

    @Test func atMost() {
        let v2 = stage.v2
        formation.leftLessThanOrEqual(v2).rightLessThanOrEqual(v2).topLessThanOrEqual(v2.bottom)
            .bottomLessThanOrEqual(v2).leadingLessThanOrEqual(v2).trailingLessThanOrEqual(v2)
            .centerXLessThanOrEqual(v2).centerYLessThanOrEqual(v2).baselineLessThanOrEqual(v2)
            .firstBaselineLessThanOrEqual(v2).widthLessThanOrEqual(1).heightLessThanOrEqual(v2)
            .sizeLessThanOrEqual(v2.width).centerLessThanOrEqual(v2)
        expect(
            "v1.left <= v2.left", "v1.right <= v2.right", "v1.top <= v2.bottom", "v1.bottom <= v2.bottom",
            "v1.leading <= v2.leading", "v1.trailing <= v2.trailing", "v1.centerX <= v2.centerX",
            "v1.centerY <= v2.centerY", "v1.lastBaseline <= v2.lastBaseline",
            "v1.firstBaseline <= v2.firstBaseline", "v1.width <= 1", "v1.height <= v2.height",
            "v1.width <= v2.width", "v1.height <= v2.width", "v1.centerX <= v2.centerX", "v1.centerY <= v2.centerY")
    }

    @Test func atLeast() {
        let v2 = stage.v2
        formation.leftGreaterThanOrEqual(v2).rightGreaterThanOrEqual(v2).topGreaterThanOrEqual(v2)
            .bottomGreaterThanOrEqual(v2.top).leadingGreaterThanOrEqual(v2).trailingGreaterThanOrEqual(v2)
            .centerXGreaterThanOrEqual(v2).centerYGreaterThanOrEqual(v2).baselineGreaterThanOrEqual(v2)
            .firstBaselineGreaterThanOrEqual(v2).widthGreaterThanOrEqual(v2).heightGreaterThanOrEqual(1)
            .sizeGreaterThanOrEqual(2).centerGreaterThanOrEqual(v2)
        expect(
            "v1.left >= v2.left", "v1.right >= v2.right", "v1.top >= v2.top", "v1.bottom >= v2.top",
            "v1.leading >= v2.leading", "v1.trailing >= v2.trailing", "v1.centerX >= v2.centerX",
            "v1.centerY >= v2.centerY", "v1.lastBaseline >= v2.lastBaseline",
            "v1.firstBaseline >= v2.firstBaseline", "v1.width >= v2.width", "v1.height >= 1", "v1.width >= 2",
            "v1.height >= 2", "v1.centerX >= v2.centerX", "v1.centerY >= v2.centerY")
    }

    @Test func aViewStandsForItsSameAttribute() {
        let (v2, v3) = (stage.v2, stage.v3)
        formation.top(v2).bottom(v3).width(v2 + 10).height(v2 * 0.5).size(v3).center(v2).size(v2 * 1.5)
        expect(
            "v1.top == v2.top", "v1.bottom == v3.bottom", "v1.width == v2.width + 10", "v1.height == v2.height * 0.5",
            "v1.width == v3.width", "v1.height == v3.height", "v1.centerX == v2.centerX", "v1.centerY == v2.centerY",
            "v1.width == v2.width * 1.5", "v1.height == v2.height * 1.5")
    }

    @Test func aSizeOfOneLengthMakesASquare() {
        formation.size(stage.v2.width).size(100)
        expect("v1.width == v2.width", "v1.height == v2.width", "v1.width == 100", "v1.height == 100")
    }

    @Test func nothingIsRelatedToItself() {
        let v1 = stage.v1
        var calls = 0
        formation.width(v1) { _ in calls += 1 }.top(v1.top + 3).center(v1).size(v1 * 2).above(v1).after(v1 + 2)
        #expect(formation.constraints.isEmpty && calls == 0)
        formation.height(v1.width * 2) { _ in calls += 1 }.size(v1.width) { _ in calls += 1 }
        // Of the size only the height: the width would be its own width.
        expect("v1.height == v1.width * 2", "v1.height == v1.width")
        #expect(calls == 2)
    }

    @Test func prioritiesAreSetBeforeTheHandlerSeesTheConstraint() {
        var seen: [UILayoutPriority] = []
        formation.top(stage.v2, priority: UILayoutPriorityDefaultHigh) { seen.append($0.priority) }
            .width(1, priority: 10) { seen.append($0.priority) }
            .bottom(stage.v3) { seen.append($0.priority) }
            .below(stage.v3, priority: UILayoutPriorityDefaultLow) { seen.append($0.priority) }
        #expect(seen == [750, 10, 1000, 250])
        expect(
            "v1.top == v2.top @750", "v1.width == 1 @10", "v1.bottom == v3.bottom", "v1.top == v3.bottom @250")
    }

    @Test func theHandlerIsCalledOncePerConstraint() {
        var seen: [NSLayoutConstraint] = []
        formation.center(stage.v2) { seen.append($0) }.size(5) { seen.append($0) }.left(stage.v2) { seen.append($0) }
        #expect(seen.count == 5)
        #expect(zip(seen, formation.constraints).allSatisfy { $0 === $1 })
        #expect(!seen.contains { $0.isActive })
    }

    @Test func attributesKnownWhenItRuns() {
        formation.attribute(.Top, relatedBy: .LessThanOrEqual, target: stage.v2.bottom, priority: 5)
            .attribute(.Width, relatedBy: .Equal, constant: 8)
            .attribute(.leftMargin, relatedBy: .GreaterThanOrEqual, toView: stage.v2)
            .attributes([.CenterX, .Baseline], relatedBy: .equal, toView: stage.v3)
        expect(
            "v1.top <= v2.bottom @5", "v1.width == 8", "v1.leftMargin >= v2.leftMargin",
            "v1.centerX == v3.centerX", "v1.lastBaseline == v3.lastBaseline")
    }

    @Test func beingActiveMeansTheConstraintsThatExist() {
        formation.left(stage.v2).top(stage.v2)
        formation.active = true
        #expect(formation.constraints.map(\.isActive) == [true, true])
        formation.width(5)
        #expect(!formation.constraints[2].isActive)
        formation.active = true
        #expect(formation.constraints[2].isActive)
        formation.active = false
        #expect(formation.constraints.map(\.isActive) == [false, false, false])
    }

    @Test func constraintsMadeElsewhereCanBeTakenIn() {
        let own = stage.v1.widthAnchor.constraint(equalToConstant: 3)
        var seen: NSLayoutConstraint?
        formation.addConstraint(own, priority: 40) { seen = $0 }
        #expect(seen === own && formation.constraints == [own] && own.priority == 40)
    }
}
