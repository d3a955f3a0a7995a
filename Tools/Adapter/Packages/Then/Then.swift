import CoreGraphics
import Foundation
import UIKit

/// What `then`, `do` and `with` are for: values and objects that are set up where they are made.
public protocol Then {}

extension Then where Self: Any {
    /// A copy of a value after changes.
    @inlinable public func with(_ change: (inout Self) throws -> Void) rethrows -> Self {
        var copy = self
        try change(&copy)
        return copy
    }

    @inlinable public func `do`(_ action: (Self) throws -> Void) rethrows { try action(self) }
}

extension Then where Self: AnyObject {
    /// The object itself after changes.
    @inlinable public func then(_ change: (Self) throws -> Void) rethrows -> Self {
        try change(self)
        return self
    }
}

extension NSObject: Then {}
extension CGPoint: Then {}
extension CGRect: Then {}
extension CGSize: Then {}
extension CGVector: Then {}
extension Array: Then {}
extension Dictionary: Then {}
extension Set: Then {}
extension JSONDecoder: Then {}
extension JSONEncoder: Then {}
extension UIEdgeInsets: Then {}
extension UIOffset: Then {}
extension UIRectEdge: Then {}
