import Foundation
import MaquetteViewModel

// The sizes that views have on the canvas, and on no device.

extension CanvasHabits {
    // MARK: Views that nothing sizes

    private static let designSize = CGSize(width: 240, height: 128)
    private static let designPriority = UILayoutPriority(30)

    /// Gives a view without a size its design size, at the lowest priority.
    ///
    /// - Parameter decided: the axes along which the view's own constraints say anything about its size, even only a
    /// minimum.
    package func giveDesignSize(to view: UIView, decided: Set<NSLayoutConstraint.Axis>) {
        guard !view.translatesAutoresizingMaskIntoConstraints,
            view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        else { return }
        var wishes: [NSLayoutConstraint] = []
        if !decided.contains(.horizontal) {
            wishes.append(view.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.designSize.width))
        }
        if !decided.contains(.vertical) {
            wishes.append(view.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.designSize.height))
        }
        for wish in wishes { wish.priority = Self.designPriority }
        assume(wishes)
    }

    // MARK: Content

    /// Replaces the intrinsic size: by the author's placeholder size, or by the canvas's size of a control. -1 leaves
    /// an axis unchanged.
    package func giveContentSize(_ size: CGSize, to view: UIView) {
        adopt(for: view) { own in
            CGSize(
                width: size.width < 0 ? own.width : size.width, height: size.height < 0 ? own.height : size.height)
        }
    }

    /// Keeps the height with which a label or a configured button came out of Interface Builder's library.
    ///
    /// Both come with text of 17 points and a height in whole points, and keep that height for as long as nothing but
    /// constraints on their edges sizes them; only stacks measure them to the pixel. Three in four recorded labels of
    /// that size are 21 points high where a line takes 20.5, and more where it takes 20.33.
    package func keepLibraryHeight(of view: UIView) {
        // A button keeps the height of one line even if its title wraps.
        let line = view is UIButton ? view.intrinsicContentSize.height : 0
        adopt(for: view) { own in
            CGSize(width: own.width, height: (line == line.rounded(.up) ? own.height : line).rounded(.up))
        }
    }

    /// Changes the content size of a view, after earlier changes.
    private func adopt(for view: UIView, rule: @escaping @MainActor (CGSize) -> CGSize) {
        let before = view.contentSizeRule
        let both: @MainActor (CGSize) -> CGSize = { rule(before?($0) ?? $0) }
        adopt(both, as: \.contentSizeRule, of: view)
    }

    /// Gives a switch the frame from its constraints, although it is drawn no larger.
    package func letStretch(_ toggle: UISwitch) { adopt(false, as: \.keepsOwnSize, of: toggle) }

    /// Gives a view margins that are not in the document.
    package func giveMargins(_ margins: UIEdgeInsets, to view: UIView) {
        let own = view.givenMargins
        adopt {
            view.layoutMargins = margins
        } takeBack: {
            view.giveMargins(own)
        }
    }
}
