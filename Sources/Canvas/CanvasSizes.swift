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
        guard CanvasRule.designSize.isOn, !view.translatesAutoresizingMaskIntoConstraints,
            view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        else { return }
        var preferences: [NSLayoutConstraint] = []
        if !decided.contains(.horizontal) {
            preferences.append(view.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.designSize.width))
        }
        if !decided.contains(.vertical) {
            preferences.append(view.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.designSize.height))
        }
        for preference in preferences { preference.priority = Self.designPriority }
        assume(preferences)
        assumedLength(of: view).preferences += preferences
    }

    /// Views in stacks that have no length of their own, and no content that decides one, are this long on the canvas.
    private static let arrangedLength: CGFloat = 50

    package func giveArrangedLength(along axes: Set<NSLayoutConstraint.Axis>, to view: UIView) {
        guard CanvasRule.arrangedLength.isOn, !axes.isEmpty else { return }
        let assumed = assumedLength(of: view)
        adoptContentSize(of: view) { own in
            CGSize(
                width: axes.contains(.horizontal) ? assumed.stored?.width ?? Self.arrangedLength : own.width,
                height: axes.contains(.vertical) ? assumed.stored?.height ?? Self.arrangedLength : own.height)
        }
    }

    // MARK: Content

    /// Replaces the intrinsic size: by the author's placeholder size, or by the canvas's size of a control. -1 leaves
    /// an axis unchanged.
    package func giveContentSize(_ size: CGSize, to view: UIView) {
        adoptContentSize(of: view) { own in
            CGSize(
                width: size.width < 0 ? own.width : size.width, height: size.height < 0 ? own.height : size.height)
        }
    }

    /// Keeps the height with which a label or a configured button came out of Interface Builder's library.
    ///
    /// Both come with text of 17 points and a height in whole points, and keep that height for as long as nothing but
    /// constraints on their edges sizes them; only stacks measure them to the pixel.
    package func keepLibraryHeight(of view: UIView) {
        guard CanvasRule.libraryHeight.isOn else { return }
        // A button keeps the height of one line even where its title wraps.
        let line = view is UIButton ? view.intrinsicContentSize.height : 0
        adoptContentSize(of: view) { own in
            CGSize(width: own.width, height: (line == line.rounded(.up) ? own.height : line).rounded(.up))
        }
    }

    /// What the canvas makes of the size of a view's content, after what it has made of it before.
    func adoptContentSize(of view: UIView, rule: @escaping @MainActor (CGSize) -> CGSize) {
        let before = view.contentSizeRule
        let both: @MainActor (CGSize) -> CGSize = { rule(before?($0) ?? $0) }
        adopt(both, as: \.contentSizeRule, of: view)
    }

    /// Gives wheels the height that an early Xcode had for them on a phone.
    package func giveWheelsHeight(to picker: UIView, of xcode: XcodeCanvas) {
        guard let height = xcode.wheelsHeight, Headless.settings.device.idiom == .phone else { return }
        adoptContentSize(of: picker) { CGSize(width: $0.width, height: height) }
    }

    /// Gives page controls the room beside their dots that some Xcodes had there.
    package func widenPageControl(_ control: UIPageControl, of xcode: XcodeCanvas) {
        guard let room = xcode.roomBesideDots else { return }
        adoptContentSize(of: control) { CGSize(width: $0.width > 0 ? $0.width + room : 0, height: $0.height) }
    }

    /// A date picker in one line has at least this width on the canvas, however short its date is.
    package func widenCompactPicker(_ picker: UIDatePicker) {
        adoptContentSize(of: picker) { CGSize(width: max($0.width, 162), height: $0.height) }
    }

    /// Lets a switch have the frame that constraints give it, though it is drawn no larger.
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

    /// Gives the content of a row the margins that it has on the canvas.
    package func giveRowMargins(_ margins: NSDirectionalEdgeInsets, to content: UIView) {
        let own = content.givenMargins
        adopt(whileOn: .ownScreen) {
            content.directionalLayoutMargins = margins
        } takeBack: {
            content.giveMargins(own)
        }
    }
}
