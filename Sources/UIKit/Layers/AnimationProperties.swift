import Foundation
import MaquetteViewModel

// Properties of animations that are kept; nothing of them is seen at rest.

extension CAAnimation {
    public var preferredFrameRateRange: CAFrameRateRange {
        get { Remembered.value("preferredFrameRateRange", of: self, .default) }
        set { Remembered.set("preferredFrameRateRange", of: self, newValue) }
    }
    /// None of them has another value than its type's.
    public class func defaultValue(forKey key: String) -> Any? { nil }
}

extension CASpringAnimation {
    /// A spring of mass 1 that swings once in the duration; without bounce it comes to rest without swinging.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let frequency = 2 * CGFloat.pi / CGFloat(perceptualDuration)
        (mass, stiffness) = (1, frequency * frequency)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        damping = 2 * frequency * ratio
    }
    public var perceptualDuration: CFTimeInterval { Double(2 * CGFloat.pi / (stiffness / mass).squareRoot()) }
    public var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }
    public var allowsOverdamping: Bool {
        get { Remembered.value("allowsOverdamping", of: self, false) }
        set { Remembered.set("allowsOverdamping", of: self, newValue) }
    }
}

extension CATransition {
    public var filter: Any? {
        get { nil }
        set {}
    }
}
