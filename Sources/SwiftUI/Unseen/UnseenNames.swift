/// What changes nothing in a picture, each name with the reason. What would be seen and is not drawn is not among them.
/// Documentation/swiftui.md is made of it, and tests apply each name.
package enum UnseenNames {
    package static let all: [(reason: String, names: [String])] = [
        (
            "VoiceOver, Voice Control and UI tests use it. The list of accessible elements shows most of them.",
            [
                "accessibility", "accessibilityAction", "accessibilityAddTraits", "accessibilityAdjustableAction",
                "accessibilityChildren", "accessibilityDirectTouch", "accessibilityElement", "accessibilityHeading",
                "accessibilityHidden", "accessibilityHint", "accessibilityIdentifier",
                "accessibilityIgnoresInvertColors", "accessibilityInputLabels", "accessibilityLabel",
                "accessibilityRemoveTraits", "accessibilityRepresentation", "accessibilityRespondsToUserInteraction",
                "accessibilityShowsLargeContentViewer", "accessibilitySortPriority", "accessibilityValue",
            ]
        ),
        (
            "VoiceOver says it or moves by it, and the list of accessible elements does not have it.",
            [
                "accessibilityActions", "accessibilityActivationPoint", "accessibilityCustomContent",
                "accessibilityDefaultFocus", "accessibilityDragPoint", "accessibilityDropPoint",
                "accessibilityFocused", "accessibilityLabeledPair", "accessibilityLinkedGroup",
                "accessibilityQuickAction", "accessibilityRotor", "accessibilityRotorEntry",
                "accessibilityScrollAction", "accessibilityScrollStatus", "accessibilityTextContentType",
                "accessibilityZoomAction", "speechAdjustedPitch", "speechAlwaysIncludesPunctuation",
                "speechAnnouncementsQueued", "speechSpellsOutCharacters",
            ]
        ),
        (
            "It is about the keyboard and the cursor, which are seen only while somebody types.",
            [
                "autocapitalization", "autocorrectionDisabled", "defaultFocus", "disableAutocorrection",
                "findDisabled", "findNavigator", "focusEffectDisabled", "focusScope", "focusSection", "focusable",
                "focused",
                "focusedObject", "focusedSceneObject", "focusedSceneValue", "focusedValue", "keyboardShortcut",
                "keyboardToolbarHidden", "keyboardType", "modifiers", "onCommand", "onKeyPress",
                "onModifierKeysChanged", "onSubmit", "prefersDefaultFocus", "replaceDisabled",
                "scrollDismissesKeyboard", "searchDictationBehavior", "searchFocused", "submitLabel", "submitScope",
                "textContentType", "textInputAutocapitalization", "textInputFormattingControlVisibility",
                "textSelection", "textSelectionAffinity", "typeSelectEquivalent", "typesettingLanguage",
                "writingToolsAffordanceVisibility", "writingToolsBehavior",
            ]
        ),
        (
            "It waits for a finger. When a test or a tool touches the view, its code runs.",
            [
                "allowsHitTesting", "gesture", "highPriorityGesture", "onLongPressGesture", "onTapGesture",
                "simultaneousGesture",
            ]
        ),
        (
            "It is seen or felt only while somebody touches.",
            [
                "buttonRepeatBehavior", "contentShape", "contextMenu", "deleteDisabled", "handGestureShortcut",
                "interactiveDismissDisabled", "menuActionDismissBehavior", "menuOrder", "moveDisabled", "onDelete",
                "onMove", "paletteSelectionEffect", "presentationContentInteraction", "refreshable", "renameAction",
                "searchCompletion", "searchPresentationToolbarBehavior", "searchScopes", "searchSuggestions",
                "selectionDisabled", "sensoryFeedback", "swipeActions", "toolbarTitleMenu",
            ]
        ),
        (
            "Nothing is dragged, copied or pasted.",
            [
                "copyable", "cuttable", "draggable", "dropDestination", "itemProvider", "onCopyCommand",
                "onCutCommand", "onDrag", "onDrop", "onPasteCommand", "pasteDestination", "springLoadingBehavior",
            ]
        ),
        (
            "It is about what a phone does not have: a pointer, a pencil, a crown, a remote control, columns beside each other.",
            [
                "defaultHoverEffect", "dialogSeverity", "dialogSuppressionToggle", "digitalCrownAccessory",
                "digitalCrownRotation", "help", "horizontalRadioGroupLayout", "hoverEffect", "hoverEffectDisabled",
                "inspectorColumnWidth", "navigationSplitViewColumnWidth",
                "navigationSplitViewStyle", "navigationViewStyle", "onContinuousHover", "onDeleteCommand",
                "onExitCommand", "onHover", "onMoveCommand", "onPencilDoubleTap", "onPencilSqueeze",
                "onPlayPauseCommand", "scrollInputBehavior", "tabViewCustomization", "tabViewSidebarBottomBar",
                "tabViewSidebarFooter", "tabViewSidebarHeader", "tableColumnHeaders",
            ]
        ),
        (
            "It is about movement. A picture shows a view at rest, and animations are at their end.",
            [
                "animation", "contentTransition", "drawingGroup", "geometryGroup", "glassEffectID",
                "glassEffectTransition", "matchedTransitionSource", "navigationTransition", "onDisappear",
                "onScrollPhaseChange", "onScrollVisibilityChange", "scrollBounceBehavior", "scrollDisabled",
                "scrollIndicators", "scrollIndicatorsFlash", "scrollTarget", "scrollTargetBehavior",
                "scrollTargetLayout", "symbolEffect", "symbolEffectsRemoved", "tabBarMinimizeBehavior",
                "transaction", "transition",
            ]
        ),
        (
            "It names or remembers something, and changes nothing by itself.",
            [
                "EmptyView", "coordinateSpace", "defaultAppStorage", "equatable", "id", "layoutValue",
                "transformAnchorPreference",
            ]
        ),
        (
            "It is for the canvas of Xcode. `preview` reads it where it draws a preview.",
            ["previewDevice", "previewDisplayName", "previewInterfaceOrientation", "previewLayout"]
        ),
        (
            "It is outside of the view: the light of the screen, another app, a widget.",
            [
                "activityBackgroundTint", "activitySystemActionForegroundColor", "allowedDynamicRange",
                "contentCaptureProtected", "defersSystemGestures", "handlesExternalEvents", "invalidatableContent",
                "onContinueUserActivity", "onOpenURL", "presentationPreventsAppTermination", "privacySensitive",
                "userActivity", "widgetAccentable", "widgetLabel", "widgetURL",
            ]
        ),
        (
            "What it opens belongs to another process.",
            [
                "fileDialogConfirmationLabel", "fileDialogDefaultDirectory", "fileDialogImportsUnresolvedAliases",
                "fileDialogMessage", "fileExporter", "fileExporterFilenameLabel", "fileImporter", "fileMover",
                "navigationDocument",
            ]
        ),
    ]
}
