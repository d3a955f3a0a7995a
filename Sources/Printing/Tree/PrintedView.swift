import Foundation
import MaquetteViewModel

/// A view of the tree that is printed, and what code calls it.
@MainActor final class PrintedView {
    let view: UIView
    let kind: ViewKind
    let name: String
    /// What the view came into the tree by.
    let origin: Origin
    private(set) weak var parent: PrintedView?
    private(set) var children: [PrintedView] = []
    /// The place in the order from back to front, superviews before subviews.
    let number: Int

    enum Origin {
        case made
        /// Its superview has made it, and has it under a name.
        case content(String)
        /// As above, and code calls it by that name alone; what it is like before anybody has touched it.
        case part(fresh: UIView)
        /// Code makes it, and its superview shows it as a part of its content.
        case held
    }

    init(
        _ view: UIView, kind: ViewKind, name: String, origin: Origin, parent: PrintedView?, number: Int
    ) {
        (self.view, self.kind, self.name, self.origin) = (view, kind, name, origin)
        (self.parent, self.number) = (parent, number)
        parent?.children.append(self)
    }

    /// Whether code makes it, as opposed to its superview.
    var isMade: Bool {
        switch origin {
        case .made, .held: true
        case .content, .part: false
        }
    }

    /// Whether it comes into its superview as a subview, by what a form says.
    var isAdded: Bool {
        guard case .made = origin else { return false }
        return parent != nil
    }

    /// Whether constraints lay it out, as opposed to its frame and its mask.
    var isConstrained: Bool { !view.translatesAutoresizingMaskIntoConstraints }

    /// Whether its superview, a stack, arranges it.
    var isArranged: Bool { parent?.arranged.contains(ObjectIdentifier(view)) == true }

    /// What it arranges, where it is a stack.
    private(set) lazy var arranged: Set<ObjectIdentifier> = Set(
        (view as? UIStackView)?.arrangedSubviews.map { ObjectIdentifier($0) } ?? [])

    /// Whether the stack shows what it arranges in the order in which it arranges it. To be asked when the tree is whole.
    private(set) lazy var arrangesInOrder: Bool = {
        guard let stack = view as? UIStackView else { return false }
        let arranged = children.filter(\.isArranged).map { ObjectIdentifier($0.view) }
        return arranged == stack.arrangedSubviews.map { ObjectIdentifier($0) }
    }()

    /// This view and everything in it.
    var subtree: [PrintedView] { [self] + children.flatMap(\.subtree) }

    /// Whether the other view is somewhere inside.
    func contains(_ other: PrintedView) -> Bool { other !== self && other.view.isDescendant(of: view) }

    /// The class of the view where it is somebody's own, which code for UIKit cannot know.
    var ownClass: String? {
        let name = view.knownClassName
        return name == kind.name ? nil : name
    }
}

/// A layout guide that somebody has made.
@MainActor final class PrintedGuide {
    let guide: UILayoutGuide
    let name: String
    let owner: PrintedView

    init(_ guide: UILayoutGuide, name: String, owner: PrintedView) {
        (self.guide, self.name, self.owner) = (guide, name, owner)
    }
}

extension PrintedView {
    /// Whether its place has to be said: for it alone, or because something in it goes by its size.
    var needsFrame: Bool {
        if !isConstrained, isMade { return true }
        return children.contains { $0.isAdded && !$0.isConstrained && !$0.view.autoresizingMask.isEmpty }
    }

    /// How large the content wants to be where that is so by the view's own class, or where its author says so.
    var sizeOfContent: CGSize? {
        guard isMade else { return nil }
        let own = view.intrinsicContentSize
        var size = own
        if let placeholder = view.givenPlaceholderSize {
            if placeholder.width >= 0 { size.width = placeholder.width }
            if placeholder.height >= 0 { size.height = placeholder.height }
        }
        let isPlain = kind.isPlain
        guard isPlain ? size.width >= 0 || size.height >= 0 : size != own else { return nil }
        return size
    }
}

extension UIView {
    /// Where the view would lie without its transform.
    var frameWithoutTransform: CGRect {
        let size = bounds.size
        return CGRect(
            x: center.x - size.width * anchorPoint.x, y: center.y - size.height * anchorPoint.y, width: size.width,
            height: size.height)
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
