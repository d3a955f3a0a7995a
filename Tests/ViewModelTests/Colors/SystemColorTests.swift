import Testing
import UIKit

/// The numbers are those of Apple's tables and of published dumps, in bytes.
@MainActor @Suite struct SystemColorTests {
    private func bytes(
        _ color: UIColor, _ style: UIUserInterfaceStyle = .light, contrast: UIAccessibilityContrast = .normal,
        level: UIUserInterfaceLevel = .base
    ) -> [Int] {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = style
            $0.accessibilityContrast = contrast
            $0.userInterfaceLevel = level
        }
        let components = color.resolvedColor(with: traits).cgColor.components ?? []
        return components.dropLast().map { Int(($0 * 255).rounded()) }
    }

    @Test func theClassicBlueHasFourShades() {
        Headless.with({ $0.release = .iOS18 }) {
            #expect(bytes(.systemBlue) == [0, 122, 255])
            #expect(bytes(.systemBlue, .dark) == [10, 132, 255])
            #expect(bytes(.systemBlue, contrast: .high) == [0, 64, 221])
            #expect(bytes(.systemBlue, .dark, contrast: .high) == [64, 156, 255])
        }
    }

    @Test func theCurrentPaletteIsChosenForAllColorsAtOnce() {
        Headless.with({ $0.release = .iOS18 }) {
            Headless.with {
                $0.release = .iOS26
            } perform: {
                #expect(bytes(.systemBlue) == [0, 136, 255])
                #expect(bytes(.systemBlue, .dark, contrast: .high) == [92, 184, 255])
                #expect(bytes(.systemIndigo) == [97, 85, 245])
                #expect(bytes(.systemGray) == [142, 142, 147])
            }
            #expect(bytes(.systemIndigo) == [88, 86, 214])
        }
    }

    @Test func backgroundsRiseWithTheLevelInTheDark() {
        #expect(bytes(.systemBackground) == [255, 255, 255])
        #expect(bytes(.systemBackground, .dark) == [0, 0, 0])
        #expect(bytes(.systemBackground, .dark, level: .elevated) == [28, 28, 30])
        #expect(bytes(.tertiarySystemGroupedBackground, .dark, level: .elevated) == [58, 58, 60])
        #expect(bytes(.systemBackground, level: .elevated) == [255, 255, 255])
    }

    @Test func labelsAreInkWithAnAlpha() {
        let resolved = UIColor.secondaryLabel.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        #expect(bytes(resolved) == [60, 60, 67])
        #expect(resolved.cgColor.alpha == 0.6)
    }

    @Test func darkAndLightTextDoNotAdapt() {
        #expect(UIColor.darkText.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .darkText)
    }

    @Test func providersAreAskedWithTheTraitsAndMakeThemCurrent() {
        let color = UIColor { traits in
            traits.userInterfaceStyle == .dark && UITraitCollection.current.userInterfaceStyle == .dark
                ? .white : .black
        }
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    }

    @Test func anAlphaKeepsADynamicColorDynamic() {
        let color = UIColor.label.withAlphaComponent(0.5)
        #expect(
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor.components == [
                1, 1, 1, 0.5,
            ])
        #expect(color == UIColor.label.withAlphaComponent(0.5))
    }

    @Test func coreGraphicsColorsAreTakenInTheCurrentTraits() {
        var components: [CGFloat]?
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent { components = UIColor.label.cgColor.components }
        #expect(components == [1, 1, 1, 1])
        #expect(UIColor.label.cgColor.components == [0, 0, 0, 1])
    }

    @Test func namedColorsAreWhatTheLookUpKnows() {
        #expect(UIColor(named: "Brand") == nil)
        Headless.resources.color = { name, _, _ in name == "Brand" ? .systemTeal : nil }
        defer { Headless.reset() }
        #expect(UIColor(named: "Brand") == .systemTeal)
        #expect(UIColor(named: "Other") == nil)
    }
}
