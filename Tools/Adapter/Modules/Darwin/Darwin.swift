@_exported import Foundation
@_exported import Glibc

// Darwin's headers do not say of these pointers that they are there, so that code may pass what may be nil.
@_disfavoredOverload @discardableResult public func memcpy(
    _ to: UnsafeMutableRawPointer!, _ from: UnsafeRawPointer!, _ count: Int
) -> UnsafeMutableRawPointer! { Glibc.memcpy(to, from, count) }
@_disfavoredOverload @discardableResult public func memmove(
    _ to: UnsafeMutableRawPointer!, _ from: UnsafeRawPointer!, _ count: Int
) -> UnsafeMutableRawPointer! { Glibc.memmove(to, from, count) }
@_disfavoredOverload @discardableResult public func memset(
    _ place: UnsafeMutableRawPointer!, _ value: Int32, _ count: Int
) -> UnsafeMutableRawPointer! { Glibc.memset(place, value, count) }

// Darwin's addresses begin with their length. Here they have none, and code that sets it loses nothing.
extension sockaddr {
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr>.size) }
        set {}
    }
}
extension sockaddr_in {
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}
extension sockaddr_in6 {
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}
