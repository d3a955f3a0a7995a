// A name takes one line of a table, however long.
// swift-format-ignore-file

import SwiftUI

/// Modifiers that a picture cannot show, grouped by the reason. Each is applied here, so that it is there, and a test
/// sees that the picture stays as it was. Documentation/swiftui.md lists them.
@MainActor enum UnseenNames {
    /// Their types are in `UniformTypeIdentifiers`, which only code with the adapter has: no test applies them.
    static let withTypesOfFiles = ["fileExporter", "fileImporter", "onPasteCommand"]

    static let all: [NamedPair] = {
        let table = NameTable()
        table.addUnseenWords()
        table.addUnseenInput()
        table.addUnseenMoves()
        table.addUnseenRest()
        return table.pairs
    }()
}

extension NameTable {
    private var form: VStack<TupleView<(Text, TextField<Text>, Button<Text>)>> { VStack { words; field; button } }

    private func unseen(_ name: String, _ change: @escaping @MainActor (AnyView) -> some View) {
        modifier(name, on: AnyView(form), change)
    }

    fileprivate func addUnseenWords() {
        family("VoiceOver, Voice Control and UI tests use it. The list of accessible elements shows most of them.")
        unseen("accessibilityIdentifier") { $0.accessibilityIdentifier("name") }
        unseen("accessibilityLabel") { $0.accessibilityLabel("Name") }
        unseen("accessibilityValue") { $0.accessibilityValue("3") }
        unseen("accessibilityHint") { $0.accessibilityHint("Opens it") }
        unseen("accessibilityInputLabels") { $0.accessibilityInputLabels(["Name"]) }
        unseen("accessibilityElement") { $0.accessibilityElement(children: .combine) }
        unseen("accessibilityHidden") { $0.accessibilityHidden(true) }
        unseen("accessibilityAddTraits") { $0.accessibilityAddTraits(.isHeader) }
        unseen("accessibilityRemoveTraits") { $0.accessibilityRemoveTraits(.isButton) }
        unseen("accessibilityHeading") { $0.accessibilityHeading(.h1) }
        unseen("accessibilitySortPriority") { $0.accessibilitySortPriority(1) }
        unseen("accessibilityRespondsToUserInteraction") { $0.accessibilityRespondsToUserInteraction() }
        unseen("accessibilityIgnoresInvertColors") { $0.accessibilityIgnoresInvertColors() }
        unseen("accessibilityAction") { $0.accessibilityAction {} }
        unseen("accessibilityActions") { $0.accessibilityActions { Button("Open") {} } }
        unseen("accessibilityAdjustableAction") { $0.accessibilityAdjustableAction { _ in } }
        unseen("accessibilityScrollAction") { $0.accessibilityScrollAction { _ in } }
        unseen("accessibilityRepresentation") { $0.accessibilityRepresentation { Text("Name") } }
        unseen("accessibilityChildren") { $0.accessibilityChildren { Text("Name") } }
        unseen("accessibilityShowsLargeContentViewer") { $0.accessibilityShowsLargeContentViewer() }
        unseen("accessibilityDirectTouch") { $0.accessibilityDirectTouch() }
        unseen("accessibilityActivationPoint") { $0.accessibilityActivationPoint(.center) }
        unseen("accessibilityCustomContent") { $0.accessibilityCustomContent("Name", "Ann") }
        unseen("accessibilityTextContentType") { $0.accessibilityTextContentType(.plain) }
        unseen("accessibilityFocused") { $0.accessibilityFocused(AccessibilityFocusState<Bool>().projectedValue) }
        unseen("accessibility") { $0.accessibility(identifier: "name") }
        unseen("speechSpellsOutCharacters") { $0.speechSpellsOutCharacters() }
        unseen("speechAlwaysIncludesPunctuation") { $0.speechAlwaysIncludesPunctuation() }
        unseen("speechAdjustedPitch") { $0.speechAdjustedPitch(1) }
        unseen("speechAnnouncementsQueued") { $0.speechAnnouncementsQueued() }
    }

    fileprivate func addUnseenInput() {
        family("It is about the keyboard and the cursor, which a picture of the content does not have.")
        unseen("keyboardType") { $0.keyboardType(.emailAddress) }
        unseen("textContentType") { $0.textContentType(.emailAddress) }
        unseen("textInputAutocapitalization") { $0.textInputAutocapitalization(.never) }
        unseen("autocapitalization") { $0.autocapitalization(.none) }
        unseen("autocorrectionDisabled") { $0.autocorrectionDisabled() }
        unseen("disableAutocorrection") { $0.disableAutocorrection(true) }
        unseen("submitLabel") { $0.submitLabel(.done) }
        unseen("onSubmit") { $0.onSubmit {} }
        unseen("submitScope") { $0.submitScope() }
        unseen("keyboardShortcut") { $0.keyboardShortcut(.defaultAction) }
        unseen("onKeyPress") { $0.onKeyPress(.return) { .handled } }
        unseen("scrollDismissesKeyboard") { $0.scrollDismissesKeyboard(.immediately) }
        unseen("textSelection") { $0.textSelection(.enabled) }
        unseen("focused") { $0.focused(FocusState<Bool>().projectedValue) }
        unseen("focusable") { $0.focusable() }
        unseen("focusedSceneValue") { $0.focusedSceneValue(\.numberOfWords, 3) }
        unseen("focusedValue") { $0.focusedValue(\.numberOfWords, 3) }
        unseen("focusSection") { $0.focusSection() }
        unseen("writingToolsBehavior") { $0.writingToolsBehavior(.disabled) }
        unseen("typesettingLanguage") { $0.typesettingLanguage(.automatic) }

        unseen("focusScope") { $0.focusScope(Namespace().wrappedValue) }
        unseen("focusEffectDisabled") { $0.focusEffectDisabled() }
        unseen("findNavigator") { $0.findNavigator(isPresented: .constant(false)) }
        unseen("findDisabled") { $0.findDisabled() }
        unseen("replaceDisabled") { $0.replaceDisabled() }
        unseen("writingToolsAffordanceVisibility") { $0.writingToolsAffordanceVisibility(.hidden) }

        family("It waits for a finger, a pointer or another app. What it then does is run when a test or a tool touches the view.")
        unseen("onTapGesture") { $0.onTapGesture {} }
        unseen("onLongPressGesture") { $0.onLongPressGesture {} }
        unseen("gesture") { $0.gesture(TapGesture()) }
        unseen("simultaneousGesture") { $0.simultaneousGesture(TapGesture()) }
        unseen("highPriorityGesture") { $0.highPriorityGesture(TapGesture()) }
        unseen("allowsHitTesting") { $0.allowsHitTesting(false) }
        unseen("contentShape") { $0.contentShape(Rectangle()) }
        unseen("onHover") { $0.onHover { _ in } }
        unseen("hoverEffect") { $0.hoverEffect() }
        unseen("help") { $0.help("Opens it") }
        modifier("onDelete", on: List { ForEach(0..<2) { Text("\($0)") } }) { _ in List { ForEach(0..<2) { Text("\($0)") }.onDelete { _ in } } }
        modifier("onMove", on: List { ForEach(0..<2) { Text("\($0)") } }) { _ in List { ForEach(0..<2) { Text("\($0)") }.onMove { _, _ in } } }
        modifier("deleteDisabled", on: List { words }) { _ in List { words.deleteDisabled(true) } }
        modifier("moveDisabled", on: List { words }) { _ in List { words.moveDisabled(true) } }
        unseen("contextMenu") { $0.contextMenu { Button("Open") {} } }
        unseen("menuOrder") { $0.menuOrder(.fixed) }
        unseen("menuActionDismissBehavior") { $0.menuActionDismissBehavior(.disabled) }
        unseen("onContinuousHover") { $0.onContinuousHover { _ in } }
        unseen("defaultHoverEffect") { $0.defaultHoverEffect(.automatic) }
        unseen("hoverEffectDisabled") { $0.hoverEffectDisabled() }
        unseen("onDrop") { $0.onDrop(of: ["public.text"], isTargeted: nil) { _ in false } }
        unseen("springLoadingBehavior") { $0.springLoadingBehavior(.enabled) }
        unseen("searchSuggestions") { $0.searchSuggestions { Text("Name") } }
        unseen("searchCompletion") { $0.searchCompletion("name") }
        unseen("toolbarTitleMenu") { $0.toolbarTitleMenu { Button("Open") {} } }
        unseen("renameAction") { $0.renameAction {} }
        unseen("copyable") { $0.copyable(["Name"]) }
        unseen("handlesExternalEvents") { $0.handlesExternalEvents(preferring: [], allowing: []) }
        unseen("onScrollVisibilityChange") { $0.onScrollVisibilityChange { _ in } }
        unseen("onDrag") { $0.onDrag { NSItemProvider() } }
        unseen("draggable") { $0.draggable("Name") }
        unseen("dropDestination") { $0.dropDestination(for: String.self) { _, _ in true } }
        unseen("onOpenURL") { $0.onOpenURL { _ in } }
        unseen("userActivity") { $0.userActivity("open") { _ in } }
        unseen("onContinueUserActivity") { $0.onContinueUserActivity("open") { _ in } }
        unseen("sensoryFeedback") { $0.sensoryFeedback(.success, trigger: 1) }
        unseen("buttonRepeatBehavior") { $0.buttonRepeatBehavior(.enabled) }
        unseen("interactiveDismissDisabled") { $0.interactiveDismissDisabled() }
        unseen("presentationContentInteraction") { $0.presentationContentInteraction(.scrolls) }
        unseen("refreshable") { $0.refreshable {} }
        unseen("swipeActions") { $0.swipeActions { Button("Delete") {} } }
        unseen("selectionDisabled") { $0.selectionDisabled() }
        unseen("onDisappear") { $0.onDisappear {} }
    }

    fileprivate func addUnseenMoves() {
        family("It is about movement. A picture shows a view at rest, and animations are at their end.")
        unseen("animation") { $0.animation(.default, value: 1) }
        unseen("transition") { $0.transition(.opacity) }
        unseen("contentTransition") { $0.contentTransition(.opacity) }
        unseen("transaction") { $0.transaction { _ in } }
        unseen("symbolEffect") { $0.symbolEffect(.bounce, value: 1) }
        unseen("symbolEffectsRemoved") { $0.symbolEffectsRemoved() }
        unseen("geometryGroup") { $0.geometryGroup() }
        unseen("drawingGroup") { $0.drawingGroup() }
        unseen("scrollDisabled") { $0.scrollDisabled(true) }
        unseen("scrollIndicators") { $0.scrollIndicators(.hidden) }
        unseen("scrollIndicatorsFlash") { $0.scrollIndicatorsFlash(onAppear: true) }
        unseen("scrollBounceBehavior") { $0.scrollBounceBehavior(.basedOnSize) }
        unseen("scrollTargetLayout") { $0.scrollTargetLayout() }
        unseen("scrollTargetBehavior") { $0.scrollTargetBehavior(.paging) }
        unseen("onScrollPhaseChange") { $0.onScrollPhaseChange { _, _ in } }
        unseen("matchedTransitionSource") { $0.matchedTransitionSource(id: 1, in: Namespace().wrappedValue) }
        unseen("glassEffectTransition") { $0.glassEffectTransition(.identity) }
        unseen("glassEffectID") { $0.glassEffectID(1, in: Namespace().wrappedValue) }
    }

    fileprivate func addUnseenRest() {
        family("It names or remembers something, and changes nothing by itself.")
        unseen("id") { $0.id(1) }
        unseen("coordinateSpace") { $0.coordinateSpace(.named("all")) }
        modifier("equatable", on: Same()) { $0.equatable() }
        modifier("EmptyView", on: VStack { words; field }) { _ in VStack { words; EmptyView(); field } }
        unseen("layoutValue") { $0.layoutValue(key: Remembered.self, value: 3) }
        unseen("transformAnchorPreference") { $0.transformAnchorPreference(key: Noted.self, value: .bounds) { value, _ in value += 1 } }
        unseen("defaultAppStorage") { $0.defaultAppStorage(.standard) }

        family("It is for the canvas of Xcode. `preview` reads it where it draws a preview.")
        unseen("previewDisplayName") { $0.previewDisplayName("Name") }
        unseen("previewLayout") { $0.previewLayout(.sizeThatFits) }
        unseen("previewDevice") { $0.previewDevice("iPhone 16") }
        unseen("previewInterfaceOrientation") { $0.previewInterfaceOrientation(.portrait) }

        family("It is outside of the view: the status bar, another process, a widget, a Mac.")
        unseen("statusBarHidden") { $0.statusBarHidden() }
        unseen("statusBar") { $0.statusBar(hidden: true) }
        unseen("persistentSystemOverlays") { $0.persistentSystemOverlays(.hidden) }
        unseen("defersSystemGestures") { $0.defersSystemGestures(on: .all) }
        unseen("widgetURL") { $0.widgetURL(nil) }
        unseen("navigationViewStyle") { $0.navigationViewStyle(.stack) }
        unseen("widgetAccentable") { $0.widgetAccentable() }
        unseen("navigationSplitViewStyle") { $0.navigationSplitViewStyle(.balanced) }
        unseen("navigationSplitViewColumnWidth") { $0.navigationSplitViewColumnWidth(200) }
        unseen("presentationPreventsAppTermination") { $0.presentationPreventsAppTermination(true) }
        unseen("contentCaptureProtected") { $0.contentCaptureProtected(true) }
        unseen("digitalCrownRotation") { $0.digitalCrownRotation(.constant(0.0)) }
        unseen("onMoveCommand") { $0.onMoveCommand { _ in } }
        unseen("onExitCommand") { $0.onExitCommand {} }
        unseen("onPlayPauseCommand") { $0.onPlayPauseCommand {} }
        unseen("onDeleteCommand") { $0.onDeleteCommand {} }
        unseen("privacySensitive") { $0.privacySensitive() }
        unseen("allowedDynamicRange") { $0.allowedDynamicRange(.high) }
    }

    private struct Same: View, Equatable {
        var body: some View { Text("Some words") }
    }
}

private nonisolated struct Remembered: LayoutValueKey { static let defaultValue = 0 }

private nonisolated struct Noted: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct NumberOfWords: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
    fileprivate var numberOfWords: Int? {
        get { self[NumberOfWords.self] }
        set { self[NumberOfWords.self] = newValue }
    }
}
