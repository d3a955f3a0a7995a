import Foundation

// Numbers that several threads count with, as <libkern/OSAtomic.h> has them. They lie in memory of the caller's, and one lock
// guards them all.

private let guardOfNumbers = NSLock()

private func change<Number>(_ place: UnsafeMutablePointer<Number>, _ next: (Number) -> Number) -> Number {
    guardOfNumbers.withLock {
        place.pointee = next(place.pointee)
        return place.pointee
    }
}
private func exchange<Number: Equatable>(
    _ former: Number, _ new: Number, _ place: UnsafeMutablePointer<Number>
) -> Bool {
    guardOfNumbers.withLock {
        guard place.pointee == former else { return false }
        place.pointee = new
        return true
    }
}

@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    change(value) { $0 &+ 1 }
}
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    change(value) { $0 &- 1 }
}
@discardableResult public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
    change(value) { $0 &+ 1 }
}
@discardableResult public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
    change(value) { $0 &- 1 }
}
@discardableResult public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
    change(value) { $0 &+ amount }
}
@discardableResult public func OSAtomicAdd64(_ amount: Int64, _ value: UnsafeMutablePointer<Int64>) -> Int64 {
    change(value) { $0 &+ amount }
}
@discardableResult public func OSAtomicIncrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicIncrement32(value)
}
@discardableResult public func OSAtomicDecrement32Barrier(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
    OSAtomicDecrement32(value)
}
public func OSAtomicCompareAndSwap32(
    _ oldValue: Int32, _ newValue: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { exchange(oldValue, newValue, value) }
public func OSAtomicCompareAndSwap64(
    _ oldValue: Int64, _ newValue: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool { exchange(oldValue, newValue, value) }
public func OSAtomicCompareAndSwap32Barrier(
    _ oldValue: Int32, _ newValue: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { exchange(oldValue, newValue, value) }
public func OSMemoryBarrier() { guardOfNumbers.withLock {} }
