extension UIAccessibilityTraits {
    /// The names of the traits as in code, in the order of their numbers.
    package var names: [String] { Self.known.filter { contains($0.value) }.map(\.key) }

    private static let known: KeyValuePairs<String, UIAccessibilityTraits> = [
        "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
        "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
        "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
        "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
        "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "tabBar": .tabBar,
        "header": .header, "textEntry": .textEntry, "isEditing": .isEditing, "secureTextField": .secureTextField,
        "backButton": .backButton, "tabBarItem": .tabBarItem, "textArea": .textArea, "pickerItem": .pickerItem,
        "toggleButton": .toggleButton, "supportsZoom": .supportsZoom,
    ]
}
