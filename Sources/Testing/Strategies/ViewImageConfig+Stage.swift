import Maquette

extension ViewImageConfig {
    /// A stage with this screen; what the traits leave open stays as ``Headless/settings`` have it.
    @MainActor func stage(with overrides: UITraitCollection, size: CGSize?) -> Stage {
        let traits = UITraitCollection(traitsFrom: [traits, overrides])
        var settings = Headless.settings
        // The idiom affects controls, and a device sets it.
        if traits.userInterfaceIdiom == .pad, settings.device.idiom != .pad,
            let pad = Headless.Device.all.first(where: { $0.idiom == .pad })
        {
            settings.device = pad
        }
        if let size = size ?? self.size, self.size != nil {
            settings.device.portraitSize = CGSize(
                width: min(size.width, size.height), height: max(size.width, size.height))
            settings.device.name = "screen of \(Int(size.width)) x \(Int(size.height))"
            settings.orientation = size.width > size.height ? .landscapeRight : .portrait
        }
        if traits.displayScale > 0 { settings.displayScale = traits.displayScale }
        if traits.userInterfaceStyle != .unspecified { settings.userInterfaceStyle = traits.userInterfaceStyle }
        if traits.userInterfaceLevel != .unspecified { settings.userInterfaceLevel = traits.userInterfaceLevel }
        if traits.accessibilityContrast != .unspecified {
            settings.accessibilityContrast = traits.accessibilityContrast
        }
        if traits.legibilityWeight != .unspecified { settings.legibilityWeight = traits.legibilityWeight }
        if traits.layoutDirection != .unspecified { settings.layoutDirection = traits.layoutDirection }
        if traits.preferredContentSizeCategory != .unspecified {
            settings.preferredContentSizeCategory = traits.preferredContentSizeCategory
        }
        if traits.horizontalSizeClass != .unspecified {
            settings.horizontalSizeClassOverride = traits.horizontalSizeClass
        }
        if traits.verticalSizeClass != .unspecified { settings.verticalSizeClassOverride = traits.verticalSizeClass }
        if let release = traits[UITraitRelease.self] { settings.release = release }
        var stage = Stage(settings)
        if let size = size ?? self.size { stage.room = .size(width: size.width, height: size.height) }
        stage.safeAreaInsets = safeArea
        return stage
    }
}
