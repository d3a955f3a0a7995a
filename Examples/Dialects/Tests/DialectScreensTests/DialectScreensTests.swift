import Maquette
import Testing

#if INSIDE_MAQUETTE
    import MaquetteDialectScreens
#else
    import DialectScreens
#endif

/// On an iPhone 16: 393 x 852 points, of which the home indicator's room takes 34 at the bottom.
@MainActor @Suite struct DialectScreensTests {
    @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func theFivePicturesAreTheSameByteForByte(_ direction: UITraitEnvironmentLayoutDirection) throws {
        let stage = Stage(scale: 2, direction: direction, room: .screen)
        let pictures = try trailScreens.map { screen in
            try stage.show(screen.make()) { (screen.library, try $0.picture().png()) }
        }
        #expect(pictures.count == 5)
        for (library, picture) in pictures { #expect(picture == pictures[0].1, "\(library) differs") }
    }

    @Test func theDirectionTurnsTheScreenAround() throws {
        let pictures = try [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].map { direction in
            try Stage(scale: 1, direction: direction, room: .screen).show(ScaffoldTrailView()) {
                try $0.picture().png()
            }
        }
        #expect(pictures[0] != pictures[1])
    }

    /// The photo is two thirds as high as it is wide, 262; the card begins 24 points above its end; the badge stands 40
    /// above it, 16 from the side where lines end; the button 16 above the home indicator's room.
    @Test(arguments: 0..<5) func everyViewStandsWhereTheScreenWantsIt(_ number: Int) throws {
        for (direction, badge, avatar) in [(.leftToRight, 313, 20), (.rightToLeft, 16, 301)]
            as [(UITraitEnvironmentLayoutDirection, CGFloat, CGFloat)]
        {
            try Stage(direction: direction, room: .screen).show(trailScreens[number].make()) { shown in
                let screen = try #require(shown.view as? TrailView)
                #expect(screen.photo.frame == CGRect(x: 0, y: 0, width: 393, height: 262))
                #expect(screen.badge.frame == CGRect(x: badge, y: 194, width: 64, height: 28))
                #expect(screen.card.frame.origin == CGPoint(x: 16, y: 238))
                #expect(screen.card.frame.width == 361)
                #expect(screen.avatar.frame.minX == avatar)
                #expect(screen.summary.frame.height > 2 * screen.summary.font.lineHeight)
                #expect(screen.button.frame == CGRect(x: 16, y: 752, width: 361, height: 50))
            }
        }
    }
}
