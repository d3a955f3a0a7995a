import CCairo
import Foundation
import Maquette
import MaquetteRenderer
import Testing

/// A document of `Fixtures` on its stage, with the picture that it gives.
@MainActor struct Fixture {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures")

    let name: String
    private let screen: Screen
    private let bitmap: Bitmap

    /// The document on the stage of its settings, or on a device.
    init(_ name: String, on device: String? = nil, _ orientation: UIInterfaceOrientation = .portrait) throws {
        let document = try Documents.open(Self.folder.appending(path: "\(name).json").path)
        #expect(document.warnings.isEmpty)
        var stage = Stage(Headless.Settings())
        if let device {
            let device: Headless.Device = try #require(Headless.Device.named(device))
            stage = Stage(device: device, orientation: orientation)
        }
        self.name = device.map { _ in "\(name)-\(stage.settings.device.idiom == .pad ? "pad" : "phone")" } ?? name
        screen = try Screen(document, on: stage)
        bitmap = try Bitmap(screen.picture.list, scale: Double(screen.picture.scale))
    }

    // MARK: Frames

    /// Expects the frame of every element, in the document's order: a line for each, with its id (or its kind, where it
    /// has none), x, y, width and height, to a thousandth of a point.
    func expect(frames table: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let rows = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        #expect(rows.count == screen.built.elements.count, "every element has a row", sourceLocation: sourceLocation)
        for (row, element) in zip(rows, screen.built.elements) {
            let numbers = row.dropFirst().compactMap { Double($0) }
            let frame = element.view.frame
            let found = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
            let isSame =
                row[0] == element.id ?? element.kind
                && zip(numbers, found).allSatisfy { abs($0 - $1) < 0.001 } && numbers.count == 4
            #expect(
                isSame, "\(element.id ?? element.kind) is at \(found), expected \(row.joined(separator: " "))",
                sourceLocation: sourceLocation)
        }
    }

    // MARK: Pixels

    /// Expects colours at points: a line for each colour, as `#RRGGBB`, and the points `x,y` that have it. Each channel may
    /// differ by one, as blending rounds.
    func expect(pixels table: String, sourceLocation: SourceLocation = #_sourceLocation) {
        var count = 0
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            let expected = UInt32(words[0].dropFirst(), radix: 16) ?? 0
            for point in words.dropFirst() {
                let (x, y) = pixel(at: point)
                let found = bitmap[x, y]
                count += 1
                #expect(
                    found >> 24 == 255 && Self.isNear(found & 0xFFFFFF, expected),
                    "at \(point) there is #\(String(found, radix: 16)), expected \(words[0])",
                    sourceLocation: sourceLocation)
            }
        }
        #expect(count >= 20, "twenty pixels at least", sourceLocation: sourceLocation)
    }

    private func pixel(at point: String) -> (Int, Int) {
        let numbers = point.split(separator: ",").compactMap { Double($0) }
        return (Int(numbers[0] * bitmap.scale), Int(numbers[1] * bitmap.scale))
    }

    private static func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
        [16, 8, 0].allSatisfy { shift in
            abs(Int(one >> UInt32(shift) & 255) - Int(other >> UInt32(shift) & 255)) <= 1
        }
    }

    // MARK: The picture

    /// Expects the committed picture, pixel by pixel. With `MAQUETTE_RECORD` set, commits this one instead.
    func expectPicture(sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = Self.folder.appending(path: "\(name).png")
        if ProcessInfo.processInfo.environment["MAQUETTE_RECORD"] != nil {
            try Data(bitmap.png()).write(to: file)
        }
        let surface = cairo_image_surface_create_from_png(file.path)
        defer { cairo_surface_destroy(surface) }
        let width = Int(cairo_image_surface_get_width(surface))
        let height = Int(cairo_image_surface_get_height(surface))
        guard let data = cairo_image_surface_get_data(surface), width == bitmap.width, height == bitmap.height else {
            Issue.record(
                "\(name).png has \(width) x \(height) pixels, expected \(bitmap.width) x \(bitmap.height)",
                sourceLocation: sourceLocation)
            return
        }
        let stride = Int(cairo_image_surface_get_stride(surface))
        // Pictures without alpha leave the fourth byte of each pixel open.
        let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
        var differing = 0
        for y in 0..<height {
            for x in 0..<width {
                let stored = UnsafeRawPointer(data + y * stride + x * 4).loadUnaligned(as: UInt32.self)
                if (isOpaque ? stored | 0xFF00_0000 : stored) != bitmap[x, y] { differing += 1 }
            }
        }
        #expect(differing == 0, "\(differing) pixels differ from \(name).png", sourceLocation: sourceLocation)
    }
}
