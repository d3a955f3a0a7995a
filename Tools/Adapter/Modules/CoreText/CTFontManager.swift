import UIKit

/// No more than the answer: a font that was registered stays there until the process ends.
@discardableResult public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
@discardableResult public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// One after the other. The answer is whether all were; the errors of those that were not are in the array.
@discardableResult public func CTFontManagerRegisterFontsForURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<NSArray>?>?
) -> Bool {
    let failures = refusals(of: fontURLs, scope)
    if !failures.isEmpty { errors?.pointee = Unmanaged.passRetained(failures as NSArray) }
    return failures.isEmpty
}

/// The same with a handler, which is called once, when all is done.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    _ = registrationHandler?(refusals(of: fontURLs, scope), true)
}

private func refusals(of fontURLs: CFArray, _ scope: CTFontManagerScope) -> [NSError] {
    fontURLs.compactMap { entry in
        guard let url = entry as? URL ?? (entry as? NSURL).map({ $0 as URL }) else { return nil }
        var failure: Error?
        if CTFontManagerRegisterFontsForURL(url, scope, &failure) { return nil }
        return failure.map { $0 as NSError }
    }
}
