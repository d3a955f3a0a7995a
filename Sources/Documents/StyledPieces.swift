import Foundation

/// Pieces of text with attributes of their own, as the attributed texts of documents list them.
typealias StyledPieces = [(String, [NSAttributedString.Key: Any])]

extension StyledPieces {
    /// All in one: to append piece after piece measures what is there each time.
    var attributedString: NSAttributedString {
        let whole = NSMutableAttributedString(string: map(\.0).joined())
        var position = 0
        for (text, attributes) in self {
            let length = text.utf16.count
            whole.setAttributes(attributes, range: NSRange(location: position, length: length))
            position += length
        }
        return whole
    }
}
