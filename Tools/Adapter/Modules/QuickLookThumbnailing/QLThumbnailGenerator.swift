@_exported import Foundation
@_exported import UIKit
import UniformTypeIdentifiers

public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"
public struct QLThumbnailError: _BridgedStoredNSError {
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
        public typealias _ErrorType = QLThumbnailError
        case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid
        case requestCancelled
    }
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { QLThumbnailErrorDomain }
    public static var generationFailed: Code { .generationFailed }
    public static var savingToURLFailed: Code { .savingToURLFailed }
    public static var noCachedThumbnail: Code { .noCachedThumbnail }
    public static var noCloudThumbnail: Code { .noCloudThumbnail }
    public static var requestInvalid: Code { .requestInvalid }
    public static var requestCancelled: Code { .requestCancelled }
}

open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }
    init(_ image: UIImage) { uiImage = image }
    open var type: RepresentationType { .thumbnail }
    public let uiImage: UIImage
    open var cgImage: CGImage { uiImage.cgImage! }
    open var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }
}

/// Small pictures of pictures. Of other files there are none.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    open class Request: NSObject, @unchecked Sendable {
        public struct RepresentationTypes: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let icon = Self(rawValue: 1)
            public static let lowQualityThumbnail = Self(rawValue: 2)
            public static let thumbnail = Self(rawValue: 4)
            public static let all = Self(rawValue: .max)
        }
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            (fileURL, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes)
        }
        let fileURL: URL
        public let size: CGSize
        public let scale: CGFloat
        public let representationTypes: RepresentationTypes
        open var contentType: UTType?
        open var minimumDimension: CGFloat = 0
        open var iconMode = false
    }
    private static let one = QLThumbnailGenerator()
    open class var shared: QLThumbnailGenerator { one }

    @MainActor private func thumbnail(of request: Request) -> QLThumbnailRepresentation? {
        guard let image = UIImage(contentsOfFile: request.fileURL.path), image.size.width > 0, image.size.height > 0
        else { return nil }
        let factor = min(request.size.width / image.size.width, request.size.height / image.size.height, 1)
        let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
        let format = UIGraphicsImageRendererFormat()
        format.scale = request.scale
        let small = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }
        return QLThumbnailRepresentation(small)
    }
    open func generateBestRepresentation(
        for request: Request, completion completionHandler: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        let found = Thread.isMainThread ? MainActor.assumeIsolated { thumbnail(of: request) } : nil
        completionHandler(found, found == nil ? QLThumbnailError(.generationFailed) : nil)
    }
    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        guard let found = await thumbnail(of: request) else { throw QLThumbnailError(.generationFailed) }
        return found
    }
    open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
        )? = nil
    ) { generateBestRepresentation(for: request) { updateHandler?($0, .thumbnail, $1) } }
    open func cancel(_ request: Request) {}
}
