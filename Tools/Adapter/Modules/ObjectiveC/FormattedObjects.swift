import Foundation

// Every object may be an argument of `String(format:)` on iOS. Here it is its description, which Foundation's own classes need.

extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject {
    public var _cVarArgEncoding: [Int] { [0] }
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
}

extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject {
    public var _cVarArgEncoding: [Int] { [0] }
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
}

extension NSError: @retroactive CVarArg, @retroactive _CVarArgObject {
    public var _cVarArgEncoding: [Int] { [0] }
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
}

extension NSURL: @retroactive CVarArg, @retroactive _CVarArgObject {
    public var _cVarArgEncoding: [Int] { [0] }
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
}

extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject {
    public var _cVarArgEncoding: [Int] { [0] }
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
}

extension NSDictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
    public var _cVarArgEncoding: [Int] { [0] }
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }
}
