import Foundation
import MaquetteViewModel

// Properties of touches and recognisers that are kept.

extension UIPanGestureRecognizer {
    public var allowedScrollTypesMask: UIScrollTypeMask {
        get { Remembered.value("allowedScrollTypesMask", of: self, []) }
        set { Remembered.set("allowedScrollTypesMask", of: self, newValue) }
    }
}

extension UITouch {
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Self(rawValue: 1)
        public static let azimuth = Self(rawValue: 2)
        public static let altitude = Self(rawValue: 4)
        public static let location = Self(rawValue: 8)
        public static let roll = Self(rawValue: 16)
    }
    public var estimatedProperties: Properties { [] }
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    public var estimationUpdateIndex: NSNumber? { nil }
    public var rollAngle: CGFloat { 0 }
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
    /// A finger has no direction.
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}

extension UITapGestureRecognizer {
    public var buttonMaskRequired: UIEvent.ButtonMask {
        get { Remembered.value("buttonMaskRequired", of: self, .primary) }
        set { Remembered.set("buttonMaskRequired", of: self, newValue) }
    }
}
