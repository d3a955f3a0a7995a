import Foundation
import Maquette
import Testing

@testable import MaquetteLinting

@MainActor @Suite("A configuration of rules")
struct ConfigurationTests {
    private func read(_ text: String) throws -> LintConfiguration {
        try LintConfiguration(Data(text.utf8), file: ".maquette-lint.json")
    }

    private func complaint(about text: String) -> String {
        do {
            _ = try read(text)
            return "none"
        } catch { return "\(error)" }
    }

    @Test("switches rules, and sets severities, thresholds, looks and files to pass over") func values() throws {
        let configuration = try read(
            """
            {"rules": {"truncated": "error", "ambiguous": "off", "touch-target": {"minimum": 40}},
             "devices": ["iPhone 16"], "contentSizes": ["L", "AX3"], "exclude": ["Pods/", "*/Old*.xib"]}
            """)
        #expect(configuration.severity(of: "truncated") == .error)
        #expect(configuration.severity(of: "ambiguous") == nil)
        #expect(configuration.severity(of: "overlapping") == .warning)
        #expect(configuration.rule(TouchTargetRule.self).minimum == 40)
        #expect(configuration.looks["--content-size"] == ["L", "AX3"])
        #expect(configuration.excludes("Pods/A/b.xib") && configuration.excludes("App/Deep/OldOne.xib"))
        #expect(!configuration.excludes("App/Pods.xib") && !configuration.excludes("App/NewOne.xib"))
    }

    @Test("leaves a rule on when it only sets its threshold, and switches it off when it says so") func thresholds()
        throws
    {
        let configuration = try read(
            """
            {"rules": {"touch-target": {"minimum": 40}, "overlapping": {}, "misplaced": {"severity": "off"},
             "off-screen": {"severity": "error", "tolerance": 3}}}
            """)
        #expect(configuration.severity(of: "touch-target") == .warning)
        #expect(configuration.severity(of: "overlapping") == .warning)
        #expect(configuration.severity(of: "misplaced") == nil)
        #expect(configuration.severity(of: "off-screen") == .error)
        #expect(configuration.rule(OffScreenRule.self).tolerance == 3)
        #expect(configuration.rule(TouchTargetRule.self).allowsTitleSize)
        let strict = try read("{\"rules\": {\"touch-target\": {\"allowsTitleSize\": false, \"minimum\": 40}}}")
        let rule = strict.rule(TouchTargetRule.self)
        #expect(!rule.allowsTitleSize && rule.minimum == 40)
    }

    @Test("tells every slip with its place and what may have been meant") func slips() {
        #expect(complaint(about: "{\"rules\": {\n  \"trunkated\": \"off\"}}").hasPrefix(".maquette-lint.json:2:3: "))
        #expect(complaint(about: "{\"rules\": {\"trunkated\": \"off\"}}").contains("did you mean `truncated`"))
        #expect(complaint(about: "{\"rules\": {\"truncated\": \"warn\"}}").contains("\"warning\""))
        #expect(complaint(about: "{\"ruels\": {}}").contains("did you mean `rules`"))
        #expect(
            complaint(about: "{\"devices\": [\"iPhone SE (3rd generaton)\"]}").contains(
                "did you mean `iPhone SE (3rd generation)`"))
        #expect(complaint(about: "{\"rules\": {\"truncated\": {\"minimum\": 4}}}").contains("minimum"))
        #expect(complaint(about: "{\"rules\": {\"touch-target\": {\"allowsTitleSize\": 1}}}").contains("true or false"))
        #expect(
            complaint(about: "{\"rules\": {\"overlapping\": {\"allowsTitleSize\": true}}}").contains("allowsTitleSize"))
        #expect(complaint(about: "{\"rules\": {},}").hasPrefix(".maquette-lint.json:1:"))
    }

    @Test("keeps only the rules that were asked for, and leaves out others") func selection() throws {
        var configuration = try read("{\"rules\": {\"truncated\": \"error\", \"ambiguous\": \"off\"}}")
        configuration.keep(only: ["truncated", "ambiguous"])
        #expect(RuleList.names.filter { configuration.severity(of: $0) != nil } == ["ambiguous", "truncated"])
        #expect(configuration.severity(of: "truncated") == .error)
        configuration.disable(["truncated"])
        #expect(configuration.severity(of: "truncated") == nil)
    }
}
