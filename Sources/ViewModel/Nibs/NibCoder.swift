import Foundation

/// What `init(coder:)` of a class in a nib gets. UIKit's part of the initialiser fills the object with what the nib
/// says of it; then the code of the class goes on, with attributes and subviews there, as on a device.
package final class NibCoder: NSCoder {
    private var filling: (@MainActor (AnyObject) -> Void)?

    package init(_ filling: @escaping @MainActor (AnyObject) -> Void) { self.filling = filling }

    /// Called by each class of UIKit at the end of its initialiser; the most derived one does it.
    @MainActor fileprivate func fillIfMostDerived(_ object: AnyObject, _ type: AnyClass) {
        guard filling != nil, NibClasses.classOfUIKit(Swift.type(of: object)) == type else { return }
        finish(object)
    }

    /// For classes whose initialiser has left UIKit's out.
    @MainActor package func finish(_ object: AnyObject) {
        let filling = filling
        self.filling = nil
        filling?(object)
    }

    /// Whether no object was filled.
    package var isUnused: Bool { filling != nil }

    // A nib keeps nothing under keys that code could ask for.
    package override var allowsKeyedCoding: Bool { true }
    package override func containsValue(forKey key: String) -> Bool { false }
    package override func decodeObject(forKey key: String) -> Any? { nil }
    package override func decodeBool(forKey key: String) -> Bool { false }
    package override func decodeInteger(forKey key: String) -> Int { 0 }
    package override func decodeInt32(forKey key: String) -> Int32 { 0 }
    package override func decodeInt64(forKey key: String) -> Int64 { 0 }
    package override func decodeFloat(forKey key: String) -> Float { 0 }
    package override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
    /// Every open class of UIKit's with `init(coder:)` says this at its end.
    @MainActor func fill(_ object: AnyObject, as type: AnyClass) {
        (self as? NibCoder)?.fillIfMostDerived(object, type)
    }
}

/// What is called when all outlets are set.
@preconcurrency @MainActor package protocol AwakesFromNib: AnyObject {
    func awakeFromNib()
    /// What is called on Interface Builder's canvas when all outlets are set.
    func prepareForInterfaceBuilder()
}

extension UIView: AwakesFromNib {}
extension UIViewController: AwakesFromNib {}
extension UIBarItem: AwakesFromNib {}
extension UIGestureRecognizer: AwakesFromNib {}
