import Foundation
import MaquetteFiles
import MaquetteDrawing

/// A drawing in SVG or PDF, converted to pixels by an external tool if it is installed.
struct VectorFile {
    private let file: URL
    private let format: VectorConversion.Format
    /// The size in points, as the file says.
    private let size: CGSize?

    init?(_ file: URL, _ data: Data) {
        self.file = file
        let start = String(decoding: data.prefix(4096), as: UTF8.self)
        if data.starts(with: Array("%PDF".utf8)) {
            format = .pdf
            size = Self.sizeOfPage(String(decoding: data, as: UTF8.self))
        } else if start.contains("<svg") {
            format = .svg
            size = Self.sizeOfDrawing(start)
        } else {
            return nil
        }
    }

    /// Pixels at the scale; without the tool a grey placeholder of the same size, and a warning.
    ///
    /// - Parameter isKept: whether larger places get pixels of their own, and not those of the image's size, enlarged.
    func state(scale: CGFloat, name: String, isKept: Bool = false) -> ImageState? {
        guard format.toolPath != nil else {
            Headless.Diagnostics.note(
                "the image “\(name)” is shown as a grey box: \(file.lastPathComponent) needs \(format.tool) "
                    + "(package \(format.package)), which is not installed")
            return size.map { ImageState(placeholderOf: $0, name: name, scale: scale) }
        }
        let conversion = VectorConversion(format: format, file: file.path, scale: scale)
        guard let bytes = conversion.bytesOfPicture(), let source = ImageSource(encoded: bytes, name: name) else {
            Headless.Diagnostics.note("the image “\(name)” cannot be read: \(format.tool) refused \(file.path)")
            return size.map { ImageState(placeholderOf: $0, name: name, scale: scale) }
        }
        var state = ImageState(source, scale: scale, name: name)
        if isKept { state.vector = KeptVector(format: format, file: file.path, name: name) }
        return state
    }

    // MARK: Sizes without the tool

    private static func sizeOfPage(_ text: String) -> CGSize? {
        guard let box = numbers(in: text, after: "/MediaBox", until: "]"), box.count == 4 else { return nil }
        return size(box[2] - box[0], box[3] - box[1])
    }

    private static func sizeOfDrawing(_ text: String) -> CGSize? {
        guard let start = text.range(of: "<svg")?.upperBound, let end = text[start...].firstIndex(of: ">") else {
            return nil
        }
        let tag = String(text[start..<end])
        if let width = numbers(in: tag, after: " width=", until: nil)?.first,
            let height = numbers(in: tag, after: " height=", until: nil)?.first, !tag.contains("%")
        {
            return size(width, height)
        }
        guard let box = numbers(in: tag, after: "viewBox=", until: nil), box.count == 4 else { return nil }
        return size(box[2], box[3])
    }

    private static func size(_ width: Double, _ height: Double) -> CGSize? {
        guard width > 0, height > 0, width < 10_000, height < 10_000 else { return nil }
        return CGSize(width: width, height: height)
    }

    /// The numbers that follow a word: up to an end, or in the quotes that open there.
    private static func numbers(in text: String, after word: String, until end: Character?) -> [Double]? {
        guard var rest = text.range(of: word).map({ text[$0.upperBound...] }) else { return nil }
        let close: Character
        if let end {
            close = end
            rest = rest.drop { $0 != "[" }.dropFirst()
        } else {
            guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
            close = quote
            rest = rest.dropFirst()
        }
        return rest.prefix { $0 != close }.split { !("0123456789.-".contains($0)) }.compactMap { Double($0) }
    }
}

extension ImageState {
    /// A neutral box in place of a picture that cannot be drawn.
    init(placeholderOf size: CGSize, name: String, scale: CGFloat) {
        let rect = Rect(0, 0, Double(size.width), Double(size.height))
        var list = DisplayList(size: Size(rect.width, rect.height))
        let line = min(1, min(rect.width, rect.height) / 8)
        list.fill(.rect(rect), Color(hex: 0x8E8E93, alpha: 0.2))
        list.stroke(
            .rect(rect.insetBy(line / 2, line / 2)), StrokeStyle(width: line), Color(hex: 0x8E8E93, alpha: 0.6))
        self.init(ImageSource(drawing: list, scale: Double(scale), name: name), scale: scale, name: name)
    }
}
