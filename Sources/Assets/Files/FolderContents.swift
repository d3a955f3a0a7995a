import Foundation

/// The image files in a folder, read again only when the folder has changed: a missing name is looked for in many
/// forms.
enum FolderContents {
    private struct Listing {
        let names: Set<String>
        let modified: timespec
        /// A folder that changed a moment ago may change again with the same time stamp.
        let isSettled: Bool
    }

    private static let known = LockedState<[String: Listing]>([:])

    /// The names; nil when the folder cannot be listed.
    static func names(in folder: String) -> Set<String>? {
        var status = stat()
        guard stat(folder, &status) == 0 else { return [] }
        let modified = status.st_mtim
        let present = known.withLock { $0[folder] }
        if let present, present.isSettled, present.modified.tv_sec == modified.tv_sec,
            present.modified.tv_nsec == modified.tv_nsec
        {
            return present.names
        }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
        let isSettled = time(nil) - modified.tv_sec > 2
        let listing = Listing(names: Set(names.filter(ImageFiles.isImage)), modified: modified, isSettled: isSettled)
        known.withLock { $0[folder] = listing }
        return listing.names
    }
}
