import Foundation
import MaquetteViewModel

/// The appearance of bars, from the elements that describe them.
@MainActor struct BarLooks {
    let colors: DocumentColors
    let images: DocumentImages

    func apply(_ element: MarkupElement, to bar: UINavigationBar) {
        if element["barStyle"]?.hasPrefix("black") == true { bar.barStyle = .black }
        if let flag = element.flag("translucent") { bar.isTranslucent = flag }
        if let color = colors.color(of: element, key: "barTintColor") { bar.barTintColor = color }
        if let color = colors.color(of: element, key: "tintColor") { bar.tintColor = color }
        if let image = images.image(of: element, key: "shadowImage") { bar.shadowImage = image }
        if let attributes = textAttributes(
            element, "titleTextAttributes", font: .systemFont(ofSize: 17, weight: .semibold))
        {
            bar.titleTextAttributes = attributes
        }
        if let attributes = textAttributes(
            element, "largeTitleTextAttributes", font: .systemFont(ofSize: 34, weight: .bold))
        {
            bar.largeTitleTextAttributes = attributes
        }
        if let look = element.child(key: "standardAppearance") {
            bar.standardAppearance = navigationAppearance(look)
        }
        if let look = element.child(key: "scrollEdgeAppearance") {
            bar.scrollEdgeAppearance = navigationAppearance(look)
        }
    }

    func apply(_ element: MarkupElement, to bar: UIToolbar) {
        if element["barStyle"]?.hasPrefix("black") == true { bar.barStyle = .black }
        if let flag = element.flag("translucent") { bar.isTranslucent = flag }
        if let color = colors.color(of: element, key: "barTintColor") { bar.barTintColor = color }
        if let color = colors.color(of: element, key: "tintColor") { bar.tintColor = color }
        if let look = element.child(key: "standardAppearance") {
            let appearance = UIToolbarAppearance()
            fill(appearance, look)
            bar.standardAppearance = appearance
        }
    }

    func apply(_ element: MarkupElement, to bar: UITabBar) {
        if element["barStyle"]?.hasPrefix("black") == true { bar.barStyle = .black }
        if let flag = element.flag("translucent") { bar.isTranslucent = flag }
        if let color = colors.color(of: element, key: "barTintColor") { bar.barTintColor = color }
        if let color = colors.color(of: element, key: "selectedImageTintColor")
            ?? colors.color(of: element, key: "tintColor")
        {
            bar.tintColor = color
        }
        if let color = colors.color(of: element, key: "unselectedItemTintColor") { bar.unselectedItemTintColor = color }
        if let look = element.child(key: "standardAppearance") {
            let appearance = UITabBarAppearance()
            fill(appearance, look)
            bar.standardAppearance = appearance
        }
    }

    private func navigationAppearance(_ element: MarkupElement) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        fill(appearance, element)
        let (title, large) = (
            UIFont.systemFont(ofSize: 17, weight: .semibold), UIFont.systemFont(ofSize: 34, weight: .bold)
        )
        appearance.titleTextAttributes = textAttributes(element, "titleTextAttributes", font: title) ?? [:]
        appearance.largeTitleTextAttributes = textAttributes(element, "largeTitleTextAttributes", font: large) ?? [:]
        return appearance
    }

    private func fill(_ appearance: UIBarAppearance, _ element: MarkupElement) {
        if let color = colors.color(of: element, key: "backgroundColor") { appearance.backgroundColor = color }
        if let effect = element.child(key: "backgroundEffect"), effect.name == "nil" || effect["style"] == nil {
            appearance.backgroundEffect = nil
        }
        if let shadow = element.child(key: "shadowColor") { appearance.shadowColor = colors.color(shadow) }
    }

    /// `<textAttributes key="titleTextAttributes"><fontDescription …/><color key="textColor" …/></textAttributes>`
    private func textAttributes(
        _ element: MarkupElement, _ key: String, font: UIFont
    ) -> [NSAttributedString.Key: Any]? {
        guard let described = element.child(key: key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = DocumentFonts.font(of: described) ?? font
        attributes[.foregroundColor] = colors.color(of: described, key: "textColor")
        return attributes
    }
}
