import Foundation
import Testing

/// The modules for pictures, films and sound, used by a program that the toolset builds. What it prints follows from Apple's
/// documentation of each call, worked out by hand.
@Suite(.enabled(if: Toolset.file != nil), .serialized) struct MediaModuleTests {
    @Test func `Times and pictures are reckoned with, and what needs a camera is remembered`() throws {
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
        import AVKit
        import AudioToolbox
        import CoreHaptics
        import CoreMotion
        import Darwin
        import MapKit
        import OSLog
        import Photos
        import PhotosUI
        import UIKit
        import UIKitOfSwift4
        import Vision
        import VisionKit
        import WebKit

        print(AVMakeRect(aspectRatio: CGSize(width: 2, height: 1), insideRect: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let sum = CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 3)
        print(sum.value, sum.timescale, CMTime(value: 2, timescale: 4) == CMTime(value: 1, timescale: 2))
        print(CMTime(seconds: 1.5, preferredTimescale: 600).value, CMTime.invalid.isNumeric, CMTime.zero < .positiveInfinity)
        let range = CMTimeRange(start: CMTime(value: 1, timescale: 1), duration: CMTime(value: 2, timescale: 1))
        print(range.end.seconds, range.containsTime(range.start), range.containsTime(range.end))
        print(NSValue(time: CMTime(value: 7, timescale: 600)).timeValue == CMTime(value: 7, timescale: 600))

        // UIKit brings Core Image with it. Its y grows upwards: the lower half begins at 0
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
        }
        let whole = CIImage(image: picture)!
        let half = whole.cropped(to: CGRect(x: 0, y: 0, width: 40, height: 10))
        print(half.extent, whole.oriented(.right).extent, half.transformed(by: CGAffineTransform(scaleX: 2, y: 1)).extent)
        let made = CIContext().createCGImage(half, from: half.extent)!
        print(made.width, made.height, UIImage(ciImage: half).size)
        let filter = CIFilter(name: "CIGaussianBlur")!
        filter.setValue(whole, forKey: kCIInputImageKey)
        filter.setValue(5, forKey: kCIInputRadiusKey)
        print(filter.value(forKey: kCIInputRadiusKey) as! Int, filter.outputImage === whole, CIFilter(name: "Blur") == nil)
        print(CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).w, CIDetector(
            ofType: CIDetectorTypeFace, context: nil)!.features(in: whole).count)

        // Before Swift 4.2 traits were a number
        var traits = UIAccessibilityTraitNone
        traits |= UIAccessibilityTraitButton
        print(traits == .button, traits & UIAccessibilityTraitSelected == 0, traits | UIAccessibilityTraitHeader != 0)

        // The smallest GIF there is: one pixel
        let bytes: [UInt8] = [
            0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2C, 0, 0, 0, 0, 1, 0, 1,
            0, 0, 2, 2, 0x44, 1, 0, 0x3B,
        ]
        print(CGImageSourceGetType(CGImageSourceCreateWithData(Data(bytes), nil)!) ?? "nil")

        print(CMSampleBufferIsValid(CMSampleBuffer()), CMSampleBufferDataIsReady(CMSampleBuffer()), AVVideoCodecJPEG)
        print(AVCaptureDevice.default(for: .video) as Any, AVCaptureDevice.authorizationStatus(for: .audio).rawValue)
        let session = AVCaptureSession()
        session.addOutput(AVCaptureMetadataOutput())
        session.startRunning()
        print(session.outputs.count, session.isRunning, AVCaptureVideoPreviewLayer(session: session).session === session)
        let items = [1, 2].map { AVPlayerItem(url: URL(fileURLWithPath: "/\\($0).mp4")) }
        let player = AVQueuePlayer(items: items)
        player.advanceToNextItem()
        player.play()
        player.seek(to: CMTime(value: 3, timescale: 1))
        print(player.items() == [items[1]], player.rate, player.currentTime().seconds, player.timeControlStatus.rawValue)
        let screen = AVPlayerViewController()
        screen.player = player
        print(screen.view.backgroundColor == .black, AVPlayerLayer(player: player).player === player)
        try AVAudioSession.sharedInstance().setCategory(.playback, mode: .moviePlayback)
        print(AVAudioSession.sharedInstance().category == .playback, CMMotionManager().isDeviceMotionAvailable)
        print(PHAsset.fetchAssets(with: .image, options: nil).count, PHPhotoLibrary.authorizationStatus() == .notDetermined)
        var configuration = PHPickerConfiguration()
        configuration.filter = .any(of: [.images, .videos])
        print(PHPickerViewController(configuration: configuration).configuration == configuration)
        let request = VNDetectRectanglesRequest { request, error in print("found", request.results!.count, error == nil) }
        try VNImageRequestHandler(ciImage: whole).perform([request])

        print(VNDetectBarcodesRequest().symbologies.contains(.codabar), try VNDetectBarcodesRequest().supportedSymbologies().count)
        let scanner = DataScannerViewController(recognizedDataTypes: [.barcode(symbologies: [.code39, .upce]), .text()])
        print(scanner.view.backgroundColor == .black, scanner.recognizedDataTypes.count, AVCaptureDevice.userPreferredCamera == nil)
        let log = try OSLogStore(scope: .currentProcessIdentifier)
        let entries = try log.getEntries(at: log.position(date: Date())).compactMap { $0 as? OSLogEntryLog }
        print(entries.map(\\.composedMessage))
        let (read, kinds) = try await NSAttributedString.fromHTML("<b>bold</b> word")
        print(read.string, kinds[.documentType] as? NSAttributedString.DocumentType == .html)
        print(MKLocalSearch.Request(completion: MKLocalSearchCompletion()).resultTypes.contains(.address))

        // The names of Swift 4
        print(UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), UIEdgeInsetsMake(1, 2, 3, 4)))
        print(UIControlState.selected == UIControl.State.selected, NSNotification.Name.UIKeyboardWillShow.rawValue)
        let parent = UIViewController()
        parent.addChildViewController(UIViewController())
        print(parent.childViewControllers.count, kCAFillModeForwards.rawValue)
        let spinner = UIActivityIndicatorView(activityIndicatorStyle: .gray)
        print(spinner.activityIndicatorViewStyle == .gray, NSUnderlineStyle.styleSingle.rawValue, UIApplicationOpenSettingsURLString)
        let effect: UITableViewRowActionStyle = .destructive
        print(effect == UITableViewRowAction.Style.destructive, kCAEmitterLayerCircle.rawValue)

        // What a phone can do that is none, or asks a network
        CLGeocoder().geocodeAddressString("here") { places, error in print(places == nil, (error as? CLError)?.code == .network) }
        let mark = MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2))
        print(MKMapItem(placemark: mark).openInMaps(), mark.location!.coordinate.longitude)
        MKLocalSearch(request: .init(naturalLanguageQuery: "tea")).start { response, error in print(response == nil, error != nil) }
        print(CHHapticEngine.capabilitiesForHardware().supportsHaptics, (try? CHHapticEngine()) == nil)
        let beat = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 0.5)
        print(try CHHapticPattern(events: [beat], parameters: []).duration)
        var spin = OS_SPINLOCK_INIT
        OSSpinLockLock(&spin)
        print(OSSpinLockTry(&spin), INT16_MIN, NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_7_1)
        OSSpinLockUnlock(&spin)
        print(OSSpinLockTry(&spin))

        // Blocks that are not kept, and objects of protocols, as Objective-C has them
        func eachDigit(
            _ block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
        ) throws {
            let digits = try NSRegularExpression(pattern: "[0-9]")
            digits.enumerateMatches(in: "a1b2", range: NSRange(location: 0, length: 4), using: block)
        }
        var places: [Int] = []
        try eachDigit { match, _, _ in places.append(match!.range.location) }
        let something: any NSObjectProtocol = UIButton()
        print(places, something.isKind(of: UIControl.self), something.isKind(of: UILabel.self))
        """

    private static let expected = """
        (0.0, 25.0, 100.0, 50.0)
        5 6 true
        900 false true
        3.0 true false
        true
        (0.0, 0.0, 40.0, 10.0) (0.0, 0.0, 20.0, 40.0) (0.0, 0.0, 80.0, 10.0)
        40 10 (40.0, 10.0)
        5 true true
        4.0 0
        true true true
        com.compuserve.gif
        true false jpeg
        nil 0
        1 true true
        true 1.0 3.0 1
        true true
        true false
        0 true
        true
        found 0 true
        true 24
        true 2 true
        []
        bold word true
        true
        (2.0, 1.0, 4.0, 6.0)
        true UIKeyboardWillShowNotification
        1 forwards
        true 1 app-settings:
        true circle
        true true
        false 2.0
        true true
        false true
        1.5
        false -32768 true
        true
        [1, 3] true false

        """
}
