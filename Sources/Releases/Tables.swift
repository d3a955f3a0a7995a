import Foundation

extension SystemRelease {
    /// The background of titles in plain tables.
    public enum TitleGround: Hashable, Sendable {
        /// A grey from 0 to 1, opaque.
        case grey(CGFloat)
        case secondaryBackground
        case none
    }

    /// The height of a title: its text plus padding, and a minimum.
    public struct TitleRoom: Hashable, Sendable {
        public var least: CGFloat
        public var around: CGFloat

        public func height(ofText height: CGFloat) -> CGFloat { max(least, height + around) }
    }

    /// Tables, and lists of collection views.
    public struct Tables: ReleaseFamily, Hashable, Sendable {
        /// The margins of row texts, and of the cards of inset groups. Recorded: 16 points in tables up to 375 wide, 20
        /// in those of 390, 393 and more.
        public private(set) var sides = Sides(narrow: 16, wide: 20, wideFrom: 376)
        /// The corners of a card. Recalled.
        public private(set) var cardRadius: CGFloat = 10
        /// Recorded: 28, 38 and 26.5 points around one line.
        public private(set) var plainHeader = TitleRoom(least: 28, around: 7.5)
        public private(set) var groupedHeader = TitleRoom(least: 38, around: 22)
        public private(set) var plainFooter = TitleRoom(least: 28, around: 7.5)
        public private(set) var groupedFooter = TitleRoom(least: 0, around: 11)
        /// Below the title of a group.
        public private(set) var belowGroupedHeader: CGFloat = 6
        /// Above the first group where it has no title. Recorded up to Xcode 10.
        public private(set) var aboveFirstGroup: CGFloat = 35
        /// Above a plain header.
        public private(set) var paddingOfPlainHeader: CGFloat = 0
        public private(set) var titleGround = TitleGround.grey(247.0 / 255)
        /// Whether the headers of groups are headlines, rather than small capitals.
        public private(set) var groupHeadersAreHeadlines = false

        /// Half the distance of groups, in whole pixels: 17.5 at two for a point, 17.667 at three. Recorded.
        public func gapOfGroups(scale: CGFloat) -> CGFloat { 18 - (scale == 2 ? 0.5 : 1 / 3) }

        mutating func change(in version: Int) {
            switch version {
            case 13:
                // Recalled.
                titleGround = .secondaryBackground
            case 15:
                // Recorded since Xcode 14: 50 points for a header of 28. The property is documented for iOS 15.
                paddingOfPlainHeader = 22
                titleGround = .none
            case 26:
                // Measured on iOS 26.1 (Mac Catalyst).
                cardRadius = 26
                plainHeader.around = 20
                groupedHeader.around = 20
                belowGroupedHeader = 10
                groupHeadersAreHeadlines = true
            default: break
            }
        }
    }

    public struct Cells: ReleaseFamily, Hashable, Sendable {
        /// The heights of rows, from separator to separator. Recalled.
        public private(set) var height: CGFloat = 44
        public private(set) var heightWithSubtitle: CGFloat = 44
        /// The margins of a cell's content at its sides, where they are not those of the table. Recorded up to Xcode 8.
        public private(set) var plainSide: CGFloat? = 8
        /// The margin of texts at the sides of every table. Recorded up to Xcode 8.
        public private(set) var textSide: CGFloat? = 15
        /// The margins of a cell's content above and below. Recorded.
        public private(set) var contentMargin: CGFloat = 8

        mutating func change(in version: Int) {
            switch version {
            case 11:
                // Recorded since Xcode 9.
                plainSide = nil
                textSide = nil
                contentMargin = 11
            case 14:
                // Recorded since Xcode 12.2.
                heightWithSubtitle = 56
            case 26:
                // Recorded since Xcode 26.
                height = 51
                contentMargin = 15
            default: break
            }
        }
    }
}
