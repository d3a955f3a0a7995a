import Foundation

// Core Foundation's names for what Foundation has as well. Its objects are Swift's own values here, so that a cast
// between the two, which Apple's compiler bridges, does nothing.

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias CFIndex = Int
public typealias CFTypeRef = AnyObject
public typealias CFString = String
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: Int) -> CFMutableData! { NSMutableData() }
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}
/// What is added are zeros.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData.length = length }
public typealias CFURL = URL
public typealias CFDate = Date
public typealias CFUUID = UUID
public typealias CFNumber = NSNumber
public typealias CFBoolean = NSNumber
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFError = NSError
public typealias CFRange = NSRange
public typealias OSType = UInt32
public typealias OSStatus = Int32
public let noErr: OSStatus = 0

/// Who reserves memory. There is one way to do so.
public final class CFAllocator: Sendable {}
public let kCFAllocatorDefault: CFAllocator? = nil

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// Nothing, where something must stand.
public typealias CFNull = NSNull
public let kCFNull: CFNull! = NSNull()

/// Versions of Foundation, by which code of before iOS 8 asks for that of the system: later than all that it knows.
public let NSFoundationVersionNumber = 2_420.0
public let NSFoundationVersionNumber_iOS_7_0 = 1_047.2
public let NSFoundationVersionNumber_iOS_7_1 = 1_047.25
public let NSFoundationVersionNumber_iOS_8_0 = 1_140.11
public let NSFoundationVersionNumber_iOS_9_0 = 1_240.1

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err.localizedDescription }
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err.code }

/// How many references an object has is not counted in this way: it has one as long as somebody asks.
public func CFGetRetainCount(_ cf: CFTypeRef!) -> CFIndex { 1 }

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Objective-C's names for Swift's integers.
public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// The largest `Float`, by its name of old in C, as which code says "for ever" of animations.
public let HUGE = Float.greatestFiniteMagnitude
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Runs the body: there is no pool on Linux, where objects go with their last reference.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
