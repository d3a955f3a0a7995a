import Testing
import UIKit

@MainActor
private final class Journal {
    var lines: [String] = []
}

/// Counts how often a button is asked to update its configuration.
private final class UpdatingButton: UIButton {
    var updates = 0

    override func updateConfiguration() {
        updates += 1
        super.updateConfiguration()
    }
}

/// What Apple's pages say of buttons.
@Suite("Documented: buttons") @MainActor
struct DocumentedButtonTests {
    @Test("What a new button has") func defaults() {
        let button = UIButton(type: .system)
        documented("uikit/uibutton/buttontype-swift.property", button.buttonType, .system)
        documented("uikit/uibutton/buttontype-swift.property", UIButton(type: .custom).buttonType, .custom)
        documented("uikit/uibutton/configuration-swift.property", button.configuration == nil, true)
        documented("uikit/uibutton/automaticallyupdatesconfiguration", button.automaticallyUpdatesConfiguration, true)
        documented(
            "uikit/uibutton/configurationupdatehandler-swift.property", button.configurationUpdateHandler == nil, true)
        documented("uikit/uibutton/menu", button.menu == nil, true)
        documented("uikit/uibutton/changesselectionasprimaryaction", button.changesSelectionAsPrimaryAction, false)
        documented("uikit/uibutton/role-swift.property", button.role, .normal)
        documented("uikit/uibutton/ispointerinteractionenabled", button.isPointerInteractionEnabled, false)
        documented("uikit/uibutton/currenttitle", button.currentTitle == nil, true)
        documented("uikit/uibutton/currentimage", button.currentImage == nil, true)
        documented("uikit/uibutton/currentbackgroundimage", button.currentBackgroundImage == nil, true)
        documented("uikit/uibutton/currentattributedtitle", button.currentAttributedTitle == nil, true)
    }

    @Test("A title not set for a state is that of the normal state") func titles() {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        documented("uikit/uibutton/title(for:)", button.title(for: .normal), "Go")
        documented("uikit/uibutton/title(for:)", button.title(for: .highlighted), "Go")
        documented("uikit/uibutton/title(for:)", button.title(for: .disabled), "Go")
        button.setTitle("Stop", for: .selected)
        documented("uikit/uibutton/title(for:)", button.title(for: .selected), "Stop")
        documented("uikit/uibutton/title(for:)", button.title(for: .normal), "Go")
        button.setTitle(nil, for: .selected)
        documented("uikit/uibutton/settitle(_:for:)", button.title(for: .selected), "Go")
    }

    @Test("The current title follows the state") func currentTitle() {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        button.setTitle("Stop", for: .selected)
        button.setTitle("No", for: .disabled)
        documented("uikit/uibutton/currenttitle", button.currentTitle, "Go")
        button.isSelected = true
        documented("uikit/uibutton/currenttitle", button.currentTitle, "Stop")
        button.isSelected = false
        button.isHighlighted = true
        documented("uikit/uibutton/currenttitle", button.currentTitle, "Go")
        button.isHighlighted = false
        button.isEnabled = false
        documented("uikit/uibutton/currenttitle", button.currentTitle, "No")
    }

    @Test("Title colours by state") func colours() {
        let button = UIButton(type: .custom)
        button.setTitleColor(.red, for: .normal)
        documented("uikit/uibutton/titlecolor(for:)", button.titleColor(for: .normal), UIColor.red)
        documented("uikit/uibutton/settitlecolor(_:for:)", button.titleColor(for: .selected), UIColor.red)
        documented("uikit/uibutton/currenttitlecolor", button.currentTitleColor, UIColor.red)
        button.setTitleColor(.blue, for: .disabled)
        button.isEnabled = false
        documented("uikit/uibutton/currenttitlecolor", button.currentTitleColor, UIColor.blue)
        button.setTitleShadowColor(.green, for: .normal)
        documented("uikit/uibutton/titleshadowcolor(for:)", button.titleShadowColor(for: .highlighted), UIColor.green)
    }

    @Test("Images by state") func images() {
        let button = UIButton(type: .custom)
        let plain = UIImage()
        let chosen = UIImage()
        button.setImage(plain, for: .normal)
        documented("uikit/uibutton/image(for:)", button.image(for: .normal) === plain, true)
        documented("uikit/uibutton/setimage(_:for:)", button.image(for: .selected) === plain, true)
        button.setImage(chosen, for: .selected)
        documented("uikit/uibutton/image(for:)", button.image(for: .selected) === chosen, true)
        documented("uikit/uibutton/currentimage", button.currentImage === plain, true)
        button.isSelected = true
        documented("uikit/uibutton/currentimage", button.currentImage === chosen, true)
        button.setBackgroundImage(plain, for: .normal)
        documented("uikit/uibutton/backgroundimage(for:)", button.backgroundImage(for: .selected) === plain, true)
        documented("uikit/uibutton/currentbackgroundimage", button.currentBackgroundImage === plain, true)
    }

    @Test("Attributed titles by state") func attributed() {
        let button = UIButton(type: .custom)
        let words = NSAttributedString(string: "Bold")
        button.setAttributedTitle(words, for: .normal)
        documented("uikit/uibutton/attributedtitle(for:)", button.attributedTitle(for: .normal)?.string, "Bold")
        documented("uikit/uibutton/attributedtitle(for:)", button.attributedTitle(for: .highlighted)?.string, "Bold")
        documented("uikit/uibutton/currentattributedtitle", button.currentAttributedTitle?.string, "Bold")
    }

    @Test("Label and image view are there before the button is shown") func partViews() {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        documented("uikit/uibutton/titlelabel", button.titleLabel != nil, true)
        documented("uikit/uibutton/titlelabel", button.titleLabel?.text, "Go")
        button.setImage(UIImage(), for: .normal)
        documented("uikit/uibutton/imageview", button.imageView != nil, true)
    }

    @Test("A primary action gives title and image and is run") func primary() {
        let journal = Journal()
        let image = UIImage()
        let action = UIAction(title: "Save", image: image) { _ in journal.lines.append("save") }
        let button = UIButton(type: .system, primaryAction: action)
        documented("uikit/uibutton/init(type:primaryaction:)", button.title(for: .normal), "Save")
        documented("uikit/uibutton/init(type:primaryaction:)", button.image(for: .normal) === image, true)
        button.sendActions(for: .primaryActionTriggered)
        documented("uikit/uibutton/init(type:primaryaction:)", journal.lines, ["save"])
        let framed = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 20), primaryAction: action)
        documented("uikit/uibutton/init(frame:primaryaction:)", framed.currentTitle, "Save")
        documented(
            "uikit/uibutton/init(frame:primaryaction:)", framed.allControlEvents.contains(.primaryActionTriggered), true
        )
    }

    @Test("What configurations have") func configurationDefaults() {
        let plain = UIButton.Configuration.plain()
        documented("uikit/uibutton/configuration-swift.struct/title", plain.title == nil, true)
        documented("uikit/uibutton/configuration-swift.struct/subtitle", plain.subtitle == nil, true)
        documented("uikit/uibutton/configuration-swift.struct/image", plain.image == nil, true)
        documented(
            "uikit/uibutton/configuration-swift.struct/showsactivityindicator", plain.showsActivityIndicator, false)
        documented("uikit/uibutton/configuration-swift.struct/imageplacement", plain.imagePlacement, .leading)
        documented("uikit/uibutton/configuration-swift.struct/buttonsize", plain.buttonSize, .medium)
        documented("uikit/uibutton/configuration-swift.struct/cornerstyle-swift.property", plain.cornerStyle, .dynamic)
        documented(
            "uikit/uibutton/configuration-swift.struct/titlealignment-swift.property", plain.titleAlignment, .automatic)
        documented(
            "uikit/uibutton/configuration-swift.struct/basebackgroundcolor", plain.baseBackgroundColor == nil, true)
        documented(
            "uikit/uibutton/configuration-swift.struct/baseforegroundcolor", plain.baseForegroundColor == nil, true)
    }

    @Test("Configurations are values") func values() {
        var one = UIButton.Configuration.filled()
        let before = one
        documented("uikit/uibutton/configuration-swift.struct", one == before, true)
        one.title = "Go"
        documented("uikit/uibutton/configuration-swift.struct", one == before, false)
        documented("uikit/uibutton/configuration-swift.struct", before.title == nil, true)
        documented(
            "uikit/uibutton/configuration-swift.struct",
            UIButton.Configuration.filled() == UIButton.Configuration.plain(), false)
    }

    @Test("Updating keeps what was set") func updated() {
        var configuration = UIButton.Configuration.gray()
        configuration.title = "Go"
        configuration.baseForegroundColor = .red
        configuration.imagePadding = 7
        let button = UIButton(configuration: configuration)
        button.isEnabled = false
        let updated = configuration.updated(for: button)
        documented("uikit/uibutton/configuration-swift.struct/updated(for:)", updated.title, "Go")
        documented("uikit/uibutton/configuration-swift.struct/updated(for:)", updated.imagePadding, CGFloat(7))
    }

    @Test("Default insets come back") func insets() {
        var configuration = UIButton.Configuration.filled()
        let usual = configuration.contentInsets
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 50, leading: 51, bottom: 52, trailing: 53)
        documented(
            "uikit/uibutton/configuration-swift.struct/contentinsets", configuration.contentInsets.leading, CGFloat(51))
        configuration.setDefaultContentInsets()
        documented(
            "uikit/uibutton/configuration-swift.struct/setdefaultcontentinsets()", configuration.contentInsets, usual)
    }

    @Test("A button made with a configuration has it") func withConfiguration() {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Go"
        let button = UIButton(configuration: configuration, primaryAction: nil)
        documented("uikit/uibutton/init(configuration:primaryaction:)", button.configuration?.title, "Go")
        button.configuration?.title = "Stop"
        documented("uikit/uibutton/configuration-swift.property", button.configuration?.title, "Stop")
        documented("uikit/uibutton/configuration-swift.property", configuration.title, "Go")
    }

    @Test("An update is asked for when the state changes") func stateUpdates() {
        let button = UpdatingButton(configuration: .filled())
        let window = shown(button)
        let before = button.updates
        button.isSelected = true
        window.layoutIfNeeded()
        documented("uikit/uibutton/setneedsupdateconfiguration()", button.updates > before, true)
        let then = button.updates
        button.setNeedsUpdateConfiguration()
        button.setNeedsUpdateConfiguration()
        button.setNeedsUpdateConfiguration()
        window.layoutIfNeeded()
        documented("uikit/uibutton/setneedsupdateconfiguration()", button.updates, then + 1)
    }

    @Test("The handler is called when the state changes") func handler() {
        let journal = Journal()
        let button = UIButton(configuration: .filled())
        button.configurationUpdateHandler = { button in
            journal.lines.append(button.isEnabled ? "enabled" : "disabled")
            button.configuration?.title = button.isEnabled ? "On" : "Off"
        }
        let window = shown(button)
        documented("uikit/uibutton/configurationupdatehandler-swift.property", journal.lines.last, "enabled")
        button.isEnabled = false
        window.layoutIfNeeded()
        documented("uikit/uibutton/configurationupdatehandler-swift.property", journal.lines.last, "disabled")
        documented("uikit/uibutton/configurationupdatehandler-swift.property", button.configuration?.title, "Off")
    }
}
