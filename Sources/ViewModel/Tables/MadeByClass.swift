import Foundation

// Table and collection views make views of classes that they know only at run time, by initialisers that Swift does
// not let anybody call on such a class unless they are `required`, and that code for UIKit overrides without the word.
// A call of a required initialiser is dispatched through the class all the same, by the entry that it shares with the
// initialiser it overrides. So the class is taken for a subclass that has the initialiser required: nothing of the
// subclass itself is used. They are open, lest the compiler thinks that it knows all their subclasses.

/// Stands in for cells whose class is known only at run time.
@preconcurrency @MainActor open class _CellOfAnyClass: UITableViewCell {
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        unsafeBitCast(type, to: _CellOfAnyClass.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier)
    }
}

/// Stands in for headers and footers whose class is known only at run time.
@preconcurrency @MainActor open class _HeaderOfAnyClass: UITableViewHeaderFooterView {
    public required override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func make(_ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String) -> UITableViewHeaderFooterView {
        unsafeBitCast(type, to: _HeaderOfAnyClass.Type.self).init(reuseIdentifier: reuseIdentifier)
    }
}

/// Stands in for plain views, such as bars, whose class is known only at run time.
@preconcurrency @MainActor open class _ViewOfAnyClass: UIView {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    static func make<View: UIView>(_ type: View.Type) -> View {
        let made: UIView = unsafeBitCast(type, to: _ViewOfAnyClass.Type.self).init(frame: .zero)
        return unsafeDowncast(made, to: View.self)
    }
}
