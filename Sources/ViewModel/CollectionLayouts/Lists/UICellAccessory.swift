import Foundation

/// What the options of all accessories have.
protocol AccessoryOptions {
    var isHidden: Bool? { get }
    var reservedLayoutWidth: UICellAccessory.LayoutDimension? { get }
    var tintColor: UIColor? { get }
}

/// A symbol, a label or a custom view at one end of a row.
@preconcurrency @MainActor public struct UICellAccessory {
    public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

    public enum Placement {
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    public typealias ActionHandler = () -> Void
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
        var size = (view as? CellAccessoryView)?.naturalSize ?? view.bounds.size
        if size == .zero || view is UILabel { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        if case .custom(let width) = reservedWidth { size.width = width }
        return size
    }

    // MARK: Symbols

    public struct DisclosureIndicatorOptions: AccessoryOptions {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) { (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor) }
    }
    public typealias CheckmarkOptions = DisclosureIndicatorOptions
    public typealias DetailOptions = DisclosureIndicatorOptions

    public struct DeleteOptions: AccessoryOptions {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var backgroundColor: UIColor?
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            self.backgroundColor = backgroundColor
        }
    }
    public typealias InsertOptions = DeleteOptions
    public typealias MultiselectOptions = DeleteOptions

    public struct ReorderOptions: AccessoryOptions {
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var showsVerticalSeparator: Bool?
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            self.showsVerticalSeparator = showsVerticalSeparator
        }
    }

    public struct OutlineDisclosureOptions: AccessoryOptions {
        /// What a touch does, as headers and cells look the same on phones and pads.
        public enum Style: Int, Sendable { case automatic, header, cell }
        public var style: Style
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            self.style = style
        }
    }

    private static func sign(
        _ type: UITableViewCell.AccessoryType, _ displayed: DisplayedState, _ options: some AccessoryOptions,
        isOutline: Bool = false
    ) -> UICellAccessory {
        UICellAccessory(displayed, reservedWidth: options.reservedLayoutWidth ?? .actual) {
            let view = CellAccessoryView()
            view.type = type
            view.isOutline = isOutline
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
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { sign(.detailButton, displayed, options) }
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { sign(.disclosureIndicator, displayed, options, isOutline: true) }

    // MARK: While a list is edited

    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.whenEditing, isLeading: true) { UIView() } }
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.whenEditing, isLeading: true) { UIView() } }
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { UICellAccessory(.whenEditing, isLeading: true) { UIView() } }
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory { UICellAccessory(.whenEditing) { UIView() } }

    // MARK: Views

    public struct LabelOptions: AccessoryOptions {
        public var font: UIFont
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var adjustsFontForContentSizeCategory: Bool
        @preconcurrency @MainActor public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont = .preferredFont(forTextStyle: .body),
            adjustsFontForContentSizeCategory: Bool = true
        ) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            self.font = font
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(displayed, reservedWidth: options.reservedLayoutWidth ?? .actual) {
            let label = UILabel()
            label.isHidden = options.isHidden ?? false
            label.text = text
            label.font = options.font
            label.textColor = options.tintColor ?? .secondaryLabel
            return label
        }
    }

    public struct CustomViewConfiguration {
        public var customView: UIView
        public var placement: Placement
        public var isHidden: Bool?
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        public var maintainsFixedSize: Bool?
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
            self.maintainsFixedSize = maintainsFixedSize
        }
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let width = configuration.reservedLayoutWidth ?? .actual
        let view = configuration.customView
        if let isHidden = configuration.isHidden { view.isHidden = isHidden }
        if let color = configuration.tintColor { view.tintColor = color }
        switch configuration.placement {
        case .leading(let displayed, _):
            return UICellAccessory(displayed, isLeading: true, reservedWidth: width) { view }
        case .trailing(let displayed, _):
            return UICellAccessory(displayed, reservedWidth: width) { view }
        }
    }
}
