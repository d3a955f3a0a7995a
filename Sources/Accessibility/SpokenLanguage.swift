/// The words that VoiceOver adds to those of the app.
///
/// The English, German and Russian ones are what the authors of AccessibilitySnapshot heard it say. Other languages are
/// spoken in English here: Apple does not document the words, and a guess would be wrong where it matters.
struct SpokenLanguage: Sendable {
    var selected, dimmed, button, backButton, back, tab, heading, link, adjustable, image, searchField: String
    var switchButton, on, off, mixed, textField, secureTextField, isEditing, pickerItem: String
    var listStart, listEnd, landmark, landmarkEnd, actions: String
    /// Between the number of an item and how many there are.
    var of: String
    var adjustHint, switchHint, editHint, spellingHint: String

    static let english = SpokenLanguage(
        selected: "Selected", dimmed: "Dimmed", button: "Button", backButton: "Back Button", back: "Back", tab: "Tab",
        heading: "Heading", link: "Link", adjustable: "Adjustable", image: "Image", searchField: "Search Field",
        switchButton: "Switch Button", on: "On", off: "Off", mixed: "Mixed", textField: "Text Field",
        secureTextField: "Secure Text Field", isEditing: "Is editing", pickerItem: "Picker Item",
        listStart: "List Start", listEnd: "List End", landmark: "Landmark", landmarkEnd: "End",
        actions: "Actions Available", of: "of",
        adjustHint: "Swipe up or down with one finger to adjust the value.",
        switchHint: "Double tap to toggle setting.", editHint: "Double tap to edit.",
        spellingHint: "Use the rotor to access Misspelled Words")

    static let german = SpokenLanguage(
        selected: "Auswahl", dimmed: "Grau dargestellt", button: "Taste", backButton: "Zurück Taste", back: "Zurück",
        tab: "Tabulator", heading: "Überschrift", link: "Hyperlink", adjustable: "Einstellbar", image: "Bild",
        searchField: "Suchfeld", switchButton: "Umschalttaste", on: "Ein", off: "Aus", mixed: "Gemischt",
        textField: "Textfeld", secureTextField: "Sicheres Textfeld", isEditing: "Bearbeiten",
        pickerItem: "Picker Item", listStart: "Anfang der Liste", listEnd: "Ende der Liste",
        landmark: "Orientierungspunkt", landmarkEnd: "Ende", actions: "Aktionen verfügbar", of: "von",
        adjustHint: "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
        switchHint: "Zum Umschalten doppeltippen.", editHint: "Zum Bearbeiten doppeltippen.",
        spellingHint: "Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden")

    static let russian = SpokenLanguage(
        selected: "Выбрано", dimmed: "Недоступно", button: "Кнопка", backButton: "Кнопка назад", back: "назад",
        tab: "Вкладка", heading: "Заголовок", link: "Ссылка", adjustable: "Элемент регулировки", image: "Изображение",
        searchField: "Поле поиска", switchButton: "Кнопка-переключатель", on: "Вкл", off: "Выкл", mixed: "Смешанно",
        textField: "текстовое поле", secureTextField: "Защищённое текстовое поле", isEditing: "Идет правка",
        pickerItem: "Picker Item", listStart: "Начало списка", listEnd: "Конец списка", landmark: "Ориентир",
        landmarkEnd: "Конец строки", actions: "Доступны действия", of: "из",
        adjustHint: "Смахните вверх или вниз одним пальцем, чтобы настроить значение.",
        switchHint: "Коснитесь дважды, чтобы переключить настройку.",
        editHint: "коснитесь дважды, чтобы редактировать",
        spellingHint: "Используйте ротор для доступа к oбъeкту: Cлова с ошибками")

    static func named(_ code: String?) -> SpokenLanguage {
        switch code?.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" }).first {
        case "de": .german
        case "ru": .russian
        default: .english
        }
    }
}
