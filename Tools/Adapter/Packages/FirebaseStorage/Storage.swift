import FirebaseCore
import Foundation

// There is no network: nothing is sent, and nothing comes.

open class Storage: NSObject, @unchecked Sendable {
    private static let usual = Storage()
    public static func storage() -> Storage { usual }
    public static func storage(url: String) -> Storage { usual }
    public static func storage(app: FirebaseApp) -> Storage { usual }
    open var maxUploadRetryTime: TimeInterval = 600
    open var maxDownloadRetryTime: TimeInterval = 600
    open func reference() -> StorageReference { StorageReference([]) }
    open func reference(withPath path: String) -> StorageReference { reference().child(path) }
    open func reference(forURL url: String) -> StorageReference { reference().child(URL(string: url)?.path ?? "") }
    open func useEmulator(withHost host: String, port: Int) {}
}

open class StorageReference: NSObject, @unchecked Sendable {
    private let parts: [String]
    fileprivate init(_ parts: [String]) { self.parts = parts }

    open var fullPath: String { parts.joined(separator: "/") }
    open var name: String { parts.last ?? "" }
    open var bucket: String { "" }
    open var storage: Storage { .storage() }
    open func root() -> StorageReference { StorageReference([]) }
    open func parent() -> StorageReference? { parts.isEmpty ? nil : StorageReference(parts.dropLast()) }
    open func child(_ path: String) -> StorageReference {
        StorageReference(parts + path.split(separator: "/").map(String.init))
    }
    @discardableResult open func putData(
        _ uploadData: Data, metadata: StorageMetadata? = nil,
        completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
    ) -> StorageUploadTask { StorageUploadTask() }
    @discardableResult open func putFile(
        from fileURL: URL, metadata: StorageMetadata? = nil,
        completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
    ) -> StorageUploadTask { StorageUploadTask() }
    @discardableResult open func getData(
        maxSize: Int64, completion: @escaping (Data?, (any Error)?) -> Void
    ) -> StorageDownloadTask { StorageDownloadTask() }
    @discardableResult open func write(
        toFile fileURL: URL, completion: ((URL?, (any Error)?) -> Void)? = nil
    ) -> StorageDownloadTask { StorageDownloadTask() }
    open func downloadURL(completion: @escaping (URL?, (any Error)?) -> Void) {}
    open func getMetadata(completion: @escaping (StorageMetadata?, (any Error)?) -> Void) {}
    open func updateMetadata(
        _ metadata: StorageMetadata, completion: ((StorageMetadata?, (any Error)?) -> Void)? = nil
    ) {}
    open func delete(completion: (((any Error)?) -> Void)?) {}
    open func listAll(completion: @escaping (StorageListResult?, (any Error)?) -> Void) {}
}

open class StorageListResult: NSObject, @unchecked Sendable {
    open var items: [StorageReference] { [] }
    open var prefixes: [StorageReference] { [] }
}

open class StorageMetadata: NSObject, @unchecked Sendable {
    open var contentType: String?
    open var cacheControl: String?
    open var customMetadata: [String: String]?
    open var path: String? { nil }
    open var name: String? { nil }
    open var size: Int64 { 0 }
    open func downloadURL() -> URL? { nil }
}

open class StorageTask: NSObject, @unchecked Sendable {
    open func resume() {}
    open func pause() {}
    open func cancel() {}
}

open class StorageObservableTask: StorageTask, @unchecked Sendable {
    @discardableResult open func observe(
        _ status: StorageTaskStatus, handler: @escaping (StorageTaskSnapshot) -> Void
    ) -> String { "" }
    open func removeObserver(withHandle handle: String) {}
    open func removeAllObservers() {}
}

open class StorageUploadTask: StorageObservableTask, @unchecked Sendable {}
open class StorageDownloadTask: StorageObservableTask, @unchecked Sendable {}
public enum StorageTaskStatus: Int, Sendable { case unknown, resume, progress, pause, success, failure }

open class StorageTaskSnapshot: NSObject, @unchecked Sendable {
    open var metadata: StorageMetadata? { nil }
    open var progress: Progress? { nil }
    open var error: (any Error)? { nil }
    open var reference: StorageReference { StorageReference([]) }
}
