import Foundation

/// A property of a class as the class's table describes it to all readers.
package struct ClassProperty: Sendable {
    /// The property as code writes it behind the object: `layer.cornerRadius`.
    package let name: String
    package let value: PropertyValue
    package internal(set) var json: JSONUse?
    package internal(set) var nib: NibUse?
    package internal(set) var isPrinted: Bool
    /// Gives an object what was set on its proxy.
    var handFromProxy: FromProxy?
    var addKey: (@Sendable () -> Void)?

    /// Compares a proxy with an untouched object, and gives a view what is set on the proxy.
    typealias FromProxy = @MainActor @Sendable (_ proxy: UIView, _ untouched: UIView, _ view: UIView) -> Void

    /// How JSON screens say the property.
    package struct JSONUse: Sendable {
        package let name: String
        /// What the schema says of it.
        package let summary: String
    }

    /// How Interface Builder writes the property: an attribute, or the key of a child element. A reader of documents gives
    /// views the values that a document leaves out only where Interface Builder's default is not that of the class.
    package struct NibUse: Sendable {
        package let name: String
        package let whenMissing: WhenMissing

        package enum WhenMissing: Sendable { case leave, flag(Bool), choice(Int) }
    }
}
