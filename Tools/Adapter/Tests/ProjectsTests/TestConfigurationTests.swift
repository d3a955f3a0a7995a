import Foundation
import Testing

@testable import Projects

/// What schemes and test plans say of tests, in files as Xcode writes them. Which of them counts follows from Apple's "Organizing tests to
/// improve feedback" and "Customizing the build schemes for a project": a scheme's test action names its targets or its plans, of which
/// one is the default.
@Suite struct `How tests run` {
    private func configurations(_ files: [String: String], of modules: String...) throws -> [TestConfiguration] {
        let folder = try Folder(files)
        return TestConfigurations(
            of: folder.path + "/Cards.xcodeproj", schemesBelow: folder.path + "/Cards.xcodeproj",
            plansBelow: folder.path, sourceRoot: "/cards"
        ).configurations(of: modules)
    }

    private func scheme(_ targets: String..., more: String = "", attributes: String = "") -> String {
        let testables = targets.map {
            """
            <TestableReference
               skipped = "NO">
               <BuildableReference
                  BuildableIdentifier = "primary"
                  BuildableName = "\($0).xctest"
                  BlueprintName = "\($0)">
               </BuildableReference>
            </TestableReference>
            """
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <Scheme version = "1.7">
               <TestAction
                  buildConfiguration = "Debug"
                  \(attributes)>
                  \(more)
                  <Testables>\(testables.joined())</Testables>
               </TestAction>
               <LaunchAction
                  language = "fr">
                  <CommandLineArguments>
                     <CommandLineArgument argument = "-launched" isEnabled = "YES"></CommandLineArgument>
                  </CommandLineArguments>
               </LaunchAction>
            </Scheme>
            """
    }

    @Test func `A scheme gives variables, arguments and a language to the targets that it names`() throws {
        let own = scheme(
            "CardsTests",
            more: """
                <CommandLineArguments>
                   <CommandLineArgument
                      argument = "-note &quot;two words&quot;"
                      isEnabled = "YES">
                   </CommandLineArgument>
                   <CommandLineArgument argument = "-off" isEnabled = "NO"></CommandLineArgument>
                </CommandLineArguments>
                <EnvironmentVariables>
                   <EnvironmentVariable
                      key = "FB_REFERENCE_IMAGE_DIR"
                      value = "$(SOURCE_ROOT)/$(PROJECT_NAME)Tests/&amp;Images"
                      isEnabled = "YES">
                   </EnvironmentVariable>
                   <EnvironmentVariable key = "OFF" value = "1" isEnabled = "NO"></EnvironmentVariable>
                   <EnvironmentVariable key = "RECORD_MODE" value = "1"></EnvironmentVariable>
                </EnvironmentVariables>
                """, attributes: #"language = "de" region = "AT""#)
        let found = try configurations(
            [
                "Cards.xcodeproj/xcshareddata/xcschemes/A.xcscheme": scheme(
                    "OtherTests", attributes: #"language = "ja""#),
                "Cards.xcodeproj/xcshareddata/xcschemes/B.xcscheme": own,
            ], of: "CardsTests", "OtherTests")
        #expect(found.count == 2)
        #expect(found[0].targets.map(\.module) == ["CardsTests"])
        #expect(found[0].arguments == ["-note", "two words"])
        #expect(
            found[0].environment == [
                "FB_REFERENCE_IMAGE_DIR": "/cards/CardsTests/&Images", "MAQUETTE_LANGUAGE": "de-AT",
            ])
        #expect(found[1].targets.map(\.module) == ["OtherTests"])
        #expect(found[1].environment == ["MAQUETTE_LANGUAGE": "ja"])
    }

    @Test func `Arguments of running are those of tests where the scheme says so`() throws {
        let text = scheme("CardsTests", attributes: #"shouldUseLaunchSchemeArgsEnv = "YES""#)
        let found = try configurations(
            ["Cards.xcodeproj/xcshareddata/xcschemes/A.xcscheme": text], of: "CardsTests")
        #expect(found.map(\.arguments) == [["-launched"]])
    }

    // The form that Xcode 16 and later write: suites of Swift Testing, and classes of XCTest beside them.
    @Test func `A plan names classes of XCTest as well, and an unknown form leaves nothing out`() throws {
        let plan = """
            {"configurations": [], "testTargets": [
                {"target": {"name": "ATests"}, "selectedTests": {"xctestClasses": [
                    {"name": "CardTests", "xctestMethods": ["testTitle()"]}, {"name": "RowTests"}]}},
                {"target": {"name": "BTests"}, "skippedTests": {"suites": [{"name": "New"}], "xctestClasses": [{"name": "Old"}]}},
                {"target": {"name": "CTests"}, "selectedTests": {"another": []}, "skippedTests": {"another": []}}],
             "version": 1}
            """
        let targets = try #require(TestPlan(Data(plan.utf8))).targets
        #expect(targets.map(\.selected) == [["CardTests/testTitle()", "RowTests"], nil, nil])
        #expect(targets.map(\.skipped) == [[], ["New", "Old"], []])
    }

    @Test func `An empty language is none`() throws {
        let text = scheme("CardsTests", attributes: #"language = "" region = """#)
        let found = try configurations(
            ["Cards.xcodeproj/xcshareddata/xcschemes/A.xcscheme": text], of: "CardsTests")
        #expect(found.map(\.environment) == [[:]])
    }

    private static let plan = """
        {"configurations": [
            {"name": "German", "options": {"language": "de"}},
            {"name": "English", "options": {"region": "GB", "environmentVariableEntries": [{"key": "A", "value": "own"}]}},
            {"name": "German again", "options": {"language": "de", "codeCoverage": false}},
            {"name": "Off", "enabled": false, "options": {"language": "fr"}}],
         "defaultOptions": {
            "commandLineArgumentEntries": [{"argument": "-flag 1"}, {"argument": "-off", "enabled": false}],
            "environmentVariableEntries": [
                {"key": "A", "value": "1"}, {"key": "B", "value": "2", "enabled": false}]},
         "testTargets": [
            {"skippedTests": ["CardTests/testOld()"], "target": {"containerPath": "container:Cards.xcodeproj", "name": "Cards Tests"}},
            {"enabled": false, "target": {"name": "SlowTests"}},
            {"selectedTests": {"suites": [{"name": "DeckTests", "testFunctions": ["one()"]}, {"name": "RowTests"}]},
             "target": {"name": "NewTests"}}],
         "version": 1}
        """

    @Test func `A plan has configurations, and says which tests of which targets`() throws {
        let reference = """
            <TestPlans>
               <TestPlanReference reference = "container:Plans/Other.xctestplan"></TestPlanReference>
               <TestPlanReference reference = "container:Plans/Cards.xctestplan" default = "YES"></TestPlanReference>
            </TestPlans>
            """
        let found = try configurations(
            [
                "Cards.xcodeproj/xcshareddata/xcschemes/A.xcscheme": scheme(more: reference),
                "Plans/Cards.xctestplan": Self.plan,
                "Plans/Other.xctestplan":
                    #"{"defaultOptions": {"language": "ja"}, "testTargets": [{"target": {"name": "Cards Tests"}}]}"#,
            ], of: "Cards_Tests", "NewTests")
        #expect(found.map(\.name) == ["German", "English"])
        #expect(found.map(\.arguments) == [["-flag", "1"], ["-flag", "1"]])
        #expect(found[0].environment == ["A": "1", "MAQUETTE_LANGUAGE": "de"])
        #expect(found[1].environment == ["A": "own", "MAQUETTE_LANGUAGE": "en-GB"])
        for one in found {
            #expect(one.targets.map(\.module) == ["Cards_Tests", "NewTests"])
            #expect(one.targets.map(\.skipped) == [["CardTests/testOld()"], []])
            #expect(one.targets.map(\.selected) == [nil, ["DeckTests/one()", "RowTests"]])
        }
    }

    @Test func `One configuration has no name, and a plan without one is its options`() throws {
        let plan =
            #"{"configurations": [{"name": "Configuration 1", "options": {}}], "defaultOptions": {"language": "ja"}}"#
        let one = try #require(TestPlan(Data(plan.utf8)))
        #expect(one.configurations.map(\.name) == [nil])
        #expect(one.configurations.map(\.environment) == [["MAQUETTE_LANGUAGE": "ja"]])
        #expect(TestPlan(Data("{}".utf8))?.configurations == [TestConfiguration()])
        #expect(TestPlan(Data("[".utf8)) == nil)
    }

    @Test func `A target that no scheme names gets what any gives, as from a scheme that is not shared`() throws {
        let found = try configurations(
            [
                "Cards.xcodeproj/xcshareddata/xcschemes/A.xcscheme": scheme(
                    "OtherTests", attributes: #"language = "ja""#)
            ],
            of: "CardsTests")
        #expect(found.map(\.environment) == [["MAQUETTE_LANGUAGE": "ja"]])
        #expect(found.map { $0.targets.map(\.module) } == [["CardsTests"]])
    }
}
