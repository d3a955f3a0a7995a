import Testing

@testable import FormationLayout

/// Where views go, and which formations are active.
@MainActor @Suite struct FormationLayoutTests {
    let stage = Stage()
    var layout: FormationLayout { stage.layout }

    @Test func theRootLaysItselfOutByConstraints() {
        #expect(!stage.root.translatesAutoresizingMaskIntoConstraints && layout.rootView === stage.root)
    }

    @Test func viewsThatStandNowhereGoToTheRoot() {
        let panel = UIView()
        panel.addSubview(stage.v2)
        layout.view(stage.v1)
        layout.view(stage.v2)
        #expect(stage.v1.superview === stage.root && stage.v2.superview === panel)
    }

    @Test func aContainerTakesTheView() {
        let (panel, other) = (UIView(), UIView())
        other.addSubview(stage.v2)
        layout.view(stage.v1, container: panel)
        layout.view(stage.v2, container: panel)
        layout.view(stage.v1, container: panel)
        #expect(panel.subviews == [stage.v1, stage.v2])
        #expect(panel.superview == nil)
    }

    @Test func everyCallMakesANewFormation() {
        #expect(layout.view(stage.v1) !== layout.view(stage.v1))
    }

    @Test func membersThatStandNowhereGoToTheRoot() {
        let panel = UIView()
        panel.addSubview(stage.v2)
        layout.group(stage.v1, stage.v2)
        layout.group([stage.v2, stage.v3])
        #expect(stage.root.subviews == [stage.v1, stage.v3] && panel.subviews == [stage.v2])
        #expect(!stage.v3.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func aContainerWithAListOfMembersMovesThemAll() {
        let (panel, other) = (UIView(), UIView())
        other.addSubview(stage.v1)
        layout.group(container: panel, views: stage.v1, stage.v2)
        #expect(panel.subviews == [stage.v1, stage.v2])
    }

    @Test func aContainerWithAnArrayOfMembersMovesThemOnRequest() {
        let (panel, other) = (UIView(), UIView())
        other.addSubview(stage.v1)
        layout.group(container: panel, views: [stage.v1, stage.v2])
        #expect(panel.subviews == [stage.v2] && other.subviews == [stage.v1])
        layout.group(container: panel, views: [stage.v1, stage.v2], moveView: true)
        #expect(panel.subviews == [stage.v2, stage.v1])
    }

    @Test func withoutSizeClassesAFormationIsAlwaysActive() {
        let formation = layout.view(stage.v1).width(5)
        layout.activate()
        #expect(formation.active)
        layout.activate(.compact, .regular)
        #expect(formation.active)
    }

    @Test func onlyTheFormationsMeantForTheSizeClassesAreActive() {
        let narrow = layout.view(stage.v1).width(1).install(.WCompact)
        let wide = layout.view(stage.v1).width(2).install(.WRegular)
        let always = layout.view(stage.v1).height(3).install(.Any)
        layout.activate()
        #expect(!narrow.active && !wide.active && always.active)
        layout.activate(.compact, .compact)
        #expect(narrow.active && !wide.active && always.active)
        layout.activate(.regular)
        #expect(!narrow.active && wide.active && always.active)
        #expect(stage.equations(stage.v1.constraints) == ["v1.height == 3", "v1.width == 2"])
    }

    @Test func traitsStandForTheirSizeClasses() {
        let narrow = layout.group(stage.v1, stage.v2).width(1).install(.WCompactHRegular)
        let other = layout.group(stage.v1, stage.v2).width(2).except(.WCompactHRegular)
        layout.activate(
            UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
            ]))
        #expect(narrow.active && !other.active)
        layout.activate(UITraitCollection(verticalSizeClass: .regular))
        #expect(!narrow.active && other.active)
    }

    @Test func thePreviousConstraintsLeaveBeforeTheNextOnesCome() {
        // A constraint of both formations: were the later one's switched off last, it would end up inactive.
        let shared = stage.v1.widthAnchor.constraint(equalToConstant: 1)
        let wide = layout.view(stage.v1).install(.WRegular)
        let narrow = layout.view(stage.v1).install(.WCompact)
        wide.addConstraint(shared)
        narrow.addConstraint(shared)
        layout.activate(.compact)
        #expect(shared.isActive)
        layout.activate(.regular)
        #expect(shared.isActive && wide.active && !narrow.active)
        layout.activate(.compact)
        #expect(shared.isActive && narrow.active)
    }

    @Test func onlyWhatChangesIsTouched() {
        let formation = layout.view(stage.v1).width(1)
        layout.activate()
        formation.constraints[0].isActive = false
        layout.activate()
        #expect(!formation.constraints[0].isActive)
    }
}

/// Names from the days of Swift 2 that code of that time uses beside the library's own.
@MainActor @Suite struct EarlierNamesTests {
    @Test func constraintsAreActiveByTheirEarlierName() {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.active = true
        #expect(view.constraints == [width])
        width.active = false
        #expect(view.constraints.isEmpty)
    }

    @Test func sizeClassesAndMarginsBeginWithCapitals() {
        #expect(SizeClass.WCompactHRegular.match(.Compact, .Regular))
        #expect(!SizeClass.WCompactHRegular.match(.Unspecified, .Regular))
        #expect(UIView().layoutTarget(.LeftMargin).attribute == .leftMargin)
        #expect(UIView().layoutTarget(.CenterYWithinMargins).attribute == .centerYWithinMargins)
    }
}
