import MaquetteViewModel

/// The names of the views in a content.
typealias Filling = @MainActor (UIView) -> String?

/// A class of UIKit's: how code creates and configures its views.
@MainActor struct ViewKind {
    let type: UIView.Type
    /// The name of a view without a name.
    let noun: String
    /// The expression that makes a view like this one.
    let making: (UIView) -> String
    /// A new view of that expression: equal properties are not printed.
    private let freshLike: (UIView) -> UIView
    let properties: [Property]
    /// Whether the view's subviews are internal, and were not added by code.
    let isSealed: Bool
    /// The view's content besides subviews: items, rows.
    let content: Content

    /// Views that are added to another as a part of its content.
    @MainActor struct Content {
        /// The views that the content has in it.
        let views: (UIView) -> [UIView]
        /// Statements that fill the view with a name, after all of these views were made.
        let statements: (UIView, _ name: String, @escaping Filling, inout Helpers) -> [String]
        /// The class that can be filled this way, if it is declared in the file.
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
        fresh: @escaping @MainActor (View) -> View, table: ClassTable? = nil, inheriting inherited: [Property] = [],
        content: Content = .none,
        properties describe: @MainActor (inout PropertyTable<View>) -> Void = { _ in }
    ) {
        type = View.self
        self.noun = noun
        self.isSealed = isSealed
        self.content = content
        var properties = PropertyTable<View>(table, inheriting: inherited)
        describe(&properties)
        self.properties = properties.all
        let plain = "\(View.self)()"
        self.making = { view in (view as? View).flatMap { making?($0) } ?? plain }
        self.freshLike = { view in (view as? View).map { fresh($0) } ?? UIView() }
    }

    var name: String { "\(type)" }

    /// Whether the view is printed as a view of no other class.
    var isPlain: Bool { noun == "view" }

    /// A new view at the same place in the hierarchy.
    func fresh(_ printed: PrintedView) -> UIView {
        let fresh = freshLike(printed.view)
        if let cell = fresh as? UITableViewCell {
            (printed.view as? UITableViewCell)?.giveSurroundings(to: cell)
        }
        return fresh
    }

    /// The kind of the nearest class of UIKit.
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
        let own = [plain] + text + containers + rows + controls + indicators + bars
        let told = ClassTables.all.compactMap { ViewKind($0) }
        return Dictionary((own + told).map { (ObjectIdentifier($0.type), $0) }) { own, _ in own }
    }()

    /// A kind of which its class's table says all.
    private init?(_ table: ClassTable) {
        guard let made = table.made, let type = table.type as? UIView.Type else { return nil }
        let tables = ClassTables.chain(of: type).drop { $0.type != UIView.self }.dropFirst()
        guard tables.allSatisfy({ !$0.needsWords || $0.type == UIScrollView.self }) else { return nil }
        let plain = "\(type)()"
        self.type = type
        noun = made.noun
        isSealed = type != UIControl.self
        content = .none
        properties = tables.flatMap { $0.type == UIScrollView.self ? Self.scrolling : PropertyTable<UIView>($0).all }
        making = { _ in plain }
        freshLike = { _ in made.make() }
    }
}
