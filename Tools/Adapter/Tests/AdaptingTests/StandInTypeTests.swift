import Adapting
import Testing

@Suite(.enabled(if: Toolset.file != nil)) struct StandInTypeTests {
    @Test func whatAMissingPackageAddsToATypeOfAStandInLeavesTheTypeAsItIs() throws {
        let fixture = try AppFixture([
            "App/Model.swift": """
            import NumbersAreMissing
            import RxSwift

            func loud() { Observable.just(1).shoutLoudly() }
            """,
            "App/Card.swift": """
            import RxSwift
            import UIKit

            final class Card: UIView {
                let numbers = Observable.just(1)
            }
            """,
        ])
        let module = try #require(try fixture.build().modules.first)
        #expect(module.members == ["Observable.shoutLoudly()"])
        #expect(!module.stubs.contains("Observable") && !module.stubUses.contains { $0.name == "Observable" })
        #expect((module.aliveViewFiles, module.viewFiles) == (1, 1))
        #expect(module.isCompiled)
    }
}
