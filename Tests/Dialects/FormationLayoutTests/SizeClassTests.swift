import FormationLayout
import Testing

/// Which pairs of size classes fulfil which.
@MainActor @Suite struct SizeClassTests {
    typealias Pair = (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)

    /// Columns: both unspecified; then width, height: compact and nothing, regular and nothing, nothing and compact,
    /// nothing and regular, both compact, both regular, compact and regular, regular and compact.
    nonisolated static let pairs: [Pair] = [
        (.unspecified, .unspecified), (.compact, .unspecified), (.regular, .unspecified), (.unspecified, .compact),
        (.unspecified, .regular), (.compact, .compact), (.regular, .regular), (.compact, .regular),
        (.regular, .compact),
    ]

    nonisolated static let table: [(SizeClass, String)] = [
        (.Any, "yyyyyyyyy"),
        (.WCompact, "-y---y-y-"),
        (.WRegular, "--y---y-y"),
        (.HCompact, "---y-y--y"),
        (.HRegular, "----y-yy-"),
        (.BothCompact, "-----y---"),
        (.BothRegular, "------y--"),
        (.WCompactHRegular, "-------y-"),
        (.WRegularHCompact, "--------y"),
    ]

    private func row(_ prepare: (ViewFormation) -> Void) -> String {
        let stage = Stage()
        let formation = stage.layout.view(stage.v1).width(1)
        prepare(formation)
        return String(
            Self.pairs.map { horizontal, vertical -> Character in
                stage.layout.activate(horizontal, vertical)
                return formation.active ? "y" : "-"
            })
    }

    @Test(arguments: table) func theTable(sizeClass: SizeClass, expected: String) {
        #expect(row { $0.install(sizeClass) } == expected)
        #expect(row { $0.except(sizeClass) } == String(expected.map { $0 == "y" ? "-" : "y" }))
    }

    @Test func theTableHasEverySizeClass() {
        #expect(Set(Self.table.map(\.0)) == Set(SizeClass.allCases) && Self.table.count == 9)
    }

    @Test func severalInstallsAreAlternatives() {
        #expect(row { $0.install(.BothCompact).install(.WRegular) } == "--y--yy-y")
    }

    @Test func exceptionsGoBeforeInstalls() {
        #expect(row { $0.install(.WCompact).except(.BothCompact) } == "-y-----y-")
        #expect(row { $0.install(.Any).except(.Any) } == "---------")
        #expect(row { $0.except(.HRegular).except(.WCompact).install(.WRegular) } == "--y-----y")
    }

    @Test func theSetsHoldWhatWasSaid() {
        let stage = Stage()
        let formation = stage.layout.view(stage.v1).install(.WCompact).install(.HCompact).install(.WCompact).except(
            .Any)
        #expect(formation.installSizeClasses == [.WCompact, .HCompact] && formation.exceptSizeClasses == [.Any])
    }

    @Test func aBlockSpeaksForTheFormationsMadeInIt() {
        let stage = Stage()
        let before = stage.layout.view(stage.v1)
        var inside: [any Formation] = []
        stage.layout.block {
            inside = [stage.layout.view(stage.v1), stage.layout.group(stage.v2, stage.v3)]
        }.install(.BothCompact).install(.WRegular).except(.HRegular)
        let after = stage.layout.view(stage.v1)
        for formation in inside {
            #expect(formation.installSizeClasses == [.BothCompact, .WRegular])
            #expect(formation.exceptSizeClasses == [.HRegular])
        }
        for formation in [before, after] {
            #expect(formation.installSizeClasses.isEmpty && formation.exceptSizeClasses.isEmpty)
        }
    }

    @Test func blocksInBlocksAndBlocksInARow() {
        let stage = Stage()
        var (outer, inner, next): (ViewFormation?, ViewFormation?, ViewFormation?)
        stage.layout.block {
            outer = stage.layout.view(stage.v1)
            stage.layout.block { inner = stage.layout.view(stage.v1) }.install(.WCompact)
        }.except(.HCompact)
        stage.layout.block { next = stage.layout.view(stage.v1) }.install(.HRegular)
        #expect(outer?.installSizeClasses == [] && outer?.exceptSizeClasses == [.HCompact])
        #expect(inner?.installSizeClasses == [.WCompact] && inner?.exceptSizeClasses == [.HCompact])
        #expect(next?.installSizeClasses == [.HRegular] && next?.exceptSizeClasses == [])
    }
}
