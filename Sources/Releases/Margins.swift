import Foundation

extension SystemRelease {
    /// How far contents stay from the sides: less on narrow screens than on wide ones.
    public struct Sides: Hashable, Sendable {
        public var narrow: CGFloat
        public var wide: CGFloat
        /// From which width on the wide ones hold, in a compact width.
        public var wideFrom: CGFloat

        public func side(inWidth width: CGFloat, isRegular: Bool = false) -> CGFloat {
            isRegular || width >= wideFrom ? wide : narrow
        }
    }

    public struct Margins: ReleaseFamily, Hashable, Sendable {
        /// The least ones of a controller's view. Documented: 16 points in a compact width, 20 in a regular one.
        /// A guess: 20 on phones of 414 points and more, too.
        public private(set) var controllers = Sides(narrow: 16, wide: 20, wideFrom: 414)

        mutating func change(in version: Int) {}
    }
}
