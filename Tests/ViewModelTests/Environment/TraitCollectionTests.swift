import Testing
import UIKit

@MainActor @Suite struct TraitCollectionTests {
    @Test func whatNobodySaidIsUnspecified() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.layoutDirection.rawValue == -1)
    }

    @Test func theLaterOfSeveralCollectionsCounts() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(displayScale: 2),
        ])
        #expect(traits.horizontalSizeClass == .regular)
        #expect(traits.verticalSizeClass == .regular)
        #expect(traits.displayScale == 2)
        #expect(traits.userInterfaceStyle == .unspecified)
    }

    @Test func aCollectionContainsAnotherWhenItAgreesWithAllItSays() {
        let traits = UITraitCollection {
            $0.horizontalSizeClass = .compact
            $0.userInterfaceStyle = .dark
        }
        #expect(traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(traits.containsTraits(in: nil))
    }

    @Test func equalCollectionsSayTheSame() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dark == UITraitCollection { $0.userInterfaceStyle = .dark })
        #expect(dark != UITraitCollection(userInterfaceStyle: .light))
        #expect(dark != UITraitCollection())
        #expect(dark.hash == UITraitCollection(userInterfaceStyle: .dark).hash)
    }

    @Test func modifyingLeavesTheOriginalAlone() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
        #expect(light.userInterfaceStyle == .light)
        #expect(dark.userInterfaceStyle == .dark)
        #expect(light.replacing(UITraitDisplayScale.self, value: 2).displayScale == 2)
    }

    @Test func onlySomeTraitsChangeColors() {
        let base = UITraitCollection(userInterfaceStyle: .light)
        #expect(base.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(!base.hasDifferentColorAppearance(comparedTo: base.replacing(UITraitDisplayScale.self, value: 3)))
        #expect(base.hasDifferentColorAppearance(comparedTo: nil))
    }

    private struct Spaciousness: UITraitDefinition {
        static let defaultValue = "roomy"
    }

    @Test func appsAddTraitsOfTheirOwn() {
        #expect(UITraitCollection()[Spaciousness.self] == "roomy")
        let traits = UITraitCollection { $0[Spaciousness.self] = "dense" }
        #expect(traits[Spaciousness.self] == "dense")
        #expect(traits != UITraitCollection())
    }

    @Test func theCurrentTraitsAreTheScreensUntilSomebodySetsThem() {
        Headless.with {
            $0.userInterfaceStyle = .dark
            $0.preferredContentSizeCategory = .accessibilityLarge
        } perform: {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
            #expect(UITraitCollection.current.preferredContentSizeCategory == .accessibilityLarge)
        }
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
                #expect(UITraitCollection.current.userInterfaceStyle == .light)
            }
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test func categoriesAreOrderedFromSmallToLarge() {
        #expect(UIContentSizeCategory.extraSmall < .small)
        #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    }

    @Test func imagesForTraitsAreLookedUpWithThem() {
        let traits = UITraitCollection(userInterfaceStyle: .dark)
        #expect(traits.imageConfiguration.traitCollection == traits)
        #expect(UITraitCollection().typesettingLanguage == nil)
        #expect(UITraitCollection(typesettingLanguage: "th").typesettingLanguage == "th")
    }
}
