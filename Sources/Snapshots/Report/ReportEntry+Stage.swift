import Foundation
import Maquette
import MaquetteSyntax

extension ReportEntry.Variant {
    /// What is shown, in words: the device and the appearance, whatever is not the default, and whether it is of the project's code.
    @MainActor package init(_ shown: Shown, locale: String? = nil) {
        self.init(shown.stage, locale: locale)
        if shown.runsOwnCode { code = Self.withCode }
    }

    /// A stage in words.
    package init(_ stage: Stage, locale: String? = nil) {
        let settings = stage.settings
        let text = settings.preferredContentSizeCategory
        self.init(
            device: settings.device.name,
            release: settings.release == .standard ? nil : settings.release.description,
            orientation: settings.isLandscape ? "landscape" : nil,
            size: Self.words(for: stage.room), appearance: settings.userInterfaceStyle == .dark ? "dark" : "light",
            textSize: text == .large ? nil : text.rawValue.replacing("UICTContentSizeCategory", with: "text "),
            direction: settings.layoutDirection == .rightToLeft ? "right to left" : nil, locale: locale,
            scale: settings.scale == settings.device.scale ? nil : "@\(Self.short(settings.scale))x")
    }

    private static func words(for room: Stage.Room) -> String? {
        switch room {
        case .natural, .screen, .fitting(nil, nil): nil
        case .size(let width, let height): "\(short(width)) × \(short(height))"
        case .fitting(let width?, nil): "\(short(width)) wide"
        case .fitting(nil, let height?): "\(short(height)) high"
        case .fitting(let width?, let height?): "\(short(width)) × \(short(height))"
        }
    }

    private static func short(_ number: CGFloat) -> String { Double(number).written(decimals: 2) }
}
