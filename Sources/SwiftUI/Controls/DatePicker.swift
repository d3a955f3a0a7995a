/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = Self(rawValue: 96)
    public static let date = Self(rawValue: 30)
}

/// A choice of a date.
public nonisolated struct DatePicker<Label: View>: _PrimitiveView {
    private let label: Label
    private let selection: Binding<Date>
    private let components: DatePickerComponents
    private let least: Date?
    private let most: Date?

    private init(
        _ label: Label, _ selection: Binding<Date>, _ least: Date?, _ most: Date?, _ components: DatePickerComponents
    ) {
        (self.label, self.selection, self.components) = (label, selection, components)
        (self.least, self.most) = (least, most)
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let configuration = DatePickerStyleConfiguration(
            label: .init(_shown: AnyView(view.label)), selection: view.selection, minimumDate: view.least,
            maximumDate: view.most, displayedComponents: view.components)
        _ = view.selection.wrappedValue
        node.showStyle((any DatePickerStyle).self, usual: DefaultDatePickerStyle()) { configuration.styled($0) }
    }
}

extension DatePicker {
    public typealias Components = DatePickerComponents

    public init(
        selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, nil, nil, displayedComponents) }
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, range.lowerBound, range.upperBound, displayedComponents) }
    public init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, range.lowerBound, nil, displayedComponents) }
    public init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) { self.init(label(), selection, nil, range.upperBound, displayedComponents) }
}

extension DatePicker where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(Text(titleKey), selection, nil, nil, displayedComponents) }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(Text(titleKey), selection, range.lowerBound, range.upperBound, displayedComponents) }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(Text(titleKey), selection, range.lowerBound, nil, displayedComponents) }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(Text(titleKey), selection, nil, range.upperBound, displayedComponents) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, nil, nil, displayedComponents) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, range.lowerBound, range.upperBound, displayedComponents) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, range.lowerBound, nil, displayedComponents) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) { self.init(Text(title), selection, nil, range.upperBound, displayedComponents) }
}

/// How date pickers look.
@MainActor @preconcurrency public protocol DatePickerStyle {
    associatedtype Body: View
    typealias Configuration = DatePickerStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public nonisolated struct DatePickerStyleConfiguration {
    public struct Label: _StandIn { public let _shown: AnyView }
    public let label: Label
    @Binding public var selection: Date
    public let minimumDate: Date?
    public let maximumDate: Date?
    public let displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        (self.label, _selection, self.displayedComponents) = (label, selection, displayedComponents)
        (self.minimumDate, self.maximumDate) = (minimumDate, maximumDate)
    }

    @MainActor func styled<Style: DatePickerStyle>(_ style: Style) -> AnyView {
        AnyView(StyleBody(style) { $0.makeBody(configuration: self) })
    }
}

public struct DefaultDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DateRow(configuration: configuration, style: .compact)
    }
}
public struct CompactDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DateRow(configuration: configuration, style: .compact)
    }
}
public struct GraphicalDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DateRow(configuration: configuration, style: .inline)
    }
}
public struct WheelDatePickerStyle: DatePickerStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DateRow(configuration: configuration, style: .wheels)
    }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
    public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
        self.style(style as any DatePickerStyle)
    }
}

private struct DateRow: View {
    let configuration: DatePickerStyleConfiguration
    let style: UIDatePickerStyle

    var body: some View {
        switch style {
        // A month fills the width, and what it is called is not shown.
        case .inline: picker(.wide)
        case .wheels:
            LabeledRow {
                ControlLabel(configuration.label)
            } content: {
                picker(.wide)
            }
        default:
            LabeledRow {
                ControlLabel(configuration.label)
            } content: {
                picker(.own)
            }
        }
    }

    private func picker(_ room: ControlLeaf<UIDatePicker>.Room) -> some View {
        let (selection, style, configuration) = (configuration.$selection, style, configuration)
        return ControlLeaf({ UIDatePicker() }, room: room) { picker, environment in
            picker.preferredDatePickerStyle = style
            let components = configuration.displayedComponents
            picker.datePickerMode =
                components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
            (picker.minimumDate, picker.maximumDate) = (configuration.minimumDate, configuration.maximumDate)
            if environment.locale != .current { picker.locale = environment.locale }
            if environment.calendar != .current { picker.calendar = environment.calendar }
            if environment.timeZone != .current { picker.timeZone = environment.timeZone }
            picker.date = selection.wrappedValue
        } change: { picker in
            selection.wrappedValue = picker.date
        }
        .named(by: configuration.label)
    }
}

/// A choice of several days.
public nonisolated struct MultiDatePicker<Label: View>: View {
    private let label: Label
    private let selection: Binding<Set<DateComponents>>

    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        (self.label, self.selection) = (label(), selection)
    }
    public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
        self.init(selection: selection, label: label)
    }
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, label: label) }
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) { self.init(selection: selection, label: label) }

    @MainActor public var body: some View { DaysLeaf(selection: selection).named(by: label) }
}

extension MultiDatePicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
        self.init(selection: selection) { Text(titleKey) }
    }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init(selection: selection) { Text(titleKey) } }
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init(selection: selection) { Text(titleKey) } }
}

private struct DaysLeaf: _PrimitiveView {
    let selection: Binding<Set<DateComponents>>

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        let calendar = node.view(UICalendarView())
        node.environment.dress(calendar)
        let days =
            calendar.selectionBehavior as? UICalendarSelectionMultiDate ?? UICalendarSelectionMultiDate(delegate: nil)
        if calendar.selectionBehavior !== days { calendar.selectionBehavior = days }
        days.setSelectedDates(Array(view.selection.wrappedValue), animated: false)
        if let tint = node.environment.tint { calendar.tintColor = tint.uiColor(in: node.environment) }
        node.leaf(
            LeafItem(calendar) {
                let own = calendar.sizeThatFits(.zero)
                return CGSize(width: $0.width ?? own.width, height: own.height)
            })
    }
}

/// A choice of a colour.
public nonisolated struct ColorPicker<Label: View>: View {
    private let label: Label
    private let color: Binding<UIColor?>
    private let supportsOpacity: Bool

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            Binding(
                get: { selection.wrappedValue.uiColor },
                set: { (color: UIColor?) in if let color { selection.wrappedValue = Color(uiColor: color) } }),
            supportsOpacity, label())
    }
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            Binding(
                get: { UIColor(cgColor: selection.wrappedValue) },
                set: { (color: UIColor?) in if let color { selection.wrappedValue = color.cgColor } }),
            supportsOpacity, label())
    }
    private init(_ color: Binding<UIColor?>, _ supportsOpacity: Bool, _ label: Label) {
        (self.color, self.supportsOpacity, self.label) = (color, supportsOpacity, label)
    }

    @MainActor public var body: some View {
        let (color, supportsOpacity) = (color, supportsOpacity)
        LabeledRow {
            ControlLabel(label, isSpokenByControl: true)
        } content: {
            ControlLeaf({ UIColorWell() }) { well, _ in
                well.supportsAlpha = supportsOpacity
                well.selectedColor = color.wrappedValue
            } change: { well in
                color.wrappedValue = well.selectedColor
            }
            .named(by: label)
        }
    }
}

extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}
