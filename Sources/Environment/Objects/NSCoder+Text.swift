import Foundation

extension NSCoder {
    /// The text under a key; nil where there is none, which Foundation's own question takes for damage.
    package func text(forKey key: String) -> String? {
        guard containsValue(forKey: key) else { return nil }
        return decodeObject(of: NSString.self, forKey: key) as String?
    }
}
