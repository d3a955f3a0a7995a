import MaquetteViewModel

/// What code calls the views that a content has in it.
typealias Filling = @MainActor (UIView) -> String?

/// A class of UIKit's, as code makes and fills its views.
@MainActor struct ViewKind {
    let type: UIView.Type
    /// What a view is called that nobody has named.
    let noun: String
    /// The expression that makes a view like this one.
    let making: (UIView) -> String
    /// A view as that expression leaves it: properties that are the same there need not be said.
    private let freshLike: (UIView) -> UIView
    let properties: [Property]
    /// Whether its subviews are what it is made of, and not what somebody put into it.
    let isSealed: Bool
    /// What fills it besides subviews: items, rows.
    let content: Content

    /// Views that come into another by being part of what it shows.
    @MainActor struct Content {
        /// The views that the content has in it.
        let views: (UIView) -> [UIView]
        /// Statements that fill the view of a name, when all of these views are made.
        let statements: (UIView, _ name: String, @escaping Filling, inout Helpers) -> [String]
        /// The class that can be filled so, where it is one that the file brings along.
        let ownClass: (UIView) -> Helpers.OwnClass?

        static let none = Content(views: { _ in [] }, statements: { _, _, _, _ in [] })

        init(
            views: @escaping @MainActor (UIView) -> [UIView],
            needing ownClass: @escaping @MainActor (UIView) -> Helpers.OwnClass? = { _ in nil },
            statements: @escaping @MainActor (UIView, _ name: String, @escaping Filling, inout Helpers) -> [String]
        ) { (self.views, self.ownClass, self.statements) = (views, ownClass, statements) }

        init<View: UIView>(
            of type: View.Type, views: @escaping @MainActor (View) -> [UIView] = { _ in [] },
            needing ownClass: @escaping @MainActor (View) -> Helpers.OwnClass? = { _ in nil },
            statements: @escaping @MainActor (View, _ name: String, @escaping Filling, inout Helpers) -> [String]
        ) {
            self.views = { view in (view as? View).map { views($0) } ?? [] }
            self.ownClass = { view in (view as? View).flatMap { ownClass($0) } }
            self.statements = { view, name, filling, helpers in
                (view as? View).map { statements($0, name, filling, &helpers) } ?? []
            }
        }
    }

    init<View: UIView>(
        _ noun: String, isSealed: Bool = false, making: (@MainActor (View) -> String)? = nil,
        fresh: @escaping @MainActor (View) -> View, inheriting inherited: [Property] = [],
        content: Content = .none,
        properties describe: @MainActor (inout PropertyTable<View>) -> Void = { _ in }
    ) {
        type = View.self
        self.noun = noun
        self.isSealed = isSealed
        self.content = content
        var table = PropertyTable<View>(inherited)
        describe(&table)
        properties = table.all
        let plain = "\(View.self)()"
        self.making = { view in (view as? View).flatMap { making?($0) } ?? plain }
        self.freshLike = { view in (view as? View).map { fresh($0) } ?? UIView() }
    }

    var name: String { "\(type)" }

    /// Whether it is printed as a view of no other class.
    var isPlain: Bool { noun == "view" }

    /// What the view is before anything is said of it, where it stands.
    func fresh(_ printed: PrintedView) -> UIView {
        let fresh = freshLike(printed.view)
        if let cell = fresh as? UITableViewCell {
            (printed.view as? UITableViewCell)?.giveSurroundings(to: cell)
        }
        return fresh
    }

    /// The kind of the nearest class that is UIKit's.
    static func of(_ view: UIView) -> ViewKind {
        var mirror: Mirror? = Mirror(reflecting: view)
        while let current = mirror {
            if let type = current.subjectType as? UIView.Type, let kind = byType[ObjectIdentifier(type)] { return kind }
            mirror = current.superclassMirror
        }
        return plain
    }

    private static let plain = ViewKind("view", fresh: { (_: UIView) in UIView() })

    private static let byType: [ObjectIdentifier: ViewKind] = {
        let all = [plain] + text + containers + rows + controls + indicators + bars
        return Dictionary(uniqueKeysWithValues: all.map { (ObjectIdentifier($0.type), $0) })
    }()
}
