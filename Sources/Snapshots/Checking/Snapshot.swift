import Maquette
import MaquetteFiles

/// What a layout looks like now, ready to be held against its baseline on any thread.
public struct Snapshot: Sendable {
    let picture: Picture
    let list: Digest
    let setting: String
    /// Left out when the display list is the baseline's: then there is nothing to be explained.
    let layout: LayoutRecord?

    /// - Parameters:
    ///   - baseline: where a look beforehand can spare describing the layout; nil describes it always.
    @MainActor package init(_ shown: Shown, unlessAlike baseline: Baseline?, fingerprint: RendererFingerprint) {
        picture = shown.picture()
        let list = picture.digest
        self.list = list
        setting = Self.setting(of: shown.stage)
        let isAlike = baseline?.readSidecar().map { $0.list == list && $0.isMade(by: fingerprint) } ?? false
        layout = isAlike ? nil : LayoutRecord(shown)
    }

    /// A picture without a layout.
    package init(_ picture: Picture) {
        self.picture = picture
        list = picture.digest
        setting = "an image"
        layout = nil
    }

    private static func setting(of stage: Stage) -> String {
        let settings = stage.settings
        var words = [settings.device.name, settings.isLandscape ? "landscape" : "portrait"]
        words.append(settings.userInterfaceStyle == .dark ? "dark" : "light")
        words.append(settings.preferredContentSizeCategory.rawValue.replacing("UICTContentSizeCategory", with: ""))
        words.append(settings.layoutDirection == .rightToLeft ? "rtl" : "ltr")
        words.append("@\(settings.scale)x".replacing(".0x", with: "x"))
        return words.joined(separator: ", ")
    }
}

extension Picture {
    /// Stands for everything that decides the pixels, but for the renderer.
    var digest: Digest {
        var builder = DigestBuilder()
        builder.add(list.digest.high)
        builder.add(list.digest.low)
        builder.add(Double(scale))
        return builder.digest
    }
}
