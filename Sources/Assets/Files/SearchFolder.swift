import Foundation
import MaquetteFiles

/// A folder that names are looked for in, and what may be read for that.
struct SearchFolder: Hashable, Sendable {
    let path: String
    let boundary: FileBoundary

    var url: URL { URL(fileURLWithPath: path) }

    var isWithinBoundary: Bool { boundary.place(of: path) != nil }
}
