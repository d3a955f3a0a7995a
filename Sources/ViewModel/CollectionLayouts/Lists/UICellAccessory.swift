import Foundation

/// A symbol, a label or a custom view at one end of a row.
@MainActor public struct UICellAccessory {
    public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

    public enum Placement {
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    public enum LayoutDimension: Equatable, Sendable { case standard, actual, custom(CGFloat) }

    private let displayed: DisplayedState
    let isLeading: Bool
    private let reservedWidth: LayoutDimension
    private let make: @MainActor () -> UIView

    private init(
        _ displayed: DisplayedState, isLeading: Bool = false, reservedWidth: LayoutDimension = .actual,
        make: @escaping @MainActor () -> UIView
    ) {
        self.displayed = displayed
        self.isLeading = isLeading
        self.reservedWidth = reservedWidth
        self.make = make
    }

    var isShownAtRest: Bool { displayed != .whenEditing }
    var view: UIView { make() }

    func size(of view: UIView) -> CGSize {
        if let sign = view as? CellAccessoryView { return sign.naturalSize }
        var size = view.bounds.size
        if size == .zero || view is UILabel { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        if case .custom(let width) = reservedWidth { size.width = width }
        return size
    }

    // MARK: Symbols

    public struct DisclosureIndicatorOptions {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) { (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor) }
    }
    public typealias CheckmarkOptions = DisclosureIndicatorOptions
    public typealias DetailOptions = DisclosureIndicatorOptions
    public typealias DeleteOptions = DisclosureIndicatorOptions
    public typealias ReorderOptions = DisclosureIndicatorOptions
    public typealias OutlineDisclosureOptions = DisclosureIndicatorOptions

    private static func sign(
        _ type: UITableViewCell.AccessoryType, _ displayed: DisplayedState, _ options: DisclosureIndicatorOptions
    ) -> UICellAccessory {
        UICellAccessory(displayed) {
            let view = CellAccessoryView()
            view.type = type
            view.tintColor = options.tintColor
            view.isHidden = options.isHidden ?? false
            return view
        }
    }

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { sign(.disclosureIndicator, displayed, options) }
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { sign(.checkmark, displayed, options) }
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { sign(.detailButton, displayed, options) }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { sign(.disclosureIndicator, displayed, options) }
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.whenEditing, isLeading: true) { UIView() } }
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory { UICellAccessory(.whenEditing) { UIView() } }

    // MARK: Views

    public struct LabelOptions {
        public var font: UIFont
        public var tintColor: UIColor?
        public var adjustsFontForContentSizeCategory: Bool
        @MainActor public init(
            tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body),
            adjustsFontForContentSizeCategory: Bool = true
        ) {
            self.tintColor = tintColor
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(displayed) {
            let label = UILabel()
            label.text = text
            label.font = options.font
            label.textColor = options.tintColor ?? .secondaryLabel
            return label
        }
    }

    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        public let reservedLayoutWidth: LayoutDimension?
        public let tintColor: UIColor?
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let width = configuration.reservedLayoutWidth ?? .actual
        switch configuration.placement {
        case .leading(let displayed, _):
            return UICellAccessory(displayed, isLeading: true, reservedWidth: width) { configuration.customView }
        case .trailing(let displayed, _):
            return UICellAccessory(displayed, reservedWidth: width) { configuration.customView }
        }
    }
}
