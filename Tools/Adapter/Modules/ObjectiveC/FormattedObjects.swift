import Foundation

/// Every object may be an argument of `String(format:)` on iOS. Here it is its description, which Foundation's own classes need.
public protocol FormattedObject: _CVarArgObject {}

extension FormattedObject {
    public var _cVarArgEncoding: [Int] { [0] }
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
}

extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject, FormattedObject {}
extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject, FormattedObject {}
extension NSError: @retroactive CVarArg, @retroactive _CVarArgObject, FormattedObject {}
extension NSURL: @retroactive CVarArg, @retroactive _CVarArgObject, FormattedObject {}
extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject, FormattedObject {}
extension NSDictionary: @retroactive CVarArg, @retroactive _CVarArgObject, FormattedObject {}
