import Foundation
import MaquetteFiles

/// The checkouts that were fetched, for all projects of a user.
package struct PackageStore: Sendable {
    private let folder: FilePath
    /// Has a folder of links for each project that was built with packages.
    package let links: FilePath

    /// - Parameter cache: the user's folder for what Maquette keeps.
    package init(cache: String) {
        folder = FilePath(cache + "/packages/checkouts")
        links = FilePath(cache + "/packages/links")
    }

    /// Where a pin's checkout is, or would be; nil for one that names no revision and no version.
    package func place(of pin: Pin) -> FilePath? {
        guard !pin.wanted.isEmpty else { return nil }
        let mark = ContentHash(Array("\(pin.address ?? "") \(pin.revision ?? pin.version ?? "")".utf8)).name.prefix(16)
        let name = pin.name.filter { $0.isLetter || $0.isNumber || "._-".contains($0) }
        return folder.appending("\(name.drop { $0 == "." })-\(mark)".utf8)
    }

    /// Brings one, unless it is there.
    package func fetch(_ pin: Pin, mirrors: Mirrors) throws(Failure) {
        guard let address = pin.address, let place = place(of: pin) else {
            throw Failure("\(pin.name): no file of the project names its git repository")
        }
        if place.kind == .folder { return }
        try FileChange.makeFolder(folder).make()
        discardAbandoned()
        try Checkout.make(pin, from: mirrors.address(address), at: place)
    }

    /// Removes what processes left that were killed while they downloaded.
    private func discardAbandoned() {
        for name in (try? folder.namesOfEntries()) ?? [] {
            guard let process = Checkout.process(ofUnfinished: name), kill(process, 0) != 0, errno == ESRCH else {
                continue
            }
            try? FileManager.default.removeItem(atPath: folder.appending(name).shown)
        }
    }

    /// Removes all checkouts, and the links to them.
    ///
    /// - Returns: how many checkouts there were.
    package func clear() -> Int {
        try? FileManager.default.removeItem(atPath: links.shown)
        let names = ((try? folder.namesOfEntries()) ?? [])
        for name in names { try? FileManager.default.removeItem(atPath: folder.appending(name).shown) }
        return names.count { $0.first != UInt8(ascii: ".") }
    }
}
