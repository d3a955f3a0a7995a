import Foundation

extension NSMutableAttributedString {
    /// No text yet. Foundation has this on Apple's platforms only.
    public convenience init() { self.init(string: "") }
}
