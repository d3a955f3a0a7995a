import Foundation

extension NSValue {
    /// An object by its place: whoever asks for it must know that it still lives.
    public convenience init(nonretainedObject anObject: Any?) {
        self.init(pointer: anObject.map { UnsafeRawPointer(Unmanaged.passUnretained($0 as AnyObject).toOpaque()) })
    }
    public var nonretainedObjectValue: Any? {
        pointerPlace.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }

    public convenience init(pointer: UnsafeRawPointer?) {
        var place = UInt(bitPattern: pointer)
        self.init(bytes: &place, objCType: "Q")
    }
    public var pointerValue: UnsafeMutableRawPointer? { pointerPlace.map { UnsafeMutableRawPointer(mutating: $0) } }

    private var pointerPlace: UnsafeRawPointer? {
        var place: UInt = 0
        getValue(&place)
        return UnsafeRawPointer(bitPattern: place)
    }
}

extension NSError {
    /// An error of which nothing is known, as `init()` of Objective-C makes it.
    @_disfavoredOverload public convenience init(_nothing: Void = ()) { self.init(domain: "", code: 0) }
}

/// What may be thrown away while nobody looks at it.
public protocol NSDiscardableContent {
    func beginContentAccess() -> Bool
    func endContentAccess()
    func discardContentIfPossible()
    func isContentDiscarded() -> Bool
}
