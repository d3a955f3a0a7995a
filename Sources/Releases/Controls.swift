import Foundation

extension SystemRelease {
    public struct Switch: ReleaseFamily, Hashable, Sendable {
        /// The looks of a switch while it is off.
        public enum Off: Hashable, Sendable {
            /// A ring around whatever is behind it.
            case ring
            /// One of the system's fills.
            case fill
            /// Black on light backgrounds and white on dark ones, with the given opacity.
            case veil(light: CGFloat, dark: CGFloat)
        }

        /// Recorded by 46 repositories, 6 against (Evidence/switch-sizes.csv).
        public private(set) var size = CGSize(width: 51, height: 31)
        /// A guess.
        public private(set) var thumb = CGSize(width: 27, height: 27)
        public private(set) var off = Off.ring
        /// Whether the switch has its own green while it is on, not the system's.
        public private(set) var hasOwnGreen = true

        mutating func change(in version: Int) {
            switch version {
            case 13:
                // A guess.
                off = .fill
                hasOwnGreen = false
            case 26:
                // The size is recorded by 6 repositories, 1 against (Evidence/switch-sizes-ios-26.csv), the rest measured on iOS
                // 26.1 (Mac Catalyst).
                size = CGSize(width: 63, height: 28)
                thumb = CGSize(width: 37, height: 24)
                off = .veil(light: 66.0 / 255, dark: 63.0 / 255)
            default: break
            }
        }
    }

    public struct Slider: ReleaseFamily, Hashable, Sendable {
        /// Recorded by 21 repositories, 7 against (Evidence/slider-heights.csv).
        public private(set) var height: CGFloat = 31
        /// Guesses.
        public private(set) var track: CGFloat = 2
        public private(set) var thumb = CGSize(width: 28, height: 28)
        /// How much wider and higher the frame is than what constraints see: at both sides, and at the bottom. Recorded; how often was
        /// not counted.
        public private(set) var sidesBeyond: CGFloat = 2
        public private(set) var bottomBeyond: CGFloat = 1
        /// Whether the thumb moves by whole points.
        public private(set) var movesByPoints = false
        /// How opaque the rest of the track is; nil where it is one of the system's fills.
        public private(set) var veilOfRest: CGFloat?

        mutating func change(in version: Int) {
            switch version {
            case 13:
                // A guess.
                track = 4
            case 26:
                // Measured on iOS 26.1 (Mac Catalyst); the height is recorded by only 2 repositories
                // (Evidence/slider-heights-ios-26.csv).
                height = 34
                track = 6
                thumb = CGSize(width: 37, height: 24)
                (sidesBeyond, bottomBeyond) = (0, 0)
                movesByPoints = true
                veilOfRest = 26.0 / 255
            default: break
            }
        }
    }

    public struct Stepper: ReleaseFamily, Hashable, Sendable {
        /// Recorded by 3 repositories (Evidence/stepper-sizes.csv).
        public private(set) var size = CGSize(width: 94, height: 29)
        /// Whether the stepper is drawn as an outline in the tint, rather than as a grey plate.
        public private(set) var isOutlined = true
        /// How thick the bars of its signs are. A guess, like the corners.
        public private(set) var signThickness: CGFloat = 1
        /// The corners of the plate; nil where its ends are round.
        public private(set) var radius: CGFloat? = 8
        /// Whether VoiceOver calls the half dimmed that cannot go further: as AccessibilitySnapshot recorded on iOS 17.5 and 18.5,
        /// and not on 26.2.
        public private(set) var dimsItsEnds = true

        mutating func change(in version: Int) {
            switch version {
            case 13:
                // The height is recorded by 5 repositories, 1 against (Evidence/stepper-heights-ios-13.csv), the thickness measured
                // on iOS 26.1 (Mac Catalyst).
                size.height = 32
                isOutlined = false
                signThickness = 1.75
            case 26:
                // Measured on iOS 26.1 (Mac Catalyst).
                radius = nil
                dimsItsEnds = false
            default: break
            }
        }
    }

    public struct Segments: ReleaseFamily, Hashable, Sendable {
        /// Recorded by 15 repositories, 3 against (Evidence/segment-heights.csv).
        public private(set) var height: CGFloat = 29
        /// What a segment has beyond the widest title. Recorded; how often was not counted.
        public private(set) var air: CGFloat = 14
        /// Whether the control is drawn as an outline in the tint, rather than as a grey plate.
        public private(set) var isOutlined = true
        public private(set) var isCapsule = false

        mutating func change(in version: Int) {
            switch version {
            case 13:
                // Recorded by 18 repositories, 9 against (Evidence/segment-heights-ios-13.csv); the air was not counted.
                height = 32
                air = 18
                isOutlined = false
            case 26:
                // Measured on iOS 26.1 (Mac Catalyst).
                isCapsule = true
            default: break
            }
        }
    }

    public struct Progress: ReleaseFamily, Hashable, Sendable {
        /// Recorded by 9 repositories (Evidence/progress-heights.csv).
        public private(set) var height: CGFloat = 2
        /// The height in the style for bars. A guess.
        public private(set) var heightInBars: CGFloat = 2.5
        public private(set) var hasRoundEnds = false
        /// The least that is filled, in whole points; nil if whole pixels are filled, starting at none.
        public private(set) var leastFilled: CGFloat?

        mutating func change(in version: Int) {
            switch version {
            case 14:
                // Recorded by 9 repositories, 2 against (Evidence/progress-heights-ios-14.csv).
                height = 4
                hasRoundEnds = true
            case 26:
                // Measured on iOS 26.1 (Mac Catalyst).
                heightInBars = 4
                leastFilled = 8
            default: break
            }
        }
    }

    /// A row of dots.
    public struct Pages: ReleaseFamily, Hashable, Sendable {
        /// Recorded up to Xcode 11, by only 2 repositories (Evidence/page-control-heights.csv).
        public private(set) var height: CGFloat = 37
        /// Guesses, like the pitch and the margin.
        public private(set) var dot: CGFloat = 7
        /// The distance from the centre of one dot to the next.
        public private(set) var pitch: CGFloat = 16
        /// The width of the row beyond a pitch for each page.
        public private(set) var margin: CGFloat = -9
        /// Whether the dots scroll where there is no room for all.
        public private(set) var scroll = false

        mutating func change(in version: Int) {
            // Measured on iOS 26.1 (Mac Catalyst); a guess for the releases from iOS 14 on. The one document of Xcode 12 on
            // record has a height of 27.5. That the dots scroll is what Apple said in 2020.
            if version == 14 { (height, dot, pitch, margin, scroll) = (26, 7.59, 18, 20, true) }
        }
    }

    public struct Buttons: ReleaseFamily, Hashable, Sendable {
        /// Whether configured buttons are capsules by default.
        public private(set) var areCapsules = false

        mutating func change(in version: Int) {
            // Measured on iOS 26.1 (iPhone 16 simulator).
            if version == 26 { areCapsules = true }
        }
    }

    public struct Pickers: ReleaseFamily, Hashable, Sendable {
        /// Documented, and recorded by 6 repositories, 2 against (Evidence/wheel-heights.csv).
        public private(set) var wheels = CGSize(width: 320, height: 216)
        /// Whether dates are picked with wheels only.
        public private(set) var hasOnlyWheels = true

        mutating func change(in version: Int) {
            // Documented for iOS 13.4.
            if version == 14 { hasOnlyWheels = false }
        }
    }
}
