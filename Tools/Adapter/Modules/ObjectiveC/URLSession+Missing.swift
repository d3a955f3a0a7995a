import Foundation
import FoundationNetworking

// What Foundation's networking on Linux lacks of iOS's. Nothing is loaded in a picture of a screen.

extension URLSessionTaskDelegate {
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}

private nonisolated(unsafe) let deliveryKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension URLSessionTask {
    /// Whether parts of a body are wanted as they come. They are unless code says otherwise.
    public var prefersIncrementalDelivery: Bool {
        get { objc_getAssociatedObject(self, deliveryKey) as? Bool ?? true }
        set { objc_setAssociatedObject(self, deliveryKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}

extension URLSession {
    // Foundation's here have a delegate as well, and so are not those of a protocol that wants functions of a URL or a request alone.
    @_disfavoredOverload
    public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
    @_disfavoredOverload
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        try await data(for: request, delegate: nil)
    }
    @_disfavoredOverload
    public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
        try await upload(for: request, from: bodyData, delegate: nil)
    }
    @_disfavoredOverload
    public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
        try await upload(for: request, fromFile: fileURL, delegate: nil)
    }
    @_disfavoredOverload
    public func download(from url: URL) async throws -> (URL, URLResponse) {
        try await download(from: url, delegate: nil)
    }
    @_disfavoredOverload
    public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
        try await download(for: request, delegate: nil)
    }
}

extension URLCache {
    /// The initialiser since iOS 13. The place on disk is left to Foundation.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}

extension URLError {
    public enum NetworkUnavailableReason: Int, Hashable, Sendable { case cellular, expensive, constrained }

    /// Why there was no network that the request may use.
    public var networkUnavailableReason: NetworkUnavailableReason? {
        (userInfo[NSURLErrorNetworkUnavailableReasonKey] as? Int).flatMap(NetworkUnavailableReason.init)
    }
}
public let NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"

/// The key of what a download that was broken off goes on with.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLRequest {
    /// There is no network that costs more or that the user wants to spare.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
}

extension URLSessionConfiguration {
    /// Foundation here only reads it. There is no network to wait for.
    public var waitsForConnectivity: Bool {
        get { true }
        set {}
    }
}

/// As Security declares it.
public enum tls_protocol_version_t: UInt16, Sendable {
    case TLSv10 = 0x0301
    case TLSv11 = 0x0302
    case TLSv12 = 0x0303
    case TLSv13 = 0x0304
    case DTLSv10 = 0xFEFF
    case DTLSv12 = 0xFEFD
}

/// As Security declares it.
public enum SSLProtocol: Int32, Sendable {
    case sslProtocolUnknown = 0
    case tlsProtocol1 = 4
    case tlsProtocol11 = 7
    case tlsProtocol12 = 8
    case dtlsProtocol1 = 9
    case tlsProtocol13 = 10
    case dtlsProtocol12 = 11
    case tlsProtocolMaxSupported = 999
}

private nonisolated(unsafe) let securityKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

private struct TransportSecurity {
    var versions = (least: tls_protocol_version_t.TLSv12, most: tls_protocol_version_t.TLSv13)
    var protocols = (least: SSLProtocol.tlsProtocol12, most: SSLProtocol.tlsProtocol13)
}

extension URLSessionConfiguration {
    /// Nothing is loaded, so that it is only remembered.
    private var security: TransportSecurity {
        get { objc_getAssociatedObject(self, securityKey) as? TransportSecurity ?? TransportSecurity() }
        set { objc_setAssociatedObject(self, securityKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
    public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
        get { security.versions.least }
        set { security.versions.least = newValue }
    }
    public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
        get { security.versions.most }
        set { security.versions.most = newValue }
    }
    public var tlsMinimumSupportedProtocol: SSLProtocol {
        get { security.protocols.least }
        set { security.protocols.least = newValue }
    }
    public var tlsMaximumSupportedProtocol: SSLProtocol {
        get { security.protocols.most }
        set { security.protocols.most = newValue }
    }
}

extension URLSessionConfiguration {
    /// What adapted code has in place of `default`: as for the shared session, the protocols that are registered come first, and the shared
    /// cache is asked.
    public class var defaultInProject: URLSessionConfiguration { holding(.default) }
    public class var ephemeralInProject: URLSessionConfiguration { holding(.ephemeral) }

    /// What adapted code has in place of `urlCache`. A cache of its own would be asked in another queue, and nobody would know of the request
    /// until it has answered.
    public var urlCacheInProject: URLCache? {
        get { urlCache }
        set { urlCache = newValue == nil ? nil : .shared }
    }

    private class func holding(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
        configuration.protocolClasses = []
        configuration.urlCache = .shared
        return configuration
    }
}
