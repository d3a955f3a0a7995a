import Foundation
import MaquetteViewModel

/// A view of the printed tree, and its name in code.
@MainActor final class PrintedView {
    let view: UIView
    let kind: ViewKind
    let name: String
    /// How the view is created and added.
    let origin: Origin
    private(set) weak var parent: PrintedView?
    private(set) var children: [PrintedView] = []
    /// The view's index from back to front, superviews before subviews.
    let number: Int

    enum Origin {
        case made
        /// Created by its superview, which has a property for it.
        case content(String)
        /// Created by its superview, and code refers to it only by a property; with a view in its initial state.
        case part(fresh: UIView)
        /// Created by code, and shown by its superview as a part of its content.
        case held
    }

    init(
        _ view: UIView, kind: ViewKind, name: String, origin: Origin, parent: PrintedView?, number: Int
    ) {
        (self.view, self.kind, self.name, self.origin) = (view, kind, name, origin)
        (self.parent, self.number) = (parent, number)
        parent?.children.append(self)
    }

    /// Whether code creates the view, and not its superview.
    var isMade: Bool {
        switch origin {
        case .made, .held: true
        case .content, .part: false
        }
    }

    /// Whether a form adds the view to its superview as a subview.
    var isAdded: Bool {
        guard case .made = origin else { return false }
        return parent != nil
    }

    /// Whether constraints lay the view out, and not its frame and mask.
    var isConstrained: Bool { !view.translatesAutoresizingMaskIntoConstraints }

    /// Whether the view's superview, a stack, arranges it.
    var isArranged: Bool { parent?.arranged.contains(ObjectIdentifier(view)) == true }

    /// The view's arranged subviews, if it is a stack.
    private(set) lazy var arranged: Set<ObjectIdentifier> = Set(
        (view as? UIStackView)?.arrangedSubviews.map { ObjectIdentifier($0) } ?? [])

    /// Whether the arranged order of the stack is its subview order. Valid when the tree is complete.
    private(set) lazy var arrangesInOrder: Bool = {
        guard let stack = view as? UIStackView else { return false }
        let arranged = children.filter(\.isArranged).map { ObjectIdentifier($0.view) }
        return arranged == stack.arrangedSubviews.map { ObjectIdentifier($0) }
    }()

    /// This view and everything in it.
    var subtree: [PrintedView] { [self] + children.flatMap(\.subtree) }

    /// Whether the other view is somewhere inside.
    func contains(_ other: PrintedView) -> Bool { other !== self && other.view.isDescendant(of: view) }

    /// The custom class of the view, which code for UIKit cannot name.
    var ownClass: String? {
        let name = view.knownClassName
        return name == kind.name ? nil : name
    }
}

/// A layout guide that was added by code.
@MainActor final class PrintedGuide {
    let guide: UILayoutGuide
    let name: String
    let owner: PrintedView

    init(_ guide: UILayoutGuide, name: String, owner: PrintedView) {
        (self.guide, self.name, self.owner) = (guide, name, owner)
    }
}

extension PrintedView {
    /// Whether the view's frame has to be set: for itself, or because something in it depends on its size.
    var needsFrame: Bool {
        if !isConstrained, isMade { return true }
        return children.contains { $0.isAdded && !$0.isConstrained && !$0.view.autoresizingMask.isEmpty }
    }

    /// The intrinsic content size of a custom class, or from the document.
    var sizeOfContent: CGSize? {
        guard isMade else { return nil }
        let own = view.intrinsicContentSize
        let size = view.contentSizeRule?(own) ?? own
        let isPlain = kind.isPlain
        guard isPlain ? size.width >= 0 || size.height >= 0 : size != own else { return nil }
        return size
    }
}

extension UIView {
    /// The frame of the view without its transform.
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
