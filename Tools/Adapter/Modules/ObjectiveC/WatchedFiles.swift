import Dispatch

/// Tells code when a file changes. Nobody else writes to the files of a screen that is drawn.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
    var handle: Int32 { get }
    var data: DispatchSource.FileSystemEvent { get }
    var mask: DispatchSource.FileSystemEvent { get }
}
extension DispatchSourceFileSystemObject {
    public var handle: Int32 { -1 }
    public var data: DispatchSource.FileSystemEvent { [] }
    public var mask: DispatchSource.FileSystemEvent { .all }
}
extension DispatchSource: DispatchSourceFileSystemObject {
    public struct FileSystemEvent: OptionSet, RawRepresentable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let delete = Self(rawValue: 0x1)
        public static let write = Self(rawValue: 0x2)
        public static let extend = Self(rawValue: 0x4)
        public static let attrib = Self(rawValue: 0x8)
        public static let link = Self(rawValue: 0x10)
        public static let rename = Self(rawValue: 0x20)
        public static let revoke = Self(rawValue: 0x40)
        public static let funlock = Self(rawValue: 0x100)
        public static let all: Self = [.delete, .write, .extend, .attrib, .link, .rename, .revoke]
    }

    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
        // A source that waits for data, which nobody gives it.
        makeUserDataAddSource(queue: queue) as! DispatchSource
    }
}
