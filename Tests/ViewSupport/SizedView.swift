import UIKit

/// A view with an intrinsic size, as a label or an image view has one.
open class SizedView: UIView {
    public var size: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    public init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    public required init?(coder: NSCoder) {
        size = .zero
        super.init(coder: coder)
    }

    open override var intrinsicContentSize: CGSize { size }
}

extension UIView {
    /// A view for constraints, without a frame of its own.
    public static func constrained() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }

    /// A topmost view of a size.
    public static func root(_ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// Adds a view below and gives it back.
    @discardableResult public func adding<View: UIView>(_ view: View) -> View {
        addSubview(view)
        return view
    }
}

/// Lays out at a scale, and puts the settings back.
@MainActor public func atScale(_ scale: CGFloat, _ body: () -> Void) {
    Headless.with({ $0.displayScale = scale }, perform: body)
}

/// Runs with the interface from right to left, and puts the settings back.
@MainActor public func rightToLeft(_ body: () -> Void) {
    Headless.with({ $0.layoutDirection = .rightToLeft }, perform: body)
}
