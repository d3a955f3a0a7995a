import Foundation
import UIKit

// Passwords that an app shares with its web site. There are none, and none is kept.

private func refuse(_ answer: @escaping @Sendable (NSError) -> Void) {
    DispatchQueue.main.async { answer(NSError(domain: NSOSStatusErrorDomain, code: Int(errSecItemNotFound))) }
}

public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?,
    _ completionHandler: @escaping @Sendable (CFError?) -> Void
) { refuse(completionHandler) }

public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping @Sendable (CFArray?, CFError?) -> Void
) { refuse { completionHandler(nil, $0) } }

/// Four groups of three, with a lower-case letter, an upper-case one and a digit among them, as Apple's header says.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    let kinds = ["abcdefghkmnopqrstuvwxy", "ABCDEFGHJKLMNPQRSTUVWXYZ", "3456789"]
    let all = Array(kinds.joined())
    let letters = (kinds.compactMap { $0.randomElement() } + (0..<9).compactMap { _ in all.randomElement() }).shuffled()
    return stride(from: 0, to: 12, by: 3).map { String(letters[$0..<$0 + 3]) }.joined(separator: "-")
}
