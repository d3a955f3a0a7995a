import MaquetteEnvironment
import Testing
import UIKit

/// What `MAQUETTE_DEVICE` and `MAQUETTE_IOS` mean: the words of `--device` and `--ios`. Apple's "Displays" page of its Human Interface
/// Guidelines has the sizes.
@Suite("What a run of tests asks for")
struct TestRunSettingsTests {
    private func settings(_ variables: [String: String]) throws -> Headless.Settings {
        var settings = Headless.Settings()
        try TestRunSettings(environment: variables).apply(to: &settings)
        return settings
    }

    @Test("the words of the options") func words() throws {
        let asked = ["MAQUETTE_DEVICE": "15 pro max", "MAQUETTE_IOS": "iOS 17.5"]
        let settings = try settings(asked)
        #expect(settings.screenSize == CGSize(width: 430, height: 932))
        #expect(settings.release == .iOS17)
        #expect(try TestRunSettings(environment: asked).systemVersion == "17.5")
        #expect(try TestRunSettings(environment: ["MAQUETTE_IOS": "17"]).systemVersion == nil)
    }

    @Test("nothing, where nothing is asked for") func nothing() throws {
        #expect(try settings(["MAQUETTE_DEVICE": "", "MAQUETTE_IOS": ""]) == Headless.Settings())
    }

    @Test(
        "one line for a word that is no device's or release's",
        arguments: [
            (
                ["MAQUETTE_DEVICE": "iPhone 160"],
                "MAQUETTE_DEVICE: there is no device `iPhone 160`; `preview devices` lists them"
            ),
            (
                ["MAQUETTE_IOS": "19"],
                "MAQUETTE_IOS does not know `19`; it knows the releases 7 to 18, and 26 (there are no 19 to 25)"
            ),
        ])
    func refusals(variables: [String: String], words: String) throws {
        let failure = #expect(throws: (any Error).self) { try TestRunSettings(environment: variables) }
        #expect("\(try #require(failure))" == words)
    }
}
