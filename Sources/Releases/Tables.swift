import Foundation

extension SystemRelease {
    /// The background of titles in plain tables.
    public enum TitleBackground: Hashable, Sendable {
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
        /// The distance of rows' texts from the sides, and cards of inset groups too. Recorded since Xcode 9: 16 points in cells up
        /// to 375 wide by 31 repositories, 8 against (Evidence/text-margins-narrow.csv), 20 in wider ones by 12 repositories, 3
        /// against (Evidence/text-margins-wide.csv).
        public private(set) var sides = Sides(narrow: 16, wide: 20, wideFrom: 376)
        /// The corners of a card. A guess.
        public private(set) var cardRadius: CGFloat = 10
        /// The least heights: 28 recorded with titles by 6 repositories, 1 against (Evidence/plain-title-heights.csv); 38 since
        /// Xcode 9, with the space above, by 24 repositories, 2 against (Evidence/group-title-heights.csv), and 33 before, with
        /// that, by 3 repositories, 3 against (Evidence/group-title-heights-ios-10.csv). Around their texts: guesses, but for 26.5
        /// points of a footer with one line, recorded by only 2 repositories, a count that has no table.
        public private(set) var plainHeader = TitleRoom(least: 28, around: 7.5)
        public private(set) var groupedHeader = TitleRoom(least: 33, around: 22)
        public private(set) var plainFooter = TitleRoom(least: 28, around: 7.5)
        public private(set) var groupedFooter = TitleRoom(least: 0, around: 11)
        /// The space below the title of a group. A guess.
        public private(set) var belowGroupedHeader: CGFloat = 6
        /// The space above the title of the first group, in whole pixels: 17, and 17.5 since iOS 11, recorded together with the
        /// height of the title.
        public private(set) var aboveFirstTitle: CGFloat = 17
        /// The space above the first group where it has no title. Recorded up to Xcode 10 by 3 repositories
        /// (Evidence/first-group-places.csv).
        public private(set) var aboveFirstGroup: CGFloat = 35
        /// The space above a plain header. None before the property that is documented for iOS 15.
        public private(set) var paddingOfPlainHeader: CGFloat = 0
        public private(set) var titleBackground = TitleBackground.grey(247.0 / 255)
        /// Whether separators of inset groups end at the margin, as they begin there.
        public private(set) var insetsSeparatorsOfCards = false
        /// Whether the headers of groups are headlines, rather than small capitals.
        public private(set) var groupHeadersAreHeadlines = false

        /// Whether plain tables have empty rows below the last one, unless an app says otherwise: Apple's documentation of `fillerRowHeight`.
        public private(set) var fillsPlainTables = true

        /// Half the distance of groups, in whole pixels: 17.5 at two for a point, 17.667 at three. A guess: tables on record name
        /// their own, 18 as a rule.
        public func gapOfGroups(scale: CGFloat) -> CGFloat { 18 - (scale == 2 ? 0.5 : 1 / 3) }

        mutating func change(in version: Int) {
            switch version {
            case 11:
                // Recorded, see above.
                groupedHeader.least = 38
                aboveFirstTitle = 17.5
            case 13:
                // A guess.
                titleBackground = .secondaryBackground
            case 15:
                fillsPlainTables = false
                // Recorded since Xcode 14, 50 points for a header of 28, by 26 repositories (Evidence/plain-title-padding.csv). The
                // property is documented for iOS 15.
                paddingOfPlainHeader = 22
                titleBackground = .none
            case 26:
                // Measured on iOS 26.1 (Mac Catalyst).
                cardRadius = 26
                plainHeader.around = 20
                groupedHeader.around = 20
                belowGroupedHeader = 10
                groupedFooter = TitleRoom(least: 30, around: 14)
                aboveFirstTitle = 0
                insetsSeparatorsOfCards = true
                groupHeadersAreHeadlines = true
            default: break
            }
        }
    }

    public struct Cells: ReleaseFamily, Hashable, Sendable {
        /// The heights of rows, from separator to separator. Recorded by 28 repositories, 2 against (Evidence/row-heights.csv).
        public private(set) var height: CGFloat = 44
        public private(set) var heightWithSubtitle: CGFloat = 44
        /// The margins of a cell's content at its sides, where they are not those of the table. Recorded up to Xcode 8 by 7
        /// repositories, 2 against (Evidence/cell-margins-ios-10.csv).
        public private(set) var plainSide: CGFloat? = 8
        /// The margin of texts at the sides of every table. Recorded up to Xcode 8 by 10 repositories, 1 against
        /// (Evidence/text-margins-ios-10.csv).
        public private(set) var textSide: CGFloat? = 15
        /// The margin of a cell's content, and of its texts, on the side of an accessory. Recorded; how often was not
        /// counted.
        public private(set) var besideAccessory: CGFloat = 8
        /// The margins of a cell's content above and below. Recorded by 9 repositories, 1 against
        /// (Evidence/cell-margins-above-ios-10.csv).
        public private(set) var contentMargin: CGFloat = 8
        /// How wide the column is in which the symbols of rows are centred, at the default text size; nil where a symbol is
        /// as wide as itself. Recalled.
        public private(set) var symbolColumn: CGFloat?
        /// The line below the last text of a subtitle row: small, or as large as secondary text elsewhere.
        public private(set) var hasSmallSubtitles = true
        /// Between a symbol in its column and the texts. A guess.
        public private(set) var besideSymbol: CGFloat = 16
        public private(set) var texts = CellTexts()
        /// What is at the trailing edge. Recorded of the chevron by 8 repositories, 3 against
        /// (Evidence/chevron-room-xcode-14-2.csv); the others are guesses.
        public private(set) var chevron = CGSize(width: 10.5, height: 14)
        public private(set) var checkmark = CGSize(width: 19, height: 18)
        /// The column in whose middle the checkmark is. Measured on iOS 26.1 (Mac Catalyst), as the checkmark's size.
        public private(set) var checkmarkColumn: CGFloat = 24
        public private(set) var infoButton = CGSize(width: 24, height: 22)
        public private(set) var infoButtonAndChevron = CGSize(width: 37, height: 22)
        private var ownLive: Live?

        /// Rows that an app makes, where documents record others.
        public struct Live: Hashable, Sendable {
            public var height, heightWithSubtitle, contentMargin: CGFloat
            public var texts: CellTexts
            /// Whether a separator is part of the height, rather than taken from it.
            public var includesSeparator: Bool
            /// The height where a point has two pixels, if it is another one.
            public var heightAtTwoPixels: CGFloat?

            public func height(scale: CGFloat) -> CGFloat { scale == 2 ? heightAtTwoPixels ?? height : height }
        }

        /// The texts of a row that has no configuration. Guesses, but for what a release says of them.
        public struct CellTexts: Hashable, Sendable {
            /// The space above and below one text together, and above and below two.
            public var aroundOne: CGFloat = 22
            public var aroundTwo: CGFloat = 18
            /// Between two that are one above the other, and at accessibility sizes.
            public var between: CGFloat = 2
            public var betweenLarge: CGFloat = 3
            /// Where a row has less room than this around two of them, they touch.
            public var tightBelow: CGFloat = 16
            /// Between an image and the texts, and between two texts in a line.
            public var besideImage: CGFloat = 15
            public var besideText: CGFloat = 8
            /// The column of titles in the style `value2`, and what divides it from the details.
            public var titleColumn: CGFloat = 91
            public var besideColumn: CGFloat = 6
        }

        public var live: Live {
            ownLive
                ?? Live(
                    height: height, heightWithSubtitle: heightWithSubtitle, contentMargin: contentMargin,
                    texts: texts, includesSeparator: false)
        }

        mutating func change(in version: Int) {
            switch version {
            case 11:
                // Recorded since Xcode 9; the margins above and below from 9.2 on by 33 repositories, 2 against
                // (Evidence/cell-margins-above.csv).
                plainSide = nil
                textSide = nil
                contentMargin = 11
            case 14:
                // Recorded since Xcode 12.2 by 3 repositories, 1 against (Evidence/row-heights-with-subtitle.csv).
                heightWithSubtitle = 56
                symbolColumn = 28
            case 26:
                // Recorded: the height by 4 repositories, 1 against (Evidence/row-heights-ios-26.csv), the margins by 4
                // repositories, 2 against (Evidence/cell-margins-above-ios-26.csv).
                height = 51
                contentMargin = 15
                hasSmallSubtitles = false
                // Measured on iOS 26.1 (Mac Catalyst): 51.5 and 70.5 with 15.5 around the texts. Phones round the first to 52.
                var texts = texts
                texts.aroundOne = 31
                texts.aroundTwo = 31
                texts.between = 0
                ownLive = Live(
                    height: 52, heightWithSubtitle: 70.5, contentMargin: 15.5, texts: texts, includesSeparator: true,
                    heightAtTwoPixels: 51.5)
            default: break
            }
        }
    }
}
