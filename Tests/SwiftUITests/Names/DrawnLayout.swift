// A name takes one line of a table, however long.
// swift-format-ignore-file

import Combine
import SwiftUI

extension NameTable {
    func addLayout() {
        family("Layout")
        view("VStack", against: HStack { words; box }) { VStack { words; box } }
        view("HStack", against: VStack { words; box }) { HStack { words; box } }
        view("ZStack", against: VStack { words; box }) { ZStack { words; box } }
        view("Group") { Group { words } }
        view("ForEach", against: Text("1")) { ForEach(1..<4) { Text("\($0)") } }
        view("Spacer", against: HStack { words }) { HStack { words; Spacer() } }
        view("Divider", against: VStack { words; words }) { VStack { words; Divider(); words } }
        view("AnyView") { AnyView(words) }
        view("GeometryReader", against: words) { GeometryReader { _ in words } }
        view("ViewThatFits", against: long.fixedSize()) { ViewThatFits { long.fixedSize(); words } }
        view("AnyLayout", against: VStack { words; box }) { AnyLayout(HStackLayout()) { words; box } }
        view("HStackLayout", against: VStack { words; box }) { HStackLayout() { words; box } }
        view("VStackLayout", against: HStack { words; box }) { VStackLayout() { words; box } }
        view("Grid", against: HStack { words; box }) { Grid { words; box } }
        view("GridRow", against: Grid { words; box }) { Grid { GridRow { words; box } } }
        view("LazyVStack", against: HStack { words; words }) { LazyVStack { words; words } }
        view("LazyHStack", against: VStack { words; words }) { LazyHStack { words; words } }
        view("LazyVGrid", against: LazyVStack { words; words }) { LazyVGrid(columns: [GridItem(), GridItem()]) { words; words } }
        view("LazyHGrid", against: LazyHStack { box; box }) { LazyHGrid(rows: [GridItem(), GridItem()]) { box; box } }
        modifier("padding", on: box) { $0.padding() }
        modifier("frame", on: box) { $0.frame(width: 50) }
        modifier("fixedSize", on: long) { $0.fixedSize() }
        modifier("aspectRatio", on: box) { $0.aspectRatio(1, contentMode: .fit) }
        modifier("scaledToFit", on: symbol.resizable()) { $0.scaledToFit() }
        modifier("scaledToFill", on: symbol.resizable().padding()) { $0.scaledToFill() }
        modifier("offset", on: words) { $0.offset(x: 10, y: 5) }
        modifier("position", on: words) { $0.position(x: 20, y: 10) }
        modifier("overlay", on: words) { $0.overlay { Color.red.opacity(0.5) } }
        modifier("background", on: words) { $0.background(.yellow) }
        modifier("layoutPriority", on: HStack { Text("Shorter words here"); long }) { _ in HStack { Text("Shorter words here"); long.layoutPriority(1) } }
        modifier("zIndex", on: ZStack { box; Color.red }) { _ in ZStack { box.zIndex(1); Color.red } }
        modifier("hidden", on: words) { $0.hidden() }
        modifier("alignmentGuide", on: words) { base in VStack(alignment: .leading) { base.alignmentGuide(.leading) { _ in 20 }; Divider() } }
        modifier("containerRelativeFrame", on: ScrollView { box }) { _ in ScrollView { box.containerRelativeFrame(.vertical) } }
        modifier("gridCellColumns", on: Grid { GridRow { box; box }; GridRow { box } }) { _ in Grid { GridRow { box; box }; GridRow { box.gridCellColumns(2) } } }
        modifier("gridColumnAlignment", on: Grid { GridRow { Text("a") }; GridRow { words } }) { _ in Grid { GridRow { Text("a").gridColumnAlignment(.trailing) }; GridRow { words } } }
        modifier("gridCellAnchor", on: Grid { GridRow { Text("a"); box }; long }) { _ in Grid { GridRow { Text("a").gridCellAnchor(.bottomTrailing); box }; long } }
        modifier("gridCellUnsizedAxes", on: Grid { GridRow { words }; Divider() }) { _ in Grid { GridRow { words }; Divider().gridCellUnsizedAxes(.horizontal) } }
        view("matchedGeometryEffect", against: Matched(isMatched: false)) { Matched() }
        screen("ignoresSafeArea", on: box) { $0.ignoresSafeArea() }
        screen("edgesIgnoringSafeArea", on: words.background(.red).frame(maxHeight: .infinity)) { $0.edgesIgnoringSafeArea(.top) }
        modifier("safeAreaInset", on: box) { $0.safeAreaInset(edge: .bottom) { words } }
        modifier("scenePadding", on: box) { $0.scenePadding() }
        modifier("safeAreaPadding", on: box) { $0.safeAreaPadding(20) }
        modifier("flipsForRightToLeftLayoutDirection", on: Image(systemName: "arrow.up.left").environment(\.layoutDirection, .rightToLeft)) { _ in Image(systemName: "arrow.up.left").flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, .rightToLeft) }
    }

    func addChanges() {
        family("State and the environment")
        action("onAppear", on: words) { view, isOn in view.onAppear { isOn.wrappedValue = true } }
        action("task", on: words) { view, isOn in view.task { isOn.wrappedValue = true } }
        action("onPreferenceChange", on: words.preference(key: Named.self, value: 3)) { view, isOn in view.onPreferenceChange(Named.self) { if $0 == 3 { isOn.wrappedValue = true } } }
        action("onReceive", on: words) { view, isOn in view.onReceive(Just(1)) { _ in isOn.wrappedValue = true } }
        modifier("preference", on: words) { $0.preference(key: Named.self, value: 3).overlayPreferenceValue(Named.self) { Color.red.frame(width: CGFloat($0)) } }
        modifier("overlayPreferenceValue", on: words.preference(key: Named.self, value: 3)) { $0.overlayPreferenceValue(Named.self) { Color.red.frame(width: CGFloat($0)) } }
        modifier("backgroundPreferenceValue", on: words.preference(key: Named.self, value: 3)) { $0.backgroundPreferenceValue(Named.self) { Color.red.frame(height: CGFloat($0)) } }
        modifier("transformPreference", on: words.overlayPreferenceValue(Named.self) { Color.red.frame(width: CGFloat($0)) }) { _ in words.transformPreference(Named.self) { $0 += 9 }.overlayPreferenceValue(Named.self) { Color.red.frame(width: CGFloat($0)) } }
        modifier("anchorPreference", on: words) { $0.anchorPreference(key: Named.self, value: .bounds) { _ in 8 }.overlayPreferenceValue(Named.self) { Color.red.frame(width: CGFloat($0)) } }
        modifier("environment", on: words) { $0.environment(\.font, .largeTitle) }
        modifier("transformEnvironment", on: words) { $0.transformEnvironment(\.font) { $0 = .largeTitle } }
        modifier("environmentObject", on: Reading().environmentObject(Model(4))) { _ in Reading().environmentObject(Model(40)) }
        modifier("modifier", on: words) { $0.modifier(Red()) }
        modifier("dynamicTypeSize", on: words) { $0.dynamicTypeSize(.accessibility2) }
        modifier("colorScheme", on: Rectangle().fill(.background)) { $0.colorScheme(.dark) }
        action("onGeometryChange", on: words) { view, isOn in
            view.onGeometryChange(for: Bool.self) { $0.size.width > 0 } action: { isOn.wrappedValue = $0 }
        }
        action("onChange", on: words) { view, isOn in view.onChange(of: 1, initial: true) { isOn.wrappedValue = true } }
        screen("preferredColorScheme", on: words) { $0.preferredColorScheme(.dark) }
    }

    nonisolated private struct Named: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct Matched: View {
        @Namespace var space
        var isMatched = true
        var body: some View {
            HStack {
                if isMatched { Color.red.frame(width: 20).matchedGeometryEffect(id: 1, in: space, isSource: false) } else { Color.red.frame(width: 20) }
                Color.blue.matchedGeometryEffect(id: 1, in: space)
            }
        }
    }

    private struct Red: ViewModifier {
        func body(content: Content) -> some View { content.background(Color.red) }
    }

    private final class Model: ObservableObject {
        @Published var width: CGFloat
        init(_ width: CGFloat) { self.width = width }
    }

    private struct Reading: View {
        @EnvironmentObject var model: Model
        var body: some View { Color.red.frame(width: model.width) }
    }
}
