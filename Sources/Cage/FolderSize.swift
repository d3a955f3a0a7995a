import Glibc
import MaquetteFiles

/// What a folder has of the disk.
package enum FolderSize {
    private static let mostFiles = 100_000

    /// The bytes of a folder with all below it; links are not followed, and each file counts for a page.
    package static func bytes(of folder: FilePath) -> Int {
        var (sum, seen, waiting) = (0, 0, [folder])
        while let next = waiting.popLast(), seen < mostFiles {
            for name in (try? next.namesOfEntries()) ?? [] {
                let path = next.appending(name)
                guard let status = path.status(followingLinks: false) else { continue }
                seen += 1
                sum += max(4096, Int(status.st_blocks) * 512)
                if status.st_mode & S_IFMT == S_IFDIR { waiting.append(path) }
            }
        }
        return sum
    }
}
