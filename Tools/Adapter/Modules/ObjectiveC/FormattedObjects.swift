import Foundation

/// Every object may be an argument of `String(format:)` on iOS. Here it is its description, which Foundation's own classes need.
public protocol FormattedObject: _CVarArgObject {}

extension FormattedObject {
    /// A pointer to it, which stays: nobody knows how long it is wanted.
    public var _cVarArgEncoding: [Int] { _encodeBitsAsWords(Unmanaged.passRetained(NSString(string: "\(self)"))) }
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
}

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject, FormattedObject {}
extension Array: @retroactive CVarArg, @retroactive _CVarArgObject, FormattedObject {}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject, FormattedObject {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject, FormattedObject {}
