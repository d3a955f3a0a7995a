import Foundation
import MaquetteSnapshots
import UIKit
import XCTest

/// How values are kept in files and compared.
public struct Diffing<Value> {
    public var toData: (Value) -> Data { didSet { tolerance = nil } }
    public var fromData: (Data) -> Value { didSet { tolerance = nil } }
    /// A message with its attachments, or nil when the values match.
    public var diff: (Value, Value) -> (String, [XCTAttachment])? { didSet { tolerance = nil } }
    /// The tolerance when values are pictures, which are compared before anything is encoded; nil for a custom comparison.
    var tolerance: Tolerance?
    /// Whether pictures may have other letters at the same places.
    var comparesLayout = false

    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}
