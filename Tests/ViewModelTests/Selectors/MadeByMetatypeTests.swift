import Testing
import UIKit

/// Objects of classes that are known only at run time, as Objective-C makes them: by the initialiser of the object's class.
@MainActor @Suite struct MadeByMetatypeTests {
    private class Card: UIView {
        var isSetUp = false
        override init(frame: CGRect) {
            super.init(frame: frame)
            isSetUp = true
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class Golden: Card {}

    private final class Named: UIViewController {}

    private final class Note: NSObject {
        let text: String
        override init() { text = "empty" }
    }

    private func new<Made: UIView>(_ type: Made.Type) -> Made { _made(type) }

    @Test func theInitialiserOfTheClassIsCalled() {
        let type: Card.Type = Golden.self
        let made = new(type)
        #expect(made is Golden)
        #expect(made.isSetUp)
        #expect(_made(type, frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
        #expect(new(UISwitch.self).intrinsicContentSize == UISwitch().intrinsicContentSize)
    }

    @Test func objectsAndControllersAreMadeTheSameWay() {
        #expect(_made(Note.self).text == "empty")
        let type: UIViewController.Type = Named.self
        let controller = _made(type, nibName: "Other", bundle: nil)
        #expect(controller is Named)
        #expect(controller.nibName == "Other")
    }

    private final class Row: UITableViewCell {
        var isSetUp = false
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            isSetUp = true
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class Head: UITableViewHeaderFooterView {
        var isSetUp = false
        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            isSetUp = true
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class Grid: UICollectionView {}
    private final class Plain: UITableView {}

    /// As libraries of forms make their cells: `cellType.init(style: .default, reuseIdentifier: nil)`.
    @Test func cellsHeadersTablesAndCollectionsHaveInitialisersOfTheirOwn() {
        let row = _made(Row.self as UITableViewCell.Type, style: .value1, reuseIdentifier: "row")
        #expect((row as? Row)?.isSetUp == true && row.reuseIdentifier == "row" && row.detailTextLabel != nil)
        let head = _made(Head.self as UITableViewHeaderFooterView.Type, reuseIdentifier: "head")
        #expect((head as? Head)?.isSetUp == true && head.reuseIdentifier == "head")
        let layout = UICollectionViewFlowLayout()
        let grid = _made(Grid.self as UICollectionView.Type, frame: .zero, collectionViewLayout: layout)
        #expect(grid is Grid && grid.collectionViewLayout === layout)
        #expect(_made(Plain.self as UITableView.Type, frame: .zero, style: .grouped).style == .grouped)
    }

    private final class Back: UIBarButtonItem {}
    private final class Drawer: UINavigationController {}

    /// A `UIBarButtonItem` of a kind that is known at run time: `.init(title: …)` in a method that returns `Self`.
    @Test func initialisersForConvenienceFillThePlainObject() {
        let type: UIBarButtonItem.Type = Back.self
        let back = _made(type, title: "Back", style: .done, target: UIApplication.shared, action: nil)
        #expect(back is Back && back.title == "Back" && back.style == .done && back.target != nil)
        let image = UIImage()
        #expect(_made(type, image: image, style: .plain, target: nil, action: nil).image === image)
        let done = _made(type, barButtonSystemItem: .done, target: nil, action: nil)
        #expect(done.style == .done && done is Back)
        let root = UIViewController()
        #expect(_made(Drawer.self as UINavigationController.Type, rootViewController: root).viewControllers == [root])
    }

    private final class Jump: UIStoryboardSegue {}

    @Test func seguesAreMadeBetweenTheirControllers() {
        let type: UIStoryboardSegue.Type = Jump.self
        let (source, destination) = (UIViewController(), UIViewController())
        let segue = _made(type, identifier: "jump", source: source, destination: destination)
        #expect(segue is Jump)
        #expect(segue.identifier == "jump" && segue.source === source && segue.destination === destination)
    }

    /// The way that libraries take which extensions of apps use, too.
    @Test func theAppIsFoundByName() {
        let name = Selector("sharedApplication")
        #expect(UIApplication.responds(to: name))
        #expect(UIApplication.perform(name)?.takeUnretainedValue() === UIApplication.shared)
        #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(!UIApplication.responds(to: Selector("other")))
    }
}
