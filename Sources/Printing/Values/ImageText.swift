import Foundation
import MaquetteViewModel

/// Images as code, by their names in the app. An image without a name becomes an empty image.
@MainActor enum ImageText {
    static func image(_ image: UIImage, _ helpers: inout Helpers) -> String {
        var text = source(image, &helpers)
        // The calls that follow need an image.
        var changes = ""
        let plain = plain(image)
        if image.capInsets != plain.capInsets || image.resizingMode != plain.resizingMode {
            changes += ".resizableImage(withCapInsets: \(SwiftText.insets(image.capInsets)), "
            changes += "resizingMode: .\(image.resizingMode))"
        }
        if let color = image.givenTintColor {
            changes += ".withTintColor(\(ColorText.color(color)), renderingMode: .\(image.renderingMode))"
        } else if image.renderingMode != plain.renderingMode {
            changes += ".withRenderingMode(.\(image.renderingMode))"
        }
        if image.flipsForRightToLeftLayoutDirection, !plain.flipsForRightToLeftLayoutDirection {
            changes += ".imageFlippedForRightToLeftLayoutDirection()"
        }
        if let insets = image.givenAlignmentRectInsets, insets != plain.alignmentRectInsets {
            changes += ".withAlignmentRectInsets(\(SwiftText.insets(insets)))"
        }
        guard !changes.isEmpty else { return text }
        if text.hasPrefix("UIImage(") { text += "?" }
        return text + changes
    }

    /// The image that the name gives: a catalog may make it resizable or a template, and so may a placeholder be.
    private static func plain(_ image: UIImage) -> UIImage {
        guard !image.isSymbolImage, let name = image.givenName else { return UIImage() }
        return UIImage(named: name, recordedSize: image.size)
    }

    private static func source(_ image: UIImage, _ helpers: inout Helpers) -> String {
        if image.isSymbolImage, let name = image.givenName {
            let configuration = image.symbolConfiguration.flatMap(self.configuration)
            let word = image.isSystemSymbol ? "systemName" : "named"
            guard let configuration, image.isSystemSymbol else { return "UIImage(\(word): \(SwiftText.text(name)))" }
            return "UIImage(systemName: \(SwiftText.text(name)), withConfiguration: \(configuration))"
        }
        guard let name = image.givenName.map({ SwiftText.text(plainName(ofFile: $0)) }) else {
            helpers.needsEmptyImage = true
            let size = "width: \(SwiftText.number(image.size.width)), height: \(SwiftText.number(image.size.height))"
            return "\(Helpers.emptyImageFunction)(\(size))"
        }
        helpers.imageSizes[name] = image.size
        return "UIImage(named: \(name))"
    }

    /// The name that `UIImage(named:)` needs: without the scale suffix, and without the extension of a PNG.
    private static func plainName(ofFile file: String) -> String {
        let name = file as NSString
        let isPNG = name.pathExtension.lowercased() == "png"
        var stem = isPNG || name.pathExtension.isEmpty ? name.deletingPathExtension : file
        guard isPNG else { return file }
        for mark in ["@2x", "@3x"] where stem.hasSuffix(mark) { stem.removeLast(mark.count) }
        return stem
    }

    /// nil for an empty configuration.
    static func configuration(_ configuration: UIImage.SymbolConfiguration) -> String? {
        var parts: [String] = []
        let weight = configuration.givenWeight == .unspecified ? nil : "weight: .\(configuration.givenWeight)"
        let scale = configuration.givenScale == .unspecified ? nil : "scale: .\(configuration.givenScale)"
        if let size = configuration.givenPointSize {
            let all: [String?] = [
                "pointSize: \(SwiftText.number(size))", weight ?? (scale == nil ? nil : "weight: .unspecified"), scale,
            ]
            parts.append(all.compactMap { $0 }.joined(separator: ", "))
        } else if let style = configuration.givenTextStyle {
            parts.append((["textStyle: \(FontText.style(style))"] + [scale].compactMap { $0 }).joined(separator: ", "))
            if let weight { parts.append(weight) }
        } else {
            parts += [weight, scale].compactMap { $0 }
        }
        if configuration.isHierarchical, let color = configuration.givenColors.first {
            parts.append("hierarchicalColor: \(ColorText.color(color))")
        } else if !configuration.givenColors.isEmpty {
            let colors = configuration.givenColors.map { ColorText.color($0) }.joined(separator: ", ")
            parts.append("paletteColors: [\(colors)]")
        }
        guard let first = parts.first else { return nil }
        let start = "UIImage.SymbolConfiguration(\(first))"
        return start + parts.dropFirst().map { ".applying(UIImage.SymbolConfiguration(\($0)))" }.joined()
    }
}
