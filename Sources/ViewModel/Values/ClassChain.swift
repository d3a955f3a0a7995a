/// A class and those above it, the nearest first.
package func classChain(_ type: AnyClass) -> some Sequence<AnyClass> {
    sequence(first: type) { _getSuperclass($0) }
}

/// Whether an object is of a class or of one below it, where the class is known at run time alone.
package func isKind(_ object: AnyObject, of type: AnyClass) -> Bool {
    classChain(Swift.type(of: object)).contains { $0 == type }
}
