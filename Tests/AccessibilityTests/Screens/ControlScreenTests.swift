import Maquette
import MaquetteAccessibility
import MaquetteViewTestSupport
import Testing
import UIKit

/// What VoiceOver says of UIKit's own controls, written down before the code ran.
///
/// Sources: Apple, "Supporting VoiceOver in your app" and the pages of `accessibilityLabel`, `accessibilityValue` and
/// `UIAccessibilityTraits` (labels come from titles, the traits are spoken after them); the words of traits and hints as
/// the strings and reference pictures of cashapp's AccessibilitySnapshot 0.12 have them.
@MainActor @Suite struct ControlScreenTests {
    @Test func `1 A form: heading, field with a placeholder, secure field with text, button`() throws {
        let (name, password) = (UITextField(), UITextField())
        name.placeholder = "Email"
        password.text = "abc"
        password.isSecureTextEntry = true
        let screen = Reading.screen(
            (Reading.button("Sign In"), CGRect(20, 300, 335, 44)), (password, CGRect(20, 200, 335, 34)),
            (name, CGRect(20, 140, 335, 34)), (Reading.label("Welcome", .header), CGRect(20, 40, 335, 30)))
        let reading = try Reading.of(screen)
        #expect(
            reading.elements.map(\.description) == [
                "Welcome. Heading.", "Email. Text Field.", "•••. Secure Text Field.", "Sign In. Button.",
            ])
        #expect(
            reading.elements.map(\.spokenHint) == [nil, "Double tap to edit.", "Double tap to edit.", nil])
        #expect(reading.elements(of: .headings).map(\.number) == [1])
        #expect(reading.elements(of: .textFields).map(\.number) == [2, 3])
    }

    @Test func `2 Switches say their state, and how they are toggled unless they are dimmed`() throws {
        let (on, off) = (UISwitch(), UISwitch())
        on.isOn = true
        on.accessibilityLabel = "Wi-Fi"
        off.accessibilityLabel = "Bluetooth"
        off.isEnabled = false
        let reading = try Reading.of(
            Reading.screen((on, CGRect(20, 40, 51, 31)), (off, CGRect(20, 100, 51, 31))))
        #expect(
            reading.elements.map(\.description) == [
                "Wi-Fi. Switch Button. On.", "Bluetooth. Dimmed. Switch Button. Off.",
            ])
        #expect(reading.elements.map(\.spokenHint) == ["Double tap to toggle setting.", nil])
    }

    // From here to the slider as the reference pictures of AccessibilitySnapshot have it on iOS 17.5, 18.5 and 26.2.
    @Test func `A switch says its state, not another value, and what only looks like one any value`() throws {
        let valued = UISwitch()
        valued.accessibilityLabel = "Label"
        valued.accessibilityValue = "Value"
        let (three, other) = (Reading.box("Fake", .toggleButton), Reading.box("Fake", [.toggleButton, .button]))
        three.accessibilityValue = "3"
        other.accessibilityValue = "Value"
        let words = try Reading.words(
            Reading.screen(
                (valued, CGRect(20, 40, 51, 31)), (three, CGRect(20, 100, 51, 31)), (other, CGRect(20, 160, 51, 31))))
        #expect(words == ["Label. Switch Button. Off.", "Fake. 3", "Fake. Switch Button. Value"])
    }

    @Test func `A field that is no element is not read`() throws {
        let field = UITextField()
        field.text = "Text"
        field.isAccessibilityElement = false
        let button = Reading.button("Clear")
        button.frame.size = CGSize(width: 50, height: 30)
        field.rightView = button
        field.rightViewMode = .always
        #expect(try Reading.words(Reading.screen((field, CGRect(20, 40, 300, 34)))) == ["Clear. Button."])
    }

    @Test func `Where text can be edited VoiceOver says how, in place of the hint`() throws {
        let (field, area) = (UITextField(), UITextView())
        for view in [field, area] as [UIView] {
            view.accessibilityLabel = "Label"
            view.accessibilityHint = "Hint"
        }
        let reading = try Reading.of(
            Reading.screen((field, CGRect(20, 40, 300, 34)), (area, CGRect(20, 100, 300, 100))))
        #expect(
            reading.elements.map(\.spokenHint) == [
                "Double tap to edit.", "Double tap to edit., Use the rotor to access Misspelled Words",
            ])
    }

    @Test(arguments: [(SystemRelease.iOS18, "Item B: 3 items.", "Item C: A."), (.iOS26, "Item B.", "Item C.")])
    func `Badges of tabs are counted until iOS 18, and no tab is dimmed`(
        release: SystemRelease, number: String, letter: String
    ) throws {
        let bar = UITabBar()
        bar.items = ["", "3", "A"].enumerated().map { index, badge in
            let item = UITabBarItem(title: "Item " + ["A", "B", "C"][index], image: nil, selectedImage: nil)
            item.badgeValue = badge
            return item
        }
        bar.items?[0].isEnabled = false
        var stage = Stage(room: .size(width: 375, height: 667))
        stage.settings.release = release
        let words = try stage.show(Reading.screen((bar, CGRect(0, 600, 375, 49)))) {
            AccessibilityReading($0).elements.map(\.description)
        }
        #expect(words == ["Item A. Tab. 1 of 3.", number + " Tab. 2 of 3.", letter + " Tab. 3 of 3."])
    }

    @Test func `Among tabs a container that names its elements has its own place, and their labels theirs`() throws {
        let tabs = UIView()
        tabs.accessibilityTraits = .tabBar
        let (named, bare) = (UIView(), UIView())
        for (view, x) in [(named, CGFloat(100)), (bare, 0)] {
            view.frame = CGRect(x, 0, 100, 40)
            for (index, text) in ["1", "2"].enumerated() {
                let label = Reading.label(text)
                label.frame = CGRect(CGFloat(index) * 40, 10, 20, 20)
                view.addSubview(label)
            }
            tabs.addSubview(view)
        }
        named.accessibilityElements = named.subviews.reversed()
        let last = Reading.box("Last")
        last.frame = CGRect(200, 0, 100, 40)
        tabs.addSubview(last)
        #expect(
            try Reading.words(Reading.screen((tabs, CGRect(0, 40, 375, 40)))) == [
                "2. Tab. 1 of 5.", "1. Tab. 2 of 5.", "Last. Tab. 3 of 5.", "1. Tab. 4 of 5.", "2. Tab. 5 of 5.",
            ])
    }

    @Test func `3 A slider says its per cent`() throws {
        let slider = UISlider()
        slider.maximumValue = 200
        slider.value = 150
        slider.accessibilityLabel = "Volume"
        let reading = try Reading.of(Reading.screen((slider, CGRect(20, 40, 300, 34))))
        #expect(reading.elements.map(\.description) == ["Volume: 75%. Adjustable."])
        #expect(
            reading.elements[0].spokenHint == "Swipe up or down with one finger to adjust the value.")
    }

    @Test func `4 A stepper is two buttons, of which one is dimmed at its end`() throws {
        var stage = Stage(room: .size(width: 375, height: 667))
        stage.settings.release = .iOS18
        let words = try stage.show(Reading.screen((UIStepper(), CGRect(20, 40, 94, 32)))) {
            AccessibilityReading($0).elements.map(\.description)
        }
        #expect(words == ["Decrement. Dimmed. Button.", "Increment. Button."])
    }

    // The reference pictures of iOS 17.5 and 18.5 say Dimmed, that of 26.2 does not.
    @Test func `A stepper of iOS 26 has no dimmed half`() throws {
        #expect(
            try Reading.words(Reading.screen((UIStepper(), CGRect(20, 40, 94, 32)))) == [
                "Decrement. Button.", "Increment. Button.",
            ])
    }

    @Test func `Voice Control hears a page control by its kind`() throws {
        let pages = UIPageControl()
        pages.numberOfPages = 3
        #expect(pages.accessibilityUserInputLabels == ["Page control"])
        let reading = try Reading.of(Reading.screen((pages, CGRect(20, 40, 100, 26))))
        #expect(reading.elements.map(\.userInputLabels) == [["Page control"]])
    }

    @Test func `5 Segments are counted, and the chosen one is selected`() throws {
        let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        control.selectedSegmentIndex = 1
        #expect(
            try Reading.words(Reading.screen((control, CGRect(20, 40, 335, 32)))) == [
                "Segment A. Button. 1 of 3.", "Selected: Segment B. Button. 2 of 3.", "Segment C. Button. 3 of 3.",
            ])
    }

    @Test func `6 Progress, a page control and a running spinner`() throws {
        let (progress, pages, spinner) = (UIProgressView(), UIPageControl(), UIActivityIndicatorView())
        progress.progress = 0.5
        pages.numberOfPages = 3
        pages.currentPage = 1
        spinner.startAnimating()
        #expect(
            try Reading.words(
                Reading.screen(
                    (spinner, CGRect(20, 40, 20, 20)), (progress, CGRect(20, 100, 300, 4)),
                    (pages, CGRect(20, 200, 300, 26)))) == [
                    "In progress", "Progress: 50%", "page 2 of 3. Adjustable.",
                ])
    }

    @Test func `7 An image is silent until it is an element; a button speaks the name of its image`() throws {
        let (silent, spoken, button) = (UIImageView(), UIImageView(), UIButton(type: .custom))
        silent.image = UIImage(systemName: "star")
        spoken.isAccessibilityElement = true
        spoken.accessibilityLabel = "Portrait of Ada"
        let folder = UIImage(systemName: "folder")
        folder?.accessibilityLabel = "Projects"
        button.setImage(folder, for: .normal)
        #expect(
            try Reading.words(
                Reading.screen(
                    (silent, CGRect(20, 40, 40, 40)), (spoken, CGRect(20, 100, 40, 40)),
                    (button, CGRect(20, 200, 44, 44)))) == ["Portrait of Ada. Image.", "Projects. Button."])
    }

    @Test func `8 A picker speaks what is chosen in each wheel`() throws {
        let rows = DaysAndHours()
        let picker = UIPickerView()
        picker.dataSource = rows
        picker.delegate = rows
        picker.selectRow(1, inComponent: 0, animated: false)
        let words = try withExtendedLifetime(rows) {
            try Reading.words(Reading.screen((picker, CGRect(0, 40, 320, 216))))
        }
        #expect(words == ["Tuesday. Picker Item. Adjustable.", "9. Picker Item. Adjustable."])
    }

    @Test func `9 A button is selected and dimmed as its state is`() throws {
        let (star, send) = (Reading.button("Favourite"), Reading.button("Send"))
        star.isSelected = true
        send.isEnabled = false
        send.accessibilityHint = "Sends the message"
        let reading = try Reading.of(
            Reading.screen((star, CGRect(20, 40, 120, 44)), (send, CGRect(200, 40, 120, 44))))
        #expect(reading.elements.map(\.description) == ["Selected: Favourite. Button.", "Send. Dimmed. Button."])
        #expect(reading.elements[1].spokenHint == "Sends the message")
    }

    @Test func `10 Texts: one that is edited, one that is read, with links for the rotor`() throws {
        let (notes, terms) = (UITextView(), UITextView())
        notes.text = "Milk"
        terms.isEditable = false
        let text = NSMutableAttributedString(string: "Read the terms first")
        text.addAttribute(.link, value: URL(string: "https://example.com")!, range: NSRange(location: 9, length: 5))
        terms.attributedText = text
        let reading = try Reading.of(
            Reading.screen((notes, CGRect(20, 40, 300, 100)), (terms, CGRect(20, 200, 300, 100))))
        #expect(reading.elements.map(\.description) == ["Milk. Text Field.", "Read the terms first"])
        #expect(reading.elements(of: .links).map(\.links) == [["terms"]])
    }

    // The words of three languages are those of AccessibilitySnapshot 0.12; Apple documents none of others.
    // UI tests of public apps tap "Show year picker", "Next Month" and buttons such as "Friday, November 25" of an inline
    // picker. January 2007 began on a Monday, so the ninth was a Tuesday; 190,036,800 seconds after 2001 began it was noon there.
    @Test func `22 A calendar: its month, the buttons beside it, the days with their names`() throws {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.date = Date(timeIntervalSinceReferenceDate: 190_036_800)
        let words = try Reading.words(Reading.screen((picker, CGRect(20, 40, 320, 330))))
        #expect(
            words.prefix(4) == [
                "January 2007", "Show year picker. Button.", "Previous Month. Button.", "Next Month. Button.",
            ])
        #expect(words.contains("Monday, January 1. Button."))
        #expect(words.contains("Selected: Tuesday, January 9. Button."))
        #expect(words.last == "Wednesday, January 31. Button.")
    }

    @Test func `23 A search bar with its button, a toolbar, a colour well`() throws {
        let (search, bar) = (UISearchBar(), UIToolbar())
        search.placeholder = "Search"
        search.showsCancelButton = true
        bar.items = [
            UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .flexibleSpace),
            UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
        ]
        let words = try Reading.words(
            Reading.screen(
                (search, CGRect(0, 40, 375, 56)), (UIColorWell(), CGRect(20, 200, 44, 44)),
                (bar, CGRect(0, 400, 375, 44))))
        #expect(
            words == [
                "Search. Search Field.", "Cancel. Button.", "Color well. Button.", "Add. Button.", "Edit. Button.",
            ])
    }

    @Test func `The words around the app's own are German, Russian, or English`() throws {
        func spoken(_ language: String) throws -> [String] {
            let (toggle, button) = (UISwitch(), Reading.button("OK"))
            toggle.accessibilityLabel = "WLAN"
            let root = Reading.screen((toggle, CGRect(20, 40, 51, 31)), (button, CGRect(20, 100, 100, 44)))
            for view in [toggle, button] { view.accessibilityLanguage = language }
            return try Reading.of(root).elements.map { $0.description + ($0.spokenHint ?? "") }
        }
        #expect(try spoken("de-AT") == ["WLAN. Umschalttaste. Aus.Zum Umschalten doppeltippen.", "OK. Taste."])
        #expect(
            try spoken("ru") == [
                "WLAN. Кнопка-переключатель. Выкл.Коснитесь дважды, чтобы переключить настройку.", "OK. Кнопка.",
            ])
        #expect(try spoken("fr") == ["WLAN. Switch Button. Off.Double tap to toggle setting.", "OK. Button."])
    }
}

private final class DaysAndHours: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? ["Monday", "Tuesday", "Wednesday"][row] : "\(9 + row)"
    }
}
