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
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject {
        // A source that waits for data, which nobody gives it.
        makeUserDataAddSource(queue: queue) as! DispatchSource
    }
}
