import Foundation
import MaquetteText

/// How far a registered font is known; here it is always the process.
public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3
}

/// Makes the faces of a font file usable by name; the message of a failure is in `error`.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Error?>?
) -> Bool {
    do {
        try FontLibrary.register(file: fontURL.path)
        return true
    } catch let failure {
        error?.pointee = failure
        return false
    }
}

extension UIFont {
    /// The families that can be found by name: registered ones and those that iOS ships.
    public class var familyNames: [String] {
        Set(FontLibrary.registeredFaces.map(\.familyName)).union(ShippedFonts.families).sorted()
    }

    /// The faces of a registered family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontLibrary.registeredFaces.filter { $0.familyName == familyName }.map(\.postScriptName)
    }
}
