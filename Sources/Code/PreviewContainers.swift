import UIKit

/// Shows the view of a preview in a container of the device's size, as Apple describes the default layout.
///
/// As in a representable, a view that hugs its content is in the middle with its own size, and any other fills the safe area.
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

/// A container whose size is given.
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
    /// In the middle, and as large as there is room unless it hugs its content.
    fileprivate func centre(in guide: UILayoutGuide) {
        translatesAutoresizingMaskIntoConstraints = false
        // Below the hugging priority from which SwiftUI keeps a view at the size of its content.
        let fill = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue.nextDown)
        let (width, height) = (
            widthAnchor.constraint(equalTo: guide.widthAnchor), heightAnchor.constraint(equalTo: guide.heightAnchor)
        )
        (width.priority, height.priority) = (fill, fill)
        NSLayoutConstraint.activate([
            width, height, centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        ])
    }
}

/// A container that fits the view, which is offered the device's size.
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
        if own.width > 0 { return own.width }
        var width = shown.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        if width <= 0 { width = shown.sizeThatFits(offered).width }
        return width > 0 ? min(width, offered.width) : offered.width
    }

    private func fittingHeight(ofWidth width: CGFloat) -> CGFloat {
        if own.height > 0, !fillsWidth { return own.height }
        var height = shown.systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
        if height <= 0 { height = shown.sizeThatFits(CGSize(width: width, height: offered.height)).height }
        if height <= 0, fillsWidth { height = 44 }
        return height > 0 ? height : offered.height
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
