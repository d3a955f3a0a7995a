@_exported import Foundation
@_exported import UIKit

public typealias CFRunLoop = RunLoop
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    public static let defaultMode: CFRunLoopMode! = Self(rawValue: "kCFRunLoopDefaultMode")
    public static let commonModes: CFRunLoopMode! = Self(rawValue: "kCFRunLoopCommonModes")
}
