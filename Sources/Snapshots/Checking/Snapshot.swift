import Foundation
import Maquette
import MaquetteDrawing
import MaquetteFiles
import MaquetteRenderer

/// A layout as it is now, ready to be compared with its baseline on any thread.
public struct Snapshot: Sendable {
    package let picture: Picture
    let list: Digest
    let setting: String
    /// The release of iOS that it shows; empty for an image.
    let release: String
    /// Nil when the display list is the baseline's: then there is nothing to explain.
    let changedLayout: LayoutRecord?
    /// The baseline's sidecar, when it is of this display list and this renderer.
    let alike: Sidecar?
    /// What is left out when it is compared.
    package let ignored: IgnoredRegions

    /// - Parameters:
    ///   - baseline: checked first: an equal one makes describing the layout unnecessary; nil describes it.
    ///   - names: the views that are left out of the comparison.
    @MainActor package init(
        _ shown: Shown, unlessAlike baseline: Baseline?, fingerprint: RendererFingerprint,
        ignoring names: Set<String> = []
    ) {
        ignored = IgnoredRegions(names, in: shown)
        picture = shown.picture()
        let list = picture.digest
        self.list = list
        setting = Self.setting(of: shown)
        release = shown.stage.settings.release.description
        alike = baseline?.readSidecar().flatMap { $0.list == list && $0.isMade(by: fingerprint) ? $0 : nil }
        changedLayout = alike == nil ? LayoutRecord(shown) : nil
    }

    /// A picture without a layout.
    package init(_ picture: Picture, ignoring ignored: IgnoredRegions = .none) {
        self.picture = picture
        list = picture.digest
        (setting, release) = ("an image", "")
        changedLayout = nil
        alike = nil
        self.ignored = ignored
    }

    /// A picture that was painted elsewhere.
    package init(image bitmap: Bitmap) {
        var list = DisplayList(size: Size(Double(bitmap.width) / bitmap.scale, Double(bitmap.height) / bitmap.scale))
        if let image = bitmap.image {
            list.draw(ImagePlacement(image, in: Rect(list.size), scale: bitmap.scale))
        }
        self.init(Picture(list, scale: CGFloat(bitmap.scale)))
    }

    /// The layout that the sidecar of a picture stores.
    var layout: LayoutRecord { changedLayout ?? alike?.layout ?? LayoutRecord() }

    @MainActor private static func setting(of shown: Shown) -> String {
        let settings = shown.stage.settings
        var words = [settings.device.name, settings.isLandscape ? "landscape" : "portrait"]
        words.append(settings.userInterfaceStyle == .dark ? "dark" : "light")
        words.append(settings.preferredContentSizeCategory.rawValue.replacing("UICTContentSizeCategory", with: ""))
        words.append(settings.layoutDirection == .rightToLeft ? "rtl" : "ltr")
        words.append("@\(settings.scale)x".replacing(".0x", with: "x"))
        if settings.release != .standard { words.append(settings.release.description) }
        if shown.runsOwnCode { words.append(ReportEntry.Variant.withCode) }
        return words.joined(separator: ", ")
    }
}

extension Picture {
    /// A digest of everything that decides the pixels, except the renderer.
    var digest: Digest {
        var builder = DigestBuilder()
        builder.add(list.digest.high)
        builder.add(list.digest.low)
        builder.add(Double(scale))
        return builder.digest
    }
}
