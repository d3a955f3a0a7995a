import Foundation

extension NSKeyedUnarchiver {
    /// What adapted code has in place of `init(forReadingWith:)`, which ends the process on Linux where data is empty. Apple's lets it be an
    /// archive without values: tests of `init(coder:)` are written that way (eight unrelated suites in public code want an object).
    public nonisolated convenience init(readingInProject data: Data) {
        if data.isEmpty {
            let empty = NSKeyedArchiver(requiringSecureCoding: false)
            empty.finishEncoding()
            try! self.init(forReadingFrom: empty.encodedData)
        } else {
            self.init(forReadingWith: data)
        }
    }
}
