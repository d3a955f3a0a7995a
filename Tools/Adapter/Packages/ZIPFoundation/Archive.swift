import Foundation

public typealias CRC32 = UInt32
public typealias Consumer = (_ data: Data) throws -> Void
public typealias Provider = (_ position: Int64, _ size: Int) throws -> Data
public let defaultReadChunkSize = 16 * 1024
public let defaultWriteChunkSize = defaultReadChunkSize
public let defaultFilePermissions = UInt16(0o644)
public let defaultDirectoryPermissions = UInt16(0o755)

public enum CompressionMethod: UInt16, Sendable {
    case none = 0, deflate = 8
}

public struct Entry: Equatable, Sendable {
    public enum EntryType: Int, Sendable {
        case file, directory, symlink
    }
    public let path: String
    public let type: EntryType
    public let checksum: CRC32
    public let isCompressed: Bool
    public let compressedSize: UInt64
    public let uncompressedSize: UInt64
    let content: Data
    public var fileAttributes: [FileAttributeKey: Any] { [:] }
    public func path(using encoding: String.Encoding) -> String { path }
}

/// An archive in memory, with what is added to it. Those of files are neither read nor written.
public final class Archive: Sequence {
    public enum ArchiveError: Error {
        case unreadableArchive, unwritableArchive, invalidEntryPath, invalidCompressionMethod, invalidCRC32,
            cancelledOperation
        case invalidBufferSize, invalidEntrySize, invalidLocalHeaderDataOffset, invalidLocalHeaderSize
        case invalidCentralDirectoryOffset, invalidCentralDirectorySize, invalidCentralDirectoryEntryCount
        case missingEndOfCentralDirectoryRecord, uncontainedSymlink
    }

    public enum AccessMode: UInt, Sendable {
        case create, read, update
    }

    public let url: URL
    public let accessMode: AccessMode
    private var entries: [Entry] = []
    public var data: Data? { nil }

    public init(url: URL, accessMode mode: AccessMode, pathEncoding: String.Encoding? = nil) throws {
        if mode != .create { throw ArchiveError.unreadableArchive }
        (self.url, accessMode) = (url, mode)
    }

    public init(data: Data = Data(), accessMode mode: AccessMode, pathEncoding: String.Encoding? = nil) throws {
        if mode != .create { throw ArchiveError.unreadableArchive }
        (url, accessMode) = (URL(fileURLWithPath: ""), mode)
    }

    public func makeIterator() -> AnyIterator<Entry> { AnyIterator(entries.makeIterator()) }
    public subscript(path: String) -> Entry? { entries.first { $0.path == path } }

    @discardableResult
    public func extract(
        _ entry: Entry, to url: URL, bufferSize: Int = defaultReadChunkSize, skipCRC32: Bool = false,
        allowUncontainedSymlinks: Bool = false, progress: Progress? = nil
    ) throws -> CRC32 {
        try entry.content.write(to: url)
        return entry.checksum
    }

    @discardableResult
    public func extract(
        _ entry: Entry, bufferSize: Int = defaultReadChunkSize, skipCRC32: Bool = false, progress: Progress? = nil,
        consumer: Consumer
    ) throws -> CRC32 {
        try consumer(entry.content)
        return entry.checksum
    }

    public func addEntry(
        with path: String, relativeTo baseURL: URL, compressionMethod: CompressionMethod = .none,
        bufferSize: Int = defaultWriteChunkSize, progress: Progress? = nil
    ) throws { try addEntry(with: path, fileURL: baseURL.appendingPathComponent(path)) }

    public func addEntry(
        with path: String, fileURL: URL, compressionMethod: CompressionMethod = .none,
        bufferSize: Int = defaultWriteChunkSize, progress: Progress? = nil
    ) throws { add(path, .file, try Data(contentsOf: fileURL)) }

    public func addEntry(
        with path: String, type: Entry.EntryType, uncompressedSize: Int64, modificationDate: Date = Date(),
        permissions: UInt16? = nil, compressionMethod: CompressionMethod = .none,
        bufferSize: Int = defaultWriteChunkSize,
        progress: Progress? = nil, provider: Provider
    ) throws { add(path, type, try provider(0, Int(uncompressedSize))) }

    private func add(_ path: String, _ type: Entry.EntryType, _ content: Data) {
        let size = UInt64(content.count)
        entries.append(
            Entry(
                path: path, type: type, checksum: content.crc32(checksum: 0), isCompressed: false, compressedSize: size,
                uncompressedSize: size, content: content))
    }

    public func remove(_ entry: Entry, bufferSize: Int = defaultReadChunkSize, progress: Progress? = nil) throws {
        entries.removeAll { $0 == entry }
    }

    public func totalUnitCountForReading(_ entry: Entry) -> Int64 { Int64(entry.uncompressedSize) }
    public func totalUnitCountForRemoving(_ entry: Entry) -> Int64 { Int64(entry.uncompressedSize) }
}

extension Data {
    /// The sum that archives keep of each file: remainders by the polynomial of IEEE 802.3.
    public func crc32(checksum: CRC32) -> CRC32 {
        var rest = ~checksum
        for byte in self {
            rest ^= CRC32(byte)
            for _ in 0..<8 { rest = rest & 1 == 1 ? (rest >> 1) ^ 0xEDB8_8320 : rest >> 1 }
        }
        return ~rest
    }
}

extension FileManager {
    public func zipItem(
        at sourceURL: URL, to destinationURL: URL, shouldKeepParent: Bool = true,
        compressionMethod: CompressionMethod = .none,
        progress: Progress? = nil
    ) throws { throw Archive.ArchiveError.unwritableArchive }

    public func unzipItem(
        at sourceURL: URL, to destinationURL: URL, skipCRC32: Bool = false, allowUncontainedSymlinks: Bool = false,
        progress: Progress? = nil, pathEncoding: String.Encoding? = nil
    ) throws { throw Archive.ArchiveError.unreadableArchive }
}
