import Foundation

extension UITraitCollection {
    private static let currentKey = "UITraitCollection.current"

    /// The traits that dynamic colours resolve with on this thread; the main screen's until somebody sets others.
    public class var current: UITraitCollection {
        get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? Headless.screenTraits }
        set { Thread.current.threadDictionary[currentKey] = newValue }
    }

    public func performAsCurrent(_ actions: () -> Void) {
        let dictionary = Thread.current.threadDictionary
        let previous = dictionary[Self.currentKey]
        dictionary[Self.currentKey] = self
        defer { dictionary[Self.currentKey] = previous }
        actions()
    }

    /// Makes this thread follow the main screen's traits again.
    static func forgetCurrent() { Thread.current.threadDictionary[currentKey] = nil }
}
