import Foundation
import Maquette
import Testing
import UIKit

/// Documents that are shown in a program with the app's classes in it.
@MainActor @Suite("Documents with an app's own views") struct OwnViewsInDocumentsTests {
    init() { OwnClasses.tell() }

    private let text = AppFiles.nib(
        """
        <view id="k" \(AppFiles.own("Knob"))>\(AppFiles.rect(0, 0, 80, 40))<userDefinedRuntimeAttributes>\
        <userDefinedRuntimeAttribute type="number" keyPath="steps"><integer key="value" value="7"/>\
        </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
        """)

    private func built(modules: [String]) throws -> BuiltScene {
        var scene: BuiltScene?
        try AppFiles.with([:], modules: modules) {
            let document = try InterfaceBuilderDocument(Array(text.utf8), file: "Knob.xib")
            scene = try document.build(document.scenes[0])
        }
        return try #require(scene)
    }

    @Test("they are of their classes, with runtime attributes, and told that it is for Interface Builder")
    func own() throws {
        let scene = try built(modules: ["MaquetteDocumentsTests"])
        let knob = try #require(scene.elements.first?.view as? Knob)
        #expect(knob.log == ["init steps 0", "awake steps 7", "interface builder"])
        #expect(scene.elements.first?.runsOwnCode == true)
    }

    @Test("a key that the class does not have is a problem of the scene, in UIKit's words")
    func unknownKey() throws {
        let text = text.replacingOccurrences(of: "steps", with: "stages")
        try AppFiles.with([:], modules: ["MaquetteDocumentsTests"]) {
            let document = try InterfaceBuilderDocument(Array(text.utf8), file: "Knob.xib")
            let said = try document.build(document.scenes[0]).warnings.map(\.message)
            #expect(
                said == [
                    "[<MaquetteDocumentsTests.Knob> setValue:forUndefinedKey:]: this class is not key value "
                        + "coding-compliant for the key stages."
                ])
        }
    }

    @Test("without the app's module they are what the element says")
    func plain() throws {
        let scene = try built(modules: [])
        #expect(scene.elements.first.map { type(of: $0.view) == UIView.self } == true)
        #expect(scene.elements.first?.runsOwnCode == false)
    }
}
