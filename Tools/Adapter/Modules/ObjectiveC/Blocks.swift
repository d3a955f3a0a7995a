/// In Objective-C a closure can be an object, a block, and old code keeps one as such: `unsafeBitCast(block, to:
/// AnyObject.self)`, and back. Here a closure is no object, so it is put into one, and taken out again. So is what lies at a place
/// that Core Foundation gives.
public func unsafeBitCast<Value, Other>(_ value: Value, to type: Other.Type) -> Other {
    if let place = value as? UnsafeRawPointer, let found = valueOfCoreFoundation(at: place, as: type) { return found }
    if MemoryLayout<Value>.size == MemoryLayout<Other>.size { return Swift.unsafeBitCast(value, to: type) }
    if let block = value as? BlockObject, let closure = block.closure as? Other { return closure }
    if let block = BlockObject(value) as? Other { return block }
    return Swift.unsafeBitCast(value, to: type)
}

private final class BlockObject {
    let closure: Any
    init(_ closure: Any) { self.closure = closure }
}
