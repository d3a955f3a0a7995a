import Foundation
import MaquetteViewModel

// The frames that a document stored for its views. Constraints decide where views are; but where they, contents and UIKit's own rules
// leave that open, a stored frame is what the author saw.

/// A length that a rule of the canvas assumes for a view of which nothing else decides it.
@MainActor final class AssumedLength {
    /// The axes along which the view has a content size that is assumed.
    var axes: Set<NSLayoutConstraint.Axis> = []
    /// Constraints that say what is assumed.
    var preferences: [NSLayoutConstraint] = []
    private weak var view: UIView?

    init(of view: UIView) { self.view = view }

    /// Whether something else decides.
    var isGivenUp = false {
        didSet {
            for preference in preferences { preference.isActive = !isGivenUp }
            view?.invalidateIntrinsicContentSize()
        }
    }
}

extension CanvasHabits {
    /// A view with the frame that its document stored.
    package typealias StoredFrame = (view: UIView, frame: CGRect)

    /// Stronger than what UIKit's stacks prefer where nothing decides, and weaker than any content.
    private static let insteadOfAssumed = UILayoutPriority(52)
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
        let givenUp = open.compactMap { assumedLengths[ObjectIdentifier($0.view)] }
        adopt(whileOn: .ownScreen) {
            for length in givenUp { length.isGivenUp = true }
        } takeBack: {
            for length in givenUp { length.isGivenUp = false }
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
        let assumed = assumedLengths[ObjectIdentifier(view)]?.axes ?? []
        func length(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
            assumed.contains(axis) ? Self.insteadOfAssumed : .rememberedLength
        }
        return [
            wish(view.widthAnchor.constraint(equalToConstant: frame.width), length(.horizontal)),
            wish(view.heightAnchor.constraint(equalToConstant: frame.height), length(.vertical)),
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
        let givenUp = assumedLengths.values.filter(\.isGivenUp)
        for length in givenUp { length.isGivenUp = false }
        NSLayoutConstraint.deactivate(assumptions)
        defer {
            NSLayoutConstraint.activate(active)
            for length in givenUp { length.isGivenUp = true }
        }
        return try work()
    }
}
