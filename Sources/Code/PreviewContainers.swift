import Maquette
import UIKit

/// Shows the view of a preview in a container of the device's size: Apple's `PreviewTrait.defaultLayout` is "center the preview
/// in a container the size of the device on which the preview is running".
///
/// As in a representable, a view that hugs its content is in the middle with its own size, and any other fills the safe area. A
/// controller needs no container: it is the root of a window that has the device's size.
final class PreviewController: UIViewController {
    private let shown: UIView

    init(showing view: UIView) {
        shown = view
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = UIView()
        view.backgroundColor = .systemBackground
        shown.removeFromSuperview()
        view.addSubview(shown)
        shown.centre(in: view.safeAreaLayoutGuide)
    }
}

/// A container whose size is given: Apple's `PreviewTrait.fixedLayout(width:height:)` is "center the preview in a fixed size
/// container with the given dimensions".
final class CenteringView: UIView, InternalView {
    init(around view: UIView) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        view.removeFromSuperview()
        addSubview(view)
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: topAnchor), guide.bottomAnchor.constraint(equalTo: bottomAnchor),
            guide.leadingAnchor.constraint(equalTo: leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        view.centre(in: guide)
    }

    required init?(coder: NSCoder) { nil }
}

extension UIView {
    /// Puts the view in the middle, as large as there is room unless it hugs its content.
    ///
    /// A container has its size whatever is in it, and a view is offered that size. So texts, which resist compression with 750,
    /// are broken at its edge; only what an author requires is larger than the container.
    fileprivate func centre(in guide: UILayoutGuide) {
        translatesAutoresizingMaskIntoConstraints = false
        // Below the hugging priority from which SwiftUI keeps a view at the size of its content.
        let fill = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue.nextDown)
        let lengths = [
            widthAnchor.constraint(equalTo: guide.widthAnchor), heightAnchor.constraint(equalTo: guide.heightAnchor),
        ]
        for length in lengths { length.priority = fill }
        let limits = [
            widthAnchor.constraint(lessThanOrEqualTo: guide.widthAnchor),
            heightAnchor.constraint(lessThanOrEqualTo: guide.heightAnchor),
        ]
        for limit in limits { limit.priority = .belowRequired }
        NSLayoutConstraint.activate(
            lengths + limits + [
                centerXAnchor.constraint(equalTo: guide.centerXAnchor),
                centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            ])
    }
}

extension UILayoutPriority {
    /// A priority before every wish, and after all that is required.
    fileprivate static let belowRequired = UILayoutPriority(999)
}

/// A container that fits the view: Apple's `PreviewTrait.sizeThatFitsLayout` is "fit the container to the size of the preview when
/// offered the size of the device that the preview is running on".
final class FittingView: UIView, InternalView {
    private let shown: UIView
    private let offered: CGSize
    private let fillsWidth: Bool
    /// What the author made the view with.
    private let own: CGSize

    init(around view: UIView, fillsWidth: Bool) {
        (shown, own, self.fillsWidth) = (view, view.bounds.size, fillsWidth)
        offered = Headless.settings.screenSize
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        view.removeFromSuperview()
    }

    required init?(coder: NSCoder) { nil }

    override func systemLayoutSizeFitting(
        _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let width = horizontal == .required ? target.width : fittingWidth
        let height = vertical == .required ? target.height : fittingHeight(ofWidth: width)
        return CGSize(width: width, height: height)
    }

    private var fittingWidth: CGFloat {
        if fillsWidth { return offered.width }
        return own.width > 0 ? own.width : shown.wantedWidth(whenOffered: offered)
    }

    private func fittingHeight(ofWidth width: CGFloat) -> CGFloat {
        if own.height > 0, !fillsWidth { return own.height }
        return shown.wantedHeight(ofWidth: width, whenOffered: offered) ?? (fillsWidth ? 44 : offered.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if shown.superview !== self {
            shown.translatesAutoresizingMaskIntoConstraints = true
            shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(shown)
        }
        shown.frame = bounds
    }
}
