@testable import MaquetteTouch
@testable import MaquetteViewModel
import Testing
import UIKit

/// Rows that fingers delete, insert, move and swipe. What happens is from Apple's pages on `UITableViewDataSource`, `UITableViewDelegate` and
/// `UISwipeActionsConfiguration`; the names of the buttons are those in tests of apps (mozilla-mobile/firefox-ios, `Remove …`).
@MainActor @Suite struct EditedTableTests {
    final class Fruits: UITableViewController {
        var names = ["Apple", "Banana", "Cherry", "Damson"]
        var style = UITableViewCell.EditingStyle.delete
        var log: [String] = []
        var chosen: [Int] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = names[indexPath.row]
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            names[indexPath.row] != "Damson"
        }
        override func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { style }
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            if editingStyle == .insert { return names.insert("New", at: indexPath.row) }
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
        override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
            names.insert(names.remove(at: from.row), at: to.row)
        }
        override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            log.append("begin \(indexPath.row)")
        }
        override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            log.append("end \(indexPath?.row ?? -1)")
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(indexPath.row)
        }
        override func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let pin = UIContextualAction(style: .normal, title: "Pin") { [self] _, _, done in
                log.append("pin \(names[indexPath.row])")
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [pin])
        }
    }

    private func shown(_ fruits: Fruits) -> UIWindow {
        // What adapted code says of its classes.
        MethodsOfClasses.add(
            Fruits.self, "tableView:commitEditingStyle:forRowAtIndexPath:",
            "tableView:moveRowAtIndexPath:toIndexPath:")
        return .showing(fruits)
    }

    @Test func aRowIsDeletedBySignAndConfirmation() throws {
        let fruits = Fruits()
        let window = shown(fruits)
        #expect(!window.names.contains("Remove Banana"))
        fruits.tableView.setEditing(true, animated: false)
        window.layoutIfNeeded()
        // A row that cannot be edited has no sign.
        #expect(window.names.contains("Remove Banana") && !window.names.contains("Remove Damson"))
        try perform("tap \"Remove Banana\"", on: window)
        #expect(fruits.names.count == 4 && fruits.log == ["begin 1"])
        try perform("tap \"Delete\"", on: window)
        #expect(fruits.names == ["Apple", "Cherry", "Damson"] && fruits.log == ["begin 1", "end 1"])
        #expect(!window.names.contains("Delete"))
    }

    @Test func signsPushTheContentAndTakeThePlaceOfAccessories() throws {
        let fruits = Fruits()
        let window = shown(fruits)
        let cell = try #require(fruits.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let plain = cell.contentView.frame
        fruits.tableView.setEditing(true, animated: false)
        window.layoutIfNeeded()
        #expect(cell.isEditing && cell.contentView.frame.minX == plain.minX + RowSign.room)
        // The control for moving is where the accessory was.
        #expect(cell.contentView.frame.maxX == cell.bounds.width - RowSign.room)
        fruits.tableView.setEditing(false, animated: false)
        window.layoutIfNeeded()
        #expect(cell.contentView.frame == plain)
    }

    @Test func aRowIsInsertedAtOnce() throws {
        let fruits = Fruits()
        fruits.style = .insert
        let window = shown(fruits)
        fruits.tableView.setEditing(true, animated: false)
        window.layoutIfNeeded()
        try perform("tap \"Insert Cherry\"", on: window)
        #expect(fruits.names == ["Apple", "Banana", "New", "Cherry", "Damson"])
    }

    @Test func aRowIsMovedByItsLines() throws {
        let fruits = Fruits()
        let window = shown(fruits)
        fruits.tableView.setEditing(true, animated: false)
        window.layoutIfNeeded()
        try perform("drag \"Reorder Apple\" to \"Reorder Cherry\"", on: window)
        #expect(fruits.names == ["Banana", "Cherry", "Apple", "Damson"])
        #expect(window.names.firstIndex(of: "Reorder Cherry")! < window.names.firstIndex(of: "Reorder Apple")!)
    }

    @Test func aSwipeShowsWhatCanBeDone() throws {
        let fruits = Fruits()
        let window = shown(fruits)
        try perform("swipe left on \"Cherry\"", on: window)
        let cell = try #require(fruits.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        #expect(cell.frame.minX <= -74 && window.names.contains("Delete"))
        // A tap beside closes it, and chooses nothing.
        try perform("tap \"Apple\"", on: window)
        #expect(cell.frame.minX == 0 && fruits.chosen.isEmpty && fruits.log == ["begin 2", "end 2"])
        try perform("swipe left on \"Cherry\"", "tap \"Delete\"", on: window)
        #expect(fruits.names == ["Apple", "Banana", "Damson"])
        try perform("swipe right on \"Apple\"", "tap \"Pin\"", on: window)
        #expect(fruits.log.last == "end 0" && fruits.log.contains("pin Apple"))
        // What cannot be edited shows nothing.
        fruits.log = []
        try perform("swipe left on \"Damson\"", on: window)
        #expect(fruits.log.isEmpty && fruits.chosen.isEmpty)
    }

    /// "A Boolean value indicating whether a full swipe automatically performs the first action. The default value is true."
    @Test func aFullSwipeDoesTheFirstAction() throws {
        let fruits = Fruits()
        let window = shown(fruits)
        let y = window.safeAreaInsets.top + 20
        try perform("drag 380,\(y) to 10,\(y)", on: window)
        #expect(fruits.names == ["Banana", "Cherry", "Damson"])
    }

    /// "To enable the swipe-to-delete feature of table views … you must implement" the method that commits.
    @Test func withoutThatMethodASwipeDeletesNothing() throws {
        final class Plain: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }
        let window = UIWindow.showing(Plain())
        try perform("swipe left on \"Row 1\"", on: window)
        #expect(window.names == ["Row 0", "Row 1", "Row 2"])
    }

    @Test func severalRowsAreChosenWhileATableIsEdited() throws {
        let fruits = Fruits()
        fruits.tableView.allowsMultipleSelectionDuringEditing = true
        let window = shown(fruits)
        fruits.tableView.setEditing(true, animated: false)
        window.layoutIfNeeded()
        try perform("tap \"Reorder Apple\"", on: window)
        #expect(fruits.chosen.isEmpty)
        try perform("tap \"Apple\"", "tap \"Banana\"", on: window)
        #expect(fruits.tableView.indexPathsForSelectedRows?.map(\.row) == [0, 1])
    }
}
