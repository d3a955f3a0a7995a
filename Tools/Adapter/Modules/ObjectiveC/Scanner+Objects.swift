import Foundation

// Where a scanner puts what it read: an object, as in Objective-C.

extension Scanner {
    @_disfavoredOverload
    @discardableResult public func scanString(
        _ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { put(scanString(string), into: result) }
    @_disfavoredOverload
    @discardableResult public func scanCharacters(
        from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { put(scanCharacters(from: set), into: result) }
    @_disfavoredOverload
    @discardableResult public func scanUpTo(
        _ string: String, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { put(scanUpToString(string), into: result) }
    @_disfavoredOverload
    @discardableResult public func scanUpToCharacters(
        from set: CharacterSet, into result: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool { put(scanUpToCharacters(from: set), into: result) }

    private func put(_ found: String?, into result: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {
        guard let found else { return false }
        result?.pointee = found as NSString
        return true
    }
}
