import Foundation
import Testing
import UIKit

@MainActor @Suite struct ImageTests {
    /// A PNG without pixels: enough to tell its size, with the checksums that the format asks for.
    nonisolated static func png(_ width: UInt8, _ height: UInt8) -> Data {
        func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
            let body = Array(kind.utf8) + data
            var checksum = UInt32.max
            for byte in body {
                checksum ^= UInt32(byte)
                for _ in 0..<8 { checksum = checksum & 1 == 1 ? 0xEDB8_8320 ^ (checksum >> 1) : checksum >> 1 }
            }
            return bytes(of: UInt32(data.count)) + body + bytes(of: ~checksum)
        }
        func bytes(of number: UInt32) -> [UInt8] {
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
        }
        return Data(
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
                + chunk("IHDR", [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0]) + chunk("IEND", []))
    }

    /// A JPEG up to its frame header, with an orientation in an Exif segment.
    nonisolated static func jpeg(_ width: UInt8, _ height: UInt8, orientation: UInt8) -> Data {
        let tiff: [UInt8] =
            Array("MM".utf8) + [
                0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
            ]
        let exif = Array("Exif".utf8) + [0, 0] + tiff
        let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, height, 0, width, 1, 1, 0x11, 0]
        return Data([0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + frame)
    }

    /// A folder of files that is gone when the test is over.
    private func withFolder(_ files: [String: Data], _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            try? FileManager.default.removeItem(at: folder)
            Headless.reset()
        }
        for (name, data) in files { try data.write(to: folder.appendingPathComponent(name)) }
        Headless.resources.imageFolders = [folder]
        try body(folder)
    }

    @Test func theSizeIsInPoints() throws {
        #expect(try #require(UIImage(data: Self.png(30, 60))).size == CGSize(width: 30, height: 60))
        #expect(try #require(UIImage(data: Self.png(30, 60), scale: 3)).size == CGSize(width: 10, height: 20))
    }

    /// As Core Graphics documents it: the rectangle is grown to whole pixels, and what lies outside is left away.
    @Test func aPartOfAnImageIsCutOut() throws {
        let image = try #require(UIImage(data: Self.png(10, 6))?.cgImage)
        let part = try #require(image.cropping(to: CGRect(x: 2.5, y: -3, width: 4, height: 5)))
        #expect(part.width == 5)
        #expect(part.height == 2)
        #expect(part.bytesPerRow == 20)
        for beside in [CGRect(x: 20, y: 0, width: 4, height: 5), CGRect(x: 0, y: 0, width: 0, height: 5)] {
            #expect(image.cropping(to: beside)?.width == nil)
        }
    }

    /// As UIKit documents it: the image's proportions stay.
    @Test func aThumbnailFitsIntoItsSize() throws {
        let image = try #require(UIImage(data: Self.png(40, 20)))
        #expect(image.preparingThumbnail(of: CGSize(width: 10, height: 10))?.size == CGSize(width: 10, height: 5))
        #expect(image.preparingThumbnail(of: .zero) == nil)
        #expect(image.preparingForDisplay() === image)
    }

    @Test func whatIsNoImageIsNil() {
        #expect(UIImage(data: Data("hello".utf8)) == nil)
        #expect(UIImage(data: Data()) == nil)
        #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
        #expect(UIImage(named: "no such image") == nil)
    }

    @Test func aDeclaredSizeKeepsTheRoomOfAnImageThatIsNotAtHand() throws {
        try withFolder(["there.png": Self.png(10, 10)]) { _ in
            Headless.resources.imageSizes = [
                "there": CGSize(width: 99, height: 99), "away": CGSize(width: 30, height: 7.5),
            ]
            #expect(UIImage(named: "away")?.size == CGSize(width: 30, height: 7.5))
            #expect(UIImage(named: "there")?.size == CGSize(width: 10, height: 10))
            #expect(UIImage(named: "elsewhere") == nil)
            let view = UIImageView(image: UIImage(named: "away"))
            #expect(view.intrinsicContentSize == CGSize(width: 30, height: 7.5))
        }
    }

    @Test func aPhotographIsSeenUpright() throws {
        // Exif 6: the camera was turned, so the picture is stored on its side.
        let image = try #require(UIImage(data: Self.jpeg(40, 30, orientation: 6)))
        #expect(image.size == CGSize(width: 30, height: 40))
        #expect(image.imageOrientation == .right)
        let upright = try #require(UIImage(data: Self.jpeg(40, 30, orientation: 1)))
        #expect(upright.size == CGSize(width: 40, height: 30))
    }

    @Test func theFileForTheScaleInForceWins() throws {
        let files = ["logo.png": Self.png(10, 10), "logo@2x.png": Self.png(22, 22), "logo@3x.png": Self.png(36, 36)]
        try withFolder(files) { _ in
            #expect(UIImage(named: "logo")?.size.width == 12)
            Headless.settings.displayScale = 2
            #expect(UIImage(named: "logo")?.size.width == 11)
            Headless.settings.displayScale = 1
            #expect(UIImage(named: "logo.png")?.size.width == 10)
        }
    }

    /// In a folder that has changed just now, and in one that has been as it is for long.
    @Test(arguments: [0, 3600.0])
    func aFileThatComesAfterAVainSearchIsFound(secondsAgo: TimeInterval) throws {
        try withFolder(["a.png": Self.png(10, 10)]) { folder in
            let date = Date().addingTimeInterval(-secondsAgo)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path)
            #expect(UIImage(named: "b") == nil)
            try Self.png(20, 20).write(to: folder.appendingPathComponent("b.png"))
            #expect(UIImage(named: "b")?.size.width == 20)
        }
    }

    @Test func aNameMayHaveAFolderInIt() throws {
        try withFolder([:]) { folder in
            let inner = folder.appendingPathComponent("icons")
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            try Self.png(14, 14).write(to: inner.appendingPathComponent("star.png"))
            #expect(UIImage(named: "icons/star")?.size.width == 14)
        }
    }

    @Test func aLargerScaleIsTakenBeforeASmallerOne() throws {
        try withFolder(["a.png": Self.png(10, 10), "a@3x.png": Self.png(33, 33)]) { _ in
            Headless.settings.displayScale = 2
            let image = try #require(UIImage(named: "a"))
            #expect(image.scale == 3)
            #expect(image.size.width == 11)
        }
    }

    @Test func theDevicesOwnFileWins() throws {
        try withFolder(["b@3x.png": Self.png(3, 3), "b@3x~iphone.png": Self.png(6, 6)]) { _ in
            #expect(UIImage(named: "b")?.size.width == 2)
        }
    }

    @Test func theScaleOfAPathIsInItsName() throws {
        try withFolder(["c@2x.png": Self.png(20, 20)]) { folder in
            let image = try #require(UIImage(contentsOfFile: folder.appendingPathComponent("c@2x.png").path))
            #expect(image.scale == 2)
            #expect(image.size.width == 10)
        }
    }

    @Test func aCatalogIsAskedFirst() throws {
        try withFolder(["d@3x.png": Self.png(3, 3)]) { _ in
            Headless.resources.image = { name, _, _ in name == "d" ? UIImage(data: Self.png(77, 77)) : nil }
            #expect(UIImage(named: "d")?.size.width == 77)
        }
    }

    @Test func variantsShareThePictureAndDifferInHowItIsShown() throws {
        let image = try #require(UIImage(data: Self.png(10, 10)))
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(template.renderingMode == .alwaysTemplate)
        #expect(template != image)
        #expect(template.withRenderingMode(.automatic) == image)
        let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let resizable = image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
        #expect(resizable.capInsets == caps)
        #expect(resizable.resizingMode == .stretch)
        #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
    }

    @Test func symbolsKnowTheirNameAndScale() throws {
        let symbol = try #require(UIImage(systemName: "star"))
        #expect(symbol.isSymbolImage)
        let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
        #expect(try #require(UIImage(systemName: "star", withConfiguration: large)).size.width > symbol.size.width)
        #expect(large.applying(.init(scale: .small)) != large)
    }

    @Test func animatedImagesAreAsLargeAsTheirFirstFrame() throws {
        let frame = try #require(UIImage(data: Self.png(10, 20)))
        let animated = try #require(UIImage.animatedImage(with: [frame, frame], duration: 2))
        #expect(animated.size == CGSize(width: 10, height: 20))
        #expect(animated.images?.count == 2)
    }
}
