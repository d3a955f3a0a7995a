import Testing

/// Names of Apple's that libraries of views use, in a program that is adapted. What it prints follows from Apple's documentation of each.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct LibraryNameModuleTests {
    @Test func `What libraries ask of Apple's modules is there`() throws {
        let package = try Toolset.Package([
            "Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Checks", targets: [.executableTarget(name: "checks")])
            """,
            "Sources/checks/main.swift": Self.program,
        ])
        defer { package.remove() }
        let lines = try package.output(of: "checks").split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "kept of a class: Card nil", "made UIPanGestureRecognizer true", "made Card 7", "later 86400.0",
                "count 2 1 1", "swapped true false 5", "found true 0.25", "text true", "thumbnails failed 2",
                "animated 3.0", "key NSThumbnail1024x1024SizeKey", "coupon 1 1", "adjusted 2.0 3.0 true",
                "recursive 0 0", "pixel 0 [128, 255, 0, 0]", "back 0 [128, 128, 0, 0]", "half [63, 138]",
            ])
    }

    private static let program = #"""
        import AVFoundation
        import Accelerate
        import Darwin
        import ImageIO
        import ObjectiveC
        import PassKit
        import SwiftUI
        import UIKit

        protocol Makeable: AnyObject { init() }
        extension NSObject: Makeable {}
        extension Makeable {
            init(_ change: (Self) -> Void) {
                self.init()
                change(self)
            }
        }
        final class Card: UIView { var number = 1 }

        // Associated objects of a class, which is an object, too
        var key: UInt8 = 0
        extension UIView {
            static var title: String? {
                get { objc_getAssociatedObject(self, &key) as? String }
                set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN) }
            }
        }
        Card.title = "Card"
        print("kept of a class:", Card.title ?? "nil", UILabel.title ?? "nil")

        let pan = UIPanGestureRecognizer { $0.isEnabled = false }
        print("made", type(of: pan), !pan.isEnabled)
        print("made Card", Card { $0.number = 7 }.number)

        let later: NSDate = NSDate(timeIntervalSinceReferenceDate: 0).addingTimeInterval(86400)
        print("later", later.timeIntervalSinceReferenceDate)

        var count: Int32 = 0
        let (one, two) = (OSAtomicIncrement32(&count), OSAtomicIncrement32(&count))
        print("count", two, one, OSAtomicDecrement32(&count))
        print("swapped", OSAtomicCompareAndSwap32(1, 5, &count), OSAtomicCompareAndSwap32(1, 6, &count), count)

        // The usual way to ask for the delay of a picture that moves
        let properties: CFDictionary = [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: 0.25]]
        let place = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
        let isThere = CFDictionaryGetValueIfPresent(
            properties, unmanagedText(kCGImagePropertyGIFDictionary).toOpaque(), place)
        let inner: CFDictionary = unsafeBitCast(place.pointee, to: CFDictionary.self)
        let delay = unsafeBitCast(
            CFDictionaryGetValue(inner, unmanagedText(kCGImagePropertyGIFDelayTime).toOpaque()), to: AnyObject.self)
        print("found", isThere, (delay as! NSNumber).doubleValue)
        print("text", unmanagedText("a").toOpaque() == unmanagedText("a").toOpaque())

        let generator = AVAssetImageGenerator(asset: AVAsset(url: URL(fileURLWithPath: "/film")))
        var failed = 0
        for await result in generator.images(for: [.zero, CMTime(value: 1, timescale: 1)]) {
            if case .failure = result { failed += 1 }
        }
        print("thumbnails failed", failed)

        let view = UIView()
        // It goes on when the animation has ended.
        await withCheckedContinuation { ended in
            UIView.animate(.spring) { view.frame.origin.x = 3 } completion: { ended.resume() }
        }
        print("animated", view.frame.minX)

        print("key", URLThumbnailDictionaryItem.NSThumbnail1024x1024SizeKey.rawValue)
        let update = PKPaymentRequestCouponCodeUpdate(
            errors: [PKPaymentError(.unknownError)], paymentSummaryItems: [], shippingMethods: [PKShippingMethod()])
        print("coupon", update.errors.count, update.shippingMethods.count)

        let item = UIBarButtonItem()
        item.setBackButtonBackgroundVerticalPositionAdjustment(2, for: .default)
        item.setBackgroundVerticalPositionAdjustment(3, for: .default)
        item.setBackgroundImage(UIImage(), for: .normal, style: .plain, barMetrics: .default)
        print(
            "adjusted", item.backButtonBackgroundVerticalPositionAdjustment(for: .default),
            item.backgroundVerticalPositionAdjustment(for: .default),
            item.backgroundImage(for: .normal, style: .plain, barMetrics: .default) != nil)

        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        let status = pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE)
        var slot = pthread_key_t()
        print("recursive", status, pthread_key_create(&slot, { _ in }))

        // Half a red, as a context stores it, without alpha in its colour, and back
        func image(_ bytes: [UInt8]) -> CGImage {
            var bytes = bytes
            return CGContext(
                data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)!.makeImage()!
        }
        var format = vImage_CGImageFormat(
            bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: nil,
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.first.rawValue), version: 0, decode: nil,
            renderingIntent: .defaultIntent)
        var buffer = vImage_Buffer()
        let result = vImageBuffer_InitWithCGImage(
            &buffer, &format, nil, image([128, 128, 0, 0]), vImage_Flags(kvImageNoFlags))
        func bytes(_ buffer: vImage_Buffer, _ count: Int) -> [UInt8] {
            Array(UnsafeRawBufferPointer(start: buffer.data, count: count))
        }
        print("pixel", result, bytes(buffer, 4))
        var failure = kvImageNoError
        let back = vImageCreateCGImageFromBuffer(
            &buffer, &format, nil, nil, vImage_Flags(kvImageNoFlags), &failure)!.takeRetainedValue()
        let plain = vImage_CGImageFormat(
            bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue))!
        print("back", failure, bytes(try vImage_Buffer(cgImage: back, format: plain), 4))
        buffer.free()

        // Four pixels become two: (0 + 3 * 0 + 3 * 100 + 200) / 8 and (100 + 3 * 200 + 3 * 100 + 100) / 8, rounded
        var row: [UInt8] = [0, 100, 200, 100].flatMap { [255, $0, $0, $0] }
        var half = [UInt8](repeating: 0, count: 8)
        row.withUnsafeMutableBytes { row in
            half.withUnsafeMutableBytes { half in
                var source = vImage_Buffer(data: row.baseAddress, height: 1, width: 4, rowBytes: 16)
                var target = vImage_Buffer(data: half.baseAddress, height: 1, width: 2, rowBytes: 8)
                vImageScale_ARGB8888(&source, &target, nil, vImage_Flags(kvImageHighQualityResampling))
            }
        }
        print("half", [half[1], half[5]])
        """#
}
