import UIKit

// Core Foundation's functions for its arrays, which are arrays of Swift's here.

public func CFArrayGetCount(_ array: CFArray!) -> CFIndex { array?.count ?? 0 }

/// Where an element lies, for `unsafeBitCast`. The array keeps what is an object; what is none is put into one, which stays, since
/// nobody says for how long its place is used.
public func CFArrayGetValueAtIndex(_ array: CFArray!, _ index: CFIndex) -> UnsafeRawPointer! {
    guard let array, array.indices.contains(index) else { return nil }
    let object = array[index] as AnyObject
    let isKept = type(of: array[index]) is AnyClass
    return UnsafeRawPointer((isKept ? Unmanaged.passUnretained(object) : .passRetained(object)).toOpaque())
}

public func CFArrayGetFirstIndexOfValue(
    _ array: CFArray!, _ range: CFRange, _ value: UnsafeRawPointer!
) -> CFIndex {
    guard let value, let array else { return kCFNotFound }
    let sought = Unmanaged<AnyObject>.fromOpaque(value).takeUnretainedValue()
    let places = max(0, range.location)..<max(range.location, min(array.count, range.location + range.length))
    return places.first { array[$0] as AnyObject === sought } ?? kCFNotFound
}

public let kCFNotFound: CFIndex = -1
