import Foundation
import Testing

/// Names of many of Apple's modules that public libraries use, in a program that the toolset builds. What it prints follows from
/// Apple's documentation, FIPS 180-4 and RFC 4231.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct SeldomNameModuleTests {
    @Test func `What films, pictures and networks are told is kept as it was said`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": Self.program,
        ])
        defer { package.remove() }
        #expect(try package.output(of: "checks") == Self.expected)
    }

    private static let program = """
        import AVFoundation
        import Accessibility
        import CommonCrypto
        import CoreLocation
        import CoreText
        import Darwin
        import FoundationNetworking
        import ImageIO
        import MobileCoreServices
        import ObjectiveC
        import Security
        import SwiftUI
        import UIKit
        import WebKit

        // Bytes of a sound
        var made: CMBlockBuffer?
        var bytes: [UInt8] = [1, 2, 3, 4, 5]
        print(CMBlockBufferCreateWithMemoryBlock(
            allocator: nil, memoryBlock: &bytes, blockLength: 5, blockAllocator: nil, customBlockSource: nil, offsetToData: 1,
            dataLength: 4, flags: 0, blockBufferOut: &made))
        let block = made!
        var (rest, all) = (0, 0)
        var place: UnsafeMutablePointer<Int8>?
        print(CMBlockBufferGetDataPointer(
            block, atOffset: 1, lengthAtOffsetOut: &rest, totalLengthOut: &all, dataPointerOut: &place), rest, all, place![0])
        print(CMBlockBufferGetDataLength(block), CMBlockBufferGetDataPointer(
            block, atOffset: 4, lengthAtOffsetOut: nil, totalLengthOut: nil, dataPointerOut: nil) == kCMBlockBufferBadOffsetParameterErr)
        var format: CMFormatDescription?
        var stream = AudioStreamBasicDescription()
        (stream.mSampleRate, stream.mChannelsPerFrame) = (44100, 2)
        CMAudioFormatDescriptionCreate(
            allocator: nil, asbd: &stream, layoutSize: 0, layout: nil, magicCookieSize: 0, magicCookie: nil, extensions: nil,
            formatDescriptionOut: &format)
        print(CMAudioFormatDescriptionGetStreamBasicDescription(format!)!.pointee.mSampleRate)
        var samples: CMSampleBuffer?
        CMSampleBufferCreateReady(
            allocator: nil, dataBuffer: block, formatDescription: format, sampleCount: 2, sampleTimingEntryCount: 0,
            sampleTimingArray: nil, sampleSizeEntryCount: 0, sampleSizeArray: nil, sampleBufferOut: &samples)
        print(CMSampleBufferGetDataBuffer(samples!) === block, CMSampleBufferGetNumSamples(samples!), CMSampleBufferDataIsReady(samples!))
        CMSampleBufferInvalidate(samples!)
        print(CMSampleBufferIsValid(samples!), CMSampleBufferGetDataBuffer(CMSampleBuffer()) == nil)

        // Facts about a film
        let place2 = AVMutableMetadataItem()
        place2.keySpace = .quickTimeMetadata
        place2.identifier = .quickTimeMetadataLocationISO6709
        place2.value = "+48.0/" as NSString
        print(place2.stringValue!, place2.identifier!.rawValue, place2.commonKey == nil)
        print(AVMetadataItem.metadataItems(from: [place2], filteredByIdentifier: .commonIdentifierTitle).count)
        var description: CMFormatDescription?
        CMMetadataFormatDescriptionCreateWithMetadataSpecifications(
            allocator: nil, metadataType: kCMMetadataFormatType_Boxed,
            metadataSpecifications: [[kCMMetadataFormatDescriptionMetadataSpecificationKey_Identifier: "mdta/a"]],
            formatDescriptionOut: &description)
        print(CMMetadataFormatDescriptionGetIdentifiers(description!) as! [String])
        let input = AVCaptureMetadataInput(formatDescription: description!, clock: CMClockGetHostTimeClock())
        let session = AVCaptureSession()
        session.addInputWithNoConnections(input)
        let connection = AVCaptureConnection(inputPorts: input.ports, output: AVCaptureMovieFileOutput())
        session.addConnection(connection)
        print(input.ports[0].mediaType == .metadata, session.connections.count, connection.activeVideoStabilizationMode == .off)
        let track = AVAssetTrack()
        let (formats, range) = try await track.load(.formatDescriptions, .timeRange)
        print(formats.count, range.duration.seconds, try await AVURLAsset(url: URL(fileURLWithPath: "/a")).load(.tracks).count)
        print(AVLinearPCMIsNonInterleaved)

        // Facts about a picture
        let facts = CGImageMetadataCreateMutable()
        print(CGImageMetadataSetValueMatchingImageProperty(
            facts, kCGImagePropertyGPSDictionary, kCGImagePropertyGPSLatitudeRef, "N" as NSString))
        print(CGImageMetadataCopyStringValueWithPath(facts, nil, "exif:GPSLatitudeRef")!)
        let copy = CGImageMetadataCreateMutableCopy(facts)!
        print(CGImageMetadataRemoveTagWithPath(copy, nil, "exif:GPSLatitudeRef"), CGImageMetadataCopyTags(copy) == nil)
        print(CGImageMetadataCopyTags(facts)!.count, CGImageMetadataSetValueWithPath(copy, nil, "nobody:a", "b" as NSString))
        let tag = CGImageMetadataCopyTagMatchingImageProperty(facts, kCGImagePropertyGPSDictionary, "LatitudeRef")!
        print(CGImageMetadataTagCopyNamespace(tag)!, CGImageMetadataTagCopyName(tag)!)

        // Core Foundation
        print(CFGetTypeID(true as NSNumber) == CFBooleanGetTypeID(), CFGetTypeID(1 as NSNumber) == CFBooleanGetTypeID())
        print(CFGetTypeID("a" as NSString) == CFStringGetTypeID(), kCFNull === NSNull())
        let key = "one" as NSString
        let names: CFDictionary = ["one": "two" as NSString]
        let found = CFDictionaryGetValue(names, Unmanaged.passUnretained(key).toOpaque())!
        withExtendedLifetime(names) { print(Unmanaged<NSString>.fromOpaque(found).takeUnretainedValue(), CFDictionaryGetCount(names)) }
        final class Pair { let (one, two) = (1, 2) }
        // Two numbers of eight bytes after the sixteen of every object
        print(class_getInstanceSize(Pair.self), NSError().code)
        let pair = NSObject()
        print(NSValue(nonretainedObject: pair).nonretainedObjectValue as AnyObject === pair)
        print(NSValue(nonretainedObject: pair) == NSValue(nonretainedObject: pair))
        let pressure = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
        pressure.setEventHandler { print("scarce") }
        pressure.activate()
        pressure.cancel()
        let watch = DispatchSource.makeFileSystemObjectSource(fileDescriptor: 0, eventMask: [.write, .delete], queue: .main)
        watch.setEventHandler { if watch.data.contains(.delete) { print("gone") } }
        watch.activate()
        watch.cancel()
        let task = URLSession.shared.dataTask(with: URL(string: "https://example.com")!)
        let before = task.prefersIncrementalDelivery
        task.prefersIncrementalDelivery = false
        print(before, task.prefersIncrementalDelivery)
        let error = URLError(.notConnectedToInternet, userInfo: [NSURLErrorNetworkUnavailableReasonKey: 2])
        print(error.networkUnavailableReason == .constrained, URLError(.timedOut).networkUnavailableReason == nil)
        print(kUTTypeFlatRTFD, SecKeyAlgorithm.ecdsaSignatureMessageX962SHA384.rawValue)

        // FIPS 180-4's example, and RFC 4231's first
        func text(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA224_DIGEST_LENGTH))
        CC_SHA224("abc", 3, &digest)
        print(text(digest))
        let longer = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
        CC_SHA224(longer, CC_LONG(longer.utf8.count), &digest)
        print(text(digest))
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA224), [UInt8](repeating: 0x0b, count: 20), 20, "Hi There", 8, &digest)
        print(text(digest))

        // Places, pages, words
        let manager = CLLocationManager()
        print(manager.headingFilter, kCLLocationAccuracyReduced > kCLLocationAccuracyThreeKilometers, CLAuthorizationStatus.authorized == .authorizedAlways)
        let cookie = HTTPCookie(properties: [.name: "a", .value: "1", .domain: "example.com", .path: "/"])!
        let store = WKWebsiteDataStore.default().httpCookieStore
        await store.setCookie(cookie)
        await store.setCookie(HTTPCookie(properties: [.name: "a", .value: "2", .domain: "example.com", .path: "/"])!)
        print(await WKWebsiteDataStore.default().httpCookieStore.allCookies().map(\\.value))
        await store.deleteCookie(cookie)
        store.getAllCookies { print($0.count) }
        print(kCTTrackingAttributeName, kCTFontAttributeName == NSAttributedString.Key.font.rawValue)
        let view = UIView()
        view.accessibilityCustomContentBlock = { [AXCustomContent(label: "Age", value: "3")] }
        print(view.accessibilityCustomContentBlock!()![0].value)
        // Bytes that grow, worlds of scripts by name, and what a scroll view shows
        let bytesThatGrow = CFDataCreateMutable(nil, 0)!
        CFDataSetLength(bytesThatGrow, 3)
        CFDataGetMutableBytePtr(bytesThatGrow)[2] = 7
        print(Array(bytesThatGrow as Data))
        print(WKContentWorld.world(name: "own") === WKContentWorld.world(name: "own"), WKContentWorld.page.name ?? "nil")
        print(ScrollGeometry(
            contentOffset: CGPoint(x: 1, y: 2), contentSize: CGSize(width: 9, height: 9), contentInsets: EdgeInsets(),
            containerSize: CGSize(width: 3, height: 4)).visibleRect)

        // An asset of a URL keeps it; schemes have handlers; fonts are registered together, and the clock counts nanoseconds
        print((AVAsset(url: URL(fileURLWithPath: "/film")) as? AVURLAsset)?.url.path ?? "nil", AVURLAsset(url: URL(fileURLWithPath: "/a")).url.path)
        final class Loader: NSObject, WKURLSchemeHandler {
            func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {}
            func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
        }
        let (pages, loader) = (WKWebViewConfiguration(), Loader())
        pages.setURLSchemeHandler(loader, forURLScheme: "cards")
        print(pages.urlSchemeHandler(forURLScheme: "cards") === loader, pages.urlSchemeHandler(forURLScheme: "Cards") == nil)
        print(CTFontManagerRegisterFontsForURLs([URL(fileURLWithPath: "/none.ttf")] as CFArray, .process, nil))
        CTFontManagerRegisterFontURLs([URL(fileURLWithPath: "/none.ttf")] as CFArray, .process, true) { errors, isDone in
            print(errors.count, isDone)
            return true
        }
        class Note: NSObject {
            override func accessibilityActivate() -> Bool { true }
            override var accessibilityLabel: String? { get { "note" } set {} }
        }
        final class Quiet: Note { override func accessibilityActivate() -> Bool { !super.accessibilityActivate() } }
        print(Note().accessibilityActivate(), Quiet().accessibilityActivate(), Note().accessibilityLabel!, NSObject().accessibilityPerformEscape())
        var base = mach_timebase_info_data_t()
        print(mach_timebase_info(&base) == KERN_SUCCESS, base.numer == base.denom)
        """

    private static let expected = """
        0
        0 3 4 3
        4 true
        44100.0
        true 2 true
        false true
        +48.0/ mdta/com.apple.quicktime.location.ISO6709 true
        0
        ["mdta/a"]
        true 1 true
        0 0.0 0
        AVLinearPCMIsNonInterleaved
        true
        N
        true true
        1 false
        http://ns.adobe.com/exif/1.0/ GPSLatitudeRef
        true false
        true true
        two 1
        32 0
        true
        true
        true false
        true true
        com.apple.flat-rtfd algid:sign:ECDSA:message-X962:SHA384
        23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7
        75388b16512776cc5dba5da1fd890150b0c6455cb4f58b1952522525
        896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22
        1.0 true true
        ["2"]
        0
        CTTracking true
        3
        [0, 0, 7]
        true nil
        (1.0, 2.0, 3.0, 4.0)
        /film /a
        true true
        false
        1 true
        true false note false
        true true

        """
}
