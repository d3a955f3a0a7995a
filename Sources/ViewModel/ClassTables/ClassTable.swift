import Foundation

/// A class of UIKit, described once for all that read it: JSON screens and their schema, Interface Builder documents,
/// printed code, key-value coding and appearance proxies.
///
/// Each class has its table below its declaration; ``ClassTables`` lists them all.
package struct ClassTable: Sendable {
    package let type: AnyObject.Type
    /// The properties that the class adds, in the order in which they are set: limits come before the values that they would move.
    package let properties: [ClassProperty]
    /// nil where a reader needs more than the table to make a view of the class.
    package let made: Made?

    /// What readers call views of a class, and how they make one.
    package struct Made: Sendable {
        /// The type in JSON screens, with what the schema says of it; nil where JSON has none.
        package let json: (name: String, summary: String)?
        /// The element of Interface Builder.
        package let element: String
        /// The name of a view without a name, in printed code.
        package let noun: String
        package let make: @MainActor @Sendable () -> UIView

        init(
            _ element: String, noun: String? = nil, json: (name: String, summary: String)? = nil,
            make: @escaping @MainActor @Sendable () -> UIView
        ) { (self.element, self.noun, self.json, self.make) = (element, noun ?? element, json, make) }
    }

    /// Tables only name properties, which any thread may do; those properties are the main actor's.
    init<Owner: AnyObject>(
        of type: Owner.Type, made: Made? = nil, _ tell: @MainActor (inout ClassRows<Owner>) -> Void
    ) {
        (self.type, self.made) = (type, made)
        var rows = ClassRows<Owner>()
        withoutActuallyEscaping(tell) { unsafeBitCast($0, to: ((inout ClassRows<Owner>) -> Void).self)(&rows) }
        properties = rows.all
    }

    /// The properties that printed code sets.
    package var printed: [ClassProperty] { properties.filter(\.isPrinted) }
}
