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
    public init(
        sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
        sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
    ) {
        // Nothing is ever in the last eight.
        self.init(
            sin_family: sin_family, sin_port: sin_port, sin_addr: sin_addr, sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
    }

    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set {}
    }
}
extension sockaddr_in6 {
    public init(
        sin6_len: UInt8, sin6_family: sa_family_t, sin6_port: in_port_t, sin6_flowinfo: UInt32, sin6_addr: in6_addr,
        sin6_scope_id: UInt32
    ) {
        self.init(
            sin6_family: sin6_family, sin6_port: sin6_port, sin6_flowinfo: sin6_flowinfo, sin6_addr: sin6_addr,
            sin6_scope_id: sin6_scope_id)
    }

    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set {}
    }
}

/// What hardware this is: an iPhone 16 with two cores, as it is drawn unless somebody asks for another. Nothing else is known.
@discardableResult public func sysctlbyname(
    _ name: UnsafePointer<CChar>!, _ old: UnsafeMutableRawPointer!, _ count: UnsafeMutablePointer<Int>!,
    _ new: UnsafeMutableRawPointer!, _ newCount: Int
) -> Int32 {
    let texts = ["hw.machine": "iPhone17,3", "hw.model": "D47AP", "kern.ostype": "Darwin"]
    let numbers: [String: Int32] = ["hw.ncpu": 2, "hw.logicalcpu": 2, "hw.physicalcpu": 2, "hw.activecpu": 2]
    let asked = String(cString: name)
    let bytes =
        texts[asked].map { Array($0.utf8) + [0] } ?? numbers[asked].map { withUnsafeBytes(of: $0) { Array($0) } }
    guard let bytes, let count else {
        errno = ENOENT
        return -1
    }
    defer { count.pointee = bytes.count }
    guard let old else { return 0 }
    guard count.pointee >= bytes.count else {
        errno = ENOMEM
        return -1
    }
    bytes.withUnsafeBytes { old.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    return 0
}

// The names that Darwin has for the times of a file.
extension stat {
    public var st_atimespec: timespec {
        get { st_atim }
        set { st_atim = newValue }
    }
    public var st_mtimespec: timespec {
        get { st_mtim }
        set { st_mtim = newValue }
    }
    public var st_ctimespec: timespec {
        get { st_ctim }
        set { st_ctim = newValue }
    }
    /// When a file was made is not asked here: it is no later than its last change.
    public var st_birthtimespec: timespec {
        get { st_mtim }
        set {}
    }
}
