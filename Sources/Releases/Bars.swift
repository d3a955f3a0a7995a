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
        /// Documented: 44 points, 32 on phones in landscape.
        public private(set) var navigation = BarHeight(onPhones: 44, onPhonesHeldSideways: 32, onPads: 44)
        public private(set) var toolbar = BarHeight(onPhones: 44, onPhonesHeldSideways: 32, onPads: 44)
        /// The height that a large title adds: measured on iOS 26 (iPhone 16), recalled for iOS 11.
        public private(set) var largeTitle: CGFloat = 52
        /// The height that a prompt adds. Recalled.
        public private(set) var prompt: CGFloat = 30
        /// The most that a row of buttons takes of the bar's height.
        public private(set) var tallestRow = CGFloat.infinity
        /// Between two buttons. Recalled.
        public private(set) var gap: CGFloat = 16
        /// Beside the outermost buttons. Recalled.
        public private(set) var sides = Sides(narrow: 16, wide: 20, wideFrom: 414)
        /// Beside a large title; nil where it is that of the buttons.
        public private(set) var sideOfLargeTitle: CGFloat?
        /// Before the back button. Recalled.
        public private(set) var sideOfBackButton: CGFloat = 8
        /// Whether the back button has the title of the scene before.
        public private(set) var namesTheWayBack = true
        /// Whether buttons have glass backgrounds of their own, on transparent bars.
        public private(set) var hasGlass = false
        public private(set) var bare = BareBars.none

        mutating func change(in version: Int) {
            switch version {
            case 13:
                // Recorded since Xcode 11; recalled of iPads since iOS 12.
                navigation.onPads = 50
                toolbar.onPads = 50
            case 14:
                // Documented for iOS 13: `scrollEdgeAppearance`. Our pictures have had it one release later.
                bare = .withLargeTitle
            case 15:
                // Documented: every bar has a `scrollEdgeAppearance`, and is transparent without one.
                bare = .all
            case 26:
                // Measured on iOS 26.1 (iPhone 16 simulator), and the lower bars with Mac Catalyst.
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
            default: break
            }
        }
    }

    public struct SearchBar: ReleaseFamily, Hashable, Sendable {
        public enum Ground: Hashable, Sendable {
            case grey, material, none
        }

        /// Recorded in documents before Xcode 9: as high as other bars.
        public private(set) var height: CGFloat = 44
        /// Lower bars have the small field of older releases.
        public private(set) var lowBelow: CGFloat = 50
        public private(set) var ground = Ground.grey
        public private(set) var hasWhiteField = true
        /// The corners of the field. Recalled.
        public private(set) var radius: CGFloat = 10

        mutating func change(in version: Int) {
            switch version {
            case 11:
                // Recorded since Xcode 9.
                height = 56
            case 13:
                // Recalled.
                ground = .material
                hasWhiteField = false
            case 26:
                // Measured on iOS 26.1 (Mac Catalyst).
                height = 44
                lowBelow = 0
                ground = .none
                radius = 18
            default: break
            }
        }
    }

    public struct Tabs: ReleaseFamily, Hashable, Sendable {
        /// A grey from 0 to 1, for light and dark looks.
        public struct Grey: Hashable, Sendable {
            public var light, dark: CGFloat
        }

        /// Documented.
        public private(set) var height = BarHeight(49)
        /// Whether titles are beside their icons where there is room. Documented for iOS 11; our pictures have had it
        /// since iOS 13.
        public private(set) var sitsBesideIcons = false
        /// Whether titles are semibold rather than medium.
        public private(set) var hasHeavyTitles = false
        /// The colour of tabs that are not selected. Recalled.
        public private(set) var unselected = Grey(light: 0.6, dark: 0.46)
        /// Whether the tabs of a phone are on a platter above the edge of the screen.
        public private(set) var hasPlatter = false

        mutating func change(in version: Int) {
            switch version {
            case 13:
                // Recorded since Xcode 11.
                height = BarHeight(onPhones: 49, onPhonesHeldSideways: 32, onPads: 50)
                sitsBesideIcons = true
            case 26:
                // Measured on iOS 26.1 (Mac Catalyst), but for the height, which is a guess.
                height = BarHeight(49)
                hasHeavyTitles = true
                unselected = Grey(light: 25.0 / 255, dark: 0.96)
                hasPlatter = true
            default: break
            }
        }
    }
}
