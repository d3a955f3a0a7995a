import Foundation

extension NSAttributedString {
    /// An empty text, as `init()` of Objective-C makes it: the initialiser of this class here must be given one.
    public convenience init(_nothing: Void = ()) { self.init(string: "") }
}
