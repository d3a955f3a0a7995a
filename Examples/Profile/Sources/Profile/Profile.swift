import UIKit

/// What the card shows of a person.
public struct Profile {
    public struct Figure {
        public let value: Int
        public let caption: String

        public init(value: Int, caption: String) {
            self.value = value
            self.caption = caption
        }
    }

    public let name: String
    public let handle: String
    public let biography: String
    public let portrait: UIImage?
    public let figures: [Figure]

    public init(name: String, handle: String, biography: String, portrait: UIImage? = nil, figures: [Figure]) {
        self.name = name
        self.handle = handle
        self.biography = biography
        self.portrait = portrait
        self.figures = figures
    }
}
