import Foundation

extension SystemRelease {
    /// Alerts, and action sheets on phones.
    public struct Alerts: ReleaseFamily, Hashable, Sendable {
        /// Recalled: 270 points, corners of 14 and buttons of 44 ever since iOS 8.
        public private(set) var width: CGFloat = 270
        public private(set) var radius: CGFloat = 14
        public private(set) var buttonHeight: CGFloat = 44
        /// Around the texts. Recalled.
        public private(set) var side: CGFloat = 16
        public private(set) var top: CGFloat = 20
        public private(set) var betweenTexts: CGFloat = 3
        /// The distance from the lower text to the buttons: below a title with a message, and below one text alone. Recalled.
        public private(set) var belowBoth: CGFloat = 20
        public private(set) var belowOne: CGFloat = 20
        /// What one types into. Guesses.
        public private(set) var fieldHeight: CGFloat = 30
        public private(set) var aboveFields: CGFloat = 14
        public private(set) var betweenFields: CGFloat = 6
        /// Around and between buttons that are capsules; nil where lines divide them.
        public private(set) var capsules: Capsules?
        /// The rows of an action sheet from before there were capsules, and its distance from the sides. Recalled. That high
        /// alerts come as near to the ends of the safe area is a guess.
        public private(set) var rowHeight: CGFloat = 57
        public private(set) var sheetMargin: CGFloat = 8
        /// How much is seen of the actions at least where long texts leave no room for them: a half row tells that they scroll.
        /// A guess.
        public private(set) var leastRows: CGFloat = 1.5

        public struct Capsules: Hashable, Sendable {
            public var inset, gap: CGFloat
        }

        mutating func change(in version: Int) {
            guard version == 26 else { return }
            // Measured on iOS 26.1 (iPhone 16 simulator): cards of 152.333 with both texts and a row of buttons, of 126.333
            // with one text, 56 more with each further row. The room for fields is a guess but for their height.
            width = 320
            radius = 34
            buttonHeight = 48
            side = 30
            top = 22
            betweenTexts = 23.0 / 3
            belowBoth = 61.0 / 3
            belowOne = 20
            fieldHeight = 48
            aboveFields = 16
            betweenFields = 8
            capsules = Capsules(inset: 16, gap: 8)
        }
    }

    /// Sheets, and what lies between them and the screen behind.
    public struct Sheets: ReleaseFamily, Hashable, Sendable {
        /// How far a sheet stays below the safe area of a phone. Recalled.
        public private(set) var belowSafeArea: CGFloat = 10
        public private(set) var radius: CGFloat = 10
        /// Whether the screen behind becomes smaller, with round corners. Recalled.
        public private(set) var pushesBack = true
        /// How far a sheet that does not fill the screen stays from its edges, shrunk to fit; nil where it is attached.
        public private(set) var floating: Floating?
        /// The share of the greatest height that the medium detent has; documented as about half.
        public private(set) var medium: CGFloat = 0.5
        /// The size of a form on a pad: documented by Apple's templates, 540 by 620.
        public private(set) var form = CGSize(width: 540, height: 620)
        /// The width of a page on a pad. Recalled.
        public private(set) var pageWidth: CGFloat = 704
        /// Black over what is behind, in light and dark looks. Measured on iOS 26.1; recalled for others.
        public private(set) var dimming = Dimming(light: 0.2, dark: 0.48)

        public struct Floating: Hashable, Sendable {
            public var margin: CGFloat
            /// Sheets lower than this stand off farther, and are not extended below the safe area.
            public var lowBelow, lowMargin: CGFloat
        }

        public struct Dimming: Hashable, Sendable {
            public var light, dark: CGFloat
        }

        mutating func change(in version: Int) {
            guard version == 26 else { return }
            // Measured on iOS 26.1 (iPhone 16 simulator). The corners are a guess; so is where low sheets begin, between 100
            // and 200 points, which were measured.
            belowSafeArea = 0
            radius = 38
            pushesBack = false
            floating = Floating(margin: 8, lowBelow: 150, lowMargin: 21.514)
            medium = 0.56
        }
    }

    /// Menus of buttons and context menus.
    public struct Menus: ReleaseFamily, Hashable, Sendable {
        /// Recalled.
        public private(set) var width: CGFloat = 250
        public private(set) var row: CGFloat = 44
        public private(set) var rowWithSubtitle: CGFloat = 60
        public private(set) var header: CGFloat = 33
        public private(set) var sectionGap: CGFloat = 8
        public private(set) var radius: CGFloat = 13
        /// Where titles begin: alone, beside a check mark, and after an image.
        public private(set) var title: CGFloat = 16
        public private(set) var titleBesideCheck: CGFloat = 34
        public private(set) var titleAfterImage: CGFloat = 16
        /// Where the columns of check marks and of images begin; images are at the end if there is no such column.
        public private(set) var check: CGFloat = 8
        public private(set) var image: CGFloat?
        public private(set) var imageBesideCheck: CGFloat = 36
        /// The space above the first row and below the last one.
        public private(set) var padding: CGFloat = 0
        /// Whether images stand before the titles and no lines divide rows.
        public private(set) var isGlass = false

        mutating func change(in version: Int) {
            guard version == 26 else { return }
            // Measured on iOS 26.1 (iPhone 16 simulator); the padding is a guess.
            row = 42
            rowWithSubtitle = 58
            header = 121.0 / 3
            sectionGap = 21
            radius = 32.6
            title = 28
            titleBesideCheck = 40
            titleAfterImage = 60
            // Guesses.
            check = 14
            image = 24
            padding = 10
            isGlass = true
        }
    }
}
