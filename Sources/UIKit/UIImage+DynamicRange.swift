import Foundation
import MaquetteViewModel

// How bright a picture may be. What is drawn here is of the standard range.
extension UIImage {
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard, constrainedHigh, high
    }
    public var isHighDynamicRange: Bool { false }
}

extension UIImageView {
    public var preferredImageDynamicRange: UIImage.DynamicRange {
        get { Remembered.value("preferredImageDynamicRange", of: self, .unspecified) }
        set { Remembered.set("preferredImageDynamicRange", of: self, newValue) }
    }
    public var imageDynamicRange: UIImage.DynamicRange { .standard }
}
