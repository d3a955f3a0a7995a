import Foundation

extension SystemRelease {
    /// A height for each kind of device and orientation.
    public struct BarHeight: Hashable, Sendable {
        public var onPhones: CGFloat
        public var onPhonesHeldSideways: CGFloat
        public var onPads: CGFloat

        public init(onPhones: CGFloat, onPhonesHeldSideways: CGFloat, onPads: CGFloat) {
            self.onPhones = onPhones
            self.onPhonesHeldSideways = onPhonesHeldSideways
            self.onPads = onPads
        }

        init(_ everywhere: CGFloat) {
            self.init(onPhones: everywhere, onPhonesHeldSideways: everywhere, onPads: everywhere)
        }

        public func on(pad isPad: Bool, low isLow: Bool) -> CGFloat {
            isPad ? onPads : isLow ? onPhonesHeldSideways : onPhones
        }
    }

    /// Which bars are transparent before the content is scrolled.
    public enum BareBars: Hashable, Comparable, Sendable {
        case none, withLargeTitle, all
    }

    /// Navigation bars and toolbars.
    public struct Bars: ReleaseFamily, Hashable, Sendable {
        /// Documented: 44 points, 32 on phones held sideways. Recorded: 44 by 98 repositories, 3 against
        /// (Evidence/navigation-bar-heights.csv), for toolbars by 16 repositories, 2 against (Evidence/toolbar-heights.csv).
        public private(set) var navigation = BarHeight(onPhones: 44, onPhonesHeldSideways: 32, onPads: 44)
        public private(set) var toolbar = BarHeight(onPhones: 44, onPhonesHeldSideways: 32, onPads: 44)
        /// What a large title adds: measured on iOS 26.1 (iPhone 16 simulator), and recorded since Xcode 9 by 13 repositories
        /// (Evidence/large-title-heights.csv).
        public private(set) var largeTitle: CGFloat = 52
        /// What a search bar in a navigation bar adds. Recalled.
        public private(set) var searchZone: CGFloat = 52
        /// What a line above the title adds. A guess.
        public private(set) var prompt: CGFloat = 30
        /// The most that a row of buttons takes of the bar's height. Measured where it is limited.
        public private(set) var tallestRow = CGFloat.infinity
        /// Between two buttons. A guess.
        public private(set) var gap: CGFloat = 16
        /// The space beside the outermost buttons. A guess.
        public private(set) var sides = Sides(narrow: 16, wide: 20, wideFrom: 414)
        /// The space beside a large title; nil where it is that of the buttons.
        public private(set) var sideOfLargeTitle: CGFloat?
        /// The space before the button that leads back. A guess.
        public private(set) var sideOfBackButton: CGFloat = 8
        /// Whether the back button has the title of the scene before.
        public private(set) var namesTheWayBack = true
        /// Whether buttons have glass backgrounds of their own, on transparent bars.
        public private(set) var hasGlass = false
        public private(set) var bare = BareBars.none
        /// How far a navigation bar stays from the edge where nothing else keeps it away.
        public private(set) var besideBareEdge: CGFloat = 0
        /// The height of the glass behind buttons of toolbars.
        public private(set) var toolCapsule: CGFloat = 44
        /// The space on glass: beside words, beside an image without words, the width that such an image has at least, and between images
        /// that share a piece of glass. Measured on iOS 26.1 (iPhone 16 simulator), the images by Vercantez/openuikit.
        public let besideWords: CGFloat = 16
        public let besideImage: CGFloat = 11
        public let leastImage: CGFloat = 22
        public let gapOnGlass: CGFloat = 8

        mutating func change(in version: Int) {
            switch version {
            case 12:
                // Measured on iOS 12 by Geoff Hackworth (2018). Navigation bars of Xcode 10 to 12 are recorded by 3 repositories, 1
                // against (Evidence/navigation-bar-heights-pad.csv).
                navigation.onPads = 50
                toolbar.onPads = 50
            case 14:
                // Documented for iOS 13: `scrollEdgeAppearance`. That it is one release later here is a guess.
                bare = .withLargeTitle
            case 15:
                // Documented: every bar has a `scrollEdgeAppearance`, and is transparent without one.
                bare = .all
            case 26:
                // Measured on iOS 26.1 (iPhone 16 simulator), and the lower bars with Mac Catalyst. Recorded: 54 by 8 repositories,
                // 2 against (Evidence/navigation-bar-heights-ios-26.csv); no document shows a toolbar of 48.
                navigation = BarHeight(54)
                toolbar = BarHeight(48)
                prompt = 32
                tallestRow = 44
                gap = 12
                sides.wide = 16
                sideOfLargeTitle = 20
                sideOfBackButton = 16
                namesTheWayBack = false
                hasGlass = true
                besideBareEdge = 10
                toolCapsule = 48
            default: break
            }
        }
    }

    public struct SearchBar: ReleaseFamily, Hashable, Sendable {
        public enum Ground: Hashable, Sendable {
            case grey, material, none
        }

        /// The bar's height, which is that of other bars: recorded before Xcode 9 by 3 repositories
        /// (Evidence/search-bar-heights.csv).
        public private(set) var height: CGFloat = 44
        /// Bars lower than this have the small field of old. A guess.
        public private(set) var lowBelow: CGFloat = 50
        public private(set) var backdrop = Ground.grey
        public private(set) var hasWhiteField = true
        public private(set) var field = Field(height: 36, radius: 10, fontSize: 17, iconSize: 16)
        public private(set) var lowField = Field(height: 28, radius: 5, fontSize: 14, iconSize: 13)
        /// What words above the field and choices below it add. Guesses.
        public private(set) var prompt: CGFloat = 27
        public private(set) var scopes: CGFloat = 44
        /// The space beside the field and inside of it, and beside words. Guesses.
        public private(set) var side: CGFloat = 8
        public private(set) var sideOfWords: CGFloat = 16
        /// Between the magnifier and the words. A guess.
        public private(set) var gap: CGFloat = 6

        /// What one types into. Guesses, but for the corners since iOS 26.
        public struct Field: Hashable, Sendable {
            public var height, radius, fontSize, iconSize: CGFloat
        }

        mutating func change(in version: Int) {
            switch version {
            case 11:
                // Recorded of Xcode 11 and 12 by 3 repositories (Evidence/search-bar-heights-ios-11.csv).
                height = 56
            case 13:
                // Guesses.
                backdrop = .material
                hasWhiteField = false
            case 26:
                // Measured on iOS 26.1 (Mac Catalyst). The one document of Xcode 26 on record has 64.
                height = 44
                lowBelow = 0
                backdrop = .none
                field.radius = 18
            default: break
            }
        }
    }

    public struct Tabs: ReleaseFamily, Hashable, Sendable {
        /// A grey from 0 to 1, for light and dark looks.
        public struct Grey: Hashable, Sendable {
            public var light, dark: CGFloat
        }

        /// Documented, and recorded by 30 repositories (Evidence/tab-bar-heights.csv).
        public private(set) var height = BarHeight(49)
        /// Whether titles are beside their icons where there is room. Documented for iOS 11; Maquette's pictures have had it since iOS 13.
        public private(set) var sitsBesideIcons = false
        /// Whether titles are semibold rather than medium.
        public private(set) var hasHeavyTitles = false
        /// The colour of tabs that are not chosen. A guess.
        public private(set) var unselected = Grey(light: 0.6, dark: 0.46)
        /// Where the middles of images lie, above titles; and how far titles stay from the lower edge. Guesses.
        public private(set) var imageMiddle: CGFloat = 19.5
        public private(set) var belowTitle: CGFloat = 1.5
        /// Whether VoiceOver speaks the badges of tabs: as AccessibilitySnapshot recorded on iOS 17.5 and 18.5, and no longer on 26.2.
        public private(set) var badgesAreSpoken = true
        /// The platter behind the tabs of a phone, above the edge of the screen.
        public private(set) var platter: Platter?

        public struct Platter: Hashable, Sendable {
            public var height: CGFloat
            public var selectionHeight: CGFloat
            /// How much wider the platter is than its tabs together.
            public var padding: CGFloat
            /// How far the capsule of the chosen tab reaches beyond it at either side.
            public var reach: CGFloat
            /// How far the platter stays from the lower edge where nothing else keeps it away, and from the sides.
            public var distance, side: CGFloat
            public var widestTab: CGFloat
            /// Where the middles of images and titles lie.
            public var imageMiddle, titleMiddle: CGFloat

            /// The width of each tab in a bar.
            public func pitch(of count: Int, in width: CGFloat) -> CGFloat {
                max(0, min(widestTab, (width - 2 * side - padding) / CGFloat(max(1, count))))
            }
        }

        mutating func change(in version: Int) {
            switch version {
            case 13:
                // Guesses: no tab bar on record has either height.
                height = BarHeight(onPhones: 49, onPhonesHeldSideways: 32, onPads: 50)
                sitsBesideIcons = true
            case 26:
                // Measured on iOS 26.1 (Mac Catalyst). The height of the bar is recorded by 4 repositories
                // (Evidence/tab-bar-heights-ios-26.csv).
                height = BarHeight(49)
                hasHeavyTitles = true
                badgesAreSpoken = false
                unselected = Grey(light: 25.0 / 255, dark: 0.96)
                platter = Platter(
                    height: 62, selectionHeight: 53.5, padding: 16.75, reach: 3.875, distance: 10, side: 21,
                    widestTab: 85.75, imageMiddle: 24, titleMiddle: 44.5)
            default: break
            }
        }
    }
}
