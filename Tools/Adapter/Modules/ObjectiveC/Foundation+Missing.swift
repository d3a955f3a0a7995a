import Foundation

extension Timer {
    /// One that has ended before it began, as code makes it to have a value.
    public convenience init(_nothing: Void = ()) {
        self.init(timeInterval: 0, repeats: false) { _ in }
        invalidate()
    }
}

extension NSAttributedString {
    /// An empty text, as `init()` of Objective-C makes it: the initialiser of this class here must be given one.
    public convenience init(_nothing: Void = ()) { self.init(string: "") }
}
