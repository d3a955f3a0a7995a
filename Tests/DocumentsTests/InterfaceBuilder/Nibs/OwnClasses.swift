import UIKit

// What the storyboards and nibs of these tests name. A module that is not adapted tells of its properties by hand.

/// A dial that draws itself and sets itself up in `init(coder:)`.
final class Knob: UIControl {
    var steps = 0 { didSet { setNeedsDisplay() } }
    var shade: UIColor? = .black
    private(set) var seenInInit: (color: UIColor?, frame: CGRect, subviews: Int)?
    private(set) var log: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        seenInInit = (backgroundColor, frame, subviews.count)
        layer.cornerRadius = 5
        log.append("init steps \(steps)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake steps \(steps)")
    }

    override func prepareForInterfaceBuilder() { log.append("interface builder") }

    override func draw(_ rect: CGRect) {
        (shade ?? .red).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4 * steps, height: 10))
    }
}

final class Card: UIView {
    fileprivate weak var title: UILabel!
    fileprivate var buttons: [UIButton] = []
    fileprivate var gap: NSLayoutConstraint?
    fileprivate weak var helper: CardHelper?
    fileprivate(set) var taps: [String] = []
    fileprivate var radius: CGFloat = 0
    fileprivate var size: CGSize = .zero
    fileprivate var isRound = false
    fileprivate var word: String?

    var titleText: String? { title?.text }
    var buttonTitles: [String?] { buttons.map { $0.title(for: .normal) } }
    var values: [String] { ["\(radius)", "\(size.width)", "\(isRound)", word ?? "nil"] }
    var constant: CGFloat? { gap?.constant }
    var hasHelper: Bool { helper != nil }

    fileprivate func tapped(_ sender: UIButton) { taps.append(sender.title(for: .normal) ?? "") }
}

final class CardHelper: NSObject {
    fileprivate weak var card: Card?
    var knowsCard: Bool { card != nil }
}

final class CardCell: UITableViewCell {
    var name: UILabel!
    private(set) var isAwake = false
    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = name != nil
    }
}

final class TileCell: UICollectionViewCell {
    var name: UILabel!
}

/// A nib that loads itself again when it awakes.
final class Echo: UIView {
    override func awakeFromNib() {
        super.awakeFromNib()
        Bundle.main.loadNibNamed("Echo", owner: nil)
    }
}

class PageViewController: UIViewController {
    var label: UILabel!
    weak var drawer: UIView?
    var passed: [String] = []
    var color: UIColor?
    private(set) var log: [String] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake, loaded \(isViewLoaded)")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded \(label?.text ?? "nothing"), children \(children.count)")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "nil") for \(type(of: segue.destination))")
        (segue.destination as? PageViewController)?.passed.append(sender as? String ?? "a touch")
    }
    fileprivate func back(_ segue: UIStoryboardSegue) { log.append("back from \(type(of: segue.source))") }
    fileprivate func makePage(_ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> MadePage? {
        MadePage(coder: coder, word: identifier ?? "")
    }
}

final class MadePage: PageViewController {
    let word: String
    init?(coder: NSCoder, word: String) {
        self.word = word
        super.init(coder: coder)
    }
    required init?(coder: NSCoder) { fatalError("made with a word") }
}

final class RowsViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: path)
        (cell as? CardCell)?.name.text = "Row \(path.row)"
        return cell
    }
}

/// Its table is static in the storyboard, and has no section there.
final class FilledViewController: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section + 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(path.section) \(path.row)"
        return cell
    }
}

/// By its name: `BadgeView.xib`.
final class BadgeViewController: UIViewController {
    var knob: Knob!
}

@MainActor enum OwnClasses {
    static func tell() {
        KeyedProperties.add("steps", \Knob.steps)
        KeyedProperties.add("shade", \Knob.shade)
        KeyedProperties.add("title", \Card.title)
        KeyedProperties.add("buttons", \Card.buttons)
        KeyedProperties.add("gap", \Card.gap)
        KeyedProperties.add("helper", \Card.helper)
        KeyedProperties.add("radius", \Card.radius)
        KeyedProperties.add("size", \Card.size)
        KeyedProperties.add("isRound", \Card.isRound)
        KeyedProperties.add("word", \Card.word)
        KeyedProperties.add("card", \CardHelper.card)
        KeyedProperties.add("name", \CardCell.name)
        KeyedProperties.add("name", \TileCell.name)
        KeyedProperties.add("label", \PageViewController.label)
        KeyedProperties.add("drawer", \PageViewController.drawer)
        KeyedProperties.add("knob", \BadgeViewController.knob)
        KeyedProperties.add(Card.self, named: "OBJCard")
        _ = Selector(calling: Card.tapped(_:), "tapped:")
        _ = Selector(calling: PageViewController.back(_:), "back:")
        _ = Selector(calling: PageViewController.makePage(_:_:_:), "makePage:sender:segueIdentifier:")
    }
}
