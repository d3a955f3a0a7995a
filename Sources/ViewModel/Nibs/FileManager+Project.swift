import Foundation

/// What adapted code has in place of the folders of whoever runs the program: a home of the process's own, with the folders that an
/// app finds in its container.
extension FileManager {
    /// The home folder of the process, made when it is first asked for.
    public static let homeOfProject: String = {
        let home = NSTemporaryDirectory().trimmingSuffix("/") + "/app-\(ProcessInfo.processInfo.processIdentifier)"
        for folder in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
            try? FileManager.default.createDirectory(
                atPath: home + "/" + folder, withIntermediateDirectories: true)
        }
        return home
    }()

    public static var temporaryFolderOfProject: String { homeOfProject + "/tmp/" }

    /// In the home they are where an app finds them, whether they are there or not; elsewhere as Foundation says.
    public func urlsInProject(for directory: SearchPathDirectory, in domains: SearchPathDomainMask) -> [URL] {
        guard domains.contains(.userDomainMask), let folder = Self.foldersOfApps[directory] else {
            return urls(for: directory, in: domains)
        }
        return [URL(fileURLWithPath: Self.homeOfProject + "/" + folder, isDirectory: true)]
    }

    public func urlInProject(
        for directory: SearchPathDirectory, in domain: SearchPathDomainMask, appropriateFor url: URL?, create: Bool
    ) throws -> URL {
        guard directory != .itemReplacementDirectory, let found = urlsInProject(for: directory, in: domain).first else {
            return try self.url(for: directory, in: domain, appropriateFor: url, create: create)
        }
        if create { try createDirectory(at: found, withIntermediateDirectories: true) }
        return found
    }

    /// What is in a folder, by name. Foundation leaves the order to the file system.
    public func contentsInProject(atPath path: String) throws -> [String] {
        try contentsOfDirectory(atPath: path).sorted()
    }

    public func contentsInProject(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options: DirectoryEnumerationOptions
    ) throws -> [URL] {
        try contentsOfDirectory(at: url, includingPropertiesForKeys: keys, options: options).sorted {
            $0.lastPathComponent < $1.lastPathComponent
        }
    }

    private static let foldersOfApps: [SearchPathDirectory: String] = [
        .documentDirectory: "Documents", .libraryDirectory: "Library", .cachesDirectory: "Library/Caches",
        .applicationSupportDirectory: "Library/Application Support", .desktopDirectory: "Desktop",
        .downloadsDirectory: "Downloads", .moviesDirectory: "Movies", .musicDirectory: "Music",
        .picturesDirectory: "Pictures", .autosavedInformationDirectory: "Library/Autosave Information",
        .inputMethodsDirectory: "Library/Input Methods", .userDirectory: "Users",
    ]
}

extension String {
    fileprivate func trimmingSuffix(_ end: Character) -> String { last == end ? String(dropLast()) : self }
}
