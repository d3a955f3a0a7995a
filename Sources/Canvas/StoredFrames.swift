import Foundation
import MaquetteViewModel

// The frames that a document stored for its views. Constraints decide where views are; but where they, contents and UIKit's own rules
// leave that open, a stored frame is what the author saw.

/// A length that a rule of the canvas assumes for a view of which nothing else decides it.
@MainActor final class AssumedLength {
    /// Constraints that say what is assumed.
    var preferences: [NSLayoutConstraint] = []
    private weak var view: UIView?

    init(of view: UIView) { self.view = view }

    /// What the document has stored, which is then as strong as what was assumed.
    var stored: CGSize? {
        didSet {
            for preference in preferences { preference.isActive = stored == nil }
            view?.invalidateIntrinsicContentSize()
        }
    }
}

extension CanvasHabits {
    /// A view with the frame that its document stored.
    package typealias StoredFrame = (view: UIView, frame: CGRect)

    private static let tolerance: CGFloat = 0.5

    func assumedLength(of view: UIView) -> AssumedLength {
        let assumed = assumedLengths[ObjectIdentifier(view)] ?? AssumedLength(of: view)
        assumedLengths[ObjectIdentifier(view)] = assumed
        return assumed
    }

    /// Lets views whose frames are open have the ones that their document stored.
    package func remember(_ stored: [StoredFrame], layingOut layOut: () -> Void) {
        if isInApp { return }
        let open = stored.filter { Self.differ($0.view.frame, $0.frame) && isOpen($0.view) }
        guard !open.isEmpty else { return }
        let ruled = stored.map(\.view.frame)
        let assumed = open.compactMap { entry in
            assumedLengths[ObjectIdentifier(entry.view)].map { (length: $0, size: entry.frame.size) }
        }
        adopt(whileOn: .ownScreen) {
            for (length, size) in assumed { length.stored = size }
        } takeBack: {
            for (length, _) in assumed { length.stored = nil }
        }
        assume(open.flatMap(wishes))
        layOut()
        for (frame, entry) in zip(ruled, stored) where Self.differ(frame, entry.view.frame) {
            rememberingViews.insert(ObjectIdentifier(entry.view))
        }
    }

    /// Whether a view has a frame that its document remembers, or one that follows from it.
    package func remembersFrame(of view: UIView) -> Bool { rememberingViews.contains(ObjectIdentifier(view)) }

    /// Whether anything but constraints, contents and UIKit's own rules may decide a view's frame: in a stack of equal views, its
    /// order does.
    private func isOpen(_ view: UIView) -> Bool {
        assumedLengths[ObjectIdentifier(view)] != nil || view.superview is UIStackView || view.hasAmbiguousLayout
    }

    private func wishes(for stored: StoredFrame) -> [NSLayoutConstraint] {
        let (view, frame) = stored
        guard let around = view.superview else { return [] }
        func wish(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) -> NSLayoutConstraint {
            constraint.priority = priority
            return constraint
        }
        return [
            wish(view.widthAnchor.constraint(equalToConstant: frame.width), .rememberedLength),
            wish(view.heightAnchor.constraint(equalToConstant: frame.height), .rememberedLength),
            wish(view.leftAnchor.constraint(equalTo: around.leftAnchor, constant: frame.minX), .rememberedPlace),
            wish(view.topAnchor.constraint(equalTo: around.topAnchor, constant: frame.minY), .rememberedPlace),
        ]
    }

    private static func differ(_ one: CGRect, _ other: CGRect) -> Bool {
        let sides = [one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height]
        return sides.contains { abs($0) > tolerance }
    }

    /// Runs work on a scene that nothing is assumed or remembered of, and goes back. The scene has to be laid out again after both.
    package func withoutAssumptions<Result>(_ work: () throws -> Result) rethrows -> Result {
        let active = assumptions.filter(\.isActive)
        let stored = assumedLengths.values.filter { $0.stored != nil }.map { (length: $0, size: $0.stored) }
        for (length, _) in stored { length.stored = nil }
        NSLayoutConstraint.deactivate(assumptions)
        defer {
            NSLayoutConstraint.activate(active)
            for (length, size) in stored { length.stored = size }
        }
        return try work()
    }
}
