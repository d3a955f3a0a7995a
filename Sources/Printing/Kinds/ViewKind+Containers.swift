import Foundation
import MaquetteViewModel

extension ViewKind {
    static let containers: [ViewKind] = [
        stackView, scrollView, tableView, tableViewCell, collectionView, visualEffectView,
    ]

    private static let stackView = ViewKind("stack", fresh: { (_: UIStackView) in UIStackView() }) { stack in
        stack.choice("axis") { $0.axis }
        stack.value("spacing") {
            $0.spacing
        } _: {
            SwiftText.spacing($0)
        }
        stack.choice("distribution") { $0.distribution }
        stack.choice("alignment") { $0.alignment }
        stack.flag("isLayoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement }
        stack.flag("isBaselineRelativeArrangement") { $0.isBaselineRelativeArrangement }
    }

    private static let scrollView = ViewKind(
        "scrollView", fresh: { (_: UIScrollView) in UIScrollView() }, inheriting: scrolling)

    static let scrolling: [Property] = {
        var view = PropertyTable<UIScrollView>()
        view.insets("contentInset") { $0.contentInset }
        view.choice("contentInsetAdjustmentBehavior") { $0.contentInsetAdjustmentBehavior }
        view.value("contentSize") {
            $0.givenContentSize
        } _: {
            SwiftText.size($0)
        }
        view.flag("isScrollEnabled") { $0.isScrollEnabled }
        view.flag("isPagingEnabled") { $0.isPagingEnabled }
        view.flag("bounces") { $0.bounces }
        view.flag("alwaysBounceVertical") { $0.alwaysBounceVertical }
        view.flag("alwaysBounceHorizontal") { $0.alwaysBounceHorizontal }
        view.flag("showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator }
        view.flag("showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator }
        return view.all
    }()

    /// Rows come from a data source, which is code already.
    private static let tableView = ViewKind(
        "tableView", isSealed: true, making: { "UITableView(frame: .zero, style: .\($0.style))" },
        fresh: { (table: UITableView) in UITableView(frame: .zero, style: table.style) }, inheriting: scrolling
    ) { table in
        table.number("rowHeight") { $0.rowHeight }
        table.number("estimatedRowHeight") { $0.estimatedRowHeight }
        table.number("sectionHeaderHeight") { $0.sectionHeaderHeight }
        table.number("sectionFooterHeight") { $0.sectionFooterHeight }
        table.choice("separatorStyle") { $0.separatorStyle }
        table.color("separatorColor") { $0.separatorColor }
        table.insets("separatorInset") { $0.separatorInset }
    }

    private static let tableViewCell = ViewKind(
        "cell", making: { _ in "UITableViewCell(style: .default, reuseIdentifier: nil)" },
        fresh: { (_: UITableViewCell) in UITableViewCell(style: .default, reuseIdentifier: nil) }
    ) { cell in cell.choice("accessoryType") { $0.accessoryType } }

    /// Items come from a data source, and where they stand from a layout, which are code already.
    private static let collectionView = ViewKind(
        "collectionView", isSealed: true,
        making: { _ in "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())" },
        fresh: { (_: UICollectionView) in
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        }, inheriting: scrolling)

    private static let visualEffectView = ViewKind(
        "effectView",
        making: { view in
            "UIVisualEffectView(effect: \(effect(view.effect)))"
        },
        fresh: { (_: UIVisualEffectView) in UIVisualEffectView(effect: nil) })

    private static func effect(_ effect: UIVisualEffect?) -> String {
        switch effect {
        case let blur as UIBlurEffect: return "UIBlurEffect(style: .\(blur.givenStyle))"
        case let vibrancy as UIVibrancyEffect:
            let style = vibrancy.givenStyle == .label ? "" : ", style: .\(vibrancy.givenStyle)"
            return "UIVibrancyEffect(blurEffect: \(self.effect(vibrancy.blurEffect))\(style))"
        default: return "nil"
        }
    }
}
