import Foundation
import Testing

/// The modules that stand in for packages which a checkout lacks and nobody can compile here.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct StandInTests {
    @Test func `An app that uses many of them keeps all of its code`() throws {
        let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
        let report = try AppFixture(copyOf: "/\(folder)/Fixtures/Harbor").build()
        let module = try #require(report.modules.first)
        #expect(module.isCompiled && module.cuts.isEmpty && module.members.isEmpty && module.stubs.isEmpty, "\(module)")
        #expect((module.viewFilesMissingNothing, module.viewFiles) == (3, 3))
        #expect(module.absentModules.isEmpty && module.standIns.count == 9)
    }

    /// They stand in where the project has none of that name, and nothing else is absent for it.
    @Test func `An app whose packages are absent is alive with what stands in for them`() throws {
        let fixture = try AppFixture([
            "App/Card.swift": """
            import PureLayout
            import SDWebImage
            import UIKit
            final class Card: UIView {
                private let picture = UIImageView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(picture)
                    picture.autoPinEdgesToSuperviewEdges()
                    picture.sd_setImage(with: URL(string: "https://example.org/a.png"))
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """,
            "App/Map.swift": """
            import PoisonMaps
            import UIKit
            final class Map: UIView { let map = PoisonMap() }
            """,
        ])
        let report = try fixture.build()
        let module = try #require(report.modules.first)
        #expect(module.standIns == ["PureLayout", "SDWebImage"])
        #expect(module.absentModules == ["PoisonMaps"])
        #expect((module.viewFilesMissingNothing, module.viewFiles) == (1, 2))
        #expect(module.cuts.isEmpty && report.image != nil)
    }

    /// What the first file imports may have made the name known there. A stub of it would be another type for both.
    @Test func `A type of a stand-in that one file does not import is no stub there`() throws {
        let fixture = try AppFixture([
            "App/Card.swift": """
            import MissingUmbrella
            import UIKit
            final class Card: UIView {
                var picture: SDAnimatedImageView?
                func show(_ other: Other) { other.picture = picture }
            }
            """,
            "App/Other.swift": """
            import SDWebImage
            import UIKit
            final class Other: UIView {
                var picture: SDAnimatedImageView?
                func choose() { picture?.maxBufferSize = 1 }
            }
            """,
        ])
        let report = try fixture.build()
        #expect(report.modules[0].standIns == ["SDWebImage"] && report.modules[0].isCompiled)
        #expect(report.modules[0].cuts.isEmpty && report.modules[0].members.isEmpty, "\(report.modules[0])")
    }

    @Test func `A module of the project comes before what would stand in for it`() throws {
        let project = """
            // !$*UTF8*$!
            { rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T, K); };
              G = { isa = PBXGroup; sourceTree = "<group>"; children = (Y, Z); };
              Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
              Z = { isa = PBXFileSystemSynchronizedRootGroup; path = PureLayout; sourceTree = "<group>"; };
              T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                fileSystemSynchronizedGroups = (Y); };
              K = { isa = PBXNativeTarget; name = PureLayout; productType = "com.apple.product-type.framework";
                fileSystemSynchronizedGroups = (Z); }; }; }
            """
        let fixture = try AppFixture([
            "App.xcodeproj/project.pbxproj": project,
            "PureLayout/Own.swift": "import UIKit\nextension UIView { public func ownPin() {} }",
            "App/Card.swift": """
            import PureLayout
            import UIKit
            final class Card: UIView {
                override func layoutSubviews() { ownPin() }
            }
            """,
        ])
        let report = try fixture.build()
        #expect(report.modules.map(\.module) == ["PureLayout", "App"])
        #expect(report.modules.allSatisfy { $0.standIns.isEmpty && $0.cuts.isEmpty && $0.isCompiled })
    }
}
