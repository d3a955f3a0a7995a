import Eureka
import UIKit

final class SettingsFormViewController: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        SwitchRow.defaultCellUpdate = { cell, _ in cell.textLabel?.font = .preferredFont(forTextStyle: .body) }
        form +++ Section("Account")
            <<< TextRow("name") {
                $0.title = "Name"
                $0.placeholder = "Enter it"
                $0.add(rule: RuleRequired())
            }
            <<< PasswordRow { $0.title = "Password" }.cellUpdate { cell, row in
                if !row.isValid { cell.titleLabel?.textColor = .red }
            }
            <<< PhoneRow {
                $0.title = "Phone"
                $0.value = "555 0123"
            }
            +++ Section(header: "Looks", footer: "Takes effect at once.")
            <<< SwitchRow("dark") {
                $0.title = "Dark"
                $0.value = true
            }.onChange { [weak self] row in self?.title = "\(row.value ?? false)" }
            <<< PushRow<String> {
                $0.title = "Size"
                $0.options = ["S", "M", "L"]
                $0.value = "M"
            }.onPresent { _, to in to.dismissOnSelection = true }
            <<< SegmentedRow<String> {
                $0.options = ["One", "Two"]
                $0.value = "One"
            }
            <<< SliderRow {
                $0.title = "Volume"
                $0.value = 0.5
            }
            <<< StepperRow {
                $0.title = "Copies"
                $0.value = 3
            }
            <<< DateRow {
                $0.title = "Born"
                $0.value = Date(timeIntervalSince1970: 0)
            }
            <<< LabelRow {
                $0.title = "Shown only without dark"
                $0.hidden = "$dark == true"
            }
            +++ Section()
            <<< TextAreaRow { $0.placeholder = "Notes" }
            <<< ButtonRow { $0.title = "Sign out" }.onCellSelection { _, row in row.section?.form?.validate() }
    }
}

final class StarCell: Cell<Int>, CellType {
    private let label = UILabel()
    required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func setup() {
        super.setup()
        height = { 60 }
    }
    override func update() {
        super.update()
        textLabel?.text = String(repeating: "*", count: row.value ?? 0)
    }
}
final class StarRow: Row<StarCell>, RowType {
    required init(tag: String?) { super.init(tag: tag) }
}
