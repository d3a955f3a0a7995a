// A name takes one line of a table, however long.
// swift-format-ignore-file

import SwiftUI

extension NameTable {
    func addLists() {
        family("Lists and scrolling")
        view("ScrollView", against: VStack { words; words }) { ScrollView { words; words } }
        view("ScrollViewReader") { ScrollViewReader { _ in words } }
        view("List") { List { words } }
        view("Form") { Form { words } }
        view("Section", against: List { words }) { List { Section("Head") { words } } }
        view("OutlineGroup") { OutlineGroup([Leaf(id: 1)], children: \.children) { Text("\($0.id)") } }
        view("Table") { Table([Leaf(id: 1)]) { TableColumn("Number") { Text("\($0.id)") } } }
        modifier("listStyle", on: rows) { $0.listStyle(.plain) }
        modifier("listRowBackground", on: plain { words }) { _ in plain { words.listRowBackground(Color.red) } }
        modifier("listRowInsets", on: plain { words }) { _ in plain { words.listRowInsets(EdgeInsets()) } }
        modifier("listRowSeparator", on: plain { words; words }) { _ in plain { words.listRowSeparator(.hidden); words } }
        modifier("listRowSeparatorTint", on: plain { words; words }) { _ in plain { words.listRowSeparatorTint(.red); words } }
        modifier("listSectionSeparator", on: List { Section { words; words }; Section { words } }.listStyle(.plain)) { _ in List { Section { words; words }.listSectionSeparator(.hidden); Section { words } }.listStyle(.plain) }
        modifier("listSectionSeparatorTint", on: List { Section { words }; words }.listStyle(.plain)) { _ in List { Section { words }.listSectionSeparatorTint(.red); words }.listStyle(.plain) }
        modifier("listRowSpacing", on: rows) { $0.listRowSpacing(10) }
        screen("listSectionSpacing", on: List { Section { words }; Section { words } }) { $0.listSectionSpacing(60) }
        modifier("listItemTint", on: plain { Label("Name", systemImage: "star") }) { _ in plain { Label("Name", systemImage: "star").listItemTint(.red) } }
        modifier("headerProminence", on: List { Section("Head") { words } }) { $0.headerProminence(.increased) }
        modifier("scrollContentBackground", on: rows) { $0.scrollContentBackground(.hidden) }
        modifier("contentMargins", on: ScrollView { words }) { $0.contentMargins(20) }
        modifier("scrollClipDisabled", on: ScrollView { box.frame(height: 200) }.padding(20)) { _ in ScrollView { box.frame(height: 200) }.scrollClipDisabled().padding(20) }
        modifier("defaultScrollAnchor", on: ScrollView { words; box.frame(height: 200) }) { $0.defaultScrollAnchor(.bottom) }
        modifier("scrollPosition", on: ScrollView { words; box.frame(height: 200).id(1) }) { $0.scrollPosition(id: .constant(1)) }
        modifier("editMode", on: deletable) { $0.environment(\.editMode, .constant(.active)) }
        modifier("badge", on: plain { words }) { _ in plain { words.badge(3) } }
        modifier("badgeProminence", on: plain { words.badge(3) }) { $0.badgeProminence(.increased) }
        view("TableColumn", against: Table([Leaf(id: 1)]) { TableColumn("Number") { Text("\($0.id)") } }) { Table([Leaf(id: 1)]) { TableColumn("Half") { Text("\($0.id).5") } } }
        modifier("listSectionMargins", on: List { Section { words } }) { _ in List { Section { words } }.listSectionMargins(.horizontal, 40) }
        action("onScrollGeometryChange", on: ScrollView { words; box.frame(height: 200) }) { view, isOn in view.onScrollGeometryChange(for: Bool.self, of: { $0.contentSize.height > 100 }, action: { isOn.wrappedValue = $1 }) }
        modifier("scrollTransition", on: ScrollView { words }) { _ in ScrollView { words.scrollTransition { view, phase in view.offset(x: phase.isIdentity ? 9 : 0) } } }
    }

    private func plain(@ViewBuilder _ rows: () -> some View) -> some View { List(content: rows).listStyle(.plain) }

    private var deletable: some View { plain { ForEach(0..<1, id: \.self) { _ in words }.onDelete { _ in } } }

    nonisolated private struct Leaf: Identifiable {
        let id: Int
        var children: [Leaf]?
    }

    func addScreens() {
        family("Screens and bars")
        screenView("NavigationStack", against: words) { NavigationStack { words.navigationTitle("Title") } }
        screenView("NavigationView", against: words) { NavigationView { words.navigationTitle("Title") } }
        screenView("NavigationSplitView") { NavigationSplitView { rows } detail: { words } }
        view("NavigationLink") { NavigationLink("Next") { words } }
        screenView("ToolbarItem", against: NavigationStack { words }) { NavigationStack { words.toolbar { ToolbarItem(placement: .topBarTrailing) { button } } } }
        screenView("ToolbarItemGroup", against: NavigationStack { words }) { NavigationStack { words.toolbar { ToolbarItemGroup(placement: .bottomBar) { button; button } } } }
        screenView("ToolbarSpacer", release: .iOS26, against: NavigationStack { words.toolbar { ToolbarItem { symbolButton }; ToolbarItem { symbolButton } } }) { NavigationStack { words.toolbar { ToolbarItem { symbolButton }; ToolbarSpacer(); ToolbarItem { symbolButton } } } }
        screenView("TabView", against: words) { TabView { words.tabItem { Label("One", systemImage: "star") } } }
        screenView("Tab", against: words) { TabView { Tab("One", systemImage: "star") { words } } }
        screenView("TabSection", against: TabView { Tab("One", systemImage: "star") { words } }) { TabView { Tab("One", systemImage: "star") { words }; TabSection("More") { Tab("Two", systemImage: "star") { words } } } }
        screen("tabItem", on: TabView { words }) { _ in TabView { words.tabItem { Label("One", systemImage: "star") } } }
        screen("indexViewStyle", on: TabView { words; words }.tabViewStyle(.page)) { $0.indexViewStyle(.page(backgroundDisplayMode: .always)) }
        screen("tabViewStyle", on: TabView { words; words }) { $0.tabViewStyle(.page) }
        screenView("GlassEffectContainer", release: .iOS26) { GlassEffectContainer { words.padding().glassEffect() } }
        screenView("inspector", against: words) { words.inspector(isPresented: .constant(true)) { Text("More") } }
        screen("safeAreaBar", on: box, release: .iOS26) { $0.safeAreaBar(edge: .bottom) { words } }
        screen("navigationTitle", on: NavigationStack { words }) { _ in NavigationStack { words.navigationTitle("Title") } }
        screen("navigationBarTitle", on: NavigationStack { words }) { _ in NavigationStack { words.navigationBarTitle("Title") } }
        screen("navigationSubtitle", on: NavigationStack { words.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }, release: .iOS26) { _ in NavigationStack { words.navigationTitle("Title").navigationSubtitle("More").navigationBarTitleDisplayMode(.inline) } }
        screen("navigationBarTitleDisplayMode", on: NavigationStack { words.navigationTitle("Title") }) { _ in NavigationStack { words.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) } }
        screen("toolbarTitleDisplayMode", on: NavigationStack { words.navigationTitle("Title") }) { _ in NavigationStack { words.navigationTitle("Title").toolbarTitleDisplayMode(.inline) } }
        screen("navigationBarHidden", on: NavigationStack { words.navigationTitle("Title") }) { _ in NavigationStack { words.navigationTitle("Title").navigationBarHidden(true) } }
        screen("navigationBarItems", on: NavigationStack { words }) { _ in NavigationStack { words.navigationBarItems(trailing: button) } }
        screen("navigationBarBackButtonHidden", on: pushed(Text("Inner"))) { _ in pushed(Text("Inner").navigationBarBackButtonHidden()) }
        screen("navigationDestination", on: NavigationStack(path: .constant([1])) { words }) { _ in pushed(Text("Inner")) }
        screen("toolbar", on: NavigationStack { words }) { _ in NavigationStack { words.toolbar { button } } }
        screen("toolbarBackground", on: NavigationStack { words.navigationTitle("Title") }) { _ in NavigationStack { words.navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbarBackground(.red, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar) } }
        screen("toolbarBackgroundVisibility", on: NavigationStack { box.ignoresSafeArea().navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }) { _ in NavigationStack { box.ignoresSafeArea().navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbarBackgroundVisibility(.visible, for: .navigationBar) } }
        screen("navigationLinkIndicatorVisibility", on: NavigationStack { List { NavigationLink("Next") { words } } }) { $0.navigationLinkIndicatorVisibility(.hidden) }
        screen("containerBackground", on: NavigationStack { words }) { _ in NavigationStack { words.containerBackground(.red, for: .navigation) } }
        screen("tabViewBottomAccessory", on: TabView { Tab("One", systemImage: "star") { words } }, release: .iOS26) { $0.tabViewBottomAccessory { Text("Playing") } }
        screen("scrollEdgeEffectHidden", on: scrolled(box.frame(height: 2000)), release: .iOS26) { _ in scrolled(box.frame(height: 2000)) { $0.scrollEdgeEffectHidden(true, for: .top) } }
        screen("scrollEdgeEffectStyle", on: scrolled(box.frame(height: 2000)), release: .iOS26) { _ in scrolled(box.frame(height: 2000)) { $0.scrollEdgeEffectStyle(.hard, for: .top) } }
        screen("toolbarColorScheme", on: NavigationStack { words.navigationTitle("Title") }) { _ in NavigationStack { words.navigationTitle("Title").toolbarColorScheme(.dark, for: .navigationBar) } }
        screen("toolbarVisibility", on: NavigationStack { words.navigationTitle("Title") }) { _ in NavigationStack { words.navigationTitle("Title").toolbarVisibility(.hidden, for: .navigationBar) } }
        system("statusBarHidden", on: words) { $0.statusBarHidden() }
        system("statusBar", on: words) { $0.statusBar(hidden: true) }
        system("persistentSystemOverlays", on: words) { $0.persistentSystemOverlays(.hidden) }
        screen("searchable", on: NavigationStack { rows }) { _ in NavigationStack { rows.searchable(text: .constant("")) } }
    }

    private var symbolButton: some View { Button("Press", systemImage: "star") {} }

    /// Content that lies below a bar.
    private func scrolled(_ view: some View) -> some View { scrolled(view) { $0 } }
    private func scrolled<Shown: View>(_ view: some View, _ change: (AnyView) -> Shown) -> some View {
        NavigationStack { change(AnyView(ScrollView { view }.defaultScrollAnchor(.bottom))).navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
    }

    private func pushed(_ view: some View) -> some View {
        NavigationStack(path: .constant([1])) { words.navigationDestination(for: Int.self) { _ in view } }
    }
}
