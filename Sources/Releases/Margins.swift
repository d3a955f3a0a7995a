import Foundation

extension SystemRelease {
    /// The margins at the sides: smaller on narrow screens than on wide ones.
    public struct Sides: Hashable, Sendable {
        public var narrow: CGFloat
        public var wide: CGFloat
        /// The shorter side of the screen from which the wide margins apply, in a compact width.
        public var wideFrom: CGFloat

        public func side(inWidth width: CGFloat, isRegular: Bool = false) -> CGFloat {
            isRegular || width >= wideFrom ? wide : narrow
        }
    }

    public struct ReadableWidth: Hashable, Sendable {
        public var width, from: CGFloat
    }

    public struct Margins: ReleaseFamily, Hashable, Sendable {
        /// The least ones of a controller's view. Documented: 16 points in a compact width, 20 in a regular one.
        /// Recorded in the pictures of tinder/Layout, compact widths of 320 to 430 points upright and of 812 and 844 on their side: 20 where the
        /// shorter side has 414 points or more.
        public private(set) var controllers = Sides(narrow: 16, wide: 20, wideFrom: 414)

        /// The greatest width of the readable content guide at the default text size, in views wider than a width.
        /// Published measurements of iOS 9 to 12 on an iPad: 672.
        public private(set) var readableWidth = ReadableWidth(width: 672, from: 0)

        /// Whether margins begin at the safe area. Documented for iOS 11; before, a root's margins began at its upper and lower
        /// edges: recorded by 9 repositories, 1 against (Evidence/margins-of-roots-ios-10.csv).
        public private(set) var beginAtSafeArea = false

        mutating func change(in version: Int) {
            if version == 11 { beginAtSafeArea = true }
            // Measured on iOS 26.1 (Mac Catalyst).
            if version == 26 { readableWidth = ReadableWidth(width: 920, from: 1008) }
        }
    }
}
