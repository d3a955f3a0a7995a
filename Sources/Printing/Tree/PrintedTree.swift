import Foundation
import MaquetteViewModel

/// A view with everything in it, as the printer needs it: the views, their names and their constraints.
@MainActor struct PrintedTree {
    let root: PrintedView
    private(set) var guides: [PrintedGuide] = []
    /// The relations in the order in which they were activated.
    private(set) var relations: [Relation] = []
    /// How many constraints reach outside the tree.
    private(set) var strayConstraints = 0
    private(set) var names: ViewNames
    private var views: [ObjectIdentifier: PrintedView] = [:]
    private let preferences: [ObjectIdentifier: String]
    /// The internal views of cells: their names in code, and their state in a new cell.
    private var parts: [ObjectIdentifier: (name: String, fresh: UIView)] = [:]

    /// - Parameter preferences: names of views from the document.
    init(_ root: UIView, preferences: [ObjectIdentifier: String], reserved: Set<String>) {
        var names = ViewNames(reserved: reserved)
        let rootName = names.name(for: preferences[ObjectIdentifier(root)] ?? root.ownName ?? "root", noun: "root")
        let printedRoot = PrintedView(
            root, kind: ViewKind.of(root), name: rootName, origin: .made, parent: nil, number: 0)
        self.root = printedRoot
        self.names = names
        self.preferences = preferences
        views[ObjectIdentifier(root)] = printedRoot
        addContent(of: printedRoot)
        for printed in printedRoot.subtree { addGuides(of: printed) }
        addRelations()
    }

    var all: [PrintedView] { root.subtree }

    // MARK: Views

    private mutating func addContent(of parent: PrintedView) {
        noteParts(of: parent)
        let held = parent.kind.content.views(parent.view)
        for view in held { add(view, named: preferences[ObjectIdentifier(view)] ?? view.ownName, .held, in: parent) }
        for subview in parent.view.subviews where !held.contains(where: { $0 === subview }) {
            addIfPrinted(subview, in: parent)
        }
    }

    private mutating func addIfPrinted(_ view: UIView, in parent: PrintedView) {
        let isNamed = preferences[ObjectIdentifier(view)] != nil
        if let part = parts[ObjectIdentifier(view)] {
            add(view, calledExactly: part.name, .part(fresh: part.fresh), in: parent)
        } else if let path = Self.contentPath(of: view, in: parent.view) {
            add(view, named: parent.name + path.capitalizedFirst, .content(path), in: parent)
        } else if !parent.kind.isSealed || isNamed {
            add(view, named: preferences[ObjectIdentifier(view)] ?? view.ownName, .made, in: parent)
        }
    }

    private mutating func add(
        _ view: UIView, named preference: String?, _ origin: PrintedView.Origin, in parent: PrintedView
    ) {
        let name = names.name(for: preference, noun: ViewKind.of(view).noun)
        add(view, calledExactly: name, origin, in: parent)
    }

    private mutating func add(
        _ view: UIView, calledExactly name: String, _ origin: PrintedView.Origin, in parent: PrintedView
    ) {
        let printed = PrintedView(
            view, kind: ViewKind.of(view), name: name, origin: origin, parent: parent, number: views.count)
        views[ObjectIdentifier(view)] = printed
        addContent(of: printed)
    }

    /// Cells have their content and the parts of their style under names of their own.
    private mutating func noteParts(of cell: PrintedView) {
        guard let held = (cell.view as? UITableViewCell)?.parts, let fresh = cell.kind.fresh(cell) as? UITableViewCell
        else { return }
        if let view = held.content { parts[ObjectIdentifier(view)] = ("\(cell.name).contentView", fresh.contentView) }
        func note(_ view: UIView?, _ path: String, _ fresh: UIView?) {
            // A view in constraints needs its own name.
            guard let view, view.translatesAutoresizingMaskIntoConstraints, let fresh else { return }
            parts[ObjectIdentifier(view)] = ("\(cell.name).\(path)?", fresh)
        }
        note(held.title, "textLabel", fresh.textLabel)
        note(held.detail, "detailTextLabel", fresh.detailTextLabel)
        note(held.image, "imageView", fresh.imageView)
    }

    /// The property of the superview for a view that it creates.
    private static func contentPath(of view: UIView, in parent: UIView) -> String? {
        switch parent {
        case let effect as UIVisualEffectView where effect.contentView === view: "contentView"
        default: nil
        }
    }

    private mutating func addGuides(of owner: PrintedView) {
        for guide in owner.view.layoutGuides where (owner.view as? UIStackView)?.isOwn(guide) != true {
            let name = names.name(for: guide.identifier.isEmpty ? nil : guide.identifier + "Guide", noun: "guide")
            guides.append(PrintedGuide(guide, name: name, owner: owner))
        }
    }

    // MARK: Constraints

    private mutating func addRelations() {
        let constraints = all.flatMap { printed in
            // A stack's own constraints are in it, or in its arranged subviews.
            let stacks = [printed.view, printed.view.superview].compactMap { $0 as? UIStackView }
            return printed.view.constraints.filter { constraint in
                !constraint.holdsBarGuide && !stacks.contains { $0.isOwn(constraint) }
            }
        }
        for constraint in constraints.sorted(by: { $0.activationNumber < $1.activationNumber }) {
            guard !isInsideSealed(constraint) else { continue }
            if let relation = Relation(constraint, in: self) {
                relations.append(relation)
            } else {
                strayConstraints += 1
            }
        }
    }

    /// Whether the constraint belongs to the inside of a control, which creates its own constraints.
    private func isInsideSealed(_ constraint: NSLayoutConstraint) -> Bool {
        let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
        return items.contains { views[ObjectIdentifier($0)] == nil && $0.isDescendant(of: root.view) }
    }

    /// The name of a view in code; nil if it is not printed.
    func name(of view: UIView) -> String? { views[ObjectIdentifier(view)]?.name }

    /// The name of an item of a constraint in code; nil if it is outside.
    func item(_ object: AnyObject?) -> Relation.Item? {
        if let view = object as? UIView { return views[ObjectIdentifier(view)].map { .view($0) } }
        guard let guide = object as? UILayoutGuide else { return nil }
        if let own = guides.first(where: { $0.guide === guide }) { return .guide(own) }
        guard let owner = guide.owningView.flatMap({ views[ObjectIdentifier($0)] }) else { return nil }
        return SystemGuide(guide).map { .system($0, owner) }
    }
}

/// The guides that UIKit makes for a view.
enum SystemGuide: String {
    case safeArea = "safeAreaLayoutGuide"
    case margins = "layoutMarginsGuide"
    case readableContent = "readableContentGuide"
    case keyboard = "keyboardLayoutGuide"
    case content = "contentLayoutGuide"
    case frame = "frameLayoutGuide"

    @MainActor init?(_ guide: UILayoutGuide) {
        switch guide.identifier {
        case "UIViewSafeAreaLayoutGuide": self = .safeArea
        case "UIViewLayoutMarginsGuide": self = .margins
        case "UIViewReadableContentGuide": self = .readableContent
        case "UIViewKeyboardLayoutGuide": self = .keyboard
        case "UIScrollView-contentLayoutGuide": self = .content
        case "UIScrollView-frameLayoutGuide": self = .frame
        default: return nil
        }
    }
}

extension UIView {
    /// The view's name in the app's code or tests.
    fileprivate var ownName: String? {
        [accessibilityIdentifier, restorationIdentifier].compactMap { $0 }.first { !$0.isEmpty }
    }
}
