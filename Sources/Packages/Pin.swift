/// A package that a project names: in a lock file, or only in a manifest.
package struct Pin: Hashable, Sendable {
    package enum Kind: String, Sendable {
        case swift = "Swift package"
        case pod
        case carthage = "Carthage"
        case submodule
    }

    package var kind: Kind
    /// The package's name, as its folder is called.
    package var name: String
    /// Where git finds the package; nil where only a tool of its own knows.
    package var address: String?
    package var version: String?
    /// The revision in git: forty hexadecimal digits.
    package var revision: String?
    /// The folder of the file that names it, in which its tool puts what it fetches.
    package var folder: String
    /// What gives the package a version, where only a manifest names it; nil for a package of a lock file.
    package var firstStep: String?

    package init(
        _ kind: Kind, _ name: String, address: String? = nil, version: String? = nil, revision: String? = nil,
        in folder: String, firstStep: String? = nil
    ) {
        (self.kind, self.name, self.address, self.version) = (kind, name, address, version)
        (self.revision, self.folder, self.firstStep) = (revision, folder, firstStep)
    }

    /// What the project wants of it: `5.9.1`, or the beginning of a revision.
    package var wanted: String { version ?? revision.map { String($0.prefix(10)) } ?? "" }

    /// The name of the folder that git makes for an address: `https://github.com/Alamofire/Alamofire.git`
    package static func name(of address: String) -> String {
        let trimmed = address.hasSuffix("/") ? String(address.dropLast()) : address
        let last = trimmed.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? trimmed
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// Whether a text is a whole revision of git.
    package static func isRevision(_ text: String) -> Bool { text.utf8.count == 40 && text.allSatisfy(\.isHexDigit) }
}
