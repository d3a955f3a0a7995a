import Foundation
import Testing
import UIKit

@Suite("Overrides of settings")
struct OverridesTests {
    private var everything: Headless.Overrides {
        var overrides = Headless.Overrides()
        overrides.device = .named("iPad mini (6th generation)")
        overrides.orientation = .landscapeLeft
        overrides.displayScale = 1.5
        overrides.userInterfaceStyle = .dark
        overrides.preferredContentSizeCategory = .accessibilityLarge
        overrides.accessibilityContrast = .high
        overrides.legibilityWeight = .bold
        overrides.assistance = [.buttonShapes]
        overrides.layoutDirection = .rightToLeft
        overrides.horizontalSizeClass = .compact
        overrides.verticalSizeClass = .unspecified
        overrides.release = .iOS12
        overrides.systemFont = .first
        overrides.textStyleSizes = [.title1: 26]
        overrides.projectAssets = ProjectAssets(imageFolders: [URL(fileURLWithPath: "/pictures")])
        return overrides
    }

    /// By reflection, so that no field can be forgotten.
    @Test("every field reaches the setting of its name") func fields() throws {
        let settings = Mirror(reflecting: Headless.Settings().applying(everything)).children
        let usual = Mirror(reflecting: Headless.Settings()).children
        for field in Mirror(reflecting: everything).children {
            let name = try #require(field.label)
            func value(in children: Mirror.Children) -> String? {
                children.first { $0.label == name || $0.label == "\(name)Override" }.map { unwrapped($0.value) }
            }
            #expect(unwrapped(field.value) != "nil", "this test leaves out \(name)")
            #expect(value(in: settings) == unwrapped(field.value))
            #expect(value(in: settings) != value(in: usual), "\(name) was so before")
        }
    }

    @Test("values that they do not set stay") func others() {
        let settings = Headless.Settings().applying(everything)
        #expect(settings.applying(Headless.Overrides()) == settings)
        var light = Headless.Overrides()
        light.userInterfaceStyle = .light
        #expect(settings.applying(light).userInterfaceStyle == .light)
        #expect(settings.applying(light).device == settings.device)
    }

    @Test("another release has fonts of its own") func release() {
        var newer = Headless.Overrides()
        newer.release = .iOS26
        let settings = Headless.Settings().applying(everything).applying(newer)
        #expect(settings.release == .iOS26)
        #expect(settings.systemFont == nil)
        #expect(settings.textStyleSizes.isEmpty)
    }

    private func unwrapped(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return "\(value)" }
        return mirror.children.first.map { "\($0.value)" } ?? "nil"
    }
}
