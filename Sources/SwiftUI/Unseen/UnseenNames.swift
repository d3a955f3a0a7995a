/// The modifiers that change nothing in a picture, each with its reason. What would be seen and is not drawn is not among them.
package enum UnseenNames {
    package struct Reason: Sendable {
        package let text: String
        package let names: [String]
    }

    package static let reasons: [Reason] = [
        Reason(text: "it is felt", names: ["sensoryFeedback", "handGestureShortcut"]),
        Reason(
            text: "a phone has no pointer, no pencil, no crown and no remote control",
            names: [
                "help", "onHover", "onContinuousHover", "hoverEffect", "defaultHoverEffect", "hoverEffectDisabled",
                "onPencilDoubleTap", "onPencilSqueeze", "digitalCrownRotation", "digitalCrownAccessory",
                "onMoveCommand", "onPlayPauseCommand", "onExitCommand", "horizontalRadioGroupLayout",
                "scrollInputBehavior",
            ]),
        Reason(
            text: "keys are pressed on a keyboard that is not there",
            names: [
                "keyboardShortcut", "onKeyPress", "onModifierKeysChanged", "onCommand", "onDeleteCommand",
                "typeSelectEquivalent", "modifiers",
            ]),
        Reason(
            text: "nothing is dragged, copied or pasted",
            names: [
                "onDrag", "itemProvider", "draggable", "onDrop", "dropDestination", "copyable", "cuttable",
                "pasteDestination", "onCopyCommand", "onCutCommand", "onPasteCommand", "springLoadingBehavior",
            ]),
        Reason(
            text: "another process shows it",
            names: [
                "fileImporter", "fileExporter", "fileMover", "fileDialogDefaultDirectory", "fileDialogMessage",
                "fileDialogConfirmationLabel", "fileDialogImportsUnresolvedAliases", "fileExporterFilenameLabel",
                "writingToolsBehavior", "writingToolsAffordanceVisibility", "textInputFormattingControlVisibility",
                "navigationDocument",
            ]),
        Reason(
            text: "the focus is nowhere, or in a field",
            names: [
                "focusable", "focusEffectDisabled", "focusSection", "focusScope", "prefersDefaultFocus",
                "focusedValue", "focusedSceneValue", "focusedObject", "focusedSceneObject", "searchFocused",
                "accessibilityFocused", "accessibilityDefaultFocus",
            ]),
        Reason(
            text: "it comes from outside of the app or goes there",
            names: [
                "onOpenURL", "handlesExternalEvents", "userActivity", "onContinueUserActivity", "renameAction",
            ]),
        Reason(
            text: "the system does it, over the app or beside it",
            names: [
                "defersSystemGestures", "persistentSystemOverlays", "statusBarHidden", "statusBar",
                "contentCaptureProtected", "keyboardToolbarHidden", "interactiveDismissDisabled",
                "presentationContentInteraction", "presentationPreventsAppTermination",
            ]),
        Reason(
            text: "it belongs to widgets and live activities",
            names: [
                "widgetURL", "widgetAccentable", "widgetLabel", "activityBackgroundTint",
                "activitySystemActionForegroundColor", "invalidatableContent",
            ]),
        Reason(
            text: "it is spoken or heard, and not among the properties that tests ask for",
            names: [
                "speechAdjustedPitch", "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued",
                "speechSpellsOutCharacters", "accessibilityAction", "accessibilityActions",
                "accessibilityActivationPoint", "accessibilityCustomContent", "accessibilityDragPoint",
                "accessibilityDropPoint", "accessibilityLabeledPair", "accessibilityLinkedGroup",
                "accessibilityQuickAction", "accessibilityRotor", "accessibilityRotorEntry",
                "accessibilityScrollAction", "accessibilityScrollStatus", "accessibilityTextContentType",
                "accessibilityZoomAction",
            ]),
        Reason(
            text: "nothing moves",
            names: [
                "animation", "transaction", "transition", "contentTransition", "symbolEffect", "symbolEffectsRemoved",
                "geometryGroup", "glassEffectTransition", "navigationTransition", "matchedTransitionSource",
                "scrollBounceBehavior", "scrollIndicatorsFlash", "scrollTarget", "scrollTargetLayout",
                "onScrollPhaseChange",
            ]),
        Reason(
            text: "it is seen only when somebody touches",
            names: [
                "contentShape", "contextMenu", "swipeActions", "selectionDisabled", "menuActionDismissBehavior",
                "menuOrder",
                "menuIndicator", "paletteSelectionEffect", "findNavigator", "findDisabled", "replaceDisabled",
                "textSelection", "searchCompletion", "searchDictationBehavior", "searchScopes", "searchSuggestions",
                "searchPresentationToolbarBehavior", "toolbarTitleMenu",
            ]),
        Reason(
            text: "it is for Xcode", names: ["previewDisplayName", "previewDevice", "previewInterfaceOrientation"]),
    ]

    /// Why a modifier changes nothing; nil for one that is drawn or should be.
    package static func reason(for name: String) -> String? {
        reasons.first { $0.names.contains(name) }?.text
    }
}
