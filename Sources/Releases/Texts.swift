import Foundation

extension SystemRelease {
    public struct Texts: ReleaseFamily, Hashable, Sendable {
        public private(set) var systemFont = SystemFontEdition.original
        /// Whether Helvetica Neue replaces typefaces that cannot be found, not the system font. Recorded.
        public private(set) var helveticaStandsIn = true
        public private(set) var palette = SystemPalette.classic
        /// Whether each text that wraps in a row of a stack view is given an even share of the row; since then such texts are as
        /// wide as each other. Reported to Apple in 2018, and recorded by 3 repositories; the other by 2; these counts have no
        /// table.
        public private(set) var wrapInEvenSharesOfRows = true
        /// Whether text views are whole points high. Recorded by 6 repositories, 2 against (Evidence/text-view-heights.csv), at two
        /// and three pixels a point; pictures of iOS 14 and 26 agree.
        public private(set) var viewsAreWholePoints = false

        mutating func change(in version: Int) {
            switch version {
            case 10:
                // Recorded by 2 repositories before and 1 since, in labels with Chinese; these counts have no table.
                systemFont = .first
            case 11:
                // Recorded since Xcode 9.2 in widths of labels; how often was not counted.
                systemFont = .second
            case 13:
                viewsAreWholePoints = true
            case 14:
                // Recorded since Xcode 12 in widths of labels; how often was not counted.
                systemFont = .present
                helveticaStandsIn = false
            case 15:
                // Recorded since Xcode 13.
                wrapInEvenSharesOfRows = false
            case 26:
                // Documented in Apple's guidelines.
                palette = .current
            default: break
            }
        }
    }

    public struct TextField: ReleaseFamily, Hashable, Sendable {
        /// The least height of a field with a border. Recorded by 21 repositories, 4 against (Evidence/field-heights.csv).
        public private(set) var least: CGFloat = 30
        /// What a field has beyond its text, without and with a border; nil where that is what is free beside it, twice.
        /// Recorded; how often was not counted.
        public private(set) var room: Room? = Room(plain: 3, bordered: 21)
        /// What a line takes beyond its font; nil where it takes the next whole point. Recorded; how often was
        /// not counted.
        public private(set) var lineRoom: CGFloat?
        /// Empty fields have room for text of this size at least.
        public private(set) var fontSizeOfEmptyField: CGFloat = 0

        public struct Room: Hashable, Sendable {
            public var plain, bordered: CGFloat
        }

        mutating func change(in version: Int) {
            switch version {
            case 13:
                // Recorded by 29 repositories, 2 against (Evidence/field-heights-ios-13.csv).
                least = 34
                room = nil
            case 14:
                // Recorded since Xcode 12; how often was not counted.
                lineRoom = 1.5
            case 26:
                // Measured on iOS 26.1 (Mac Catalyst).
                fontSizeOfEmptyField = 17
            default: break
            }
        }
    }
}

/// The edition of the system font: spacing has changed between editions, shapes hardly.
public enum SystemFontEdition: Hashable, Comparable, Sendable {
    /// The font of iOS 9, whose Chinese characters are as wide as the font's size.
    case original
    /// The font of iOS 10 and 11, with wide display sizes, as before.
    case first
    /// The font of iOS 11 to 13.
    case second
    /// The font since iOS 14.
    case present
}

/// The generation of the system's colours.
public enum SystemPalette: Hashable, Sendable {
    /// iOS 13 to 18.
    case classic
    /// iOS 26.
    case current
}
