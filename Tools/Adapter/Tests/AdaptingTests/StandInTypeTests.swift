import Adapting
import Testing

@Suite(.enabled(if: Toolset.file != nil)) struct StandInTypeTests {
    @Test func whatAMissingPackageAddsToATypeOfAStandInLeavesTheTypeAsItIs() throws {
        let fixture = try AppFixture([
            "App/Model.swift": """
            import NumbersAreMissing
            import SDWebImage

            func loud() { SDImageCache.shared.shoutLoudly() }
            """,
            "App/Card.swift": """
            import SDWebImage
            import UIKit

            final class Card: UIView {
                let numbers = SDImageCache.shared
            }
            """,
        ])
        let module = try #require(try fixture.build().modules.first)
        #expect(module.members == ["SDImageCache.shoutLoudly()"])
        #expect(!module.stubs.contains("SDImageCache") && !module.stubUses.contains { $0.name == "SDImageCache" })
        #expect((module.viewFilesMissingNothing, module.viewFiles) == (1, 1))
        #expect(module.isCompiled)
    }
}
