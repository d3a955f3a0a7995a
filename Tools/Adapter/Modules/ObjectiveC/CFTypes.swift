import UIKit

// Core Foundation's names for kinds of objects, and its dictionary.

public typealias CFTypeID = UInt

private enum CFKind: CFTypeID {
    case other = 1
    case null, string, data, date, boolean, number, array, dictionary, set, url, uuid, error, attributedString

    init(_ object: AnyObject?) {
        switch object {
        case is NSNull: self = .null
        case is NSString: self = .string
        case is NSData: self = .data
        case is NSDate: self = .date
        case let number as NSNumber: self = CFKind.isBoolean(number) ? .boolean : .number
        case is NSArray: self = .array
        case is NSDictionary: self = .dictionary
        case is NSSet: self = .set
        case is NSURL: self = .url
        case is NSUUID: self = .uuid
        case is NSError: self = .error
        case is NSAttributedString: self = .attributedString
        default: self = .other
        }
    }

    /// There are two objects for what is true and false, and no number is one of them.
    private static func isBoolean(_ number: NSNumber) -> Bool {
        number === NSNumber(value: true) || number === NSNumber(value: false)
    }
}

public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID { CFKind(cf).rawValue }
public func CFNullGetTypeID() -> CFTypeID { CFKind.null.rawValue }
public func CFStringGetTypeID() -> CFTypeID { CFKind.string.rawValue }
public func CFDataGetTypeID() -> CFTypeID { CFKind.data.rawValue }
public func CFDateGetTypeID() -> CFTypeID { CFKind.date.rawValue }
public func CFBooleanGetTypeID() -> CFTypeID { CFKind.boolean.rawValue }
public func CFNumberGetTypeID() -> CFTypeID { CFKind.number.rawValue }
public func CFArrayGetTypeID() -> CFTypeID { CFKind.array.rawValue }
public func CFDictionaryGetTypeID() -> CFTypeID { CFKind.dictionary.rawValue }
public func CFSetGetTypeID() -> CFTypeID { CFKind.set.rawValue }
public func CFURLGetTypeID() -> CFTypeID { CFKind.url.rawValue }
public func CFAttributedStringGetTypeID() -> CFTypeID { CFKind.attributedString.rawValue }

public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
    value(theDict, key) != nil
}
/// The value of the key that lies at the place, as a place of its own. What is no object is put into one, which stays, since
/// nobody says for how long its place is used.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    guard let value = value(theDict, key) else { return nil }
    let isKept = type(of: value) is AnyClass
    let object = value as AnyObject
    return UnsafeRawPointer((isKept ? Unmanaged.passUnretained(object) : .passRetained(object)).toOpaque())
}

/// Whether there is a value, whose place is written down.
public func CFDictionaryGetValueIfPresent(
    _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
    guard let found = CFDictionaryGetValue(theDict, key) else { return false }
    value?.pointee = found
    return true
}

/// A text as an object at a place, from `Unmanaged.passUnretained(kCGImagePropertyGIFDictionary)`: texts of Core Foundation are
/// those of Swift here. Equal texts are one object, which stays.
public func unmanagedText(_ text: String) -> Unmanaged<NSString> { .passUnretained(KeptTexts.shared.object(of: text)) }

private final class KeptTexts: @unchecked Sendable {
    static let shared = KeptTexts()
    private let lock = NSLock()
    private var objects: [String: NSString] = [:]

    func object(of text: String) -> NSString {
        lock.withLock {
            if let known = objects[text] { return known }
            let new = NSString(string: text)
            objects[text] = new
            return new
        }
    }
}

/// What lies at a place that `CFDictionaryGetValue` gives is an object, and not the structure of Swift that a dictionary or a text of
/// Core Foundation is here. Nil for all other types.
func valueOfCoreFoundation<Value>(at place: UnsafeRawPointer, as type: Value.Type) -> Value? {
    guard type == CFDictionary.self || type == CFString.self else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(place).takeUnretainedValue() as? Value
}

private func value(_ dictionary: CFDictionary?, _ key: UnsafeRawPointer?) -> Any? {
    guard let dictionary, let key else { return nil }
    let object = Unmanaged<AnyObject>.fromOpaque(key).takeUnretainedValue()
    guard let name = object as? AnyHashable else { return nil }
    // A text is a key as Swift has it.
    return dictionary[name] ?? (object as? NSString).flatMap { dictionary[$0 as String] }
}

// MARK: Errors

public typealias CFErrorDomain = CFString
public func CFErrorGetDomain(_ err: CFError!) -> CFErrorDomain! { err.domain }
public func CFErrorCopyUserInfo(_ err: CFError!) -> CFDictionary! { err.userInfo }

// MARK: References

// Texts, lists and data of Core Foundation are Swift's values here, of which there are no references. Adapted code has those of
// the objects of Foundation in their place: `Unmanaged<NSString>` for `Unmanaged<CFString>`.
extension Unmanaged where Instance == NSString {
    public static func passRetained(_ value: CFString) -> Self { passRetained(value as NSString) }
}
extension Unmanaged where Instance == NSData {
    public static func passRetained(_ value: CFData) -> Self { passRetained(value as NSData) }
}
extension Unmanaged where Instance == NSArray {
    public static func passRetained(_ value: CFArray) -> Self { passRetained(value as NSArray) }
}
extension Unmanaged where Instance == NSDictionary {
    public static func passRetained(_ value: CFDictionary) -> Self { passRetained(value as NSDictionary) }
}

// MARK: Times and encodings

public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000

public typealias CFStringEncoding = UInt32

/// Foundation's number of an encoding: of those that it has a name for, that; of all others, Core Foundation's with the highest bit.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    let named: [CFStringEncoding: String.Encoding] = [
        0x0800_0100: .utf8, 0x0600: .ascii, 0x0201: .isoLatin1, 0x0100: .utf16, 0x0BFF: .nonLossyASCII,
        0x0500: .windowsCP1252, 0: .macOSRoman,
    ]
    return named[encoding]?.rawValue ?? 0x8000_0000 | UInt(encoding)
}
