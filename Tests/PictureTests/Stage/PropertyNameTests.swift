import Maquette
import Testing

/// How views that code has made are called in messages. The names are those that the classes below give their properties.
@MainActor @Suite struct PropertyNameTests {
    private class Base: UIView {
        let header = UIStackView()
    }

    private final class Card: Base {
        lazy var title = UILabel()
        weak var footer: UIStackView?
        private let buttons = [UIButton(), UIButton()]
        /// Leads out of it, as a delegate does.
        unowned let screen: UIView
        var source: UIView?

        init(on screen: UIView) {
            self.screen = screen
            super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let footer = UIStackView()
            (self.footer, source) = (footer, screen)
            for view in [header, footer, title] + buttons { addSubview(view) }
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Screen: UIViewController {
        private(set) var card: UIView?

        override func viewDidLoad() {
            let card = Card(on: view)
            self.card = card
            view.addSubview(card)
        }
    }

    private static func views(below root: UIView) -> [UIView] { [root] + root.subviews.flatMap(views(below:)) }

    @Test func `A view is called by the property that holds it, also a lazy, a weak and an inherited one`() throws {
        try Stage().show(Screen()) { shown in
            let names = shown.itemNames
            let all = Self.views(below: shown.view)
            let name = { @MainActor (type: UIView.Type, place: Int) -> String? in
                let found = all.filter { Swift.type(of: $0) == type }
                return found.indices.contains(place) ? names.givenName(of: found[place]) : nil
            }
            #expect(name(Card.self, 0) == "card")
            #expect([name(UIStackView.self, 0), name(UIStackView.self, 1)] == ["header", "footer"])
            #expect(name(UILabel.self, 0) == "title")
            #expect([name(UIButton.self, 0), name(UIButton.self, 1)] == ["buttons[0]", "buttons[1]"])
            // What a property of a view inside of it leads to is not named by that.
            #expect(names.givenName(of: shown.view) == nil)
        }
    }

    @Test func `A constraint says which of several stack views it is about, with names and without`() throws {
        let card = Card(on: UIView())
        let more = [UIStackView(), UIStackView()]
        for view in more { card.addSubview(view) }
        func statement(_ one: UIView, _ other: UIView, _ shown: Shown) -> String {
            one.bottomAnchor.constraint(equalTo: other.bottomAnchor).statement { shown.itemNames.name(of: $0) }
        }
        try Stage().show(card) { shown in
            #expect(statement(card.header, card.footer!, shown) == "header.bottom == footer.bottom")
            // The third and fourth of their class, counted from 0 as `--explain` does.
            #expect(statement(more[0], more[1], shown) == "UIStackView[2].bottom == UIStackView[3].bottom")
        }
    }

    @Test func `An identifier comes before a property`() throws {
        let card = Card(on: UIView())
        card.title.accessibilityIdentifier = "card title"
        try Stage().show(card) { #expect($0.itemNames.givenName(of: card.title) == "card title") }
    }

    @Test func `A problem of a layout says which property it is about`() throws {
        let card = Card(on: UIView())
        card.title.text = "This does not fit into sixty points"
        card.title.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
        try Stage().show(card) { shown in
            #expect(shown.problems.map(\.message).contains("UILabel title: the text is cut off after 1 line"))
        }
    }
}
