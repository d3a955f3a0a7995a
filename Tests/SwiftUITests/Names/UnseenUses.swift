// A name takes one line of a table, however long.
// swift-format-ignore-file

import Combine
import SwiftUI

/// A use of each of `UnseenNames`, so that it is there, and a test sees that the picture stays as it was.
@MainActor enum UnseenUses {
    static let all: [NamedPair] = {
        let table = NameTable()
        table.addAccessibility()
        table.addInput()
        table.addMovement()
        table.addSurroundings()
        return table.pairs
    }()

    /// What no test applies.
    static let unapplied: [(reason: String, names: [String])] = [
        (
            "their types are in `UniformTypeIdentifiers`, which only code with the adapter has.",
            ["fileExporter", "fileImporter", "onPasteCommand"]
        )
    ]
}

extension NameTable {
    private var form: VStack<TupleView<(Text, TextField<Text>, Button<Text>)>> { VStack { words; field; button } }

    private func unseen(_ name: String, _ change: @escaping @MainActor (AnyView) -> some View) {
        modifier(name, on: AnyView(form), change)
    }

    fileprivate func addAccessibility() {
        unseen("accessibility") { $0.accessibility(identifier: "name") }
        unseen("accessibilityAction") { $0.accessibilityAction {} }
        unseen("accessibilityAddTraits") { $0.accessibilityAddTraits(.isHeader) }
        unseen("accessibilityAdjustableAction") { $0.accessibilityAdjustableAction { _ in } }
        unseen("accessibilityChildren") { $0.accessibilityChildren { Text("Name") } }
        unseen("accessibilityDirectTouch") { $0.accessibilityDirectTouch() }
        unseen("accessibilityElement") { $0.accessibilityElement(children: .combine) }
        unseen("accessibilityHeading") { $0.accessibilityHeading(.h1) }
        unseen("accessibilityHidden") { $0.accessibilityHidden(true) }
        unseen("accessibilityHint") { $0.accessibilityHint("Opens it") }
        unseen("accessibilityIdentifier") { $0.accessibilityIdentifier("name") }
        unseen("accessibilityIgnoresInvertColors") { $0.accessibilityIgnoresInvertColors() }
        unseen("accessibilityInputLabels") { $0.accessibilityInputLabels(["Name"]) }
        unseen("accessibilityLabel") { $0.accessibilityLabel("Name") }
        unseen("accessibilityRemoveTraits") { $0.accessibilityRemoveTraits(.isButton) }
        unseen("accessibilityRepresentation") { $0.accessibilityRepresentation { Text("Name") } }
        unseen("accessibilityRespondsToUserInteraction") { $0.accessibilityRespondsToUserInteraction() }
        unseen("accessibilityShowsLargeContentViewer") { $0.accessibilityShowsLargeContentViewer() }
        unseen("accessibilitySortPriority") { $0.accessibilitySortPriority(1) }
        unseen("accessibilityValue") { $0.accessibilityValue("3") }

        unseen("accessibilityActions") { $0.accessibilityActions { Button("Open") {} } }
        unseen("accessibilityActivationPoint") { $0.accessibilityActivationPoint(.center) }
        unseen("accessibilityCustomContent") { $0.accessibilityCustomContent("Name", "Ann") }
        unseen("accessibilityDefaultFocus") { $0.accessibilityDefaultFocus(AccessibilityFocusState<Bool>().projectedValue, true) }
        unseen("accessibilityDragPoint") { $0.accessibilityDragPoint(.center, description: Text("Name")) }
        unseen("accessibilityDropPoint") { $0.accessibilityDropPoint(.center, description: Text("Name")) }
        unseen("accessibilityFocused") { $0.accessibilityFocused(AccessibilityFocusState<Bool>().projectedValue) }
        unseen("accessibilityLabeledPair") { $0.accessibilityLabeledPair(role: .label, id: 1, in: Namespace().wrappedValue) }
        unseen("accessibilityLinkedGroup") { $0.accessibilityLinkedGroup(id: 1, in: Namespace().wrappedValue) }
        unseen("accessibilityQuickAction") { $0.accessibilityQuickAction(style: .prompt) { Button("Open") {} } }
        unseen("accessibilityRotor") { $0.accessibilityRotor("Names") { AccessibilityRotorEntry("Name", id: 1) } }
        unseen("accessibilityRotorEntry") { $0.accessibilityRotorEntry(id: 1, in: Namespace().wrappedValue) }
        unseen("accessibilityScrollAction") { $0.accessibilityScrollAction { _ in } }
        unseen("accessibilityScrollStatus") { $0.accessibilityScrollStatus(Text("Page 1")) }
        unseen("accessibilityTextContentType") { $0.accessibilityTextContentType(.plain) }
        unseen("accessibilityZoomAction") { $0.accessibilityZoomAction { _ in } }
        unseen("speechAdjustedPitch") { $0.speechAdjustedPitch(1) }
        unseen("speechAlwaysIncludesPunctuation") { $0.speechAlwaysIncludesPunctuation() }
        unseen("speechAnnouncementsQueued") { $0.speechAnnouncementsQueued() }
        unseen("speechSpellsOutCharacters") { $0.speechSpellsOutCharacters() }
    }

    fileprivate func addInput() {
        unseen("autocapitalization") { $0.autocapitalization(.none) }
        unseen("autocorrectionDisabled") { $0.autocorrectionDisabled() }
        unseen("defaultFocus") { $0.defaultFocus(FocusState<Bool>().projectedValue, true) }
        unseen("disableAutocorrection") { $0.disableAutocorrection(true) }
        unseen("findDisabled") { $0.findDisabled() }
        unseen("findNavigator") { $0.findNavigator(isPresented: .constant(false)) }
        unseen("focusEffectDisabled") { $0.focusEffectDisabled() }
        unseen("focusScope") { $0.focusScope(Namespace().wrappedValue) }
        unseen("focusSection") { $0.focusSection() }
        unseen("focusable") { $0.focusable() }
        unseen("focused") { $0.focused(FocusState<Bool>().projectedValue) }
        unseen("focusedObject") { $0.focusedObject(Model()) }
        unseen("focusedSceneObject") { $0.focusedSceneObject(Model()) }
        unseen("focusedSceneValue") { $0.focusedSceneValue(\.numberOfWords, 3) }
        unseen("focusedValue") { $0.focusedValue(\.numberOfWords, 3) }
        unseen("keyboardShortcut") { $0.keyboardShortcut(.defaultAction) }
        unseen("keyboardToolbarHidden") { $0.keyboardToolbarHidden(true) }
        unseen("keyboardType") { $0.keyboardType(.emailAddress) }
        unseen("modifiers") { $0.gesture(TapGesture().modifiers(.command)) }
        unseen("onCommand") { $0.onCommand("open") {} }
        unseen("onKeyPress") { $0.onKeyPress(.return) { .handled } }
        unseen("onModifierKeysChanged") { $0.onModifierKeysChanged { _, _ in } }
        unseen("onSubmit") { $0.onSubmit {} }
        unseen("prefersDefaultFocus") { $0.prefersDefaultFocus(in: Namespace().wrappedValue) }
        unseen("replaceDisabled") { $0.replaceDisabled() }
        unseen("scrollDismissesKeyboard") { $0.scrollDismissesKeyboard(.immediately) }
        unseen("searchDictationBehavior") { $0.searchDictationBehavior(.preventDictation) }
        unseen("searchFocused") { $0.searchFocused(FocusState<Bool>().projectedValue) }
        unseen("submitLabel") { $0.submitLabel(.done) }
        unseen("submitScope") { $0.submitScope() }
        unseen("textContentType") { $0.textContentType(.emailAddress) }
        unseen("textInputAutocapitalization") { $0.textInputAutocapitalization(.never) }
        unseen("textInputFormattingControlVisibility") { $0.textInputFormattingControlVisibility(.hidden, for: .all) }
        unseen("textSelection") { $0.textSelection(.enabled) }
        unseen("textSelectionAffinity") { $0.textSelectionAffinity(.upstream) }
        unseen("typeSelectEquivalent") { $0.typeSelectEquivalent("Name") }
        unseen("typesettingLanguage") { $0.typesettingLanguage(.automatic) }
        unseen("writingToolsAffordanceVisibility") { $0.writingToolsAffordanceVisibility(.hidden) }
        unseen("writingToolsBehavior") { $0.writingToolsBehavior(.disabled) }

        unseen("allowsHitTesting") { $0.allowsHitTesting(false) }
        unseen("gesture") { $0.gesture(TapGesture()) }
        unseen("highPriorityGesture") { $0.highPriorityGesture(TapGesture()) }
        unseen("onLongPressGesture") { $0.onLongPressGesture {} }
        unseen("onTapGesture") { $0.onTapGesture {} }
        unseen("simultaneousGesture") { $0.simultaneousGesture(TapGesture()) }

        unseen("buttonRepeatBehavior") { $0.buttonRepeatBehavior(.enabled) }
        unseen("contentShape") { $0.contentShape(Rectangle()) }
        unseen("contextMenu") { $0.contextMenu { Button("Open") {} } }
        modifier("deleteDisabled", on: List { words }) { _ in List { words.deleteDisabled(true) } }
        unseen("handGestureShortcut") { $0.handGestureShortcut(.primaryAction) }
        unseen("interactiveDismissDisabled") { $0.interactiveDismissDisabled() }
        unseen("menuActionDismissBehavior") { $0.menuActionDismissBehavior(.disabled) }
        unseen("menuOrder") { $0.menuOrder(.fixed) }
        modifier("moveDisabled", on: List { words }) { _ in List { words.moveDisabled(true) } }
        modifier("onDelete", on: List { ForEach(0..<2) { Text("\($0)") } }) { _ in List { ForEach(0..<2) { Text("\($0)") }.onDelete { _ in } } }
        modifier("onMove", on: List { ForEach(0..<2) { Text("\($0)") } }) { _ in List { ForEach(0..<2) { Text("\($0)") }.onMove { _, _ in } } }
        unseen("paletteSelectionEffect") { $0.paletteSelectionEffect(.custom) }
        unseen("presentationContentInteraction") { $0.presentationContentInteraction(.scrolls) }
        unseen("refreshable") { $0.refreshable {} }
        unseen("renameAction") { $0.renameAction {} }
        unseen("searchCompletion") { $0.searchCompletion("name") }
        unseen("searchPresentationToolbarBehavior") { $0.searchPresentationToolbarBehavior(.avoidHidingContent) }
        unseen("searchScopes") { $0.searchScopes(.constant(1)) { Text("Name").tag(1) } }
        unseen("searchSuggestions") { $0.searchSuggestions { Text("Name") } }
        unseen("selectionDisabled") { $0.selectionDisabled() }
        unseen("sensoryFeedback") { $0.sensoryFeedback(.success, trigger: 1) }
        unseen("swipeActions") { $0.swipeActions { Button("Delete") {} } }
        unseen("toolbarTitleMenu") { $0.toolbarTitleMenu { Button("Open") {} } }

        unseen("copyable") { $0.copyable(["Name"]) }
        unseen("cuttable") { $0.cuttable(for: String.self) { [] } }
        unseen("draggable") { $0.draggable("Name") }
        unseen("dropDestination") { $0.dropDestination(for: String.self) { _, _ in true } }
        unseen("itemProvider") { $0.itemProvider { nil } }
        unseen("onCopyCommand") { $0.onCopyCommand { [] } }
        unseen("onCutCommand") { $0.onCutCommand { [] } }
        unseen("onDrag") { $0.onDrag { NSItemProvider() } }
        unseen("onDrop") { $0.onDrop(of: ["public.text"], isTargeted: nil) { _ in false } }
        unseen("pasteDestination") { $0.pasteDestination(for: String.self) { _ in } }
        unseen("springLoadingBehavior") { $0.springLoadingBehavior(.enabled) }

        unseen("defaultHoverEffect") { $0.defaultHoverEffect(.automatic) }
        unseen("digitalCrownAccessory") { $0.digitalCrownAccessory(.visible) }
        unseen("digitalCrownRotation") { $0.digitalCrownRotation(.constant(0.0)) }
        unseen("help") { $0.help("Opens it") }
        unseen("horizontalRadioGroupLayout") { $0.horizontalRadioGroupLayout() }
        unseen("hoverEffect") { $0.hoverEffect() }
        unseen("hoverEffectDisabled") { $0.hoverEffectDisabled() }
        unseen("navigationSplitViewColumnWidth") { $0.navigationSplitViewColumnWidth(200) }
        unseen("inspectorColumnWidth") { $0.inspectorColumnWidth(200) }
        unseen("dialogSeverity") { $0.dialogSeverity(.critical) }
        unseen("dialogSuppressionToggle") { $0.dialogSuppressionToggle(isSuppressed: .constant(true)) }
        unseen("tabViewCustomization") { $0.tabViewCustomization(.constant(TabViewCustomization())) }
        unseen("tabViewSidebarBottomBar") { $0.tabViewSidebarBottomBar { Text("Below") } }
        unseen("tabViewSidebarFooter") { $0.tabViewSidebarFooter { Text("Below") } }
        unseen("tabViewSidebarHeader") { $0.tabViewSidebarHeader { Text("Above") } }
        unseen("tableColumnHeaders") { $0.tableColumnHeaders(.hidden) }
        unseen("navigationSplitViewStyle") { $0.navigationSplitViewStyle(.balanced) }
        unseen("navigationViewStyle") { $0.navigationViewStyle(.stack) }
        unseen("onContinuousHover") { $0.onContinuousHover { _ in } }
        unseen("onDeleteCommand") { $0.onDeleteCommand {} }
        unseen("onExitCommand") { $0.onExitCommand {} }
        unseen("onHover") { $0.onHover { _ in } }
        unseen("onMoveCommand") { $0.onMoveCommand { _ in } }
        unseen("onPencilDoubleTap") { $0.onPencilDoubleTap { _ in } }
        unseen("onPencilSqueeze") { $0.onPencilSqueeze { _ in } }
        unseen("onPlayPauseCommand") { $0.onPlayPauseCommand {} }
        unseen("scrollInputBehavior") { $0.scrollInputBehavior(.disabled, for: .handGestureShortcut) }
    }

    fileprivate func addMovement() {
        unseen("animation") { $0.animation(.default, value: 1) }
        unseen("contentTransition") { $0.contentTransition(.opacity) }
        unseen("drawingGroup") { $0.drawingGroup() }
        unseen("geometryGroup") { $0.geometryGroup() }
        unseen("glassEffectID") { $0.glassEffectID(1, in: Namespace().wrappedValue) }
        unseen("glassEffectTransition") { $0.glassEffectTransition(.identity) }
        unseen("matchedTransitionSource") { $0.matchedTransitionSource(id: 1, in: Namespace().wrappedValue) }
        unseen("navigationTransition") { $0.navigationTransition(.automatic) }
        unseen("onDisappear") { $0.onDisappear {} }
        unseen("onScrollPhaseChange") { $0.onScrollPhaseChange { _, _ in } }
        unseen("onScrollVisibilityChange") { $0.onScrollVisibilityChange { _ in } }
        unseen("scrollBounceBehavior") { $0.scrollBounceBehavior(.basedOnSize) }
        unseen("scrollDisabled") { $0.scrollDisabled(true) }
        unseen("scrollIndicators") { $0.scrollIndicators(.hidden) }
        unseen("scrollIndicatorsFlash") { $0.scrollIndicatorsFlash(onAppear: true) }
        unseen("scrollTarget") { $0.scrollTarget() }
        unseen("scrollTargetBehavior") { $0.scrollTargetBehavior(.paging) }
        unseen("scrollTargetLayout") { $0.scrollTargetLayout() }
        unseen("symbolEffect") { $0.symbolEffect(.bounce, value: 1) }
        unseen("symbolEffectsRemoved") { $0.symbolEffectsRemoved() }
        unseen("transaction") { $0.transaction { _ in } }
        unseen("tabBarMinimizeBehavior") { $0.tabBarMinimizeBehavior(.onScrollDown) }
        unseen("transition") { $0.transition(.opacity) }
    }

    fileprivate func addSurroundings() {
        modifier("EmptyView", on: VStack { words; field }) { _ in VStack { words; EmptyView(); field } }
        unseen("coordinateSpace") { $0.coordinateSpace(.named("all")) }
        unseen("defaultAppStorage") { $0.defaultAppStorage(.standard) }
        modifier("equatable", on: Same()) { $0.equatable() }
        unseen("id") { $0.id(1) }
        unseen("layoutValue") { $0.layoutValue(key: Remembered.self, value: 3) }
        unseen("transformAnchorPreference") { $0.transformAnchorPreference(key: Noted.self, value: .bounds) { value, _ in value += 1 } }

        unseen("previewDevice") { $0.previewDevice("iPhone 16") }
        unseen("previewDisplayName") { $0.previewDisplayName("Name") }
        unseen("previewInterfaceOrientation") { $0.previewInterfaceOrientation(.portrait) }
        unseen("previewLayout") { $0.previewLayout(.sizeThatFits) }

        unseen("activityBackgroundTint") { $0.activityBackgroundTint(.red) }
        unseen("activitySystemActionForegroundColor") { $0.activitySystemActionForegroundColor(.red) }
        unseen("allowedDynamicRange") { $0.allowedDynamicRange(.high) }
        unseen("contentCaptureProtected") { $0.contentCaptureProtected(true) }
        unseen("defersSystemGestures") { $0.defersSystemGestures(on: .all) }
        unseen("handlesExternalEvents") { $0.handlesExternalEvents(preferring: [], allowing: []) }
        unseen("invalidatableContent") { $0.invalidatableContent() }
        unseen("onContinueUserActivity") { $0.onContinueUserActivity("open") { _ in } }
        unseen("onOpenURL") { $0.onOpenURL { _ in } }
        unseen("presentationPreventsAppTermination") { $0.presentationPreventsAppTermination(true) }
        unseen("privacySensitive") { $0.privacySensitive() }
        unseen("userActivity") { $0.userActivity("open") { _ in } }
        unseen("widgetAccentable") { $0.widgetAccentable() }
        unseen("widgetLabel") { $0.widgetLabel("Name") }
        unseen("widgetURL") { $0.widgetURL(nil) }

        unseen("fileDialogConfirmationLabel") { $0.fileDialogConfirmationLabel(Text("Fine")) }
        unseen("fileDialogDefaultDirectory") { $0.fileDialogDefaultDirectory(URL(fileURLWithPath: "/")) }
        unseen("fileDialogImportsUnresolvedAliases") { $0.fileDialogImportsUnresolvedAliases(true) }
        unseen("fileDialogMessage") { $0.fileDialogMessage(Text("Fine")) }
        unseen("fileExporterFilenameLabel") { $0.fileExporterFilenameLabel(Text("Name")) }
        unseen("fileMover") { $0.fileMover(isPresented: .constant(true), file: nil) { _ in } }
        unseen("navigationDocument") { $0.navigationDocument(URL(fileURLWithPath: "/")) }
    }

    private struct Same: View, Equatable {
        var body: some View { Text("Some words") }
    }

    private final class Model: ObservableObject {}
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
